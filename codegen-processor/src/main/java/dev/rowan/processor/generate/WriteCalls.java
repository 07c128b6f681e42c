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
import java.util.OptionalInt;

/** Writes the calls of one method that inserts, updates or deletes. */
final class WriteCalls {
  private final String prepared;
  private final CodeBlock runtime;
  private final MappingNames mapping;
  private final PlannedMethod method;
  private final List<String> parameters;
  private final Arguments arguments;
  private final AssignmentSource assignments;
  private final boolean conditional;
  private final boolean versioned;
  private final CodeBlock conditionalRuntime;

  /** Ends the indentation of a condition. */
  private final CodeBlock end;

  WriteCalls(DaoNames names, PlannedMethod method, List<String> parameters) {
    this.prepared = names.prepared(method);
    this.mapping = names.mapping(method.entity());
    this.method = method;
    this.parameters = parameters;
    this.arguments = new Arguments(names, method, parameters);
    this.assignments = new AssignmentSource(names, method, parameters);
    this.runtime = runtime(names);
    this.conditional = method.method().isConditionalOn(method.entity());
    this.versioned = method.method().namesVersionOf(method.entity());
    this.conditionalRuntime =
        CodeBlock.of(
            "$L$L",
            conditionalRuntime(runtime, method),
            ConditionSource.of(names, method, parameters));
    this.end = CodeBlock.of(method.condition().isPresent() ? "$<$<" : "");
  }

  CodeBlock entityWrite(MethodPlan.EntityWrite plan) {
    String after = parameters.get(plan.parameter());
    OptionalInt content = method.method().shape().position(ParameterModel.Kind.CONTENT);
    if (content.isPresent()) {
      return contentInsert(after, content.getAsInt());
    }
    if (plan.before().isPresent()) {
      String before = parameters.get(plan.before().getAsInt());
      return CodeBlock.of(
          "$L.$L($L, $L)",
          conditional ? conditionalRuntime : runtime,
          conditional ? CoreNames.CONDITIONAL_CHANGE : CoreNames.CHANGE,
          before,
          after);
    }
    return CodeBlock.of(
        "$L.$L($L, $T.$L)$L",
        conditional ? conditionalRuntime : runtime,
        method.method() instanceof DaoMethod.InsertMethod ? insert(plan) : update(),
        after,
        Nulls.class,
        Writes.nulls(method.method()),
        end);
  }

  /** Returns the insert of an entity with the content of the property that a parameter names. */
  private CodeBlock contentInsert(String entity, int content) {
    return CodeBlock.of(
        "$L\n$>$>.$L($T.$L)\n.$L($L, $L, $T.$L)$<$<",
        runtime,
        CoreNames.LARGE_VALUES_OF,
        mapping.mapping(),
        mapping.property(method.method().shape().parameters().get(content).name()),
        CoreNames.INSERT_CONTENT,
        entity,
        parameters.get(content),
        Nulls.class,
        Writes.nulls(method.method()));
  }

  CodeBlock columnWrite(MethodPlan.ColumnWrite plan) {
    CodeBlock.Builder change =
        CodeBlock.builder()
            .add(
                "$L.$L(\n$>$>",
                plan.several().isPresent() ? ofKeys() : conditional ? conditionalRuntime : runtime,
                columnWriteMember(plan))
            .add("$L.$L()$>$>", prepared, CoreNames.ROW_CHANGE_OF);
    plan.key().forEach(binding -> change.add(assignments.key(binding)));
    plan.columns().forEach(binding -> change.add(assignments.change(binding)));
    if (plan.insert()) {
      InsertedValues.generated(method.entity(), plan)
          .forEach(property -> change.add(assignments.generated(property)));
    }
    return change.add("\n.$L())$<$<$<$<$L", CoreNames.CHANGE_ROW, end).build();
  }

  private CoreNames.Member columnWriteMember(MethodPlan.ColumnWrite plan) {
    if (plan.insert()) {
      return conditional ? CoreNames.CONDITIONAL_INSERT : CoreNames.INSERT;
    }
    return update();
  }

