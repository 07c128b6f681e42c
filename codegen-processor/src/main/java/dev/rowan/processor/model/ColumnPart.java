package dev.rowan.processor.model;

/** What a condition compares, or a statement writes: a column, or a part of its value. */
public sealed interface ColumnPart {
  /** The whole column; for {@code CONTAINS}, each element of it. */
  record Whole() implements ColumnPart {}

  /** The value of a key of a map. */
  record Entry(ConditionValue key) implements ColumnPart {}

  /** An element of a list. */
  record Element(ConditionValue index) implements ColumnPart {}

  /** A field of a user-defined type. */
  record Field(UdtModel type, PropertyModel field) implements ColumnPart {}
}
