package dev.rowan.internal.verify;

import dev.rowan.spi.value.CellTimes;
import java.time.Duration;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.PriorityQueue;
import org.jspecify.annotations.Nullable;

/**
 * Findings that are too young to be judged, because an in-flight change may explain them. They wait
 * until every such change has ended. Thread-safe.
 */
public final class PendingFindings {
  /** The number of findings that can wait; others are only counted. */
  private static final int MOST = 10_000;

  private static final int MOST_TRIES = 3;
  private static final long MICROS = 1_000;

  /** The largest distance between the timestamp of a repair and what the repair read. */
  private static final long ROOM_MICROS = 4_096;

  private final InstantSource clock;
  private final long graceMicros;
  private final PriorityQueue<Pending> waiting =
      new PriorityQueue<>(
          Comparator.comparingLong(Pending::due)
              // of one row and its entries the row first
              .thenComparing(pending -> pending.finding().derived() != null));

  /**
   * A finding that waits.
   *
   * @param due when it can be judged, in microseconds since 1970
   * @param tries how often it was read
   */
  public record Pending(EntryFinding finding, long due, int tries) {}

  /**
   * Creates an empty collection.
   *
   * @param grace the longest duration of a change
   */
  public PendingFindings(InstantSource clock, Duration grace) {
    this.clock = clock;
    this.graceMicros = grace.toNanos() / 1_000;
  }

  /** Returns the time by the clock of the writers, in microseconds since 1970. */
  public long now() {
    return clock.millis() * MICROS;
  }

  /** Returns the time before which every change has ended. */
  public long settledBefore() {
    return now() - graceMicros;
  }

  /**
   * Returns whether a finding is older than every change that may have been in flight at a time.
   */
  public boolean isSettled(EntryFinding finding, long then) {
    return finding.newest() == CellTimes.NEVER || due(finding) <= then;
  }

  /**
   * Adds a finding. Returns whether it waits; if not, there is no space, or it cannot be judged
   * soon.
   */
  public synchronized boolean add(EntryFinding finding, int tries) {
    long due = due(finding);
    boolean farAhead = due - now() > 2 * graceMicros + 60_000 * MICROS;
    if (waiting.size() >= MOST || tries >= MOST_TRIES || farAhead) {
      return false;
    }
    waiting.add(new Pending(finding, due, tries));
    return true;
  }

  /** Adds a finding as if a change made it now. Returns whether there was space. */
  public synchronized boolean addFresh(EntryFinding finding) {
    return waiting.size() < MOST
        && waiting.add(new Pending(finding, now() + graceMicros + ROOM_MICROS, 0));
  }

  private long due(EntryFinding finding) {
    return finding.newest() + graceMicros + ROOM_MICROS;
  }

  /**
   * Removes and returns the findings that can be judged now.
   *
   * @param most how many at most
   */
  public synchronized List<Pending> takeDue(int most) {
    List<Pending> due = new ArrayList<>();
    while (due.size() < most && millisToNext() == 0) {
      due.add(waiting.remove());
    }
    return due;
  }

  /** Returns whether no finding waits. */
  public synchronized boolean isEmpty() {
    return waiting.isEmpty();
  }

  /**
   * Returns in how many milliseconds the next finding can be judged; {@link Long#MAX_VALUE} if
   * there is none.
   */
  public synchronized long millisToNext() {
    @Nullable Pending next = waiting.peek();
    return next == null ? Long.MAX_VALUE : Math.max(0, (next.due() - now() + MICROS - 1) / MICROS);
  }
}
