package dev.rowan.cli.design;

import dev.rowan.cql.type.CollectionType;
import dev.rowan.cql.type.CqlType;
import dev.rowan.cql.type.FrozenType;
import dev.rowan.cql.type.ScalarType;
import dev.rowan.cql.type.TupleType;
import dev.rowan.cql.type.UserType;
import dev.rowan.cql.type.VectorType;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;

/** Maps the type of one column to a Java type. Not thread-safe. */
final class TypeMapping {
  private static final Map<String, String> SCALARS =
      Map.ofEntries(
          Map.entry("ascii", "java.lang.String"),
          Map.entry("bigint", "java.lang.Long"),
          Map.entry("blob", "java.nio.ByteBuffer"),
          Map.entry("boolean", "java.lang.Boolean"),
          Map.entry("date", "java.time.LocalDate"),
          Map.entry("decimal", "java.math.BigDecimal"),
          Map.entry("double", "java.lang.Double"),
          Map.entry("duration", "dev.rowan.spi.value.CqlDuration"),
          Map.entry("float", "java.lang.Float"),
          Map.entry("inet", "java.net.InetAddress"),
          Map.entry("int", "java.lang.Integer"),
          Map.entry("smallint", "java.lang.Short"),
          Map.entry("text", "java.lang.String"),
          Map.entry("time", "java.time.LocalTime"),
          Map.entry("timestamp", "java.time.Instant"),
          Map.entry("timeuuid", "java.util.UUID"),
          Map.entry("tinyint", "java.lang.Byte"),
          Map.entry("uuid", "java.util.UUID"),
          Map.entry("varchar", "java.lang.String"),
          Map.entry("varint", "java.math.BigInteger"));
  private static final Map<String, String> PRIMITIVES =
      Map.of(
          "java.lang.Boolean", "boolean",
          "java.lang.Byte", "byte",
          "java.lang.Double", "double",
          "java.lang.Float", "float",
          "java.lang.Integer", "int",
          "java.lang.Long", "long",
          "java.lang.Short", "short");
  private static final int LONGEST_VECTOR = 8192;

  /** The types of a schema that can be records: their class by their name. */
  private final Map<String, DesignType> userTypes;

  /** The scalars inside of which a Java type has more than one. */
  private final Set<String> choices = new TreeSet<>();

  private final TupleDesigner designer;
  private final String place;
  private final List<TypeDesign> tuples = new ArrayList<>();

  private @Nullable String problem;
  private int dimensions;

  private TypeMapping(Map<String, DesignType> userTypes, TupleDesigner designer, String place) {
    this.userTypes = userTypes;
    this.designer = designer;
    this.place = place;
  }

  /**
   * The Java type of a column, or the reason why there is none.
   *
   * @param isValue whether values of the type are single values, which have an order
   * @param isKey whether a column of the primary key can have the type
   * @param tuples the records of the tuples, each after the records that it contains
   */
  record Result(
      DesignType type,
      Optional<String> cqlType,
      int dimensions,
      boolean isFrozen,
      boolean isValue,
      boolean isUserType,
      boolean isKey,
      List<TypeDesign> tuples,
      Optional<String> problem) {
    /** Returns whether a range of values has a meaning; random UUIDs sort at random. */
    boolean isOrdered() {
      boolean random = type.name().equals("java.util.UUID") && cqlType.isEmpty();
      return isValue && !random && !type.name().equals("java.lang.Boolean");
    }

    /** Returns the primitive type if there is one. */
    DesignType primitive() {
      String primitive = PRIMITIVES.get(type.name());
      return primitive == null ? type : DesignType.of(primitive);
    }
  }

  static Result of(
      CqlType type, Map<String, DesignType> userTypes, TupleDesigner designer, String place) {
    TypeMapping mapping = new TypeMapping(userTypes, designer, place);
    CqlType thawed = thawed(type);
    DesignType java =
        thawed instanceof VectorType vector ? mapping.vector(vector) : mapping.java(thawed);
    boolean parts = thawed instanceof CollectionType || thawed instanceof UserType;
    boolean value = thawed instanceof ScalarType scalar && !scalar.name().equals("duration");
    return new Result(
        java,
        mapping.cqlType(),
        mapping.dimensions,
        parts && type instanceof FrozenType,
        value,
        thawed instanceof UserType,
        value || parts || thawed instanceof TupleType,
        mapping.tuples,
        Optional.ofNullable(mapping.problem));
  }

  private DesignType java(CqlType type) {
    CqlType thawed = thawed(type);
    if (thawed instanceof ScalarType scalar) {
      return scalar(scalar);
    } else if (thawed instanceof CollectionType collection) {
      String name =
          switch (collection.kind()) {
            case LIST -> "java.util.List";
            case SET -> "java.util.Set";
            case MAP -> "java.util.Map";
          };
      return new DesignType(name, collection.arguments().stream().map(this::java).toList());
    } else if (thawed instanceof UserType user) {
      DesignType known = userTypes.get(user.name().name().text());
      return known != null
          ? known
          : refuse(
              "CQL has no type `%s`, and no user-defined type of this name has a record"
                  .formatted(user.name().name().text()));
    }
    return thawed instanceof TupleType tuple
        ? tuple(tuple)
        : refuse("Rowan has no Java type for `%s`".formatted(thawed.toCql()));
  }

  private DesignType tuple(TupleType tuple) {
    List<Result> components = new ArrayList<>();
    for (CqlType component : tuple.components()) {
      String inside = place + "_" + TupleDesigner.name(components.size());
      Result mapped = of(component, userTypes, designer, inside);
      if (mapped.problem().isPresent()) {
        return refuse(mapped.problem().get());
      }
      components.add(mapped);
    }
    TupleDesigner.Design design = designer.design(tuple, place, components);
    tuples.addAll(design.records());
    return design.type();
  }

  private DesignType scalar(ScalarType scalar) {
    String java = SCALARS.get(scalar.name());
    if (java == null) {
      return refuse("Rowan has no Java type for `%s`".formatted(scalar.name()));
    }
    switch (scalar.name()) {
      case "text", "varchar" -> choices.add("text");
      case "ascii", "uuid", "timeuuid" -> choices.add(scalar.name());
      default -> {}
    }
    return DesignType.of(java);
  }

  private DesignType vector(VectorType vector) {
    boolean floats = vector.element() instanceof ScalarType scalar && scalar.name().equals("float");
    if (!floats || vector.dimension() < 1 || vector.dimension() > LONGEST_VECTOR) {
      return refuse("Rowan has vectors of 1 to %d floats only".formatted(LONGEST_VECTOR));
    }
    dimensions = vector.dimension();
    return DesignType.of("float[]");
  }

  /** Returns the constant for {@code @Column}, which applies to all scalars of the column. */
  private Optional<String> cqlType() {
    boolean ascii = choices.contains("ascii");
    boolean time = choices.contains("timeuuid");
    if ((ascii && (time || choices.contains("text"))) || (time && choices.contains("uuid"))) {
      refuse("one column has several types for the same Java type: " + String.join(", ", choices));
    }
    return ascii ? Optional.of("ASCII") : time ? Optional.of("TIMEUUID") : Optional.empty();
  }

  private DesignType refuse(String reason) {
    if (problem == null) {
      problem = reason;
    }
    return DesignType.of("java.lang.Object");
  }

  private static CqlType thawed(CqlType type) {
    return type instanceof FrozenType frozen ? thawed(frozen.type()) : type;
  }
}
