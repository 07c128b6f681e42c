package dev.rowan.processor.model;

import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.stream.Stream;

/**
 * The type of a column: the stored type of a property, of an element of a collection, or of a
 * parameter. A type inside another is always frozen.
 */
public sealed interface ColumnType {
  /** A single value. */
  record Scalar(ScalarKind kind) implements ColumnType {
    @Override
    public <R> R match(Cases<R> cases) {
      return cases.scalar(this);
    }
  }

  /** A Java type that is stored as another type, such as a year as a number. */
  record Converted(ColumnType stored, Conversion by) implements ColumnType {
    /** Freezes the stored type: a converted value is one value. */
    public Converted {
      stored = stored.frozenType();
    }

    @Override
    public <R> R match(Cases<R> cases) {
      return cases.converted(this);
    }
  }

  /** A constant of an enum, stored as text by its name; {@code constants} are all names. */
  record EnumByName(JavaType type, List<String> constants) implements ColumnType {
    public EnumByName {
      constants = List.copyOf(constants);
    }

    @Override
    public <R> R match(Cases<R> cases) {
      return cases.enumByName(this);
    }
  }

  /** A list. */
  record ListOf(ColumnType element, boolean frozen) implements ColumnType {
    /** Freezes the element. */
    public ListOf {
      element = element.frozenType();
    }

    @Override
    public <R> R match(Cases<R> cases) {
      return cases.list(this);
    }
  }

  /** A set. */
  record SetOf(ColumnType element, boolean frozen) implements ColumnType {
    /** Freezes the element. */
    public SetOf {
      element = element.frozenType();
    }

    @Override
    public <R> R match(Cases<R> cases) {
      return cases.set(this);
    }
  }

  /** A map. */
  record MapOf(ColumnType key, ColumnType value, boolean frozen) implements ColumnType {
    /** Freezes key and value. */
    public MapOf {
      key = key.frozenType();
      value = value.frozenType();
    }

    @Override
    public <R> R match(Cases<R> cases) {
      return cases.map(this);
    }
  }

  /** A counter, which can only be incremented. */
  record Count() implements ColumnType {
    @Override
    public <R> R match(Cases<R> cases) {
      return cases.count(this);
    }
  }

  /** A vector of floats. */
  record VectorOf(int dimensions) implements ColumnType {
    @Override
    public <R> R match(Cases<R> cases) {
      return cases.vector(this);
    }
  }

  /** A type whose values are objects of a class of the user, with a property for each field. */
  sealed interface OfClass extends ColumnType permits UserOf, TupleOf {
    /** Returns the name of the class. */
    TypeName type();
  }

  /** A user-defined type: the class of that name; {@code name} is the type's name in CQL. */
  record UserOf(TypeName type, String name, boolean frozen) implements OfClass {
    @Override
    public <R> R match(Cases<R> cases) {
      return cases.user(this);
    }
  }

  /** A tuple: the class of that name, and the types of its properties in their order. */
  record TupleOf(TypeName type, List<ColumnType> fields) implements OfClass {
    /** Copies the list, and freezes the fields. */
    public TupleOf {
      fields = fields.stream().map(ColumnType::frozenType).toList();
    }

    @Override
    public <R> R match(Cases<R> cases) {
      return cases.tuple(this);
    }
  }

  /** A Java type that no column can hold, as written. */
  record Unsupported(String text) implements ColumnType {
    @Override
    public <R> R match(Cases<R> cases) {
      return cases.unsupported(this);
    }
  }

  /** A visitor with one method for each kind of type. */
  interface Cases<R> {
    R scalar(Scalar type);

    R converted(Converted type);

    R enumByName(EnumByName type);

    R list(ListOf type);

    R set(SetOf type);

    R map(MapOf type);

    R count(Count type);

    R vector(VectorOf type);

    R user(UserOf type);

    R tuple(TupleOf type);

    R unsupported(Unsupported type);
  }

  <R> R match(Cases<R> cases);

  /** Returns the type as CQL text; for an unsupported type, the Java type. */
  default String cql() {
    return match(new CqlText());
  }

