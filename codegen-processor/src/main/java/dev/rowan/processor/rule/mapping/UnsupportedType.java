package dev.rowan.processor.rule.mapping;

import dev.rowan.processor.diagnostic.Severity;
import dev.rowan.processor.model.ColumnType;
import dev.rowan.processor.model.Conversion;
import dev.rowan.processor.model.EntityModel;
import dev.rowan.processor.model.JavaScalar;
import dev.rowan.processor.model.JavaType;
import dev.rowan.processor.model.PropertyModel;
import dev.rowan.processor.model.TypeName;
import dev.rowan.processor.plan.Design;
import dev.rowan.processor.rule.Complaint;
import dev.rowan.processor.rule.DesignRule;
import dev.rowan.processor.rule.MappedRule;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;

/** Reports a property whose Java type has no column type. */
@DesignRule(
    code = "MAP-01",
    severity = Severity.ERROR,
    summary = "A property has a type that no column can hold")
public final class UnsupportedType implements MappedRule {
  private static final Set<String> AS_TEXT =
      Set.of("java.lang.CharSequence", "java.lang.Object", "java.net.URL", "java.nio.file.Path");
  private static final Set<String> AS_INSTANT =
      Set.of(
          "java.sql.Timestamp",
          "java.util.Calendar",
          "java.time.ZonedDateTime",
          "java.time.OffsetDateTime");
  private static final Set<String> AS_LIST =
      Set.of("java.util.List", "java.util.ArrayList", "java.util.Collection", "java.lang.Iterable");
  private static final Set<String> AS_SET =
      Set.of(
          "java.util.Set",
          "java.util.HashSet",
          "java.util.LinkedHashSet",
          "java.util.SortedSet",
          "java.util.TreeSet");
  private static final Set<String> AS_MAP =
      Set.of(
          "java.util.Map",
          "java.util.HashMap",
          "java.util.LinkedHashMap",
          "java.util.SortedMap",
          "java.util.TreeMap");

  @Override
  public Stream<Complaint> check(EntityModel entity, Design design) {
    return entity
        .columns()
        .filter(property -> property.type().isUnsupported())
        .filter(property -> !UnusableConverter.isIn(entity, property)) // MAP-26
        .map(
            property ->
                Complaint.at(
                        property.origin(),
                        "`%s` has type `%s`, which no column can hold"
                            .formatted(property.name(), property.javaType().brief()))
                    .because(
                        "a column holds text, a number, a time, an id, bytes, a vector, a @Udt, a"
                            + " @Tuple, a record of one of these, or a collection or an array of these")
                    .fix(fix(property, design)));
  }

  private static String fix(PropertyModel property, Design design) {
    if (property.javaType().is("float[]")) {
      return "@Dimensions(384) float[] " + property.name();
    }
    if (property.absence() == PropertyModel.Absence.OPTIONAL) {
      String inside =
          property.javaType().arguments().isEmpty()
              ? "String"
              : better(property.javaType().arguments().get(0));
      return "@Nullable %s %s: a missing value is null".formatted(inside, property.name());
    }
    if (property.type().parts().anyMatch(UnsupportedType::wrapsUnsupported)) {
      return "write a Converter for it, and name the converter with @ConvertedBy";
    }
    Optional<JavaType> own = ownType(property.javaType());
    if (own.isEmpty()) {
      return better(property.javaType()) + " " + property.name();
    }
    if (own.get().kind() == JavaType.Kind.PRIVATE) {
      return "make `%s` visible: drop private".formatted(own.get().brief());
    }
    return design
        .entity(own.get().raw())
        .map(entity -> reference(entity, property))
        .orElseGet(() -> "@Udt on `%s`".formatted(own.get().brief()));
  }

  private static boolean wrapsUnsupported(ColumnType type) {
    return type instanceof ColumnType.Converted converted
        && converted.by() instanceof Conversion.OfComponent
        && converted.stored().isUnsupported();
  }

  /** Returns the class of the user inside a type, which is not stored as it is. */
  private static Optional<JavaType> ownType(JavaType type) {
    boolean own =
        type.name()
            .map(TypeName::packageName)
            .filter(name -> !name.startsWith("java.") && !name.startsWith("javax."))
            .isPresent();
    if (type.kind() == JavaType.Kind.PRIVATE || (own && type.kind() == JavaType.Kind.DECLARED)) {
      return Optional.of(type);
    }
    return type.arguments().stream().flatMap(each -> ownType(each).stream()).findFirst();
  }

  private static String reference(EntityModel entity, PropertyModel property) {
    List<String> key =
        entity.primaryKey().stream()
            .map(each -> "%s %s".formatted(each.javaType().brief(), of(property, each)))
            .toList();
    return key.isEmpty()
        ? "store the key of `%s`".formatted(entity.name().nested())
        : "store its key: " + String.join(", ", key);
  }

  private static String of(PropertyModel property, PropertyModel key) {
    return property.name()
        + key.name().substring(0, 1).toUpperCase(Locale.ROOT)
        + key.name().substring(1);
  }

  /** Returns a type that a column can hold, and that can hold the same values. */
  private static String better(JavaType type) {
    String raw = type.raw();
    if (type.kind() == JavaType.Kind.ARRAY) {
      return type.is("byte[]")
          ? "ByteBuffer"
          : "List<%s>".formatted(better(type.arguments().get(0)));
    }
    if (AS_TEXT.contains(raw) || type.kind() == JavaType.Kind.OTHER) {
      return "String";
    }
    if (AS_INSTANT.contains(raw)) {
      return "Instant";
    }
    if (AS_LIST.contains(raw)) {
      return "List<%s>".formatted(argument(type, 0));
    }
    if (AS_SET.contains(raw)) {
      return "Set<%s>".formatted(argument(type, 0));
    }
    if (AS_MAP.contains(raw)) {
      return "Map<%s, %s>".formatted(argument(type, 0), argument(type, 1));
    }
    return switch (raw) {
      case "java.util.OptionalInt" -> "Optional<Integer>";
      case "java.util.OptionalLong" -> "Optional<Long>";
      case "java.util.OptionalDouble" -> "Optional<Double>";
      case "java.sql.Date" -> "LocalDate";
      case "java.time.OffsetTime" -> "LocalTime";
      default ->
          JavaScalar.of(raw)
              .map(scalar -> scalar.javaType())
              .map(name -> name.substring(name.lastIndexOf('.') + 1))
              .orElse(type.kind() == JavaType.Kind.ENUM ? type.brief() : "String");
    };
  }

  private static String argument(JavaType type, int position) {
    return type.arguments().size() > position ? better(type.arguments().get(position)) : "String";
  }
}
