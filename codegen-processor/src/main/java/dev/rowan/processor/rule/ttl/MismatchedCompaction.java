package dev.rowan.processor.rule.ttl;

import dev.rowan.annotation.TableOptions.Compaction;
import dev.rowan.processor.diagnostic.Severity;
import dev.rowan.processor.model.EntityHints;
import dev.rowan.processor.model.EntityModel;
import dev.rowan.processor.model.TableModel;
import dev.rowan.processor.model.TableOptionsModel;
import dev.rowan.processor.model.TtlModel;
import dev.rowan.processor.plan.Design;
import dev.rowan.processor.plan.PlannedCall;
import dev.rowan.processor.quantity.Amounts;
import dev.rowan.processor.rule.Complaint;
import dev.rowan.processor.rule.DesignRule;
import dev.rowan.processor.rule.EntityRule;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
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

  private static final long SECONDS_PER_HOUR = 3_600;
  private static final long HOURS_PER_DAY = 24;

  /** The number of windows of a TTL that Cassandra's documentation recommends: 20 to 30. */
  private static final int WINDOWS = 30;

  @Override
  public Stream<Complaint> check(EntityModel entity, Design design) {
    return Stream.concat(
        TableModel.storedOf(entity).stream()
            .flatMap(
                table ->
                    table.options().stream()
                        .filter(options -> table.group().isEmpty() || isOf(table, options))
                        .flatMap(options -> ofTable(table, options, design))),
        unusedOptions(entity, design));
  }

  /** Whether options are those of the table of a column group, not those of the entity's own. */
  private static boolean isOf(TableModel table, TableOptionsModel options) {
    return options.index().equals(table.name());
  }

  /** Returns a note about options that would suit rows which are only inserted, and expire. */
  private static Stream<Complaint> unusedOptions(EntityModel entity, Design design) {
    long ttl = entity.ttl().map(TtlModel::seconds).orElse(0L);
    if (ttl <= 0 || !RowChanges.isOnlyInserted(entity, design)) {
      return Stream.empty();
    }
    String options =
        TableModel.allOf(entity).stream()
            .flatMap(table -> unused(table, ttl, design))
            .collect(Collectors.joining(" "));
    if (options.isEmpty()) {
      return Stream.empty();
    }
    return Stream.of(
        Complaint.at(
                TableModel.of(entity).nameOrigin(),
                "the rows of `%s` only expire, and the options of its tables are those for rows that change"
                    .formatted(entity.table()))
            .because(
                "with windows of compaction the servers drop a file when its rows have expired, instead of merging files; and no delete needs the grace period, for which expired rows stay on disk")
            .fix(options)
            .asNote());
  }

  /** Returns the options that a table lacks. Index tables can have deletes of replaced entries. */
  private static Stream<String> unused(TableModel table, long ttl, Design design) {
    Optional<TableOptionsModel> options = table.options();
    List<String> lacking = new ArrayList<>();
    boolean merges =
        options.map(TableOptionsModel::compaction).orElse(Compaction.DEFAULT) == Compaction.DEFAULT;
    if (merges && !design.figures(table).shape().times().isEmpty()) {
      lacking.add("compaction = TableOptions.Compaction.TIME_WINDOW");
      lacking.add(windows(ttl));
    }
    int grace =
        options.map(TableOptionsModel::gcGraceSeconds).orElse(TableOptionsModel.DEFAULT_GRACE);
    if (table.isBase() && grace == TableOptionsModel.DEFAULT_GRACE) {
      lacking.add("gcGraceSeconds = 10_800");
    }
    if (!lacking.isEmpty() && !table.isBase()) {
      lacking.add(0, "index = \"%s\"".formatted(table.name()));
    }
    return lacking.isEmpty()
        ? Stream.empty()
        : Stream.of("@TableOptions(" + String.join(", ", lacking) + ")");
  }

  private static String windows(long ttl) {
    long hours = Math.max(1, ttl / WINDOWS / SECONDS_PER_HOUR);
    return hours < HOURS_PER_DAY
        ? "windowSize = %d, windowUnit = ChronoUnit.HOURS".formatted(hours)
        : "windowSize = %d".formatted(hours / HOURS_PER_DAY);
  }

  private static Stream<Complaint> ofTable(
      TableModel table, TableOptionsModel options, Design design) {
    List<Complaint> found = new ArrayList<>();
    if (options.compaction() == Compaction.TIME_WINDOW) {
      if (table.entity().ttl().isEmpty() && table.defaultTtl() == 0) {
        found.add(withoutTtl(table, options));
      }
      RowChanges.change(table.entity(), design)
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
    Optional<String> deletes = RowChanges.deletes(table, design);
    if (grace > 0 && deletes.isEmpty()) {
      return Optional.empty();
    }
    String reason =
        grace == 0
            ? "hints and logged batches expire with the grace period: a node that misses a write never receives it"
            : "a node that is down for longer misses the deletes of %s, and brings the rows back; hints reach it for %s seconds"
                .formatted(deletes.orElseThrow(), Amounts.count(HINT_WINDOW_SECONDS));
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
}
