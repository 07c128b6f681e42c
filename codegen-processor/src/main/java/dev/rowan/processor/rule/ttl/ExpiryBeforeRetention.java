package dev.rowan.processor.rule.ttl;

import dev.rowan.processor.diagnostic.Severity;
import dev.rowan.processor.model.EntityHints;
import dev.rowan.processor.model.EntityModel;
import dev.rowan.processor.model.PropertyModel;
import dev.rowan.processor.model.ReconcileModel;
import dev.rowan.processor.model.TtlModel;
import dev.rowan.processor.plan.Design;
import dev.rowan.processor.quantity.Amounts;
import dev.rowan.processor.rule.Complaint;
import dev.rowan.processor.rule.DesignRule;
import dev.rowan.processor.rule.EntityRule;
import java.util.stream.Stream;

/**
 * Reports rows that expire before the end of their stated retention, and counters that are
 * reconciled with rows that expire.
 */
@DesignRule(
    code = "TTL-02",
    severity = Severity.WARNING,
    summary = "Rows expire before their stated retention, or while a counter counts them")
public final class ExpiryBeforeRetention implements EntityRule {
  private static final long SECONDS_PER_DAY = 86_400;

  @Override
  public Stream<Complaint> check(EntityModel entity, Design design) {
    Stream<Complaint> early =
        entity.ttl().stream()
            .filter(TtlModel::isPossible) // TTL-03
            .flatMap(
                ttl ->
                    entity.hints().retention().stream()
                        .filter(retention -> isLonger(retention, ttl))
                        .map(retention -> early(entity, ttl, retention)));
    Stream<Complaint> counted =
        entity.columns().flatMap(property -> ofCounter(entity, property, design));
    return Stream.concat(early, counted);
  }

  private static boolean isLonger(EntityHints.Retention retention, TtlModel ttl) {
    return retention.forever() || retention.days() * SECONDS_PER_DAY > ttl.seconds();
  }

  private static Complaint early(
      EntityModel entity, TtlModel ttl, EntityHints.Retention retention) {
    Complaint complaint =
        Complaint.at(
                ttl.origin(),
                "rows of `%s` expire after %s, and are to be stored %s"
                    .formatted(
                        entity.table(),
                        time(ttl),
                        retention.forever()
                            ? "for ever"
                            : "for " + Amounts.count((double) retention.days()) + " days"))
            .because("an expired row is deleted, and no backup job can read it any more");
    return retention.forever()
        ? complaint.fix("drop @Ttl").fix("drop @Retention")
        : complaint
            .fix("@Ttl(days = %d)".formatted(retention.days()))
            .fix("drop @Retention: the TTL states how long rows are stored");
  }

  private static Stream<Complaint> ofCounter(
      EntityModel entity, PropertyModel property, Design design) {
    return property.reconciled().stream()
        .flatMap(
            reconciled ->
                design
                    .entity(reconciled.from().qualified())
                    .flatMap(EntityModel::ttl)
                    .map(ttl -> counted(entity, property, reconciled, ttl))
                    .stream());
  }

  private static Complaint counted(
      EntityModel entity, PropertyModel property, ReconcileModel reconciled, TtlModel ttl) {
    return Complaint.at(
            reconciled.origin(),
            "counter `%s.%s` is reconciled with rows that expire"
                .formatted(entity.name().simple(), property.name()))
        .because(
            "rows of `%s` expire after %s; the job then subtracts them, so the counter only has the rows of that time"
                .formatted(reconciled.from().simple(), time(ttl)))
        .fix("drop @Ttl on `%s`".formatted(reconciled.from().simple()))
        .fix("drop @ReconciledCounter, and accept an approximate count");
  }

  private static String time(TtlModel ttl) {
    return ttl.seconds() % SECONDS_PER_DAY == 0
        ? Amounts.count((double) ttl.seconds() / SECONDS_PER_DAY) + " days"
        : Amounts.count((double) ttl.seconds()) + " seconds";
  }
}
