package dev.rowan.inspection;

import dev.rowan.repair.Finding;
import dev.rowan.value.CellTimes;
import java.time.Duration;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.PriorityQueue;
import org.jspecify.annotations.Nullable;

/**
 * Findings that are too young to be judged: a change under way may explain them. They wait until it
 * must be over. Thread-safe.
 */
public final class PendingFindings {
  /** Room for so many; more can only be counted. */
  private static final int MOST = 10_000;

  private static final int MOST_TRIES = 3;
  private static final long MICROS = 1_000;

  /** What a repair goes above what it saw, and below what may be under way, at most. */
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
   * @param tries how often it was looked at
   */
  public record Pending(Finding finding, long due, int tries) {}

  /**
   * Keeps none yet.
   *
   * @param grace how long a change may be under way
   */
  public PendingFindings(InstantSource clock, Duration grace) {
    this.clock = clock;
    this.graceMicros = grace.toNanos() / 1_000;
  }

  /** Returns the time by the clock of the writers, in microseconds since 1970. */
  public long now() {
    return clock.millis() * MICROS;
  }

  /** Returns the time before which every change is over. */
  public long horizon() {
    return now() - graceMicros;
  }

  /** Returns whether a finding is older than every change that may have been under way then. */
  public boolean isSettled(Finding finding, long then) {
    return finding.newest() == CellTimes.NEVER || due(finding) <= then;
  }

  /** Lets a finding wait; returns whether there is room, and sense in it. */
  public synchronized boolean add(Finding finding, int tries) {
    long due = due(finding);
    boolean farAhead = due - now() > 2 * graceMicros + 60_000 * MICROS;
    if (waiting.size() >= MOST || tries >= MOST_TRIES || farAhead) {
      return false;
    }
    waiting.add(new Pending(finding, due, tries));
    return true;
  }

  /** Lets a finding wait as if it came from a change of this moment; returns whether it can. */
  public synchronized boolean addFresh(Finding finding) {
    return waiting.size() < MOST
        && waiting.add(new Pending(finding, now() + graceMicros + ROOM_MICROS, 0));
  }

  private long due(Finding finding) {
    return finding.newest() + graceMicros + ROOM_MICROS;
  }

  /** Takes what can be judged now, at most so many. */
  public synchronized List<Pending> takeDue(int most) {
    List<Pending> due = new ArrayList<>();
    while (due.size() < most && millisToNext() == 0) {
      due.add(waiting.remove());
    }
    return due;
  }

  /** Returns whether none waits. */
  public synchronized boolean isEmpty() {
    return waiting.isEmpty();
  }

  /** Returns in how many milliseconds the next can be judged; very many if there is none. */
  public synchronized long millisToNext() {
    @Nullable Pending next = waiting.peek();
    return next == null ? Long.MAX_VALUE : Math.max(0, (next.due() - now() + MICROS - 1) / MICROS);
  }
}
