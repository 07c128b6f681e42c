package dev.rowan.operate.bulk;

import dev.rowan.spi.mutation.Upsert;
import dev.rowan.spi.value.Row;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/**
 * The rows of one partition that wait for a request, in the order of the source. Not thread-safe.
 */
final class PartitionQueue<E> {
  private final ArrayDeque<Waiting<E>> rows = new ArrayDeque<>();
  private boolean inFlight;

  /**
   * An entity that waits for a request.
   *
   * @param place the position in the source, from 0
   * @param bytes the approximate size
   */
  record Waiting<E>(long place, E entity, Upsert write, long bytes) {
    Row row() {
      return write.row();
    }

    /** Returns the position; never the values. */
    @Override
    public String toString() {
      return "entity " + place;
    }
  }

  void add(Waiting<E> row) {
    rows.add(row);
  }

  boolean isEmpty() {
    return rows.isEmpty();
  }

  boolean isInFlight() {
    return inFlight;
  }

  void setInFlight(boolean newInFlight) {
    inFlight = newInFlight;
  }

  /** Removes and returns the rows of the next request: at least one, and no key twice. */
  List<Waiting<E>> take(int most, long mostBytes, int keySize) {
    List<Waiting<E>> taken = new ArrayList<>();
    Set<List<?>> keys = new HashSet<>();
    long bytes = 0;
    while (taken.size() < most && !rows.isEmpty()) {
      Waiting<E> next = rows.element();
      bytes += next.bytes();
      boolean fits = taken.isEmpty() || bytes <= mostBytes;
      if (!fits || !keys.add(Arrays.asList(next.row().toArray()).subList(0, keySize))) {
        break;
      }
      taken.add(rows.remove());
    }
    return taken;
  }
}
