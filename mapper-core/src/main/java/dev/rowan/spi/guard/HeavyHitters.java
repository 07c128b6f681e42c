package dev.rowan.spi.guard;

import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * Finds the most frequent keys of a stream in constant memory: the space-saving algorithm
 * (Metwally, Agrawal, El Abbadi: Efficient Computation of Frequent and Top-k Elements in Data
 * Streams, 2005). A key with more than a share of 1 / {@link #CAPACITY} of the stream always has a
 * counter. A count is never too small, and too large by at most its error. Not thread-safe.
 */
final class HeavyHitters {
  /** The number of counters. */
  static final int CAPACITY = 100;

  private final Map<List<Object>, Counter> counters = new HashMap<>();
  private final Counter[] slots = new Counter[CAPACITY];

  /**
   * The counts of the slots: in an array of its own, as the search of the least one is frequent.
   */
  private final long[] counts = new long[CAPACITY];

  /** The count of one key. */
  static final class Counter {
    private final int slot;
    private List<Object> key;
    private long count;
    private long error;
    private double variance;
    private boolean isReported;

    private Counter(List<Object> key, int slot) {
      this.key = key;
      this.slot = slot;
    }

    List<Object> key() {
      return key;
    }

    /** Returns the estimate, which contains at most the error of another key. */
    long count() {
      return count;
    }

    /** Returns a lower bound of the count. */
    long certain() {
      return certain(count - error, variance);
    }

    /**
     * Returns a lower bound of a number that samples estimate: three standard deviations below it.
     *
     * @param variance the sum of {@code weight * (weight - 1)} of the samples
     */
    static long certain(long estimate, double variance) {
      return Math.max(0, estimate - (long) (3 * Math.sqrt(variance)));
    }

    /** Returns true on the first call for this key. */
    boolean report() {
      boolean first = !isReported;
      isReported = true;
      return first;
    }

    private void take(List<Object> newKey) {
      key = newKey;
      error = count;
      variance = 0;
      isReported = false;
    }
  }

  /** Counts a key that stands for this many keys of the stream. */
  void add(List<Object> key, long weight) {
    Counter counter = counters.get(key);
    if (counter == null) {
      counter = counters.size() < CAPACITY ? next(key) : freed(key);
      counters.put(key, counter);
    }
    counter.count += weight;
    counter.variance += (double) weight * (weight - 1);
    counts[counter.slot] = counter.count;
  }

  private Counter next(List<Object> key) {
    int slot = counters.size();
    Counter counter = new Counter(key, slot);
    slots[slot] = counter;
    return counter;
  }

  /** The least frequent key makes room for a new one, which inherits its count as the error. */
  private Counter freed(List<Object> key) {
    int least = 0;
    for (int i = 1; i < CAPACITY; i++) {
      if (counts[i] < counts[least]) {
        least = i;
      }
    }
    Counter counter = slots[least];
    counters.remove(counter.key);
    counter.take(key);
    return counter;
  }

  /** Returns the counters, that with the largest lower bound first. */
  List<Counter> largest() {
    return counters.values().stream()
        .sorted((one, other) -> Long.compare(other.certain(), one.certain()))
        .toList();
  }

  void clear() {
    counters.clear();
  }
}
