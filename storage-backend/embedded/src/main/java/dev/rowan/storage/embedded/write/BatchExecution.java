package dev.rowan.storage.embedded.write;

import dev.rowan.spi.mutation.Change;
import dev.rowan.spi.mutation.Consequences;
import dev.rowan.spi.mutation.DeleteRange;
import dev.rowan.spi.mutation.DeleteRow;
import dev.rowan.spi.mutation.Mutation;
import dev.rowan.spi.mutation.TimestampOffset;
import dev.rowan.spi.mutation.Upsert;
import dev.rowan.spi.mutation.WriteOutcome;
import dev.rowan.spi.value.Row;
import dev.rowan.storage.embedded.catalog.Catalogue;
import dev.rowan.storage.embedded.catalog.Table;
import dev.rowan.storage.embedded.key.KeyFormat;
import dev.rowan.storage.embedded.key.KeyRange;
import dev.rowan.storage.embedded.row.CellStamp;
import dev.rowan.storage.embedded.row.Deletion;
import dev.rowan.storage.embedded.row.RangeTombstone;
import dev.rowan.storage.embedded.row.RowMarker;
import dev.rowan.storage.embedded.row.StoredRow;
import dev.rowan.storage.embedded.type.ByteSink;
import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Computes the new state of the rows that a batch changes. Used for one attempt, by one thread. */
final class BatchExecution {
  private final Catalogue catalogue;
  private final PendingRows rows;
  private final DerivedWrites derived;
  private final long timestamp;
  private final long now;
  private final ByteSink scratch;
  private boolean onlyChange;

  BatchExecution(
      Catalogue catalogue,
      PendingRows rows,
      HeldStripes held,
      long timestamp,
      long now,
      ByteSink scratch) {
    this.catalogue = catalogue;
    this.rows = rows;
    this.derived = new DerivedWrites(catalogue, rows, held, timestamp, now, scratch);
    this.timestamp = timestamp;
    this.now = now;
    this.scratch = scratch;
  }

  /**
   * Applies all changes in their order.
   *
   * @return false if a row could not be locked, so that the batch must restart
   */
  boolean apply(List<Change> changes) {
    boolean conditional = ConditionEvaluator.any(changes);
    onlyChange = changes.size() == 1;
    for (Change change : changes) {
      apply(change.mutation(), moment(change.mutation(), conditional), change.consequences());
    }
    return derived.reachedAll();
  }

  /**
   * Returns the outcome of a failed condition on a derived row, or null; after a failed condition
   * nothing is written.
   */
  @Nullable WriteOutcome refusal() {
    return derived.refusal();
  }

  /** Returns the changes of derived tables. */
  List<Mutation> derived() {
    return derived.applied();
  }

  /**
   * In a batch with conditions, range deletions get a timestamp one microsecond earlier, because
   * Cassandra supports no other way.
   */
  private long moment(Mutation mutation, boolean conditional) {
    boolean before = conditional && mutation instanceof DeleteRange;
    return before || mutation.moment() == TimestampOffset.ONE_MICROSECOND_EARLIER
        ? timestamp - 1
        : timestamp;
  }

  private void apply(Mutation mutation, long at, Consequences consequences) {
    Table table = catalogue.table(mutation.table());
    if (mutation instanceof Upsert upsert) {
      upsert(table, upsert, at, consequences);
    } else if (mutation instanceof DeleteRow delete) {
      deleteRow(table, table.keys().rowKey(delete.key(), scratch), at, consequences);
    } else if (mutation instanceof DeleteRange delete) {
      deleteRange(table, delete, at, consequences);
    }
  }

  private void upsert(Table table, Upsert upsert, long at, Consequences consequences) {
    Row row = upsert.row();
    if (table.schema().hasStatics() && table.columns().setsStatics(row)) {
      byte[] key = staticKey(table, row);
      PendingRow statics = rows.row(table, key);
      StoredRow update =
          table.columns().statics(row, stamp(upsert, at), current(statics), scratch).build();
      StoredRow next = statics.current().merge(unshadowed(update, key, at));
      becomeStatics(statics, next, consequences);
    }
    if (!MutationTargets.isStaticWrite(table, row)) {
      byte[] key = table.keys().rowKey(row, scratch);
      PendingRow pending =
          replaces(table, upsert, at, consequences)
              ? rows.unread(table, key)
              : rows.row(table, key);
      if (consequences == Consequences.NONE) {
        pending.become(merged(pending, upsert, at));
      } else {
        write(pending, upsert, at, consequences);
      }
    }
  }

  private CellStamp stamp(Upsert upsert, long at) {
    return new CellStamp(at, upsert.effectiveTtl(), now, catalogue.clock()::next);
  }

  private StoredRow merged(PendingRow pending, Upsert upsert, long at) {
    Table table = pending.table();
    CellStamp stamp = stamp(upsert, at);
    StoredRow.Builder update =
        table.columns().regulars(upsert.row(), stamp, current(pending), scratch);
    update.marker(upsert.marker() ? RowMarker.of(stamp) : null);
    update.original(table.nonCanonicalKeys().original(upsert.row(), pending.key()));
    return pending.current().merge(unshadowed(update.build(), pending.key(), at));
  }

  /**
   * Returns whether an insert replaces all content that may be stored, for readers and for later
   * writes with any timestamp. This requires that it is the batch's only change, because another
   * change could need the previous state of a list.
   */
  private boolean replaces(Table table, Upsert upsert, long at, Consequences consequences) {
    return onlyChange
        && consequences == Consequences.NONE
        && upsert.marker()
        && table.isWhole()
        && !table.losesEncoding()
        && table.columns().areReplacedBy(upsert.row())
        && !catalogue.chosen().reaches(at);
  }

