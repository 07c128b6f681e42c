package dev.rowan.processor.generate;

import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.CodeBlock;
import dev.rowan.processor.model.ConditionValue;
import dev.rowan.processor.model.ParameterModel;
import dev.rowan.processor.model.ProjectionModel;
import dev.rowan.processor.model.ReturnModel;
import dev.rowan.processor.plan.Binding;
import dev.rowan.processor.plan.IndexBinding;
import dev.rowan.processor.plan.MethodPlan;
import dev.rowan.processor.rule.PlannedMethod;
import dev.rowan.processor.source.CoreNames;
import dev.rowan.processor.source.JavaTypes;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;

/** Writes the call of one read method. */
final class ReadCall {
  private final DaoNames names;
  private final PlannedMethod method;
  private final List<String> parameters;
  private final Arguments arguments;

  ReadCall(DaoNames names, PlannedMethod method, List<String> parameters) {
    this.names = names;
    this.method = method;
    this.parameters = parameters;
    this.arguments = new Arguments(names, method, parameters);
  }

  CodeBlock of(MethodPlan.Read plan) {
    CodeBlock key = arguments.keys(List.of(), plan.equality());
    if (method.method().shape().returns().isLargeValue()) {
      CodeBlock.Builder call = CodeBlock.builder().add("$L", names.prepared(method));
      options()
          .ifPresent(at -> call.add(".$L($L)", CoreNames.LARGE_VALUE_WITH, parameters.get(at)));
      return call.add(".$L($L)", CoreNames.LARGE_VALUE, key).build();
    }
    CodeBlock.Builder call = CodeBlock.builder().add("$L$>$>", names.prepared(method));
    if (isOfKeyAlone(plan)) {
      return call.add("\n.$L($L)$<$<", CoreNames.OPTIONAL_OF_KEY, key).build();
    }
    call.add("\n.$L($L)", CoreNames.SELECT, key);
    plan.range().ifPresent(range -> call.add("\n.$L", arguments.selected(range, plan.table())));
    plan.perPartition()
        .ifPresent(
            rows ->
                call.add(
                    "\n.$L($L)",
                    CoreNames.PER_PARTITION,
                    rows(rows, CoreNames.PER_PARTITION_LIMIT_TYPE)));
    limit(plan.limit(), call);
    options().ifPresent(at -> call.add("\n.$L($L)", CoreNames.READ_WITH, parameters.get(at)));
    return call.add("\n$L$<$<", result(plan)).build();
  }

  private void limit(Optional<ConditionValue> limit, CodeBlock.Builder call) {
    limit.ifPresent(
        rows -> call.add("\n.$L($L)", CoreNames.LIMIT, rows(rows, CoreNames.LIMIT_TYPE)));
  }

  /** Returns the largest number of rows as the run time takes it. */
  private CodeBlock rows(ConditionValue rows, ClassName type) {
    boolean typed =
        rows instanceof ConditionValue.Argument argument
            && !method.method().shape().parameters().get(argument.parameter()).type().isPrimitive();
    CodeBlock value = new ValueSource(parameters).of(rows);
    return typed ? value : CodeBlock.of("$T.$L($L)", type, CoreNames.ROWS_OF, value);
  }

  /** Returns whether the method reads the first row of a key, without range, limit and options. */
  private boolean isOfKeyAlone(MethodPlan.Read plan) {
    return (method.method().shape().returns().kind() == ReturnModel.Kind.OPTIONAL || isOrEmpty())
        && plan.range().isEmpty()
        && plan.limit().isEmpty()
        && plan.perPartition().isEmpty()
        && options().isEmpty();
  }

