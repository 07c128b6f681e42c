package dev.rowan.processor.read;

import dev.rowan.cql.term.Term;
import dev.rowan.processor.model.Aspect;
import dev.rowan.processor.model.Delivery;
import dev.rowan.processor.model.JavaType;
import dev.rowan.processor.model.Origin;
import dev.rowan.processor.model.ProjectionModel;
import dev.rowan.processor.model.QueryModel;
import dev.rowan.processor.model.ReturnModel;
import dev.rowan.processor.model.ReturnModel.Kind;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.stream.Stream;

/** Reads return types. */
final class ResultReader {
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
   * What a read returns of each row instead of the entity.
   *
   * @param terms in the order written
   * @param text as written
   * @param origin the attribute that lists the terms
   * @param byName whether a record receives the values by name, instead of by position
   */
  record Listed(List<ProjectionModel.Term> terms, String text, Origin origin, boolean byName) {
    Listed {
      terms = List.copyOf(terms);
    }

    /** Returns what the attribute {@code columns} lists; empty if it lists nothing. */
    static Optional<Listed> of(WrittenAnnotation reading) {
      String text = reading.text("columns").strip();
      Origin origin = reading.origin().withAttribute("columns");
      return text.isEmpty()
          ? Optional.empty()
          : Optional.of(new Listed(ColumnTerms.of(text), text, origin, false));
    }

    /** Returns what the statement of a query lists; empty if it returns all columns. */
    static Optional<Listed> of(QueryModel query, Origin annotation) {
      List<ProjectionModel.Term> terms =
          query.items().stream()
              .map(item -> new ProjectionModel.Term(item.column(), item.aspect()))
              .toList();
      return terms.isEmpty()
          ? Optional.empty()
          : Optional.of(new Listed(terms, query.text(), annotation.withAttribute("value"), true));
    }

    boolean isCount() {
      return terms.size() == 1 && terms.get(0).aspect() == Aspect.COUNT;
    }
  }

  /**
   * The properties whose values the rows of a group share.
   *
   * @param by the properties, or the columns of a statement, in the order written
   * @param origin the attribute that lists them
   */
  record Grouped(List<String> by, Origin origin) {
    Grouped {
      by = List.copyOf(by);
    }

    /** Returns what the attribute {@code groupBy} lists; empty if it lists nothing. */
    static Optional<Grouped> of(WrittenAnnotation reading) {
      String text = reading.text("groupBy").strip();
      return text.isEmpty()
          ? Optional.empty()
          : Optional.of(
              new Grouped(
                  Stream.of(text.split(",", -1)).map(String::strip).toList(),
                  reading.origin().withAttribute("groupBy")));
    }

    /** Returns what the statement of a query groups by; empty if it groups no rows. */
    static Optional<Grouped> of(QueryModel query, Origin annotation) {
      List<String> by =
          query.select().stream()
              .flatMap(select -> select.groupBy().stream())
              .map(Term::toCql)
              .toList();
      return by.isEmpty()
          ? Optional.empty()
          : Optional.of(new Grouped(by, annotation.withAttribute("value")));
    }
  }

  /**
   * Reads the return type of a method.
   *
   * @param columns what a method that reads returns of each row
   * @param grouped by what a method that reads divides its rows into groups
   * @param ofRows whether the method reads the rows of keys, so that a {@code boolean} tells
   *     whether one exists
   * @param ofSeveral whether a parameter is a {@code Collection}: without one, a {@code Map} can
   *     only be the value of a property, or a row
   * @param ofStatement whether the method has a statement, which can return rows as maps
   */
  ReturnModel read(
      JavaType type,
      Optional<Listed> columns,
      Optional<Grouped> grouped,
      boolean ofRows,
      boolean ofSeveral,
      boolean ofStatement) {
    Delivery delivery = delivery(type);
    boolean later = delivery.isLater();
    JavaType result = later ? type.arguments().get(0) : type;
    Kind kind =
        grouped.isPresent()
            ? ofGroups(result.kind() == JavaType.Kind.ARRAY ? Kind.OTHER : kind(result, later))
            : columns
                .map(each -> kind(each, result, later, ofSeveral))
                .orElseGet(
                    () ->
                        ofStatement && !ofSeveral && isRow(result)
                            ? Kind.ONE
                            : kind(result, later));
    Optional<JavaType> element =
        switch (kind) {
          case NOTHING, BOOLEAN, COUNT, WRITE -> Optional.empty();
          case ONE, OTHER -> Optional.of(columns.isPresent() ? value(result) : result);
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
        grouped.isPresent()
            ? element.map(each -> groups(each, columns, grouped.get()))
            : projection(kind, element, columns, ofRows, ofStatement),
        delivery);
  }