  /**
   * The state that edits start from: increments add up within a batch, but list positions refer to
   * the state before the batch.
   */
  private static StoredRow current(PendingRow row) {
    return row.table().schema().hasCounters() ? row.current() : row.before();
  }

  private void deleteRow(Table table, byte[] key, long at, Consequences consequences) {
    StoredRow update = new StoredRow.Builder().deletion(new Deletion(at, now)).build();
    change(table, key, update, at, consequences);
  }

  private void change(
      Table table, byte[] key, StoredRow update, long at, Consequences consequences) {
    PendingRow row = rows.row(table, key);
    StoredRow next = row.current().merge(unshadowed(update, key, at));
    become(row, next, consequences);
  }

  /** Returns the part of an update that the deletions of ranges and partitions do not shadow. */
  private StoredRow unshadowed(StoredRow update, byte[] key, long at) {
    if (!catalogue.deletions().reaches(at)) {
      return update;
    }
    PartitionTombstones tombstones = rows.tombstones(KeyFormat.partition(key));
    long over = KeyFormat.isRow(key) ? tombstones.overRow(key) : tombstones.overPartition();
    return over == PartitionTombstones.NOTHING ? update : update.shadow(over);
  }

  private void become(PendingRow row, StoredRow next, Consequences consequences) {
    if (consequences == Consequences.NONE) {
      row.become(next);
      return;
    }
    StoredRow statics = staticsBeside(row);
    LiveView before = LiveView.of(row, statics, now);
    row.become(next);
    applyConsequences(before, LiveView.of(row, statics, now), consequences);
  }

  /**
   * Computes the consequences even if the row does not change, because the repair of derived rows
   * writes nothing to the row itself.
   */
  private void write(PendingRow row, Upsert upsert, long at, Consequences consequences) {
    StoredRow statics = staticsBeside(row);
    LiveView before = LiveView.of(row, statics, now);
    for (Upsert part : consequences.written(upsert, before.row(), before.expiration())) {
      row.become(merged(row, part, at));
    }
    LiveView after = LiveView.of(row, statics, now);
    derived.apply(
        consequences.of(before.row(), before.expiration(), after.row(), after.expiration()));
  }

  private void applyConsequences(LiveView before, LiveView after, Consequences consequences) {
    if (!before.equals(after)) {
      derived.apply(
          consequences.of(before.row(), before.expiration(), after.row(), after.expiration()));
    }
  }

  private @Nullable StoredRow staticsBeside(PendingRow row) {
    return row.table().schema().hasStatics()
        ? rows.row(row.table(), staticKeyOf(row.key())).current()
        : null;
  }

  /**
   * Static columns are part of every row of the partition, so a change of them changes each of
   * these rows.
   */
  private void becomeStatics(PendingRow statics, StoredRow next, Consequences consequences) {
    StoredRow before = statics.current();
    statics.become(next);
    if (consequences == Consequences.NONE || next.equals(before)) {
      return;
    }
    byte[] partition = KeyFormat.partition(statics.key());
    KeyRange all =
        new KeyRange(
            KeyFormat.mark(partition, KeyFormat.BEFORE),
            KeyFormat.mark(partition, KeyFormat.PARTITION_END));
    for (PendingRow row : rows.rows(statics.table(), all)) {
      applyConsequences(LiveView.of(row, before, now), LiveView.of(row, next, now), consequences);
    }
  }

  private void deleteRange(Table table, DeleteRange delete, long at, Consequences consequences) {
    List<KeyRange> ranges = table.keys().slices(delete.partition(), delete.slice(), scratch);
    boolean rowsByKey = delete.slice().prefixSize() == table.schema().clusteringSize();
    for (KeyRange range : ranges) {
      if (rowsByKey) {
        deleteRow(table, Table.onlyKey(range.from()), at, consequences);
      } else {
        deleteRange(table, range, delete.slice().isAll(), at, consequences);
      }
    }
  }

  private void deleteRange(
      Table table, KeyRange range, boolean all, long at, Consequences consequences) {
    // The mark is raised before anything is written, so that no later write misses the record.
    catalogue.deletions().raise(at);
    boolean allOlder = consequences == Consequences.NONE && !catalogue.chosen().reaches(at);
    List<PendingRow> inRange = allOlder ? rows.wipe(table, range) : rows.rows(table, range);
    for (PendingRow row : inRange) {
      become(row, row.current().shadow(at), consequences);
    }
    byte[] partition = KeyFormat.partition(range.from());
    PartitionTombstones tombstones = rows.tombstones(partition);
    Deletion deletion = new Deletion(at, now);
    if (all) {
      tombstones.deletePartition(deletion);
      // The model may know no static columns while an older model had some.
      PendingRow statics = rows.row(table, KeyFormat.mark(partition, KeyFormat.STATIC_ROW));
      becomeStatics(statics, statics.current().shadow(at), consequences);
    } else {
      tombstones.deleteRange(
          new RangeTombstone(
              Arrays.copyOfRange(range.from(), partition.length, range.from().length),
              Arrays.copyOfRange(range.to(), partition.length, range.to().length),
              deletion));
    }
  }

  private byte[] staticKey(Table table, Row row) {
    table.keys().writePartition(row, scratch.reset());
    return scratch.u8(KeyFormat.STATIC_ROW).toByteArray();
  }

  private static byte[] staticKeyOf(byte[] rowKey) {
    return KeyFormat.mark(KeyFormat.partition(rowKey), KeyFormat.STATIC_ROW);
  }
}
