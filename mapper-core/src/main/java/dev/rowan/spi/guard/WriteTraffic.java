package dev.rowan.spi.guard;

import dev.rowan.spi.mutation.Mutation;
import dev.rowan.spi.schema.TableSchema;
import dev.rowan.spi.store.Guardrail;
import dev.rowan.spi.store.PartitionWrites;
import dev.rowan.spi.value.Row;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Function;
import java.util.function.IntSupplier;
import java.util.function.LongSupplier;

/**
 * The writes of all tables by partition, and the guardrails that compare their distribution with
 * limits. Thread-safe.
 */
final class WriteTraffic {
  private static final double SECONDS = 60;

  private final Map<String, TableTraffic> tables = new ConcurrentHashMap<>();
  private final Watch shares;
  private final Watch rates;
  private final Watch shards;
  private final Watch drift;
  private final long minWrites;
  private final LongSupplier nanos;
  private final IntSupplier random;

  /**
   * Starts without writes.
   *
   * @param minWrites the writes of a table in a window below which no distribution is compared
   * @param random decides which writes are samples
   */
  WriteTraffic(
      Function<Guardrail, Watch> watches, long minWrites, LongSupplier nanos, IntSupplier random) {
    this.shares = watches.apply(Guardrail.PARTITION_SHARE);
    this.rates = watches.apply(Guardrail.PARTITION_WRITES);
    this.shards = watches.apply(Guardrail.SHARD_BALANCE);
    this.drift = watches.apply(Guardrail.ROW_DRIFT);
    this.minWrites = minWrites;
    this.nanos = nanos;
    this.random = random;
  }

  /** Returns whether a guardrail needs the counts. */
  boolean isNeeded() {
    return shares.isOn() || rates.isOn() || shards.isOn() || drift.isOn();
  }

  void count(Mutation mutation) {
    TrafficReport ended = table(mutation.table()).count(mutation);
    if (ended != null) {
      compare(ended);
    }
  }

  void expect(TableSchema table, double rowsOfTable, double rowsOfPartition) {
    table(table).expect(rowsOfTable, rowsOfPartition);
  }

  boolean expects(TableSchema table) {
    return drift.isOn() && table(table).isStated();
  }

  void insert(TableSchema table, Row row) {
    table(table).insert(row);
  }

  private TableTraffic table(TableSchema table) {
    TableTraffic known = tables.get(table.name());
    return known != null
        ? known
        : tables.computeIfAbsent(
            table.name(), name -> new TableTraffic(table, drift.limit(), nanos, random));
  }

  /** Ends the windows whose minute is over. */
  void endWindows() {
    for (TableTraffic each : tables.values()) {
      TrafficReport ended = each.endIfDue();
      if (ended != null) {
        compare(ended);
      }
    }
  }

  List<PartitionWrites> busiest() {
    endWindows();
    return tables.entrySet().stream()
        .sorted(Map.Entry.comparingByKey())
        .flatMap(each -> each.getValue().latest().stream())
        .toList();
  }

  private void compare(TrafficReport report) {
    String table = report.table();
    boolean isLarge = report.writes() >= minWrites;
    for (PartitionWrites each : report.partitions()) {
      String where = TrafficReport.partition(table, each.hash());
      if (isLarge) {
        shares.note(percent(each.share()), where, table);
      }
      rates.note((long) Math.ceil(each.writes() / SECONDS), where, table);
    }
    if (isLarge) {
      shards.note(percent(report.shardBalance()), table);
    }
    for (TrafficReport.Drift each : report.drifts()) {
      drift.note(percent(each.times()), each.where(), table);
    }
  }

  /** Returns a percentage that exceeds a limit exactly if the share does. */
  private static long percent(double share) {
    return (long) Math.ceil(share * 100 - 1e-9);
  }
}
