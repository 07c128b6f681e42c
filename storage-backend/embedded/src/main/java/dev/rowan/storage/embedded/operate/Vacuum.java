package dev.rowan.storage.embedded.operate;

import dev.rowan.spi.store.VacuumReport;
import dev.rowan.spi.store.VacuumStats;
import dev.rowan.storage.embedded.catalog.Catalogue;
import dev.rowan.storage.embedded.catalog.PurgeSchedule;
import dev.rowan.storage.embedded.engine.OrderedStore;
import dev.rowan.storage.embedded.write.PurgePath;
import java.time.Duration;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Scans the tables that have something to purge, one table after another, in steps. The background
 * thread calls single steps; an operator's request runs all of them. Thread-safe: one step at a
 * time.
 */
final class Vacuum {
  private final OrderedStore store;
  private final Catalogue catalogue;
  private final PurgePath purges;
  private final Deque<Integer> waiting = new ArrayDeque<>();
  private final PurgeCount sum = new PurgeCount();
  private @Nullable TableSweep current;

  Vacuum(OrderedStore store, Catalogue catalogue, PurgePath purges) {
    this.store = store;
    this.catalogue = catalogue;
    this.purges = purges;
  }

  /** Continues with due tables; returns false if there is none. */
  synchronized boolean step() {
    long now = catalogue.clock().nowSeconds();
    if (current == null) {
      if (waiting.isEmpty()) {
        waiting.addAll(catalogue.purges().due(now));
      }
      Integer next = waiting.poll();
      if (next == null) {
        return false;
      }
      current = new TableSweep(store, catalogue.purges(), purges, next, now);
    }
    if (!current.step(sum)) {
      current = null;
    }
    return true;
  }

  /** Purges all due tables. It restarts a table that single steps have begun. */
  synchronized VacuumReport run() {
    long start = System.nanoTime();
    long now = catalogue.clock().nowSeconds();
    current = null;
    waiting.clear();
    PurgeCount before = sum.copy();
    Set<Integer> tables = catalogue.purges().due(now);
    for (int table : tables) {
      TableSweep sweep = new TableSweep(store, catalogue.purges(), purges, table, now);
      boolean more = true;
      while (more) {
        more = sweep.step(sum);
      }
    }
    return sum.since(before, tables.size(), Duration.ofNanos(System.nanoTime() - start));
  }

  /**
   * Returns the seconds until the next table is due; {@link PurgeSchedule#NEVER} if there is none.
   */
  long secondsToNext() {
    long next = catalogue.purges().next();
    return next == PurgeSchedule.NEVER
        ? PurgeSchedule.NEVER
        : Math.max(0, next - catalogue.clock().nowSeconds());
  }

  synchronized VacuumStats stats() {
    int due = catalogue.purges().due(catalogue.clock().nowSeconds()).size();
    return sum.stats(current == null ? null : name(current.table()), due);
  }

  private @Nullable String name(int id) {
    return catalogue.tableIds().entrySet().stream()
        .filter(table -> table.getValue() == id)
        .map(Map.Entry::getKey)
        .findFirst()
        .orElse(null);
  }
}
