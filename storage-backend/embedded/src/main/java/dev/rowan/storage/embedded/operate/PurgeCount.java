package dev.rowan.storage.embedded.operate;

import dev.rowan.spi.store.VacuumReport;
import dev.rowan.spi.store.VacuumStats;
import dev.rowan.storage.embedded.write.PurgePath;
import java.time.Duration;
import org.jspecify.annotations.Nullable;

/** How many rows were scanned and removed. Guarded by the vacuum. */
final class PurgeCount {
  private long scanned;
  private long rewritten;
  private long removed;
  private long deletions;

  void scanned(long keys) {
    scanned += keys;
  }

  void purged(PurgePath.Purged purged) {
    rewritten += purged.rewritten();
    removed += purged.removed();
    deletions += purged.deletions();
  }

  PurgeCount copy() {
    PurgeCount copy = new PurgeCount();
    copy.scanned = scanned;
    copy.rewritten = rewritten;
    copy.removed = removed;
    copy.deletions = deletions;
    return copy;
  }

  VacuumReport since(PurgeCount before, int tables, Duration took) {
    return new VacuumReport(
        tables,
        scanned - before.scanned,
        rewritten - before.rewritten,
        removed - before.removed,
        deletions - before.deletions,
        took);
  }

  VacuumStats stats(@Nullable String table, int due) {
    return new VacuumStats(table, due, scanned, rewritten, removed, deletions);
  }
}
