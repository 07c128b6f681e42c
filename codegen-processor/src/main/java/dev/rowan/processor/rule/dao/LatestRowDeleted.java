package dev.rowan.processor.rule.dao;

import dev.rowan.processor.diagnostic.Severity;
import dev.rowan.processor.model.EntityModel;
import dev.rowan.processor.model.IndexModel;
import dev.rowan.processor.plan.MethodPlan;
import dev.rowan.processor.plan.PlannedCall;
import dev.rowan.processor.rule.CallRule;
import dev.rowan.processor.rule.Complaint;
import dev.rowan.processor.rule.DesignRule;
import java.util.stream.Stream;

/** Reports a method that deletes rows of an entity with {@code @Latest}. */
@DesignRule(
    code = "DAO-27",
    severity = Severity.ERROR,
    summary = "A method deletes rows of an entity with @Latest")
public final class LatestRowDeleted implements CallRule {
  @Override
  public Stream<Complaint> check(PlannedCall call) {
    MethodPlan plan = call.plan().orElse(null);
    boolean deletes =
        plan instanceof MethodPlan.EntityDelete || plan instanceof MethodPlan.KeyDelete;
    return !deletes
        ? Stream.empty()
        : call.entity().orElseThrow().indexes().stream()
            .filter(IndexModel::latest)
            .limit(1)
            .map(latest -> complaint(call, call.entity().orElseThrow(), latest));
  }

  private static Complaint complaint(PlannedCall call, EntityModel entity, IndexModel latest) {
    return Complaint.at(
            call.method().shape().origin(),
            "`%s` deletes rows of `%s`, which has @Latest `%s`"
                .formatted(call.method().shape().brief(), entity.name().simple(), latest.name()))
        .because(
            "after the latest row of an owner, only a search of all its rows finds the row before"
                + " it")
        .fix("@Ttl on `%s`, which removes old rows".formatted(entity.name().simple()))
        .fix("a property that marks invalid rows, which readers leave out");
  }
}
