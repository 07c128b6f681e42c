package dev.rowan.processor.read;

import dev.rowan.annotation.Select;
import dev.rowan.processor.model.Aspect;
import dev.rowan.processor.model.Delivery;
import dev.rowan.processor.model.JavaType;
import dev.rowan.processor.model.Origin;
import dev.rowan.processor.model.ProjectionModel;
import dev.rowan.processor.model.ReturnModel;
import dev.rowan.processor.model.ReturnModel.Kind;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Predicate;

/** Reads return types. */
final class ResultReader {
  private static final String COUNT = "count(*)";

  private final Predicate<JavaType> isEntity;
  private final ProjectionReader projections;
  private final Predicate<String> isOnClassPath;

  /**
   * Reads return types.
   *
   * @param isOnClassPath whether the program that is compiled sees a class, by its qualified name
   */
  ResultReader(
      Predicate<JavaType> isEntity, ProjectionReader projections, Predicate<String> isOnClassPath) {
    this.isEntity = isEntity;
    this.projections = projections;
    this.isOnClassPath = isOnClassPath;
  }

  /**
   * Reads the return type of a method.
   *
   * @param reading the annotation of a method that reads; empty for other methods
   * @param ofSeveral whether a parameter is a {@code Collection}: without one, a {@code Map} can
   *     only be the value of a property
   */
  ReturnModel read(JavaType type, Optional<WrittenAnnotation> reading, boolean ofSeveral) {
    Delivery delivery = delivery(type);
    boolean later = delivery.isLater();
    JavaType result = later ? type.arguments().get(0) : type;
    Optional<WrittenAnnotation> columns = reading.filter(each -> !each.text("columns").isBlank());
    Kind kind =
        columns
            .map(each -> kind(each, result, later, ofSeveral))
            .orElseGet(() -> kind(result, later));
    Optional<JavaType> element =
        switch (kind) {
          case NOTHING, BOOLEAN, COUNT, WRITE -> Optional.empty();
          case ONE, OTHER -> Optional.of(result);
          case AGGREGATE ->
              Optional.of(
                  result.is("java.util.Optional") && result.arguments().size() == 1
                      ? result.arguments().get(0)
                      : result);
          case OPTIONAL, LIST, STREAM, PAGE, PUBLISHER, APPLIED ->
              Optional.of(result.arguments().get(0));
          case MAP -> Optional.of(result.arguments().get(1));
        };
    return new ReturnModel(
        kind,
        type,
        element,
        element.filter(isEntity).map(JavaType::raw),
        projection(kind, element, reading, columns),
        delivery);
  }

  /** Returns the delivery by a type; a type whose adapter is missing is no delivery. */
  private Delivery delivery(JavaType type) {
    Delivery delivery = Delivery.by(type);
    return delivery.adapter().filter(isOnClassPath.negate()).isPresent()
        ? Delivery.DIRECT
        : delivery;
  }

  private Optional<ProjectionModel> projection(
      Kind kind,
      Optional<JavaType> element,
      Optional<WrittenAnnotation> reading,
      Optional<WrittenAnnotation> columns) {
    if (columns.isPresent()) {
      return isCount(columns.get())
          ? Optional.of(new ProjectionModel.OfKey())
          : element.map(type -> listed(columns.get(), type));
    }
    return kind == Kind.BOOLEAN && reading.filter(each -> each.is(Select.class)).isPresent()
        ? Optional.of(new ProjectionModel.OfKey())
        : element.flatMap(projections::read);
  }

  /** Returns the one value, or the record of several values, that the attribute lists. */
  private ProjectionModel listed(WrittenAnnotation columns, JavaType type) {
    List<ProjectionModel.Term> terms = ColumnTerms.of(columns.text("columns"));
    Origin origin = columns.origin().withAttribute("columns");
    Optional<ProjectionModel.OfRecord> record =
        terms.size() == 1 ? Optional.empty() : projections.read(type);
    if (record.isEmpty()) {
      ProjectionModel.Term only =
          terms.size() == 1
              ? terms.get(0)
              : new ProjectionModel.Term(columns.text("columns").strip(), Aspect.VALUE);
      return new ProjectionModel.OfValue(new ProjectionModel.Component(only, type), origin);
    }
    return record.get().components().size() == terms.size()
        ? record.get().of(terms)
        : new ProjectionModel.OfOtherSize(record.get(), terms, origin);
  }

  private static boolean isCount(WrittenAnnotation columns) {
    String text = columns.text("columns").replace(" ", "").toLowerCase(Locale.ROOT);
    return text.equals(COUNT);
  }

  /** Returns the kind of a result that is a number of rows or the value of a property. */
  private Kind kind(WrittenAnnotation columns, JavaType result, boolean later, boolean ofSeveral) {
    if (isCount(columns)) {
      return result.is(later ? "java.lang.Long" : "long") ? Kind.COUNT : Kind.OTHER;
    }
    Kind kind = kind(result, later);
    if (ColumnTerms.of(columns.text("columns")).stream()
        .anyMatch(term -> term.aspect().isAggregate())) {
      return switch (kind) {
        case LIST, STREAM, PAGE, PUBLISHER, MAP, NOTHING -> Kind.OTHER;
        default -> Kind.AGGREGATE;
      };
    }
    boolean plain = kind == Kind.BOOLEAN || kind == Kind.OTHER || (kind == Kind.MAP && !ofSeveral);
    return plain ? Kind.ONE : kind;
  }

  private Kind kind(JavaType result, boolean later) {
    if (isEntity.test(result)) {
      return Kind.ONE;
    }
    if (!later && delivery(result).isOfRows()) {
      return Kind.PUBLISHER;
    }
    return switch (result.raw()) {
      case "void" -> Kind.NOTHING;
      case "java.lang.Void" -> later ? Kind.NOTHING : Kind.OTHER;
      case "boolean" -> Kind.BOOLEAN;
      case "java.lang.Boolean" -> later ? Kind.BOOLEAN : Kind.OTHER;
      case "java.util.Optional" -> of(result, 1, Kind.OPTIONAL);
      case "java.util.List" -> of(result, 1, Kind.LIST);
      case "java.util.stream.Stream" -> of(result, 1, Kind.STREAM);
      case "java.util.Map" -> of(result, 2, Kind.MAP);
      case "dev.rowan.dao.Page" -> of(result, 1, Kind.PAGE);
      case "dev.rowan.dao.Write" -> Kind.WRITE;
      case "dev.rowan.dao.Applied" -> of(result, 1, Kind.APPLIED);
      default -> projections.read(result).isPresent() ? Kind.ONE : Kind.OTHER;
    };
  }

  private static Kind of(JavaType result, int arguments, Kind kind) {
    return result.arguments().size() == arguments ? kind : Kind.OTHER;
  }
}
