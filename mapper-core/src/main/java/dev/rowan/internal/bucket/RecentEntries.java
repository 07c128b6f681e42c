package dev.rowan.internal.bucket;

import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;

/**
 * The entries that this process wrote within the last ten minutes, at most 100,000 of them. A
 * forgotten entry is written again. Thread-safe.
 */
final class RecentEntries {
  /** How long an entry is remembered at most. */
  static final Duration LONGEST = Duration.ofMinutes(10);

  /** How many entries each of the two generations has. */
  static final int MOST_OF_GENERATION = 50_000;

  private static final Duration GENERATION = LONGEST.dividedBy(2);

  private final InstantSource time;
  private volatile Generations entries;

  /** The entries that were written since a moment. */
  private record Generation(Instant since, Set<ListedBucket> entries) {
    static Generation at(Instant now) {
      return new Generation(now, ConcurrentHashMap.newKeySet());
    }

    boolean isAt(Instant now, Duration most) {
      Duration age = Duration.between(since, now);
      return !age.isNegative() && age.compareTo(most) < 0;
    }

    boolean contains(ListedBucket entry, Instant now) {
      return isAt(now, LONGEST) && entries.contains(entry);
    }
  }

  private record Generations(Generation current, Generation before) {}

  RecentEntries(InstantSource time) {
    this.time = time;
    Generation first = Generation.at(time.instant());
    this.entries = new Generations(first, first);
  }

  /** Returns whether the process wrote the entry within the last ten minutes. */
  boolean contains(ListedBucket entry) {
    Generations all = entries;
    Instant now = time.instant();
    return all.current().contains(entry, now) || all.before().contains(entry, now);
  }

  /** Remembers an entry that the store has. */
  void add(ListedBucket entry) {
    current().entries().add(entry);
  }

  /** Returns the current generation, or a new one if that is full or too old. */
  private Generation current() {
    Generation current = entries.current();
    return isOpen(current) ? current : next();
  }

  private boolean isOpen(Generation generation) {
    return generation.isAt(time.instant(), GENERATION)
        && generation.entries().size() < MOST_OF_GENERATION;
  }

  private synchronized Generation next() {
    Generation current = entries.current();
    if (isOpen(current)) {
      return current; // another thread has begun it
    }
    Generation begun = Generation.at(time.instant());
    entries = new Generations(begun, current);
    return begun;
  }
}