  CodeBlock of(MethodPlan.IndexRead plan) {
    CodeBlock key =
        plan.partition().isEmpty() ? CodeBlock.of("") : arguments.keys(List.of(), plan.partition());
    CodeBlock.Builder call =
        CodeBlock.builder().add("$L$>$>\n.$L($L)", names.prepared(method), CoreNames.BY_INDEX, key);
    for (IndexBinding each : plan.restrictions()) {
      call.add(
          "\n.$L($S, $L)", compared(each), each.name(), arguments.indexed(each, method.entity()));
    }
    plan.nearest()
        .ifPresent(
            each ->
                call.add(
                    "\n.$L($S, $L)",
                    Similarities.areReadBy(method)
                        ? CoreNames.INDEXED_RANKED
                        : CoreNames.INDEXED_NEAREST,
                    each.name(),
                    arguments.indexed(each, method.entity())));
    limit(plan.limit(), call);
    options().ifPresent(at -> call.add("\n.$L($L)", CoreNames.READ_WITH, parameters.get(at)));
    return call.add("\n$L$<$<", result(plan.page())).build();
  }

  private CoreNames.Member compared(IndexBinding with) {
    if (!with.range()) {
      return CoreNames.INDEXED_EQUAL;
    }
    return arguments.isOfBounds(with.binding())
        ? CoreNames.INDEXED_BETWEEN
        : CoreNames.INDEXED_RANGE;
  }

  CodeBlock of(MethodPlan.Scan plan) {
    CodeBlock.Builder call = CodeBlock.builder().add("$L", names.prepared(method));
    plan.perPartition()
        .ifPresent(at -> call.add(".$L($L)", CoreNames.PER_PARTITION, parameters.get(at)));
    plan.limit().ifPresent(limit -> call.add(".$L($L)", CoreNames.LIMIT, parameters.get(limit)));
    options().ifPresent(at -> call.add(".$L($L)", CoreNames.READ_WITH, parameters.get(at)));
    return call.add(result(plan.page())).build();
  }

  private OptionalInt options() {
    return method.method().shape().position(ParameterModel.Kind.READ_OPTIONS);
  }

  private CodeBlock result(MethodPlan.Read plan) {
    if (method.method().shape().returns().kind() != ReturnModel.Kind.MAP) {
      return result(plan.page());
    }
    MappingNames mapping = names.mapping(method.entity());
    Binding keys = plan.equality().stream().filter(Binding::several).findFirst().orElseThrow();
    return CodeBlock.of(
        ".$L($T.$L, $L)",
        CoreNames.MAP,
        mapping.mapping(),
        mapping.argument(keys.column().component()),
        arguments.value(keys));
  }

  private CodeBlock result(OptionalInt page) {
    ReturnModel.Kind kind = method.method().shape().returns().kind();
    if (kind == ReturnModel.Kind.AGGREGATE) {
      return new AggregateSource(names, method).of();
    }
    if (method.method().shape().returns().projection().orElse(null)
        instanceof ProjectionModel.OfGroups groups) {
      return new AggregateSource(names, method).of(groups, shape(kind));
    }
    if (method.method().shape().returns().isArray()) {
      return CodeBlock.of(
          ".$L($T::new)",
          CoreNames.ARRAY,
          JavaTypes.raw(method.method().shape().returns().result()));
    }
    return kind == ReturnModel.Kind.PAGE
        ? CodeBlock.of(".$L($L)", CoreNames.PAGE, parameters.get(page.orElseThrow()))
        : CodeBlock.of(".$L()", shape(kind));
  }

  private CoreNames.Member shape(ReturnModel.Kind kind) {
    return switch (kind) {
      case ONE -> isOrEmpty() ? CoreNames.OPTIONAL : isOfValue() ? CoreNames.VALUE : CoreNames.ONE;
      case OPTIONAL -> CoreNames.OPTIONAL;
      case LIST -> CoreNames.LIST;
      case STREAM -> CoreNames.STREAM;
      case PUBLISHER -> CoreNames.PUBLISHER;
      case BOOLEAN -> CoreNames.EXISTS;
      case COUNT -> CoreNames.COUNT;
      case PAGE, MAP, AGGREGATE, NOTHING, APPLIED, WRITE, OTHER ->
          throw new IllegalStateException("a sound read returns no " + kind);
    };
  }

  private boolean isOrEmpty() {
    return method.method().shape().returns().isEmptyWithoutRow();
  }

  /** Whether the method returns the value of a property, which a row may not have. */
  private boolean isOfValue() {
    return method
        .method()
        .shape()
        .returns()
        .projection()
        .filter(ProjectionModel.OfValue.class::isInstance)
        .isPresent();
  }
}
