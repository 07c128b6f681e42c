package dev.rowan.storage.embedded.write;

import dev.rowan.mutation.Change;
import dev.rowan.mutation.Consequences;
import dev.rowan.mutation.DeleteRange;
import dev.rowan.mutation.DeleteRow;
import dev.rowan.mutation.Moment;
import dev.rowan.mutation.Mutation;
import dev.rowan.mutation.Upsert;
import dev.rowan.mutation.WriteOutcome;
import dev.rowan.storage.embedded.catalog.Catalogue;
import dev.rowan.storage.embedded.catalog.Table;
import dev.rowan.storage.embedded.key.KeyForm;
import dev.rowan.storage.embedded.key.KeyRange;
import dev.rowan.storage.embedded.row.Deletion;
import dev.rowan.storage.embedded.row.Marker;
import dev.rowan.storage.embedded.row.RangeTombstone;
import dev.rowan.storage.embedded.row.Stamp;
import dev.rowan.storage.embedded.row.StoredRow;
import dev.rowan.storage.embedded.type.ByteSink;
import dev.rowan.value.Row;
import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Works out what becomes of the rows that a unit changes. One attempt, one thread. */
final class WriteUnit {
  private final Catalogue catalogue;
  private final PendingRows rows;
  private final DerivedWrites derived;
  private final long timestamp;
  private final long now;
  private final ByteSink scratch;
  private boolean alone;