  /** Returns the frozen form of this type. A type that is always one cell returns itself. */
  default ColumnType frozenType() {
    return match(new FrozenConversion());
  }

  /** Returns this type with the requested type for every scalar inside that leaves the choice. */
  default ColumnType requesting(ScalarKind requested) {
    return match(new RequestedType(requested));
  }

  /** Whether a column of this type has a cell for each of its parts. */
  default boolean isMultiCell() {
    return !equals(frozenType());
  }

  /** Returns the scalar that a column of this type stores; empty if it stores no scalar. */
  default Optional<ScalarKind> storedScalar() {
    if (this instanceof Converted converted) {
      return converted.stored().storedScalar();
    }
    if (this instanceof EnumByName) {
      return Optional.of(ScalarKind.TEXT);
    }
    return this instanceof Scalar scalar ? Optional.of(scalar.kind()) : Optional.empty();
  }

  /** Whether this is one value with one place in an order. */
  default boolean isOrderedScalar() {
    return this instanceof EnumByName
        || (this instanceof Converted converted && converted.stored().isOrderedScalar())
        || (this instanceof Scalar scalar && scalar.kind().isOrdered());
  }

  /** Whether the smallest and the largest of several values are defined. */
  default boolean isComparable() {
    return this instanceof Count || (isOrderedScalar() && !(this instanceof EnumByName));
  }

  /** Whether values are numbers, in Java and as stored. */
  default boolean isNumber() {
    return this instanceof Count || (this instanceof Scalar scalar && scalar.kind().isNumber());
  }

  /** Whether this is a scalar whose values have no order; what it is made of does not count. */
  default boolean isUnorderedScalar() {
    return (this instanceof Converted converted && converted.stored().isUnorderedScalar())
        || (this instanceof Scalar scalar && !scalar.kind().isOrdered());
  }

  /** Whether this is a Java type of the library that a column stores as another type. */
  default boolean isConverted(JavaScalar java) {
    return this instanceof Converted converted
        && converted.by().equals(new Conversion.BuiltIn(java));
  }

  /**
   * Returns the type whose meaning the values have: the stored type of a converted type, unless its
   * values are numbers that stand for a time.
   */
  default ColumnType meaning() {
    boolean number =
        this instanceof Converted converted
            && converted.by() instanceof Conversion.BuiltIn builtIn
            && (builtIn.java().stored() == ScalarKind.INT
                || builtIn.java().stored() == ScalarKind.BIGINT);
    return this instanceof Converted converted && !number ? converted.stored().meaning() : this;
  }

  /** Whether the column holds several values. */
  default boolean isCollection() {
    return this instanceof ListOf || this instanceof SetOf || this instanceof MapOf;
  }

  /** Whether this type, or the type of an element of it, cannot be stored. */
  default boolean isUnsupported() {
    return anyPart(Unsupported.class::isInstance);
  }

  /** Returns the type of an element, or of a map's key; for a single value, this type. */
  default ColumnType element() {
    if (this instanceof MapOf map) {
      return map.key();
    }
    if (this instanceof SetOf set) {
      return set.element();
    }
    return this instanceof ListOf list ? list.element() : this;
  }

  /** Whether the test holds for this type or for a type inside it. */
  default boolean anyPart(Predicate<ColumnType> test) {
    return parts().anyMatch(test);
  }

  /** Returns this type and the types inside it, without the fields of classes of the user. */
  default Stream<ColumnType> parts() {
    return Stream.concat(Stream.of(this), inside().flatMap(ColumnType::parts));
  }

  private Stream<ColumnType> inside() {
    if (this instanceof Converted converted) {
      return Stream.of(converted.stored());
    }
    if (this instanceof MapOf map) {
      return Stream.of(map.key(), map.value());
    }
    return isCollection() ? Stream.of(element()) : Stream.empty();
  }

  /** Returns the user-defined types and tuples among the parts. */
  default Stream<OfClass> classes() {
    return parts().filter(OfClass.class::isInstance).map(OfClass.class::cast);
  }

  static ColumnType of(ScalarKind kind) {
    return new Scalar(kind);
  }
}
