package dev.rowan.storage.embedded.write;

import dev.rowan.spi.mutation.Condition;
import dev.rowan.spi.mutation.DeleteRange;
import dev.rowan.spi.mutation.DeleteRow;
import dev.rowan.spi.mutation.Mutation;
import dev.rowan.spi.mutation.TimestampOffset;
import dev.rowan.spi.mutation.Upsert;
import dev.rowan.spi.mutation.WriteOutcome;
import dev.rowan.spi.value.Row;
import dev.rowan.storage.embedded.catalog.Catalogue;
import dev.rowan.storage.embedded.catalog.Table;
import dev.rowan.storage.embedded.key.KeyRange;
import dev.rowan.storage.embedded.row.CellStamp;
import dev.rowan.storage.embedded.row.RowMarker;
import dev.rowan.storage.embedded.row.StoredRow;
import dev.rowan.storage.embedded.type.ByteSink;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Applies the consequences of changed rows to derived rows. Only this class writes derived rows, so
 * they need no history: a write applies whatever timestamps are stored, and a deletion leaves no
 * tombstone. Used for one attempt, by one thread.
 */
final class DerivedWrites {
  /** Purges all dead data, whatever its age. */
  private static final long NO_RETENTION = -1;

  private final Catalogue catalogue;
  private final PendingRows rows;
  private final HeldStripes held;
  private final long timestamp;
  private final long now;
  private final ByteSink scratch;
  private List<Mutation> applied = List.of();
  private int round;
  private boolean reachedAll = true;
  private @Nullable WriteOutcome refusal;

  DerivedWrites(
      Catalogue catalogue,
      PendingRows rows,
      HeldStripes held,
      long timestamp,
      long now,
      ByteSink scratch) {
    this.catalogue = catalogue;
    this.rows = rows;
    this.held = held;
    this.timestamp = timestamp;
    this.now = now;
    this.scratch = scratch;
  }

  /** Returns whether all rows could be locked; if not, the batch must not be written. */
  boolean reachedAll() {
    return reachedAll;
  }

  /**
   * Returns the outcome of a failed condition, or null; after a failed condition the batch must not
   * be written.
   */
  @Nullable WriteOutcome refusal() {
    return refusal;
  }

  /** Returns all consequences that were applied. */
  List<Mutation> applied() {
    return applied;
  }

  /** Applies the consequences of one change of one row. */
  void apply(List<Mutation> mutations) {
    round++;
    remember(mutations);
    for (Mutation mutation : mutations) {
      Table table = catalogue.table(mutation.table());
      if (mutation instanceof DeleteRange range) {
        deleteRange(table, range);
        continue;
      }
      Row row = rowOf(mutation);
      byte[] key = table.keys().rowKey(row, scratch);
      if (!held.tryToHold(LockStripes.of(key))) {
        reachedAll = false;
        continue;
      }
      PendingRow pending =
          replaces(table, mutation) ? rows.unread(table, key) : rows.row(table, key);
      if (!isWritten(table, pending, mutation)) {
        continue;
      }
      long at = above(pending.floorOf(round), mutation.moment());
      if (mutation instanceof Upsert upsert) {
        CellStamp stamp = new CellStamp(at, upsert.effectiveTtl(), now, catalogue.clock()::next);
        StoredRow.Builder update = table.columns().regulars(row, stamp, pending.current(), scratch);
        update.marker(upsert.marker() ? RowMarker.of(stamp) : null);
        StoredRow merged = pending.current().merge(update.build()).purge(now, NO_RETENTION);
        // The derived row uses the encoding of the current row, not the one with which the key was
        // first written.
        pending.become(
            table.losesEncoding()
                ? merged.withOriginal(table.nonCanonicalKeys().original(row, key))
                : merged);
      } else {
        pending.become(pending.current().shadow(at));
      }
    }
  }

  /** Copies the mutations only if several rows have some. */
  private void remember(List<Mutation> mutations) {
    if (applied.isEmpty()) {
      applied = mutations;
    } else if (!mutations.isEmpty()) {
      List<Mutation> all = new ArrayList<>(applied);
      all.addAll(mutations);
      applied = all;
    }
  }

  /** Deletes the rows of a range that are there, and leaves no tombstone. */
  private void deleteRange(Table table, DeleteRange delete) {
    for (KeyRange range : table.keys().slices(delete.partition(), delete.slice(), scratch)) {
      if (!held.tryToHold(LockStripes.of(range.from()))) {
        reachedAll = false;
        continue;
      }
      for (PendingRow row : rows.wipe(table, range)) {
        row.become(row.current().shadow(above(row.floorOf(round), delete.moment())));
      }
    }
  }

  /** Without a lock, the stored row may differ from the state that the batch itself leaves. */
  private boolean isWritten(Table table, PendingRow pending, Mutation mutation) {
    Condition condition = mutation.condition();
    if (condition == Condition.NONE || !reachedAll) {
      return true;
    }
    Row current = LiveView.of(pending, null, now).row();
    if (condition instanceof Condition.Matches matches) {
      return matches.hold(table.schema(), current);
    }
    if (condition != Condition.IF_NOT_EXISTS) {
      throw new IllegalArgumentException("a derived row cannot have the condition IF EXISTS");
    }
    if (current != null && refusal == null) {
      refusal = WriteOutcome.refusedBy(mutation.table(), current);
    }
    return current == null;
  }

  /** Returns whether a write replaces all content that may be stored. */
  private static boolean replaces(Table table, Mutation mutation) {
    return table.isWhole()
        && mutation.condition() == Condition.NONE
        && (!(mutation instanceof Upsert upsert)
            || (upsert.marker() && table.columns().areReplacedBy(upsert.row())));
  }

  private static Row rowOf(Mutation mutation) {
    if (mutation instanceof Upsert upsert) {
      return upsert.row();
    }
    if (mutation instanceof DeleteRow delete) {
      return delete.key();
    }
    throw new IllegalArgumentException("a range deletion does not address one row");
  }

  private long above(long floor, TimestampOffset moment) {
    long at =
        moment == TimestampOffset.NONE
            ? Math.max(timestamp, floor + 1)
            : Math.max(timestamp - 1, floor);
    if (at > timestamp) {
      catalogue.chosen().raise(at);
    }
    return at;
  }
}
