package dev.rowan.storage.embedded.write;

import dev.rowan.storage.embedded.engine.Cursor;
import dev.rowan.storage.embedded.engine.EngineBatch;
import dev.rowan.storage.embedded.engine.OrderedStore;
import dev.rowan.storage.embedded.engine.Space;
import dev.rowan.storage.embedded.key.KeyFormat;
import dev.rowan.storage.embedded.row.Deletion;
import dev.rowan.storage.embedded.row.PartitionHeader;
import dev.rowan.storage.embedded.row.RangeTombstone;
import dev.rowan.storage.embedded.type.ByteSink;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The deletions in one partition outside of single rows. Such a deletion removes the data that it
 * shadows at once; this record serves later writes with older timestamps. Not thread-safe.
 */
final class PartitionTombstones {
  /** No write has this timestamp, so it shadows nothing. */
  static final long NOTHING = Long.MIN_VALUE;

  private final byte[] partition;
  private final List<RangeTombstone> before;
  private @Nullable Deletion deletion;
  private List<RangeTombstone> ranges;
  private boolean changed;

  private PartitionTombstones(
      byte[] partition, @Nullable Deletion deletion, List<RangeTombstone> ranges) {
    this.partition = partition;
    this.deletion = deletion;
    this.before = ranges;
    this.ranges = ranges;
  }

  static PartitionTombstones load(OrderedStore store, byte[] partition) {
    byte[] header = store.get(Space.DATA, KeyFormat.mark(partition, KeyFormat.HEADER));
    if (header == null) {
      return new PartitionTombstones(partition, null, List.of());
    }
    PartitionHeader read = PartitionHeader.read(header, header.length);
    List<RangeTombstone> ranges =
        read.ranges() == 0 ? List.of() : loadRanges(store, partition, read.ranges());
    return new PartitionTombstones(partition, read.deletion(), ranges);
  }

  private static List<RangeTombstone> loadRanges(OrderedStore store, byte[] partition, int count) {
    List<RangeTombstone> ranges = new ArrayList<>(count);
    byte[] from = KeyFormat.mark(partition, KeyFormat.RANGE_TOMBSTONE);
    byte[] to = KeyFormat.mark(partition, KeyFormat.RANGE_TOMBSTONE + 1);
    try (Cursor cursor = store.cursor(Space.DATA, from, to, false)) {
      while (cursor.next()) {
        byte[] start = Arrays.copyOfRange(cursor.key(), from.length, cursor.keyLength());
        ranges.add(RangeTombstone.read(start, cursor.value(), cursor.valueLength()));
      }
    }
    return ranges;
  }

  /** Returns the timestamp up to which the whole partition, with its static row, is deleted. */
  long overPartition() {
    return deletion == null ? NOTHING : deletion.timestamp();
  }

  /** Returns the timestamp up to which the row with this key is deleted. */
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

  /** Drops deletions past their retention, and adds new ones to a batch. */
  void writeTo(EngineBatch batch, long now, long retention, ByteSink scratch) {
    if (!changed) {
      return;
    }
    List<RangeTombstone> retained =
        ranges.stream().filter(range -> !range.deletion().isPurgeable(now, retention)).toList();
    Deletion retainedDeletion =
        deletion == null || deletion.isPurgeable(now, retention) ? null : deletion;
    for (RangeTombstone range : before) {
      batch.delete(Space.DATA, keyOf(range));
    }
    long newest = PartitionHeader.NO_RANGE;
    for (RangeTombstone range : retained) {
      range.write(scratch.reset());
      batch.put(Space.DATA, keyOf(range), scratch.toByteArray());
      newest = Math.max(newest, range.deletion().timestamp());
    }
    byte[] headerKey = KeyFormat.mark(partition, KeyFormat.HEADER);
    if (retainedDeletion == null && retained.isEmpty()) {
      batch.delete(Space.DATA, headerKey);
    } else {
      new PartitionHeader(retainedDeletion, newest, retained.size()).write(scratch.reset());
      batch.put(Space.DATA, headerKey, scratch.toByteArray());
    }
  }

  /**
   * Adds to a batch the removal of deletions past their retention; returns the number of removed
   * records.
   */
  int purge(EngineBatch batch, long now, long retention, ByteSink scratch) {
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
            KeyFormat.mark(partition, KeyFormat.RANGE_TOMBSTONE),
            partition.length + 1 + range.start().length);
    System.arraycopy(range.start(), 0, key, partition.length + 1, range.start().length);
    return key;
  }
}
