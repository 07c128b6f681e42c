package dev.rowan.processor.rule.query;

import dev.rowan.processor.model.DaoMethod;
import dev.rowan.processor.model.DaoMethod.SelectMethod;
import dev.rowan.processor.model.EntityModel;
import dev.rowan.processor.plan.Attempt;
import dev.rowan.processor.plan.DesignPlanner;
import dev.rowan.processor.plan.MethodPlan;
import dev.rowan.processor.plan.PlannedCall;
import dev.rowan.processor.rule.CallRule;
import dev.rowan.processor.rule.Complaint;
import dev.rowan.processor.rule.Parameters;
import dev.rowan.processor.rule.index.UnderivableIndexKey;
import dev.rowan.processor.rule.key.BrokenKeyStructure;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * A rule about a method that no table serves, judged by the table that is nearest to serving it. It
 * is silent if the key (KEY-01), an index (IDX-06) or the parameters (DAO-01, DAO-02, DAO-04,
 * DAO-13, DAO-15) have an error, because then the nearest table has no meaning.
 */
public interface PlanRule extends CallRule {
  /** Returns the complaints about a method that no table serves. */
  Stream<Complaint> check(PlannedCall call, EntityModel entity, Attempt nearest);

  @Override
  default Stream<Complaint> check(PlannedCall call) {
    if (!(call.plan().orElse(null) instanceof MethodPlan.NoPlan none)
        || none.attempts().isEmpty()) {
      return Stream.empty(); // no table is near: QRY-16, QRY-18
    }
    EntityModel entity = call.entity().orElseThrow();
    boolean silent =
        BrokenKeyStructure.isIn(entity)
            || UnderivableIndexKey.isIn(entity)
            || Parameters.of(call).hasMistake();
    return silent
        ? Stream.empty()
        : check(call, entity, none.attempts().get(0))
            .map(
                complaint ->
                    otherTable(call.method(), entity)
                        .map(name -> complaint.firstFix("select from `%s`".formatted(name)))
                        .orElse(complaint));
  }

  /** Returns another table that serves what a statement asks for. */
  private static Optional<String> otherTable(DaoMethod method, EntityModel entity) {
    return method instanceof SelectMethod select && select.isStatement()
        ? DesignPlanner.plan(select.ofAnyTable(), entity)
            .filter(MethodPlan.Read.class::isInstance)
            .map(MethodPlan.Read.class::cast)
            .filter(read -> !read.fromBase())
            .map(read -> read.table().name())
        : Optional.empty();
  }
}
