package dev.rowan.processor.rule.dao;

import dev.rowan.processor.diagnostic.Severity;
import dev.rowan.processor.plan.ConditionProblem;
import dev.rowan.processor.plan.PlannedCall;
import dev.rowan.processor.rule.CallRule;
import dev.rowan.processor.rule.Complaint;
import dev.rowan.processor.rule.DesignRule;
import java.util.stream.Stream;

/** Reports a condition of a write that cannot be read, or that no row can be compared with. */
@DesignRule(
    code = "DAO-24",
    severity = Severity.ERROR,
    summary = "The condition of a write cannot be checked")
public final class UnusableCondition implements CallRule {
  @Override
  public Stream<Complaint> check(PlannedCall call) {
    return call.condition().stream()
        .flatMap(condition -> condition.problems().stream())
        .map(problem -> complaint(call, problem));
  }

  private static Complaint complaint(PlannedCall call, ConditionProblem problem) {
    Complaint complaint =
        Complaint.at(call.method().annotation().withAttribute("onlyIf"), problem.what())
            .because(problem.why());
    for (String fix : problem.fixes()) {
      complaint = complaint.fix(fix);
    }
    return complaint;
  }
}
