package dev.rowan.processor.generate;

import com.palantir.javapoet.CodeBlock;
import dev.rowan.annotation.Nulls;
import dev.rowan.processor.model.DaoMethod;
import dev.rowan.processor.model.ParameterModel;
import dev.rowan.processor.plan.Binding;
import dev.rowan.processor.plan.MethodPlan;
import dev.rowan.processor.rule.PlannedMethod;
import dev.rowan.processor.source.CoreNames;
import java.util.List;

/** Writes the calls of one method that inserts, updates or deletes. */
final class WriteCalls {
  private final String runtime;
  private final MappingNames mapping;
  private final PlannedMethod method;
  private final List<String> parameters;
  private final boolean conditional;

  WriteCalls(DaoNames names, PlannedMethod method, List<String> parameters) {
    this.runtime = runtime(names.runtime(method.entity()), method, parameters);
    this.mapping = names.mapping(method.entity());
    this.method = method;
    this.parameters = parameters;
    this.conditional = method.method().isConditional();
  }

  CodeBlock entityWrite(MethodPlan.EntityWrite plan) {
    CoreNames.Member write =
        method.method() instanceof DaoMethod.InsertMethod
            ? conditional ? CoreNames.INSERT_IF_NOT_EXISTS : CoreNames.INSERT
            : update();
    return CodeBlock.of(
        "$L.$L($L, $T.$L)",
        runtime,
        write,
        parameters.get(plan.parameter()),
        Nulls.class,
        Writes.nulls(method.method()));
  }

  CodeBlock columnWrite(MethodPlan.ColumnWrite plan) {
    CodeBlock.Builder change =
        CodeBlock.builder()
            .add("$L.$L(\n$>$>", runtime, update())
            .add(
                "$T.$L($T.$L)$>$>",
                CoreNames.ROW_CHANGE,
                CoreNames.CHANGE_OF,
                mapping.mapping(),
                MappingNames.TABLE);
    plan.key().forEach(binding -> change.add(setting(CoreNames.CHANGE_KEY, binding)));
    CoreNames.Member changing =
        method.method() instanceof DaoMethod.IncrementMethod
            ? CoreNames.CHANGE_INCREMENT
            : CoreNames.CHANGE_SET;
    plan.columns().forEach(binding -> change.add(setting(changing, binding)));
    return change.add("\n.$L())$<$<$<$<", CoreNames.CHANGE_ROW).build();
  }

  CodeBlock entityDelete(MethodPlan.EntityDelete plan) {
    return CodeBlock.of(
        "$L.$L($L)",
        runtime,
        conditional ? CoreNames.DELETE_IF_EXISTS : CoreNames.DELETE,
        parameters.get(plan.parameter()));
  }

  CodeBlock keyDelete(MethodPlan.KeyDelete plan) {
    return CodeBlock.of(
        "$L.$L($L)",
        runtime,
        conditional ? CoreNames.DELETE_BY_KEY_IF_EXISTS : CoreNames.DELETE_BY_KEY,
        Arguments.keys(List.of(), mapping, plan.key(), parameters));
  }

  private static String runtime(String runtime, PlannedMethod method, List<String> parameters) {
    return method.method().shape().positions(ParameterModel.Kind.WRITE_OPTIONS).stream()
        .findFirst()
        .map(at -> runtime + "." + CoreNames.WITH + "(" + parameters.get(at) + ")")
        .orElse(runtime);
  }

  private CoreNames.Member update() {
    return conditional ? CoreNames.UPDATE_IF_EXISTS : CoreNames.UPDATE;
  }

  private CodeBlock setting(CoreNames.Member change, Binding binding) {
    return CodeBlock.of(
        "\n.$L($T.$L, $L)",
        change,
        mapping.mapping(),
        mapping.argument(binding.column().component()),
        parameters.get(binding.parameter()));
  }
}
