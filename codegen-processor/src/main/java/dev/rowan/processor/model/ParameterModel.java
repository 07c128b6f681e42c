package dev.rowan.processor.model;

import java.util.Optional;

/**
 * One parameter of a DAO method.
 *
 * @param kind what it is for
 * @param valueType what a value, or each of a range or a collection, would be stored as; an {@code
 *     Unsupported} for the other kinds
 * @param entity the entity's qualified name, for an entity or its patch
 */
public record ParameterModel(
    String name,
    JavaType type,
    Kind kind,
    ColumnType valueType,
    Optional<String> entity,
    Origin origin) {
  /** What a parameter is for. */
  public enum Kind {
    ENTITY,
    /** The patch of an entity. */
    PATCH,
    /** A value that restricts or sets the property it names. */
    VALUE,
    RANGE,
    /** Values of which the property that it names has one. */
    ANY_OF,
    LIMIT,
    PAGE_REQUEST,
    READ_OPTIONS,
    WRITE_OPTIONS,
    /** A type that is none of these and that no column can hold. */
    OTHER
  }

  /** The Java type of the value, of each bound of a range, or of each of several values. */
  public JavaType valueJavaType() {
    return kind == Kind.RANGE || kind == Kind.ANY_OF ? type.arguments().get(0) : type;
  }
}
