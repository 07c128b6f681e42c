package dev.rowan.processor.rule.ttl;

import dev.rowan.annotation.TableOptions.Compaction;
import dev.rowan.processor.diagnostic.Severity;
import dev.rowan.processor.model.EntityHints;
import dev.rowan.processor.model.EntityModel;
import dev.rowan.processor.model.TableModel;
import dev.rowan.processor.model.TableOptionsModel;
import dev.rowan.processor.plan.Design;
import dev.rowan.processor.plan.MethodPlan;
import dev.rowan.processor.plan.PlannedCall;
import dev.rowan.processor.quantity.Amounts;
import dev.rowan.processor.rule.Complaint;
import dev.rowan.processor.rule.DesignRule;
import dev.rowan.processor.rule.EntityRule;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.stream.Stream;

/**
 * Reports a table whose rows live in another way than its compaction and the grace period of its
 * tombstones assume.
 */
@DesignRule(
    code = "TTL-04",
    severity = Severity.WARNING,
    summary = "The compaction or the grace period of a table does not suit its writes")
public final class MismatchedCompaction implements EntityRule {
  /** Nodes store hints for another node for three hours: max_hint_window of cassandra.yaml. */
  private static final int HINT_WINDOW_SECONDS = 10_800;

  /** The number of windows of a TTL that Cassandra's documentation recommends: 20 to 30. */
  private static final int WINDOWS = 30;

  @Override
  public Stream<Complaint> check(EntityModel entity, Design design) {
    return TableModel.allOf(entity).stream()
        .flatMap(
            table -> table.options().stream().flatMap(options -> ofTable(table, options, design)));
  }

  private static Stream<Complaint> ofTable(
      TableModel table, TableOptionsModel options, Design design) {
    List<Complaint> found = new ArrayList<>();
    if (options.compaction() == Compaction.TIME_WINDOW) {
      if (table.entity().ttl().isEmpty()) {
        found.add(withoutTtl(table, options));
      }
      call(table.entity(), design, MismatchedCompaction::changesRows)
          .map(call -> changed(table, options, call))
          .ifPresent(found::add);
    }
    ofGrace(table, options, design).ifPresent(found::add);
    return found.stream();
  }

  private static Complaint withoutTtl(TableModel table, TableOptionsModel options) {
    long window = options.windowUnit().getDuration().multipliedBy(options.windowSize()).toDays();
    long days =
        table
            .entity()
            .hints()
            .retention()
            .map(EntityHints.Retention::days)
            .filter(stated -> stated > 0)
            .orElse(Math.max(1, window * WINDOWS));
    return Complaint.at(
            options.origin().withAttribute("compaction"),
            "`%s` has windows of compaction, and its rows never expire".formatted(table.name()))
        .because(
            "a window of time is one file, which is dropped when all of its rows have expired; without a TTL a file for each %s stays for ever"
                .formatted(window(options)))
        .fix("@Ttl(days = %d) on `%s`".formatted(days, table.entity().name().simple()))
        .fix("compaction = TableOptions.Compaction.DEFAULT");
  }

  private static Complaint changed(TableModel table, TableOptionsModel options, PlannedCall call) {
    return Complaint.at(
            options.origin().withAttribute("compaction"),
            "`%s` has windows of compaction, and `%s` changes or deletes its rows"
                .formatted(table.name(), call.method().shape().name()))
        .because(
            "the change is in the window of its own time, so the file of the old row cannot be dropped before the change has expired too")
        .fix("compaction = TableOptions.Compaction.DEFAULT")
        .fix("remove `%s`, and let rows expire".formatted(call.method().shape().brief()));
  }

  private static Optional<Complaint> ofGrace(
      TableModel table, TableOptionsModel options, Design design) {
    int grace = options.gcGraceSeconds();
    if (grace < 0 || grace >= HINT_WINDOW_SECONDS) {
      return Optional.empty();
    }
    Optional<PlannedCall> delete = call(table.entity(), design, MismatchedCompaction::deletesRows);
    if (grace > 0 && delete.isEmpty()) {
      return Optional.empty();
    }
    String reason =
        grace == 0
            ? "hints and logged batches expire with the grace period: a node that misses a write never receives it"
            : "a node that is down for longer misses the deletes of `%s`, and brings the rows back; hints reach it for %s seconds"
                .formatted(
                    delete.orElseThrow().method().shape().name(),
                    Amounts.count(HINT_WINDOW_SECONDS));
    return Optional.of(
        Complaint.at(
                options.origin().withAttribute("gcGraceSeconds"),
                "tombstones of `%s` are stored for %s seconds"
                    .formatted(table.name(), Amounts.count(grace)))
            .because(reason)
            .fix("gcGraceSeconds = 10_800, the time for which hints are stored")
            .fix("gcGraceSeconds = 864_000, the default of the servers")
            .asError());
  }

  private static String window(TableOptionsModel options) {
    Duration length = options.windowUnit().getDuration().multipliedBy(options.windowSize());
    return length.toDays() > 0 && length.equals(Duration.ofDays(length.toDays()))
        ? "%d days".formatted(length.toDays())
        : "%d minutes".formatted(length.toMinutes());
  }

  private static Optional<PlannedCall> call(
      EntityModel entity, Design design, Predicate<MethodPlan> test) {
    return design.calls(entity).stream()
        .filter(call -> call.plan().filter(test).isPresent())
        .findFirst();
  }

  private static boolean changesRows(MethodPlan plan) {
    return plan instanceof MethodPlan.ColumnWrite
        || plan instanceof MethodPlan.PatchWrite
        || deletesRows(plan);
  }

  private static boolean deletesRows(MethodPlan plan) {
    return plan instanceof MethodPlan.EntityDelete || plan instanceof MethodPlan.KeyDelete;
  }
}
