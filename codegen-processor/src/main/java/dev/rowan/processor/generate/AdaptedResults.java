package dev.rowan.processor.generate;

import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.CodeBlock;
import dev.rowan.processor.model.ResultFactory;
import dev.rowan.processor.model.ReturnModel;
import dev.rowan.processor.plan.MethodPlan;
import dev.rowan.processor.rule.PlannedMethod;
import dev.rowan.processor.source.GeneratedNames;

/**
 * Writes the conversion of a result to a type of a reactive library. The class that converts has a
 * method for each shape: {@code result}, {@code found} for an optional row, {@code done} for a
 * write without result, and {@code rows} for a publisher.
 */
final class AdaptedResults {
  private AdaptedResults() {}

  /**
   * Returns the result of a method.
   *
   * @param call the call of the run time
   */
  static CodeBlock result(PlannedMethod method, CodeBlock call) {
    ReturnModel returns = method.method().shape().returns();
    ClassName adapter = ClassName.bestGuess(returns.delivery().adapter().orElseThrow());
    String newLine = call.toString().contains("\n") ? "\n" : "";
    return returns.delivery().isOfRows()
        ? CodeBlock.of("$T.rows(" + newLine + "$L)", adapter, call)
        : CodeBlock.of(
            "$T.$L(() ->" + (newLine.isEmpty() ? " " : "\n") + "$L)", adapter, shape(method), call);
  }

  /**
   * Returns the statement of a method that returns a type of the user's own.
   *
   * @param result the result that the factory takes; a call without result if it is void
   */
  static CodeBlock made(ResultFactory factory, CodeBlock result, boolean isVoid) {
    ClassName owner = GeneratedNames.poet(factory.owner());
    if (!factory.supplied()) {
      return CodeBlock.of("return $T.$L($L)", owner, factory.method(), result);
    }
    return isVoid
        ? CodeBlock.of(
            "return $T.$L(() -> {\n$>$>$L;\nreturn null;\n$<$<})", owner, factory.method(), result)
        : CodeBlock.of("return $T.$L(() -> $L)", owner, factory.method(), result);
  }

  private static String shape(PlannedMethod method) {
    ReturnModel returns = method.method().shape().returns();
    if (returns.kind() == ReturnModel.Kind.NOTHING) {
      return "done";
    }
    boolean reads =
        method.plan() instanceof MethodPlan.Read || method.plan() instanceof MethodPlan.IndexRead;
    boolean row = reads && returns.isEmptyWithoutRow();
    return row ? "found" : "result";
  }
}