  WriteUnit(
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
   * @return false if a row could not be locked, so that the unit has to start anew
   */
  boolean apply(List<Change> changes) {
    boolean conditional = Conditions.any(changes);
    alone = changes.size() == 1;
    for (Change change : changes) {
      apply(change.mutation(), moment(change.mutation(), conditional), change.consequences());
    }
    return derived.reachedAll();
  }

  /** What a condition said that did not hold of what follows, or null; then nothing is written. */
  @Nullable WriteOutcome refusal() {
    return derived.refusal();
  }

  /**
   * Beside a condition ranges are deleted just before, because Cassandra cannot do it otherwise.
   */
  private long moment(Mutation mutation, boolean conditional) {
    boolean before = conditional && mutation instanceof DeleteRange;
    return before || mutation.moment() == Moment.JUST_BEFORE ? timestamp - 1 : timestamp;
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
          table.columns().statics(row, stamp(upsert, at), standing(statics), scratch).build();
      StoredRow next = statics.current().merge(unshadowed(update, key, at));
      becomeStatics(statics, next, consequences);
    }
    if (!Targets.isStaticOnly(table, row)) {
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

  private Stamp stamp(Upsert upsert, long at) {
    return new Stamp(at, upsert.effectiveTtl(), now, catalogue.clock()::next);
  }

  private StoredRow merged(PendingRow pending, Upsert upsert, long at) {
    Table table = pending.table();
    Stamp stamp = stamp(upsert, at);
    StoredRow.Builder update =
        table.columns().regulars(upsert.row(), stamp, standing(pending), scratch);
    update.marker(upsert.marker() ? Marker.of(stamp) : null);
    update.original(table.spelling().original(upsert.row(), pending.key()));
    return pending.current().merge(unshadowed(update.build(), pending.key(), at));
  }

  /**
   * Whether nothing of what may be stored outlives an insert: neither in what readers see nor in
   * what later writes meet, whatever their timestamps. Another change of the unit could ask for a
   * place in a list as it was before.
   */
  private boolean replaces(Table table, Upsert upsert, long at, Consequences consequences) {
    return alone
        && consequences == Consequences.NONE
        && upsert.marker()
        && table.isWhole()
        && !table.respells()
        && table.columns().areReplacedBy(upsert.row())
        && !catalogue.chosen().reaches(at);
  }

  /**
   * What edits start from: increments add up within a unit, but places in lists are those of
   * before.
   */
  private static StoredRow standing(PendingRow row) {
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

  /** What of an update stands against the deletions of ranges and partitions. */
  private StoredRow unshadowed(StoredRow update, byte[] key, long at) {
    if (!catalogue.deletions().reaches(at)) {
      return update;
    }
    PartitionShadow shadow = rows.shadow(KeyForm.partition(key));
    long over = KeyForm.isRow(key) ? shadow.overRow(key) : shadow.overPartition();
    return over == PartitionShadow.NOTHING ? update : update.shadow(over);
  }

  private void become(PendingRow row, StoredRow next, Consequences consequences) {
    if (consequences == Consequences.NONE) {
      row.become(next);
      return;
    }
    StoredRow statics = staticsBeside(row);
    LiveView before = LiveView.of(row, statics, now);
    row.become(next);
    follow(before, LiveView.of(row, statics, now), consequences);
  }

  /** Asks also where nothing changes: who mends what follows from a row writes nothing to it. */
  private void write(PendingRow row, Upsert upsert, long at, Consequences consequences) {
    StoredRow statics = staticsBeside(row);
    LiveView before = LiveView.of(row, statics, now);
    for (Upsert part : consequences.written(upsert, before.row(), before.lives())) {
      row.become(merged(row, part, at));
    }
    LiveView after = LiveView.of(row, statics, now);
    derived.apply(consequences.of(before.row(), before.lives(), after.row(), after.lives()));
  }

  private void follow(LiveView before, LiveView after, Consequences consequences) {
    if (!before.equals(after)) {
      derived.apply(consequences.of(before.row(), before.lives(), after.row(), after.lives()));
    }
  }

  private @Nullable StoredRow staticsBeside(PendingRow row) {
    return row.table().schema().hasStatics()
        ? rows.row(row.table(), staticKeyOf(row.key())).current()
        : null;
  }

  /** Static columns are part of every row of the partition, so each of these rows changes. */
  private void becomeStatics(PendingRow statics, StoredRow next, Consequences consequences) {
    StoredRow before = statics.current();
    statics.become(next);
    if (consequences == Consequences.NONE || next.equals(before)) {
      return;
    }
    byte[] partition = KeyForm.partition(statics.key());
    KeyRange all =
        new KeyRange(
            KeyForm.mark(partition, KeyForm.BEFORE),
            KeyForm.mark(partition, KeyForm.PARTITION_END));
    for (PendingRow row : rows.rows(statics.table(), all)) {
      follow(LiveView.of(row, before, now), LiveView.of(row, next, now), consequences);
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
    // Before anything is written, so that no later write can miss the record.
    catalogue.deletions().raise(at);
    boolean allOlder = consequences == Consequences.NONE && !catalogue.chosen().reaches(at);
    List<PendingRow> inRange = allOlder ? rows.wipe(table, range) : rows.rows(table, range);
    for (PendingRow row : inRange) {
      become(row, row.current().shadow(at), consequences);
    }
    byte[] partition = KeyForm.partition(range.from());
    PartitionShadow shadow = rows.shadow(partition);
    Deletion deletion = new Deletion(at, now);
    if (all) {
      shadow.deletePartition(deletion);
      // Also where the model knows no static columns: an older one may have had some.
      PendingRow statics = rows.row(table, KeyForm.mark(partition, KeyForm.STATIC_ROW));
      becomeStatics(statics, statics.current().shadow(at), consequences);
    } else {
      shadow.deleteRange(
          new RangeTombstone(
              Arrays.copyOfRange(range.from(), partition.length, range.from().length),
              Arrays.copyOfRange(range.to(), partition.length, range.to().length),
              deletion));
    }
  }

  private byte[] staticKey(Table table, Row row) {
    table.keys().writePartition(row, scratch.reset());
    return scratch.u8(KeyForm.STATIC_ROW).toByteArray();
  }

  private static byte[] staticKeyOf(byte[] rowKey) {
    return KeyForm.mark(KeyForm.partition(rowKey), KeyForm.STATIC_ROW);
  }
}
