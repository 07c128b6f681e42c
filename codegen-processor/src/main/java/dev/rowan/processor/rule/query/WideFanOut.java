package dev.rowan.processor.rule.query;

import dev.rowan.processor.diagnostic.Severity;
import dev.rowan.processor.model.CallHints;
import dev.rowan.processor.model.Component;
import dev.rowan.processor.model.Period;
import dev.rowan.processor.model.TableColumn;
import dev.rowan.processor.plan.CallFigures;
import dev.rowan.processor.plan.Design;
import dev.rowan.processor.plan.MethodPlan;
import dev.rowan.processor.plan.PlannedCall;
import dev.rowan.processor.plan.PlannedDao;
import dev.rowan.processor.quantity.Amounts;
import dev.rowan.processor.quantity.ClusterFacts;
import dev.rowan.processor.quantity.Limit;
import dev.rowan.processor.rule.Complaint;
import dev.rowan.processor.rule.DaoRule;
import dev.rowan.processor.rule.DesignRule;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * Reports a call that reads many partitions, by the stated numbers. Shards alone are reported only
 * above the limit for errors, because their number is a choice. A critical call should read one.
 */
@DesignRule(
    code = "QRY-07",
    severity = Severity.WARNING,
    summary = "One call reads more than ten partitions")
public final class WideFanOut implements DaoRule {
  @Override
  public Stream<Complaint> check(PlannedDao dao, Design design) {
    return dao.calls().stream()
        .filter(call -> !isAllowed(call))
        .flatMap(call -> complaint(call, design).stream());
  }

  private static boolean isAllowed(PlannedCall call) {
    return call.method()
        .shape()
        .hints()
        .fanOut()
        .filter(allowance -> !allowance.because().isBlank()) // SUP-01
        .isPresent();
  }

  private static Optional<Complaint> complaint(PlannedCall call, Design design) {
    if (!(call.plan().orElse(null) instanceof MethodPlan.Read read)) {
      return Optional.empty();
    }
    CallHints hints = call.method().shape().hints();
    CallFigures figures = CallFigures.of(read, hints, design.figures(read.table()));
    Limit.Bounds bounds = design.facts().bounds(Limit.FAN_OUT);
    double partitions = figures.partitions();
    boolean refused = partitions > bounds.error() || (hints.isCritical() && partitions > 1);
    boolean warned =
        partitions > bounds.warning() && partitions > figures.shards() && !hints.isBatch();
    return refused || warned
        ? Optional.of(complaint(call, read, figures, design.facts(), refused))
        : Optional.empty();
  }

  private static Complaint complaint(
      PlannedCall call,
      MethodPlan.Read read,
      CallFigures figures,
      ClusterFacts facts,
      boolean refused) {
    boolean critical = call.method().shape().hints().isCritical();
    Limit.Bounds bounds = facts.bounds(Limit.FAN_OUT);
    String limit =
        critical
            ? "the slowest of them decides, so a critical call should read one partition"
            : "the limit is %s partitions (%s)"
                .formatted(
                    Amounts.count(refused ? bounds.error() : bounds.warning()),
                    facts.source(Limit.FAN_OUT));
    Complaint complaint =
        Complaint.at(
                call.method().shape().origin(),
                "one call of `%s` reads %s partitions%s"
                    .formatted(
                        call.method().shape().name(),
                        Amounts.count(figures.partitions()),
                        critical ? ", and is critical" : ""))
            .because(
                "that is %s, with one request for each partition; %s"
                    .formatted(figures.factors(), limit));
    for (String fix : fixes(read, figures).toList()) {
      complaint = complaint.fix(fix);
    }
    if (critical) {
      complaint = complaint.fix("drop latency, if no person and no program waits for the answer");
    }
    return refused ? complaint.asError() : complaint;
  }

  private static Stream<String> fixes(MethodPlan.Read read, CallFigures figures) {
    Stream<String> longer =
        figures.periods() > 1
            ? read.table().partitionKey().stream()
                .map(TableColumn::component)
                .filter(component -> component instanceof Component.PeriodOf)
                .flatMap(component -> longer((Component.PeriodOf) component, read).stream())
            : Stream.empty();
    Stream<String> fewer =
        figures.values() > 1
            ? Stream.of("pass fewer values in one call, or return a Page")
            : Stream.empty();
    return Stream.of(longer, fewer, Stream.of("@AllowFanOut(because = \"…\")"))
        .flatMap(each -> each);
  }

  private static Optional<String> longer(Component.PeriodOf of, MethodPlan.Read read) {
    return of.period() == Period.MONTH || of.period() == Period.YEAR
        ? Optional.empty()
        : Optional.of(
            "a longer period in the partition key of `%s`: %s(%s)"
                .formatted(
                    read.table().name(),
                    of.period() == Period.HOUR ? Period.DAY.word() : Period.MONTH.word(),
                    of.property()));
  }
}
