package dev.rowan.storage.embedded.write;

import dev.rowan.storage.embedded.engine.Batch;
import dev.rowan.storage.embedded.engine.Cursor;
import dev.rowan.storage.embedded.engine.OrderedStore;
import dev.rowan.storage.embedded.engine.Space;
import dev.rowan.storage.embedded.key.KeyForm;
import dev.rowan.storage.embedded.row.Deletion;
import dev.rowan.storage.embedded.row.PartitionHeader;
import dev.rowan.storage.embedded.row.RangeTombstone;
import dev.rowan.storage.embedded.type.ByteSink;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * What was deleted in one partition beside single rows. What such a deletion shadows is removed at
 * once; this record is for writes that come later with an older timestamp. Not thread-safe.
 */
final class PartitionShadow {
  /** No write has this timestamp, so it shadows nothing. */
  static final long NOTHING = Long.MIN_VALUE;

  private final byte[] partition;
  private final List<RangeTombstone> before;
  private @Nullable Deletion deletion;
  private List<RangeTombstone> ranges;
  private boolean changed;

  private PartitionShadow(
      byte[] partition, @Nullable Deletion deletion, List<RangeTombstone> ranges) {
    this.partition = partition;
    this.deletion = deletion;
    this.before = ranges;
    this.ranges = ranges;
  }

  static PartitionShadow load(OrderedStore store, byte[] partition) {
    byte[] header = store.get(Space.DATA, KeyForm.mark(partition, KeyForm.HEADER));
    if (header == null) {
      return new PartitionShadow(partition, null, List.of());
    }
    PartitionHeader read = PartitionHeader.read(header, header.length);
    List<RangeTombstone> ranges =
        read.ranges() == 0 ? List.of() : loadRanges(store, partition, read.ranges());
    return new PartitionShadow(partition, read.deletion(), ranges);
  }

  private static List<RangeTombstone> loadRanges(OrderedStore store, byte[] partition, int count) {
    List<RangeTombstone> ranges = new ArrayList<>(count);
    byte[] from = KeyForm.mark(partition, KeyForm.RANGE_TOMBSTONE);
    byte[] to = KeyForm.mark(partition, KeyForm.RANGE_TOMBSTONE + 1);
    try (Cursor cursor = store.cursor(Space.DATA, from, to, false)) {
      while (cursor.next()) {
        byte[] start = Arrays.copyOfRange(cursor.key(), from.length, cursor.keyLength());
        ranges.add(RangeTombstone.read(start, cursor.value(), cursor.valueLength()));
      }
    }
    return ranges;
  }

  /** The timestamp up to which the whole partition, its static row too, is deleted. */
  long overPartition() {
    return deletion == null ? NOTHING : deletion.timestamp();
  }

  /** The timestamp up to which a row is deleted, by the key of the row. */
  long overRow(byte[] key) {
    long over = overPartition();
    byte[] clustering = Arrays.copyOfRange(key, partition.length, key.length);
    for (RangeTombstone range : ranges) {
      if (range.covers(clustering)) {
        over = Math.max(over, range.deletion().timestamp());
      }
    }
    return over;
  }

  void deletePartition(Deletion added) {
    Deletion greater = Deletion.greater(deletion, added);
    deletion = greater;
    ranges =
        ranges.stream()
            .filter(range -> greater == null || !greater.shadows(range.deletion().timestamp()))
            .toList();
    changed = true;
  }

  void deleteRange(RangeTombstone added) {
    ranges = DisjointRanges.add(ranges, added);
    changed = true;
  }

  /** Forgets what was kept long enough, and adds what is new to a batch. */
  void writeTo(Batch batch, long now, long retention, ByteSink scratch) {
    if (!changed) {
      return;
    }
    List<RangeTombstone> kept =
        ranges.stream().filter(range -> !range.deletion().isPurgeable(now, retention)).toList();
    Deletion keptDeletion =
        deletion == null || deletion.isPurgeable(now, retention) ? null : deletion;
    for (RangeTombstone range : before) {
      batch.delete(Space.DATA, keyOf(range));
    }
    long newest = PartitionHeader.NO_RANGE;
    for (RangeTombstone range : kept) {
      range.write(scratch.reset());
      batch.put(Space.DATA, keyOf(range), scratch.toByteArray());
      newest = Math.max(newest, range.deletion().timestamp());
    }
    byte[] headerKey = KeyForm.mark(partition, KeyForm.HEADER);
    if (keptDeletion == null && kept.isEmpty()) {
      batch.delete(Space.DATA, headerKey);
    } else {
      new PartitionHeader(keptDeletion, newest, kept.size()).write(scratch.reset());
      batch.put(Space.DATA, headerKey, scratch.toByteArray());
    }
  }

  /** Adds to a batch the removal of what was kept long enough; returns how many records go. */
  int purge(Batch batch, long now, long retention, ByteSink scratch) {
    long gone = ranges.stream().filter(each -> each.deletion().isPurgeable(now, retention)).count();
    if (deletion != null && deletion.isPurgeable(now, retention)) {
      gone++;
    }
    if (gone > 0) {
      changed = true;
      writeTo(batch, now, retention, scratch);
    }
    return (int) gone;
  }

  private byte[] keyOf(RangeTombstone range) {
    byte[] key =
        Arrays.copyOf(
            KeyForm.mark(partition, KeyForm.RANGE_TOMBSTONE),
            partition.length + 1 + range.start().length);
    System.arraycopy(range.start(), 0, key, partition.length + 1, range.start().length);
    return key;
  }
}
