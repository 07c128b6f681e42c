package dev.rowan.processor.rule.ttl;

import dev.rowan.processor.diagnostic.Severity;
import dev.rowan.processor.model.EntityHints;
import dev.rowan.processor.model.EntityModel;
import dev.rowan.processor.model.IndexModel;
import dev.rowan.processor.model.PropertyModel;
import dev.rowan.processor.model.ReconcileModel;
import dev.rowan.processor.model.TableModel;
import dev.rowan.processor.model.TtlModel;
import dev.rowan.processor.plan.Design;
import dev.rowan.processor.quantity.Amounts;
import dev.rowan.processor.quantity.TableFigures;
import dev.rowan.processor.rule.Complaint;
import dev.rowan.processor.rule.DesignRule;
import dev.rowan.processor.rule.EntityRule;
import dev.rowan.processor.rule.Words;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * Reports rows that expire before the end of their stated retention, counters that are reconciled
 * with rows that expire, and periods of a partition key that are longer than a TTL.
 */
@DesignRule(
    code = "TTL-02",
    severity = Severity.WARNING,
    summary = "Rows expire before their stated retention, or while a counter counts them")
public final class ExpiryBeforeRetention implements EntityRule {
  private static final long SECONDS_PER_DAY = 86_400;

  /** The length of a period, in TTLs, from which most of its rows have expired when it ends. */
  private static final double LONG_PERIOD = 2;

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
    Stream<Complaint> inPeriods =
        entity.small() || entity.partitionKey().isEmpty()
            ? Stream.empty()
            : TableModel.allOf(entity).stream()
                .map(design::figures)
                .flatMap(figures -> ofPeriod(figures).stream());
    return Stream.of(early, counted, inPeriods).flatMap(each -> each);
  }

  /** Complains of a period that is longer than the TTL, which then bounds the partition alone. */
  private static Optional<Complaint> ofPeriod(TableFigures figures) {
    TableModel table = figures.table();
    double period = figures.shape().days().orElse(0);
    double ttl = (double) ttl(table) / SECONDS_PER_DAY;
    if (ttl <= 0 || period < LONG_PERIOD * ttl) {
      return Optional.empty();
    }
    Complaint complaint =
        Complaint.at(
                Words.partitionKey(table),
                "rows of `%s` expire long before the period of their partition ends"
                    .formatted(table.name()))
            .because(
                "a partition covers %s, and its rows expire after %s: the TTL alone bounds the rows of a partition, and a read passes those that have expired in it"
                    .formatted(time(Math.round(period * SECONDS_PER_DAY)), time(ttl(table))))
            .fix("a period that is at most as long as the TTL, if the table is new");
    complaint =
        figures.shape().others().isEmpty()
            ? complaint
            : complaint.fix(
                "remove %s from the key, if the table is new"
                    .formatted(Words.columns(figures.shape().times())));
    return Optional.of(complaint.asNote());
  }

  /** Returns how long rows of a table are stored; entries expire with their rows, or earlier. */
  private static long ttl(TableModel table) {
    return Stream.concat(
            table.entity().ttl().stream(), table.index().flatMap(IndexModel::ttl).stream())
        .filter(TtlModel::isPossible) // TTL-03
        .mapToLong(TtlModel::seconds)
        .min()
        .orElse(0);
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
    return time(ttl.seconds());
  }

  private static String days(long days) {
    return days == 1 ? "a day" : Amounts.count((double) days) + " days";
  }

  private static String time(long seconds) {
    return seconds % SECONDS_PER_DAY == 0
        ? days(seconds / SECONDS_PER_DAY)
        : Amounts.count((double) seconds) + " seconds";
  }
}
