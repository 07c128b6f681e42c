package dev.rowan.processor.rule.query;

import dev.rowan.processor.diagnostic.Severity;
import dev.rowan.processor.model.DaoMethod.QueryMethod;
import dev.rowan.processor.plan.ConditionProblem;
import dev.rowan.processor.plan.PlannedCall;
import dev.rowan.processor.rule.CallRule;
import dev.rowan.processor.rule.Complaint;
import dev.rowan.processor.rule.DesignRule;
import dev.rowan.processor.rule.index.UnderivableIndexKey;
import dev.rowan.processor.rule.key.BrokenKeyStructure;
import java.util.stream.Stream;

/**
 * Reports a statement of a {@code @Query} that cannot be read, that has no plan on a backend, or
 * whose names and types are not those of the model. DAO-30 reports those that write.
 */
@DesignRule(
    code = "QRY-16",
    severity = Severity.ERROR,
    summary = "The statement of a @Query does not fit the model")
public final class UnusableStatement implements CallRule {
  @Override
  public Stream<Complaint> check(PlannedCall call) {
    return complaints(call, false);
  }

  /** Returns the complaints about statements that write, or about all others. */
  public static Stream<Complaint> complaints(PlannedCall call, boolean writes) {
    boolean silent =
        call.entity()
            .filter(
                entity ->
                    entity.columns().findAny().isEmpty() // MAP-06, MAP-07
                        || BrokenKeyStructure.isIn(entity)
                        || UnderivableIndexKey.isIn(entity))
            .isPresent();
    return !silent
            && call.method() instanceof QueryMethod method
            && method.query().writes() == writes
        ? call.where().stream().map(problem -> complaint(method, problem))
        : Stream.empty();
  }

  private static Complaint complaint(QueryMethod method, ConditionProblem problem) {
    String place =
        problem.position().isPresent()
            ? method.query().place(problem.position().getAsInt() - 1) + ": "
            : "";
    Complaint complaint =
        Complaint.at(method.annotation().withAttribute("value"), problem.what())
            .because(place + problem.why());
    for (String fix : problem.fixes()) {
      complaint = complaint.fix(fix);
    }
    return complaint;
  }
}