  /**
   * Returns the result that a factory takes, as a DAO method without one would return it: a generic
   * type has {@code Boolean} in place of {@code boolean}.
   */
  static JavaType unboxed(ResultFactoryReader.Made made, Optional<Listed> columns) {
    JavaType result = made.result();
    boolean plain =
        columns.isEmpty()
            ? result.is("java.lang.Boolean")
            : columns.get().isCount() && result.is("java.lang.Long");
    if (result.is("java.lang.Void")) {
      return new JavaType(JavaType.Kind.OTHER, Optional.empty(), "void", List.of());
    }
    return plain
        ? new JavaType(
            JavaType.Kind.PRIMITIVE,
            Optional.empty(),
            result.is("java.lang.Long") ? "long" : "boolean",
            List.of())
        : result;
  }

  /** Returns the type of the value that a row has; a large value is a property of chunks. */
  private static JavaType value(JavaType result) {
    return result.is(ReturnModel.LARGE_VALUE)
        ? JavaType.library("dev.rowan.dao", "Chunks")
        : result;
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
      Optional<Listed> columns,
      boolean ofRows,
      boolean ofStatement) {
    if (columns.isPresent()) {
      return columns.get().isCount()
          ? Optional.of(new ProjectionModel.OfKey())
          : element.map(type -> listed(columns.get(), type));
    }
    return kind == Kind.BOOLEAN && ofRows
        ? Optional.of(new ProjectionModel.OfKey())
        : element.flatMap(
            each -> ofStatement && isRow(each) ? Optional.of(row(each)) : projections.read(each));
  }

  /** Whether a type is {@code Map<String, Object>}, as which a statement returns a row. */
  private static boolean isRow(JavaType type) {
    return type.is("java.util.Map")
        && type.arguments().size() == 2
        && type.arguments().get(0).is("java.lang.String")
        && type.arguments().get(1).is("java.lang.Object");
  }

  private static ProjectionModel row(JavaType type) {
    return new ProjectionModel.OfRow(List.of(), List.of(), type);
  }

  private ProjectionModel groups(JavaType element, Optional<Listed> columns, Grouped grouped) {
    ProjectionModel each =
        columns
            .map(listed -> listed(listed, element))
            .or(() -> projections.read(element))
            .orElseGet(ProjectionModel.OfKey::new);
    return new ProjectionModel.OfGroups(each, grouped.by(), grouped.origin());
  }

  /** Returns the kind of a result that has a result for each group; several types can hold them. */
  private static Kind ofGroups(Kind kind) {
    return switch (kind) {
      case LIST, STREAM, PUBLISHER -> kind;
      default -> Kind.OTHER;
    };
  }

  /** Returns the one value, or the record of several values, that the attribute lists. */
  private ProjectionModel listed(Listed columns, JavaType type) {
    List<ProjectionModel.Term> terms = columns.terms();
    if (columns.byName() && isRow(type)) {
      return row(type);
    }
    Optional<ProjectionModel.OfRecord> record =
        terms.size() == 1 && !columns.byName() ? Optional.empty() : projections.read(type);
    if (record.isEmpty()) {
      ProjectionModel.Term only =
          terms.size() == 1 ? terms.get(0) : new ProjectionModel.Term(columns.text(), Aspect.VALUE);
      return new ProjectionModel.OfValue(
          new ProjectionModel.Component(only, type), columns.origin());
    }
    if (columns.byName()) {
      return record.get();
    }
    return record.get().components().size() == terms.size()
        ? record.get().of(terms)
        : new ProjectionModel.OfOtherSize(record.get(), terms, columns.origin());
  }

  /** Returns the kind of a result that is a number of rows or the value of a property. */
  private Kind kind(Listed columns, JavaType result, boolean later, boolean ofSeveral) {
    if (columns.isCount()) {
      return result.is(later ? "java.lang.Long" : "long") ? Kind.COUNT : Kind.OTHER;
    }
    boolean value = columns.terms().size() == 1 && !columns.byName();
    Kind kind = value && result.kind() == JavaType.Kind.ARRAY ? Kind.OTHER : kind(result, later);
    if (columns.terms().stream().anyMatch(term -> term.aspect().isAggregate())) {
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
    if (result.kind() == JavaType.Kind.ARRAY) {
      return isOfRows(result.arguments().get(0)) ? Kind.LIST : Kind.OTHER;
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

  /** Whether an array of a type has a row in each element. */
  private boolean isOfRows(JavaType component) {
    return isEntity.test(component) || projections.read(component).isPresent();
  }

  private static Kind of(JavaType result, int arguments, Kind kind) {
    return result.arguments().size() == arguments ? kind : Kind.OTHER;
  }
}
