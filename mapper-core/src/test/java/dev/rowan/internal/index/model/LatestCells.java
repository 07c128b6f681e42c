package dev.rowan.internal.index.model;

import dev.rowan.spi.mutation.DeleteRange;
import dev.rowan.spi.mutation.Mutation;
import dev.rowan.spi.mutation.Upsert;
import dev.rowan.spi.value.Bound;
import dev.rowan.spi.value.Row;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/**
 * The cells of the rows of one partition, as a replica has them after some messages: for each row
 * the write times of its row marker and of its value. What arrived decides, and not its order.
 */
final class LatestCells {
  /** A mutation with its write time. */
  record Timed(Mutation mutation, int timestamp) {}

  static final int NULL = -1;
  static final int NONE = -2;

  private static final int ROWS = LatestModel.TIMES * LatestModel.SERIALS;

  private final int[] markers = new int[ROWS];
  private final int[] written = new int[ROWS];
  private final int[] values = new int[ROWS];
  private final int[] deleted = new int[ROWS];

  /** Empties the partition. */
  void clear() {
    Arrays.fill(markers, 0);
    Arrays.fill(written, 0);
    Arrays.fill(values, NULL);
    Arrays.fill(deleted, 0);
  }

  /** Returns the place of a row: the order of places is the stored order of rows. */
  static int place(int at, int serial) {
    return (LatestModel.TIMES - 1 - at) * LatestModel.SERIALS + serial;
  }

  /** Returns the time of the row at a place. */
  static int at(int place) {
    return LatestModel.TIMES - 1 - place / LatestModel.SERIALS;
  }

  void apply(Timed timed) {
    int timestamp = timed.timestamp();
    if (timed.mutation() instanceof Upsert upsert) {
      Row row = upsert.row();
      int place = place((int) required(row.get(1)), (int) required(row.get(2)));
      if (upsert.marker()) {
        markers[place] = Math.max(markers[place], timestamp);
      }
      if (row.isSet(LatestModel.VALUE)) {
        Object value = row.get(LatestModel.VALUE);
        write(place, timestamp, value == null ? NULL : (int) value);
      }
      return;
    }
    Bound upper = ((DeleteRange) timed.mutation()).slice().upper();
    for (int place = 0; place < ROWS; place++) {
      if (upper == null || reaches(upper, at(place))) {
        deleted[place] = Math.max(deleted[place], timestamp);
      }
    }
  }

  private static boolean reaches(Bound upper, int at) {
    int end = (int) upper.values().get(0);
    return upper.inclusive() ? at <= end : at < end;
  }

  private static Object required(@Nullable Object value) {
    if (value == null) {
      throw new IllegalStateException("a planner wrote a row without its key");
    }
    return value;
  }

  /** Of two writes at one time, a null wins, and then the larger value. */
  private void write(int place, int timestamp, int value) {
    boolean wins =
        timestamp > written[place]
            || (timestamp == written[place]
                && values[place] != NULL
                && (value == NULL || value > values[place]));
    if (wins) {
      written[place] = timestamp;
      values[place] = value;
    }
  }

  /**
   * Returns the value of a row, {@link #NULL}, or {@link #NONE} if there is no row.
   *
   * @param expired what was written at this time or before is expired
   */
  int value(int place, int expired) {
    int after = Math.max(expired, deleted[place]);
    boolean hasValue = written[place] > after && values[place] != NULL;
    return hasValue ? values[place] : markers[place] > after ? NULL : NONE;
  }

  /** Returns the place of the first row, or -1. */
  int first(int expired) {
    for (int place = 0; place < ROWS; place++) {
      if (value(place, expired) != NONE) {
        return place;
      }
    }
    return -1;
  }

  /** Returns the latest write time of a row. */
  int newest(int place) {
    return Math.max(markers[place], written[place]);
  }
}
