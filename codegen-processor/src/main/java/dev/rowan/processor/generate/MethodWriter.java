package dev.rowan.processor.generate;

import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.MethodSpec;
import dev.rowan.processor.model.Delivery;
import dev.rowan.processor.model.MethodShape;
import dev.rowan.processor.model.ParameterModel;
import dev.rowan.processor.model.ReturnModel;
import dev.rowan.processor.plan.MethodPlan;
import dev.rowan.processor.rule.PlannedMethod;
import dev.rowan.processor.source.CoreNames;
import dev.rowan.processor.source.JavaTypes;
import dev.rowan.processor.source.Markers;
import java.util.List;
import java.util.stream.IntStream;

/**
 * Writes one method of a DAO: one call of the run time, and the wait for its result if the method
 * is synchronous.
 */
final class MethodWriter {
  private final DaoNames names;

  MethodWriter(DaoNames names) {
    this.names = names;
  }

  MethodSpec write(PlannedMethod method) {
    List<String> parameters = names.parameters(method.method());
    CodeBlock call = call(method, arguments(method, parameters));
    return signature(method, parameters)
        .addJavadoc("$L", MethodDoc.of(method))
        .addStatement(statement(method, call))
        .build();
  }

  /** Writes the method that commits the writes of a BATCH. */
  MethodSpec writeBatch(List<PlannedMethod> parts) {
    PlannedMethod first = parts.get(0);
    PlannedMethod whole = first.returning(first.part().orElseThrow().result());
    List<String> parameters = names.parameters(whole.method());
    CodeBlock writes =
        parts.stream()
            .map(part -> call(part, arguments(part, parameters)))
            .collect(CodeBlock.joining(",\n"));
    CodeBlock commit =
        CodeBlock.of(
            "$L.$L().$L(\n$>$>$L$<$<)",
            names.prepared(first),
            CoreNames.DEFERRED,
            CoreNames.COMMIT,
            writes);
    return signature(whole, parameters)
        .addJavadoc("$L", BatchDoc.of(whole, parts))
        .addStatement(statement(whole, commit))
        .build();
  }

  private static MethodSpec.Builder signature(PlannedMethod method, List<String> parameters) {
    MethodShape shape = method.method().shape();
    MethodSpec.Builder written =
        Markers.overriding(shape.name()).returns(JavaTypes.of(shape.declaredType()));
    for (int i = 0; i < parameters.size(); i++) {
      written.addParameter(
          JavaTypes.of(shape.parameters().get(i).declaredType()), parameters.get(i));
    }
    return written;
  }

  /** Returns the arguments of the run time: the parameters, or their converted values. */
  private List<String> arguments(PlannedMethod method, List<String> parameters) {
    ConverterSource converters = new ConverterSource(names, method);
    List<ParameterModel> declared = method.method().shape().parameters();
    return IntStream.range(0, parameters.size())
        .mapToObj(i -> converters.argument(declared.get(i), parameters.get(i)))
        .toList();
  }

  private CodeBlock statement(PlannedMethod method, CodeBlock call) {
    ReturnModel returns = method.method().shape().returns();
    CodeBlock result = result(method, call);
    boolean isVoid = returns.kind() == ReturnModel.Kind.NOTHING && !returns.later();
    return method
        .method()
        .shape()
        .factory()
        .map(factory -> AdaptedResults.made(factory, result, isVoid))
        .orElseGet(() -> isVoid ? result : CodeBlock.of("return $L", result));
  }

  /** Returns the result of a method; a call without result for a method that returns nothing. */
  private CodeBlock result(PlannedMethod method, CodeBlock call) {
    ReturnModel returns = method.method().shape().returns();
    String newLine = call.toString().contains("\n") ? "\n" : "";
    CodeBlock whole = CodeBlock.of("$<$<$L$>$>", call);
    if (returns.delivery().adapter().isPresent()) {
      return AdaptedResults.result(method, call);
    }
    if (returns.isDeferred()
        || returns.kind() == ReturnModel.Kind.PUBLISHER
        || returns.isLargeValue()) {
      return whole;
    }
    if (!returns.later()) {
      String runtime = names.runtime(method.entity());
      return CodeBlock.of("$L.$L(" + newLine + "$L)", runtime, wait(method), call);
    }
    CodeBlock completed =
        returns.kind() == ReturnModel.Kind.NOTHING
            ? CodeBlock.of(
                "$L" + newLine + ".thenAccept($L -> {})",
                whole,
                names.local(method.method(), "applied"))
            : whole;
    return returns.delivery() == Delivery.FUTURE
        ? CodeBlock.of("$L" + newLine + ".toCompletableFuture()", completed)
        : completed;
  }

  /** Returns the method that waits for the result. Only a write can have an unknown outcome. */
  private static CoreNames.Member wait(PlannedMethod method) {
    boolean reads =
        method.plan() instanceof MethodPlan.Read
            || method.plan() instanceof MethodPlan.IndexRead
            || method.plan() instanceof MethodPlan.Scan;
    return reads ? CoreNames.AWAIT_READ : CoreNames.AWAIT;
  }

  /** Returns the call that completes with the method's result. */
  private CodeBlock call(PlannedMethod method, List<String> parameters) {
    WriteCalls writes = new WriteCalls(names, method, parameters);
    return method
        .plan()
        .match(
            new MethodPlan.Cases<CodeBlock>() {
              @Override
              public CodeBlock entityWrite(MethodPlan.EntityWrite plan) {
                return writes.entityWrite(plan);
              }

              @Override
              public CodeBlock columnWrite(MethodPlan.ColumnWrite plan) {
                return writes.columnWrite(plan);
              }

              @Override
              public CodeBlock patchWrite(MethodPlan.PatchWrite plan) {
                return writes.patchWrite(plan);
              }

              @Override
              public CodeBlock entityDelete(MethodPlan.EntityDelete plan) {
                return writes.entityDelete(plan);
              }

              @Override
              public CodeBlock keyDelete(MethodPlan.KeyDelete plan) {
                return writes.keyDelete(plan);
              }

              @Override
              public CodeBlock read(MethodPlan.Read plan) {
                return new ReadCall(names, method, parameters).of(plan);
              }

              @Override
              public CodeBlock indexRead(MethodPlan.IndexRead plan) {
                return new ReadCall(names, method, parameters).of(plan);
              }

              @Override
              public CodeBlock scan(MethodPlan.Scan plan) {
                return new ReadCall(names, method, parameters).of(plan);
              }

              @Override
              public CodeBlock none(MethodPlan.NoPlan plan) {
                throw new IllegalStateException("a sound method has a plan");
              }
            });
  }
}
