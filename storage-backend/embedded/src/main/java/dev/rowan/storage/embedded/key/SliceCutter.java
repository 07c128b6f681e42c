package dev.rowan.storage.embedded.key;

import dev.rowan.spi.value.Bound;
import dev.rowan.spi.value.Slice;
import dev.rowan.storage.embedded.type.ByteSink;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Converts a slice into ranges of keys. Bounds compare as tuples in the order of values, while rows
 * are stored in the directions of their columns. Example: between {@code (1, 2)} and {@code (4)}
 * lie the rows of 1 with more than 2, those between 1 and 4, and those of 4. They come in stored
 * order, which is reversed for a descending column. Adjacent ranges are merged. Used once, by one
 * thread.
 */
final class SliceCutter {
  private final List<KeyColumn> clustering;
  private final String table;
  private final ByteSink out;
  private final int partitionLength;
  private final List<KeyRange> ranges = new ArrayList<>();

  /** Takes ownership of a sink that holds the partition. */
  SliceCutter(String table, List<KeyColumn> clustering, ByteSink partition) {
    this.table = table;
    this.clustering = clustering;
    this.out = partition;
    this.partitionLength = partition.length();
  }

  /** Returns the ranges of all prefixes, sorted and disjoint. */
  List<KeyRange> cut(Slice slice) {
    Side lower = Side.of(slice.lower());
    Side upper = Side.of(slice.upper());
    int columns = slice.prefixSize() + Math.max(lower.values().size(), upper.values().size());
    if (columns > clustering.size()) {
      throw new IllegalArgumentException(
          "a slice of " + columns + " values, clustering columns: " + clustering.size());
    }
    for (List<Object> prefix : slice.prefixes()) {
      out.truncate(partitionLength);
      for (int i = 0; i < prefix.size(); i++) {
        clustering.get(i).writeClustering(prefix.get(i), out);
      }
      cut(prefix.size(), lower, upper, ranges.size());
    }
    return slice.prefixes().size() == 1 ? ranges : sorted();
  }

  /** Two prefixes that encode one value differently have the same ranges. */
  private List<KeyRange> sorted() {
    ranges.sort(Comparator.comparing(KeyRange::from, Arrays::compareUnsigned));
    List<KeyRange> distinct = new ArrayList<>(ranges.size());
    for (KeyRange range : ranges) {
      int last = distinct.size() - 1;
      if (last < 0 || !Arrays.equals(distinct.get(last).from(), range.from())) {
        distinct.add(range);
      }
    }
    return distinct;
  }

  /**
   * Adds the ranges of keys that start with the sink's content and lie between the sides from this
   * column on.
   */
  private void cut(int column, Side lower, Side upper, int first) {
    if (lower.isNothing() || upper.isNothing()) {
      return;
    }
    if (lower.isOpen() && upper.isOpen()) {
      add(end(null, KeyFormat.BEFORE), end(null, KeyFormat.AFTER), first);
      return;
    }
    boolean descending = clustering.get(column).descending();
    Side early = descending ? upper : lower;
    Side late = descending ? lower : upper;
    byte[] from = component(column, early);
    byte[] to = component(column, late);
    int order = from == null || to == null ? -1 : Arrays.compareUnsigned(from, to);
    if (order == 0 && from != null) {
      within(from, column, lower.rest(), upper.rest(), first);
    } else if (order < 0) {
      if (from != null) {
        Side rest = early.rest();
        within(from, column, descending ? Side.OPEN : rest, descending ? rest : Side.OPEN, first);
      }
      add(
          end(from, from == null ? KeyFormat.BEFORE : KeyFormat.AFTER),
          end(to, to == null ? KeyFormat.AFTER : KeyFormat.BEFORE),
          first);
      if (to != null) {
        Side rest = late.rest();
        within(to, column, descending ? rest : Side.OPEN, descending ? Side.OPEN : rest, first);
      }
    }
  }

  private void within(byte[] component, int column, Side lower, Side upper, int first) {
    int length = out.length();
    out.bytes(component, 0, component.length - 1);
    cut(column + 1, lower, upper, first);
    out.truncate(length);
  }

  /**
   * Returns the first value of a side with the mark after it. Without the mark, one component could
   * be a prefix of another and would not compare with it.
   */
  private byte @Nullable [] component(int column, Side side) {
    if (side.isOpen()) {
      return null;
    }
    int length = out.length();
    clustering.get(column).writeClustering(side.values().get(0), out);
    out.u8(KeyFormat.ROW_END);
    byte[] component = Arrays.copyOfRange(out.array(), length, out.length());
    out.truncate(length);
    return component;
  }

  private byte[] end(byte @Nullable [] component, int mark) {
    int length = out.length();
    if (component != null) {
      out.bytes(component, 0, component.length - 1);
    }
    out.u8(mark);
    if (out.length() - partitionLength > KeyFormat.MAX_LENGTH) {
      throw PartitionKeyCodec.tooLong(table, "clustering");
    }
    byte[] end = out.toByteArray();
    out.truncate(length);
    return end;
  }

  /** Extends the last range of this prefix if the added range starts at its end. */
  private void add(byte[] from, byte[] to, int first) {
    int last = ranges.size() - 1;
    if (last >= first && Arrays.equals(ranges.get(last).to(), from)) {
      ranges.set(last, new KeyRange(ranges.get(last).from(), to));
    } else {
      ranges.add(new KeyRange(from, to));
    }
  }

  /**
   * The rest of a bound after the columns that already equal it. Without values an inclusive side
   * admits everything, an exclusive one nothing.
   */
  private record Side(List<Object> values, boolean inclusive) {
    static final Side OPEN = new Side(List.of(), true);

    static Side of(@Nullable Bound bound) {
      return bound == null ? OPEN : new Side(bound.values(), bound.inclusive());
    }

    boolean isOpen() {
      return values.isEmpty() && inclusive;
    }

    boolean isNothing() {
      return values.isEmpty() && !inclusive;
    }

    Side rest() {
      return new Side(values.subList(1, values.size()), inclusive);
    }
  }
}
