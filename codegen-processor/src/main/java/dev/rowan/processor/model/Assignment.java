package dev.rowan.processor.model;

/**
 * What a statement writes into the column of one property, or into a part of it.
 *
 * @param as the parameter that would set the property
 * @param part what is written; the whole column unless the kind is {@code SET}
 * @param value a value of the part; for the other kinds, the elements or the amount
 */
public record Assignment(ParameterModel as, Kind kind, ColumnPart part, ConditionValue value) {
  /** How a value is written. */
  public enum Kind {
    /** The part has the value. */
    SET,
    /** The elements are added to a collection, at the end of a list, or the amount to a counter. */
    ADD,
    /** The elements or keys are removed, or the amount is subtracted from a counter. */
    SUBTRACT,
    /** The elements are added at the start of a list. */
    PREPEND
  }
}
