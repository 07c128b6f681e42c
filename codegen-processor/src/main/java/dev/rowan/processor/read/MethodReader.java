package dev.rowan.processor.read;

import dev.rowan.annotation.Delete;
import dev.rowan.annotation.Entity;
import dev.rowan.annotation.FullScan;
import dev.rowan.annotation.Increment;
import dev.rowan.annotation.Insert;
import dev.rowan.annotation.Nulls;
import dev.rowan.annotation.Order;
import dev.rowan.annotation.Query;
import dev.rowan.annotation.Select;
import dev.rowan.annotation.Update;
import dev.rowan.processor.model.ConditionModel;
import dev.rowan.processor.model.ConverterModel;
import dev.rowan.processor.model.DaoMethod;
import dev.rowan.processor.model.JavaType;
import dev.rowan.processor.model.MethodShape;
import dev.rowan.processor.model.OrderTerm;
import dev.rowan.processor.model.Origin;
import dev.rowan.processor.model.ParameterModel;
import dev.rowan.processor.model.QueryModel;
import dev.rowan.processor.model.ReturnModel;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.TypeElement;
import javax.lang.model.element.VariableElement;
import javax.lang.model.type.ExecutableType;
import javax.lang.model.util.Elements;
import javax.lang.model.util.Types;

/** Reads one method of a DAO. The entity is the one that the method itself names. */
final class MethodReader {
  private static final Pattern NEAREST =
      Pattern.compile("(\\w+)\\s+ann\\s+of\\s+:(\\w+)", Pattern.CASE_INSENSITIVE);

  private static final Set<String> KINDS =
      Set.of(
          Insert.class.getCanonicalName(),
          Update.class.getCanonicalName(),
          Delete.class.getCanonicalName(),
          Increment.class.getCanonicalName(),
          Select.class.getCanonicalName(),
          Query.class.getCanonicalName(),
          FullScan.class.getCanonicalName());

  private final Elements elements;
  private final AnnotationReader annotations;
  private final TypeReader types;
  private final ParameterReader parameters;
  private final ResultReader results;

  MethodReader(
      Elements elements,
      Types comparing,
      AnnotationReader annotations,
      TypeReader types,
      PatchTypes patches) {
    this.elements = elements;
    this.annotations = annotations;
    this.types = types;
    this.parameters = new ParameterReader(types, patches, this::isEntity);
    this.results =
        new ResultReader(
            this::isEntity,
            new ProjectionReader(elements, comparing, annotations, types),
            name -> elements.getTypeElement(name) != null);
  }

  /** Returns the method; for a BATCH, a method for each of its statements. */
  List<DaoMethod> readAll(
      ExecutableElement method,
      ExecutableType seen,
      Nulls nulls,
      Function<VariableElement, List<ConverterModel>> converters,
      Function<JavaType, Optional<ResultFactoryReader.Made>> factories,
      Origin origin) {
    DaoMethod read = read(method, seen, nulls, converters, factories, origin);
    List<QueryModel> parts =
        read instanceof DaoMethod.QueryMethod query
            ? query.query().parts(query.shape().returns())
            : List.of();
    return parts.isEmpty() ? List.of(read) : parts.stream().map(each -> part(read, each)).toList();
  }

  private static DaoMethod part(DaoMethod batch, QueryModel statement) {
    DaoMethod.QueryMethod query = (DaoMethod.QueryMethod) batch;
    return new DaoMethod.QueryMethod(
        query.shape().returning(ReturnModel.ofWrite()),
        query.entity(),
        Optional.empty(), // the statements can be about several entities
        statement,
        query.nulls(),
        query.annotation());
  }

  /**
   * Returns the method with the types of the DAO, in which type variables are replaced.
   *
   * @param nulls the meaning of null properties, unless the method sets its own
   * @param converters returns the converters of a parameter, the nearest first
   * @param factories returns what makes a return type of the user's own
   */
  private DaoMethod read(
      ExecutableElement method,
      ExecutableType seen,
      Nulls nulls,
      Function<VariableElement, List<ConverterModel>> converters,
      Function<JavaType, Optional<ResultFactoryReader.Made>> factories,
      Origin origin) {
    List<WrittenAnnotation> kinds =
        annotations.all(method, origin).stream()
            .filter(annotation -> KINDS.contains(annotation.name()))
            .toList();
    Optional<QueryModel> query =
        kinds.stream()
            .filter(kind -> kind.is(Query.class))
            .findFirst()
            .map(kind -> QueryReader.read(kind.text("value")));
    boolean writes = query.filter(QueryModel::writes).isPresent();
    Optional<WrittenAnnotation> reading =
        kinds.stream().filter(kind -> !writes && reads(kind)).findFirst();
    MethodShape shape = shape(method, seen, reading, query, converters, factories, origin);
    if (kinds.size() != 1) {
      return new DaoMethod.UnclearMethod(
          shape, kinds.stream().map(kind -> simple(kind.name())).toList());
    }
    WrittenAnnotation kind = kinds.get(0);
    Optional<String> byTypes =
        shape.parameters().stream()
            .filter(parameter -> reading.isEmpty())
            .flatMap(parameter -> parameter.entity().stream())
            .findFirst()
            .or(() -> shape.returns().entity());
    if (kind.is(Insert.class)) {
      return new DaoMethod.InsertMethod(
          shape.withContents(),
          byTypes,
          kind.flag("ifNotExists"),
          nulls(kind, nulls),
          Optional.empty(),
          kind.origin());
    }
    Optional<TypeElement> type = kind.type("entity");
    Optional<String> named = type.map(MethodReader::nameOf);
    Optional<String> entity =
        type.filter(this::isEntity).map(MethodReader::nameOf).or(() -> byTypes);
    if (kind.is(Update.class)) {
      return new DaoMethod.UpdateMethod(
          shape,
          entity,
          named,
          kind.flag("ifExists"),
          onlyIf(kind),
          nulls(kind, nulls),
          Optional.empty(),
          kind.origin());
    }
    if (kind.is(Select.class)) {
      Optional<ConditionModel> where = condition(kind, "where").map(ConditionParser::ofRead);
      return new DaoMethod.SelectMethod(
          comparing(where.map(shape::comparing).orElse(shape), orderBy(kind)),
          entity,
          named,
          where,
          List.of(),
          orderBy(kind),
          Optional.empty(),
          kind.origin());
    }
    if (query.isPresent()) {
      return new DaoMethod.QueryMethod(
          shape.comparing(parameter -> true), entity, named, query.get(), nulls, kind.origin());
    }
    if (kind.is(FullScan.class)) {
      return new DaoMethod.ScanMethod(shape, entity, named, kind.text("because"), kind.origin());
    }
    if (kind.is(Increment.class)) {
      return new DaoMethod.IncrementMethod(shape, entity, named, Optional.empty(), kind.origin());
    }
    return new DaoMethod.DeleteMethod(
        shape,
        entity,
        named,
        kind.flag("ifExists"),
        kind.flag("beyondLast"),
        onlyIf(kind),
        Optional.empty(),
        kind.origin());
  }

