package dev.rowan.processor.rule.consistency;

import dev.rowan.processor.diagnostic.Severity;
import dev.rowan.processor.model.CallHints;
import dev.rowan.processor.model.EntityModel;
import dev.rowan.processor.model.PropertyModel;
import dev.rowan.processor.plan.Design;
import dev.rowan.processor.plan.PlannedCall;
import dev.rowan.processor.plan.PlannedDao;
import dev.rowan.processor.rule.Complaint;
import dev.rowan.processor.rule.DaoRule;
import dev.rowan.processor.rule.DesignRule;
import dev.rowan.processor.rule.EntityRule;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * Reports a counter that is declared exact and that no job reconciles. An increment that timed out
 * may have been applied, so a counter is approximate.
 */
@DesignRule(
    code = "CNS-03",
    severity = Severity.WARNING,
    summary = "A counter is declared exact and no job reconciles it")
public final class ApproximateCounter implements EntityRule, DaoRule {
  @Override
  public Stream<Complaint> check(EntityModel entity, Design design) {
    return entity
        .columns()
        .filter(property -> property.exact() && property.reconciled().isEmpty())
        .map(property -> ofCounter(entity, property));
  }

  private static Complaint ofCounter(EntityModel entity, PropertyModel property) {
    return Complaint.at(
            property.origin(),
            "counter `%s.%s` is declared exact, and no job reconciles it"
                .formatted(entity.name().simple(), property.name()))
        .because("an increment that timed out may have been applied; a retry could count it twice")
        .fix(
            "@ReconciledCounter(from = Likes.class, every = \"PT1H\"), with the entity whose"
                + " rows it counts")
        .fix("drop exact, if an approximate count is enough")
        .fix("drop the counter and count the rows at each read, if they are few");
  }

  @Override
  public Stream<Complaint> check(PlannedDao dao, Design design) {
    return dao.calls().stream().flatMap(ApproximateCounter::ofCall);
  }

  /** Reports a read that takes counters as exact, which their entity does not declare exact. */
  private static Stream<Complaint> ofCall(PlannedCall call) {
    Optional<CallHints.Access> exact =
        call.method().shape().hints().access().filter(CallHints.Access::exact);
    return call.method().reads()
        ? exact.stream()
            .flatMap(
                access ->
                    call.entity().stream()
                        .flatMap(entity -> call.method().returned(entity).stream())
                        .filter(each -> each.counter() && each.reconciled().isEmpty())
                        .filter(each -> !each.exact())
                        .limit(1)
                        .map(counter -> ofRead(call, access, counter)))
        : Stream.empty();
  }

  private static Complaint ofRead(
      PlannedCall call, CallHints.Access access, PropertyModel counter) {
    return Complaint.at(
            access.origin().withAttribute("exact"),
            "`%s` takes counter `%s.%s` as exact, and no job reconciles it"
                .formatted(
                    call.method().shape().name(),
                    call.entity().orElseThrow().name().simple(),
                    counter.name()))
        .because("an increment that timed out may have been applied; a retry could count it twice")
        .fix(
            "@ReconciledCounter on `%s`, with the entity whose rows it counts"
                .formatted(counter.name()))
        .fix("drop exact, if an approximate count is enough");
  }
}
