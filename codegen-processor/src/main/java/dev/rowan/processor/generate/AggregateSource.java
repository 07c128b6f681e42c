package dev.rowan.processor.generate;

import com.palantir.javapoet.CodeBlock;
import dev.rowan.processor.model.Aspect;
import dev.rowan.processor.model.JavaType;
import dev.rowan.processor.model.ProjectionModel;
import dev.rowan.processor.model.ReturnModel;
import dev.rowan.processor.rule.PlannedMethod;
import dev.rowan.processor.source.CoreNames;
import dev.rowan.processor.source.GeneratedNames;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;

/** Writes the end of a read that returns one result for all rows, or for each group of rows. */
final class AggregateSource {
  private final DaoNames names;
  private final PlannedMethod method;

  AggregateSource(DaoNames names, PlannedMethod method) {
    this.names = names;
    this.method = method;
  }

  /** Returns the call that completes with the result of the method. */
  CodeBlock of() {
    ReturnModel returns = method.method().shape().returns();
    ProjectionModel projection = returns.projection().orElseThrow();
    CodeBlock call =
        projection instanceof ProjectionModel.OfRecord record
            ? of(record)
            : single(projection.components().get(0));
    return returns.result().is("java.util.Optional")
        ? CodeBlock.of("$L\n.thenApply($T::ofNullable)", call, Optional.class)
        : call;
  }

  private CodeBlock single(ProjectionModel.Component component) {
    CodeBlock call = CodeBlock.of(".$L($L)", CoreNames.OF_AGGREGATE, aggregate(component));
    return isConverted(component)
        ? CodeBlock.of(
            "$L\n.thenApply($T::to$L)", call, CoreNames.WIDENING, component.type().boxed().brief())
        : call;
  }

  /** Whether the value is returned in a wider type; a sum is computed in this type. */
  private boolean isConverted(ProjectionModel.Component component) {
    return component.aspect() != Aspect.SUM
        && ofProperty(component, type -> type.widensTo(component.type()));
  }

  private boolean ofProperty(ProjectionModel.Component component, Predicate<JavaType> test) {
    return method
        .entity()
        .property(component.name())
        .filter(property -> test.test(property.javaType()))
        .isPresent();
  }

  private CodeBlock value(String values, ProjectionModel.Component component) {
    CodeBlock value =
        CodeBlock.of("$L.$L($L)", values, CoreNames.AGGREGATE_VALUE, aggregate(component));
    return isConverted(component) ? ProjectionSource.widened(component.type(), value) : value;
  }

  private CodeBlock of(ProjectionModel.OfRecord record) {
    return CodeBlock.of(".$L(\n$>$>$L)$<$<", CoreNames.OF_AGGREGATES, computed(record));
  }

  /**
   * Returns the call that selects groups.
   *
   * @param shape the member that returns them in the type of the method
   */
  CodeBlock of(ProjectionModel.OfGroups groups, CoreNames.Member shape) {
    MappingNames mapping = names.mapping(method.entity());
    CodeBlock by =
        groups.by().stream()
            .map(name -> CodeBlock.of("$T.$L", mapping.mapping(), mapping.property(name)))
            .collect(CodeBlock.joining(", "));
    return CodeBlock.of(
        ".$L(\n$>$>$T.of($L),\n$L)\n$<$<.$L()",
        CoreNames.GROUPED_BY,
        List.class,
        by,
        computed(groups.each()),
        shape);
  }

  /** Returns the arguments that create a result of the values of its aggregates. */
  private CodeBlock computed(ProjectionModel each) {
    String values = names.local(method.method(), "values");
    CodeBlock read =
        each.components().stream()
            .map(component -> value(values, component))
            .collect(CodeBlock.joining(",\n"));
    CodeBlock all =
        each.components().stream().map(this::aggregate).collect(CodeBlock.joining(",\n"));
    CodeBlock result =
        each instanceof ProjectionModel.OfRecord record
            ? CodeBlock.of("new $T(\n$>$>$L)$<$<", GeneratedNames.poet(record.name()), read)
            : read;
    return CodeBlock.of("$L -> $L,\n$T.of(\n$>$>$L)$<$<", values, result, List.class, all);
  }

  private CodeBlock aggregate(ProjectionModel.Component component) {
    MappingNames mapping = names.mapping(method.entity());
    return switch (component.aspect()) {
      case COUNT -> CodeBlock.of("$T.$L()", CoreNames.AGGREGATE, CoreNames.AGGREGATE_COUNT);
      case MIN -> of(CoreNames.AGGREGATE_MIN, mapping, component);
      case MAX -> of(CoreNames.AGGREGATE_MAX, mapping, component);
      case SUM ->
          ofProperty(component, type -> type.sumsTo(component.type()))
              ? CodeBlock.of(
                  "$L.as$L()",
                  of(CoreNames.AGGREGATE_SUM, mapping, component),
                  component.type().boxed().brief())
              : of(CoreNames.AGGREGATE_SUM, mapping, component);
      case AVG -> of(CoreNames.AGGREGATE_AVG, mapping, component);
      case FIRST -> of(CoreNames.AGGREGATE_FIRST, mapping, component);
      case VALUE,
          PART,
          WRITE_TIME,
          TTL,
          SIMILARITY_COSINE,
          SIMILARITY_DOT_PRODUCT,
          SIMILARITY_EUCLIDEAN ->
          throw new IllegalStateException("a sound method returns aggregates alone");
    };
  }

  private static CodeBlock of(
      CoreNames.Member function, MappingNames mapping, ProjectionModel.Component component) {
    return CodeBlock.of(
        "$T.$L($T.$L)",
        CoreNames.AGGREGATE,
        function,
        mapping.mapping(),
        mapping.property(component.name()));
  }
}