  CodeBlock patchWrite(MethodPlan.PatchWrite plan) {
    return CodeBlock.of(
        "$L.$L($L)$L",
        conditional ? conditionalRuntime : runtime,
        update(),
        parameters.get(plan.parameter()),
        end);
  }

  CodeBlock entityDelete(MethodPlan.EntityDelete plan) {
    return CodeBlock.of(
        "$L.$L($L)$L",
        conditional ? conditionalRuntime : runtime,
        conditional
            ? versioned ? CoreNames.DELETE_VERSION : CoreNames.CONDITIONAL_DELETE
            : CoreNames.DELETE,
        parameters.get(plan.parameter()),
        end);
  }

  CodeBlock keyDelete(MethodPlan.KeyDelete plan) {
    CodeBlock key = arguments.keys(List.of(), plan.key());
    if (method.method() instanceof DaoMethod.DeleteMethod delete && delete.beyondLast()) {
      return CodeBlock.of("$L.$L($L)", runtime, CoreNames.TRIM, key);
    }
    CodeBlock on = plan.several().isPresent() ? ofKeys() : runtime;
    if (plan.range().isPresent()) {
      Binding range = plan.range().get();
      return CodeBlock.of(
          "$L.$L($L)",
          on,
          arguments.isOfBounds(range) ? CoreNames.DELETE_BETWEEN : CoreNames.DELETE_RANGE,
          arguments.keys(arguments.range(range, plan.table()), plan.key()));
    }
    if (plan.several().isPresent()) {
      return CodeBlock.of("$L.$L($L)", on, CoreNames.DELETE, key);
    }
    return CodeBlock.of(
        "$L.$L($L)$L",
        conditional ? conditionalRuntime : runtime,
        conditional ? CoreNames.CONDITIONAL_DELETE_BY_KEY : CoreNames.DELETE_BY_KEY,
        key,
        end);
  }

  /** Returns what writes the rows of several keys. */
  private CodeBlock ofKeys() {
    return CodeBlock.of("$L.$L()", runtime, CoreNames.OF_KEYS);
  }

  private CodeBlock runtime(DaoNames names) {
    String runtime = names.prepared(method);
    String with =
        method.method().shape().positions(ParameterModel.Kind.WRITE_OPTIONS).stream()
            .findFirst()
            .map(at -> runtime + "." + CoreNames.WITH + "(" + parameters.get(at) + ")")
            .orElse(runtime);
    CodeBlock used = CodeBlock.of("$L$L", with, assignments.using());
    return method.method().shape().returns().isDeferred()
        ? CodeBlock.of("$L.$L()", used, CoreNames.DEFERRED)
        : used;
  }

  private CoreNames.Member insert(MethodPlan.EntityWrite plan) {
    if (plan.ofSeveral()) {
      return CoreNames.INSERT_ALL;
    }
    if (conditional) {
      return CoreNames.CONDITIONAL_INSERT;
    }
    return method.method() instanceof DaoMethod.InsertMethod insert && insert.returnsStored()
        ? CoreNames.INSERT_RETURNING
        : CoreNames.INSERT;
  }

  private CoreNames.Member update() {
    if (!conditional) {
      return CoreNames.UPDATE;
    }
    return versioned ? CoreNames.UPDATE_VERSION : CoreNames.CONDITIONAL_UPDATE;
  }

  /** The writes that complete with the result of the method. */
  private static CodeBlock conditionalRuntime(CodeBlock runtime, PlannedMethod method) {
    CoreNames.Member result =
        switch (method.method().shape().returns().kind()) {
          case APPLIED -> CoreNames.RETURNING_CURRENT_ROW;
          case NOTHING -> CoreNames.OR_THROW;
          case WRITE -> CoreNames.DEFERRED_CONDITIONAL;
          default -> CoreNames.RETURNING_APPLIED;
        };
    return CodeBlock.of("$L.$L()", runtime, result);
  }
}
