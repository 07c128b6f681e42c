package dev.rowan.processor.model;

import java.util.Optional;

/**
 * One parameter of a DAO method.
 *
 * @param kind the role of the parameter
 * @param valueType the stored type of the value, or of each value of a range or a collection; an
 *     {@code Unsupported} for the other kinds
 * @param entity the entity's qualified name, for an entity, a collection of it or its patch
 * @param converter the converter of the parameter or its DAO that applies to the values
 */
public record ParameterModel(
    String name,
    JavaType type,
    Kind kind,
    ColumnType valueType,
    Optional<String> entity,
    Optional<ParameterConverter> converter,
    Origin origin) {
  /** Creates a parameter without a converter. */
  public ParameterModel(
      String name,
      JavaType type,
      Kind kind,
      ColumnType valueType,
      Optional<String> entity,
      Origin origin) {
    this(name, type, kind, valueType, entity, Optional.empty(), origin);
  }

  /** The role of a parameter. */
  public enum Kind {
    ENTITY,
    /** A collection of entities, which an insert writes. */
    ENTITIES,
    /** The patch of an entity. */
    PATCH,
    /** A value that restricts or sets the property it names. */
    VALUE,
    RANGE,
    /** A collection of values; the property that it names has one of them. */
    ANY_OF,
    LIMIT,
    PER_PARTITION_LIMIT,
    PAGE_REQUEST,
    READ_OPTIONS,
    WRITE_OPTIONS,
    /** The content of a large value, which an insert stores in chunks. */
    CONTENT,
    /** A type that only a column with a converter can hold. */
    OTHER,
    /** A value that the condition of a read names. It restricts no property by its own name. */
    COMPARED
  }

  /** Returns the parameter as one that the condition of a read names. */
  public ParameterModel compared() {
    return as(Kind.COMPARED);
  }

  private ParameterModel as(Kind newKind) {
    return new ParameterModel(name, type, newKind, valueType, entity, converter, origin);
  }

  /** Returns the parameter with a converter that may apply. */
  public ParameterModel convertedBy(ParameterConverter by) {
    return new ParameterModel(name, type, kind, valueType, entity, Optional.of(by), origin);
  }

  /** Returns the parameter with the values that its converter stores. */
  public ParameterModel converted() {
    ParameterConverter by = converter.orElseThrow();
    ParameterModel stored = by.stored();
    return new ParameterModel(
        name,
        stored.type(),
        kind == Kind.COMPARED ? kind : stored.kind(),
        stored.valueType(),
        entity,
        Optional.of(by.appliedTo(type)),
        origin);
  }

  /** Returns the converter of the values, if it applies. */
  public Optional<ParameterConverter> appliedConverter() {
    return converter.filter(each -> each.declared().isPresent());
  }

  /** Returns the type as the method declares it. */
  public JavaType declaredType() {
    return appliedConverter().flatMap(ParameterConverter::declared).orElse(type);
  }

  /** Returns the parameter as one with the content of a large value. */
  public ParameterModel content() {
    return as(Kind.CONTENT);
  }

  /** Whether its type is a stream or an array of bytes. */
  boolean isBytes() {
    return type.is("java.io.InputStream") || type.text().equals("byte[]");
  }

  /** Whether it restricts a property by its name, with one value or several. */
  public boolean restricts() {
    return kind == Kind.VALUE || kind == Kind.ANY_OF || kind == Kind.RANGE;
  }

  /**
   * Returns the Java type of the value, of a bound of the range, or of each element of the
   * collection.
   */
  public JavaType valueJavaType() {
    return switch (kind) {
      case RANGE, ANY_OF, ENTITIES -> type.arguments().get(0);
      default -> type;
    };
  }
}
