package dev.rowan.processor.rule.dao;

import dev.rowan.processor.diagnostic.Severity;
import dev.rowan.processor.model.DaoMethod;
import dev.rowan.processor.model.DaoMethod.DeleteMethod;
import dev.rowan.processor.model.DaoMethod.IncrementMethod;
import dev.rowan.processor.model.DaoMethod.InsertMethod;
import dev.rowan.processor.model.DaoMethod.UpdateMethod;
import dev.rowan.processor.model.MethodShape;
import dev.rowan.processor.model.ReturnModel;
import dev.rowan.processor.plan.PlannedCall;
import dev.rowan.processor.rule.CallRule;
import dev.rowan.processor.rule.Complaint;
import dev.rowan.processor.rule.DesignRule;
import java.util.stream.Stream;

/**
 * Reports a conditional write that does not return its outcome, and an unconditional write that
 * returns one.
 */
@DesignRule(
    code = "DAO-10",
    severity = Severity.ERROR,
    summary =
        "A conditional write does not return its outcome, or an unconditional write returns"
            + " one")
public final class UnansweredCondition implements CallRule {
  @Override
  public Stream<Complaint> check(PlannedCall call) {
    DaoMethod method = call.method();
    ReturnModel.Kind kind = method.shape().returns().kind();
    if (method.onlyIf().isPresent()) {
      return check(method, true, "onlyIf");
    }
    if (call.entity().filter(method::namesVersionOf).isPresent()) {
      return Stream
          .empty(); // with a version, a write that returns void throws if it was not applied
    }
    if (method instanceof InsertMethod insert) {
      return check(method, insert.ifNotExists(), "ifNotExists");
    }
    if (method instanceof UpdateMethod update) {
      boolean isChange = method.isChange() && method.shape().returns().tellsApplied();
      return check(method, update.ifExists() || isChange, "ifExists");
    }
    if (method instanceof IncrementMethod && kind == ReturnModel.Kind.BOOLEAN) {
      return Stream.of(
          Complaint.at(
                  method.shape().origin(),
                  "`%s` returns a boolean, but has no condition".formatted(method.shape().brief()))
              .because("Cassandra has no conditional increment; an increment is always applied")
              .fix(voided(method.shape().returns())));
    }
    return method instanceof DeleteMethod delete
        ? check(method, delete.ifExists(), "ifExists")
        : Stream.empty();
  }

  private static Stream<Complaint> check(DaoMethod method, boolean conditional, String attribute) {
    MethodShape shape = method.shape();
    if (conditional && shape.returns().kind() == ReturnModel.Kind.NOTHING) {
      return Stream.of(
          Complaint.at(
                  method.clause(attribute),
                  "`%s` is conditional and returns nothing".formatted(shape.brief()))
              .because(
                  "a conditional write may not be applied; without a result the caller"
                      + " cannot know")
              .fix(shape.returns().later() ? shape.returns().staged("Boolean") : "boolean"));
    }
    return !conditional && shape.returns().tellsApplied()
        ? Stream.of(
            Complaint.at(
                    shape.origin(),
                    "`%s` returns %s, but has no condition"
                        .formatted(shape.brief(), inWords(shape.returns())))
                .because("a write without a condition is always applied and does not read the row")
                .fix(voided(shape.returns()))
                .fix(
                    method.isStatement()
                        ? "a condition in the statement: IF EXISTS, IF NOT EXISTS, or IF and"
                            + " comparisons"
                        : attribute + " = true"))
        : Stream.empty();
  }

  private static String voided(ReturnModel returns) {
    return returns.later() ? returns.staged("Void") : "void";
  }

  private static String inWords(ReturnModel returns) {
    return returns.kind() == ReturnModel.Kind.BOOLEAN ? "a boolean" : "an Applied";
  }
}
