package dev.rowan.internal.index.model;

import dev.rowan.spi.mutation.DeleteRange;
import dev.rowan.spi.mutation.Mutation;
import dev.rowan.spi.mutation.Upsert;
import dev.rowan.spi.value.Bound;
import dev.rowan.spi.value.Row;
import dev.rowan.spi.value.Slice;
import java.util.List;
import java.util.Objects;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** A rule of tables of latest rows that the model omits. */
enum LatestWeakness {
  /** Nothing is omitted. */
  NONE,
  /** The deletion of older entries also reaches entries of the same time. */
  DELETES_EQUAL_TIMES,
  /** Entry and deletion of older entries are in separate partitions. */
  DELETES_APART,
  /** The deletion is later than the write, and reaches entries of later writes. */
  DELETES_LATER,
  /** Older entries are never deleted. */
  DELETES_NOTHING,
  /** A deletion reaches entries by the time of their write, and not by the time of their row. */
  DELETES_BY_WRITE_TIME,
  /** An update writes the row without a row marker. */
  UPDATES_WITHOUT_MARKER;

  /** Returns the messages of a write, each for one partition: the first one is that of the row. */
  List<List<LatestCells.Timed>> messages(List<Mutation> planned, int timestamp) {
    List<LatestCells.Timed> row =
        planned.stream()
            .filter(each -> each.table().equals(LatestModel.READING))
            .map(each -> new LatestCells.Timed(marked(each), timestamp))
            .toList();
    List<LatestCells.Timed> entries =
        planned.stream()
            .filter(each -> each instanceof Upsert && each.table().equals(LatestModel.ENTRIES))
            .map(each -> new LatestCells.Timed(each, timestamp))
            .toList();
    List<LatestCells.Timed> deletions =
        planned.stream()
            .filter(DeleteRange.class::isInstance)
            .map(each -> new LatestCells.Timed(deletion((DeleteRange) each), deleted(timestamp)))
            .toList();
    return switch (this) {
      case DELETES_APART -> List.of(row, entries, deletions);
      case DELETES_NOTHING -> List.of(row, entries);
      default -> List.of(row, Stream.concat(entries.stream(), deletions.stream()).toList());
    };
  }

  private int deleted(int timestamp) {
    return switch (this) {
      case DELETES_LATER -> timestamp + 1;
      case DELETES_BY_WRITE_TIME -> timestamp - 1;
      default -> timestamp;
    };
  }

  private DeleteRange deletion(DeleteRange range) {
    Bound upper = Objects.requireNonNull(range.slice().upper());
    return switch (this) {
      case DELETES_EQUAL_TIMES -> with(range, new Bound(upper.values(), true));
      case DELETES_BY_WRITE_TIME -> with(range, null);
      default -> range;
    };
  }

  private static DeleteRange with(DeleteRange range, @Nullable Bound upper) {
    Slice slice = Slice.between(List.of(), null, upper);
    return new DeleteRange(range.table(), range.partition(), slice, range.moment());
  }

  private Mutation marked(Mutation mutation) {
    Upsert upsert = (Upsert) mutation;
    boolean isInsert = upsert.row().get(LatestModel.VALUE) != Row.UNSET;
    return this == UPDATES_WITHOUT_MARKER && isInsert
        ? new Upsert(
            upsert.table(), upsert.row(), false, upsert.condition(), upsert.moment(), upsert.ttl())
        : upsert;
  }
}
