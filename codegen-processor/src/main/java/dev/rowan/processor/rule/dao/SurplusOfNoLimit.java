package dev.rowan.processor.rule.dao;

import dev.rowan.processor.diagnostic.Severity;
import dev.rowan.processor.model.DaoMethod.DeleteMethod;
import dev.rowan.processor.model.EntityModel;
import dev.rowan.processor.model.Origin;
import dev.rowan.processor.plan.MethodPlan;
import dev.rowan.processor.plan.PlannedCall;
import dev.rowan.processor.rule.CallRule;
import dev.rowan.processor.rule.Complaint;
import dev.rowan.processor.rule.DesignRule;
import dev.rowan.processor.rule.Words;
import java.util.Optional;
import java.util.stream.Stream;

/** Reports a method that is to delete the rows beyond a row limit, and does not name them. */
@DesignRule(
    code = "DAO-28",
    severity = Severity.ERROR,
    summary = "A method with beyondLast does not trim one partition of an entity with @KeepLast")
public final class SurplusOfNoLimit implements CallRule {
  @Override
  public Stream<Complaint> check(PlannedCall call) {
    return call.method() instanceof DeleteMethod delete && delete.beyondLast()
        ? complaint(call, delete).stream()
        : Stream.empty();
  }

  private static Optional<Complaint> complaint(PlannedCall call, DeleteMethod delete) {
    EntityModel entity = call.entity().orElse(null);
    if (entity == null) {
      return Optional.empty(); // reported as an unknown entity
    }
    Origin attribute = delete.annotation().withAttribute("beyondLast");
    String method = delete.shape().brief();
    if (entity.rowLimit().isEmpty()) {
      return Optional.of(
          Complaint.at(
                  attribute,
                  "`%s` deletes the rows beyond the last of `%s`, which has no @KeepLast"
                      .formatted(method, entity.name().simple()))
              .because("@KeepLast states how many rows of a partition stay")
              .fix("@KeepLast(100) with your number on `%s`".formatted(entity.name().simple())));
    }
    if (delete.isConditional() || delete.shape().returns().isDeferred()) {
      return Optional.of(
          Complaint.at(
                  attribute,
                  "`%s` trims a partition under a condition or in a batch".formatted(method))
              .because(
                  "a trim first reads the keys of the rows that stay, and then deletes a range")
              .fix("call a method without a condition that returns void"));
    }
    return call.plan()
        .filter(plan -> !isOfPartition(plan))
        .map(plan -> notOnePartition(call, attribute));
  }

  private static boolean isOfPartition(MethodPlan plan) {
    return plan instanceof MethodPlan.NoPlan // reported by its own rule
        || (plan instanceof MethodPlan.KeyDelete delete
            && delete.several().isEmpty()
            && delete.range().isEmpty()
            && delete.key().size() == delete.table().partitionKey().size());
  }

  private static Complaint notOnePartition(PlannedCall call, Origin attribute) {
    MethodPlan plan = call.plan().orElseThrow();
    String key =
        plan instanceof MethodPlan.KeyDelete delete
            ? Words.columns(delete.table().partitionKey())
            : "the partition key";
    return Complaint.at(
            attribute,
            "`%s` trims a partition, and its parameters are not the partition key"
                .formatted(call.method().shape().brief()))
        .because("@KeepLast counts the rows of one whole partition")
        .fix("parameters for %s, and no others".formatted(key));
  }
}