  private MethodShape shape(
      ExecutableElement method,
      ExecutableType seen,
      Optional<WrittenAnnotation> reading,
      Optional<QueryModel> query,
      Function<VariableElement, List<ConverterModel>> converters,
      Function<JavaType, Optional<ResultFactoryReader.Made>> factories,
      Origin origin) {
    List<ParameterModel> parameters = this.parameters.read(method, seen, converters, origin);
    boolean ofSeveral =
        parameters.stream().anyMatch(each -> each.kind() == ParameterModel.Kind.ANY_OF);
    Optional<ResultReader.Listed> columns =
        reading.flatMap(
            each ->
                query
                    .map(statement -> ResultReader.Listed.of(statement, each.origin()))
                    .orElseGet(() -> ResultReader.Listed.of(each)));
    JavaType declared = types.javaType(seen.getReturnType());
    Optional<ResultFactoryReader.Made> made = factories.apply(declared);
    return new MethodShape(
        method.getSimpleName().toString(),
        parameters,
        results.read(
            made.map(each -> ResultReader.unboxed(each, columns)).orElse(declared),
            columns,
            reading.flatMap(
                each ->
                    query
                        .map(statement -> ResultReader.Grouped.of(statement, each.origin()))
                        .orElseGet(() -> ResultReader.Grouped.of(each))),
            reading.filter(each -> !each.is(FullScan.class)).isPresent(),
            ofSeveral,
            query.isPresent()),
        made.map(ResultFactoryReader.Made::factory),
        seen.getThrownTypes().stream().map(types::javaType).map(JavaType::text).toList(),
        !method.getTypeParameters().isEmpty(),
        annotations.suppressions(method, origin),
        HintReader.call(annotations.all(method, origin)),
        origin);
  }

  private static boolean reads(WrittenAnnotation kind) {
    return kind.is(Select.class) || kind.is(Query.class) || kind.is(FullScan.class);
  }

  private boolean isEntity(JavaType type) {
    return type.kind() == JavaType.Kind.DECLARED
        && Optional.ofNullable(elements.getTypeElement(type.raw()))
            .filter(this::isEntity)
            .isPresent();
  }

  private boolean isEntity(TypeElement type) {
    return annotations.find(type, Origin.ofType(nameOf(type)), Entity.class).isPresent();
  }

  private static Optional<ConditionModel> onlyIf(WrittenAnnotation write) {
    return condition(write, "onlyIf").map(ConditionParser::ofWrite);
  }

  private static Optional<String> condition(WrittenAnnotation annotation, String attribute) {
    String text = annotation.text(attribute);
    return annotation.writes(attribute) && !text.isEmpty() ? Optional.of(text) : Optional.empty();
  }

  private static List<OrderTerm> orderBy(WrittenAnnotation select) {
    String text = select.text("orderBy");
    return text.isBlank()
        ? List.of()
        : Stream.of(text.split(",", -1))
            .map(term -> nearest(term.strip()).orElseGet(() -> IndexKeyParser.term(term)))
            .toList();
  }

  private static Optional<OrderTerm> nearest(String term) {
    Matcher matcher = NEAREST.matcher(term);
    return matcher.matches()
        ? Optional.of(
            new OrderTerm(term, matcher.group(1), Order.ASC, true, Optional.of(matcher.group(2))))
        : Optional.empty();
  }

  /** Marks the parameter with the vector whose nearest rows are read. */
  private static MethodShape comparing(MethodShape shape, List<OrderTerm> orderBy) {
    Optional<String> near = OrderTerm.nearest(orderBy).flatMap(OrderTerm::near);
    return shape.comparing(parameter -> near.filter(parameter.name()::equals).isPresent());
  }

  private static Nulls nulls(WrittenAnnotation annotation, Nulls ofDao) {
    return annotation.writes("nulls") ? annotation.constant("nulls", Nulls.class, ofDao) : ofDao;
  }

  private static String nameOf(TypeElement type) {
    return type.getQualifiedName().toString();
  }

  private static String simple(String qualified) {
    return qualified.substring(qualified.lastIndexOf('.') + 1);
  }
}
