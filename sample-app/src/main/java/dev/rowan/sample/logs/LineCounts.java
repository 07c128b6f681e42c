package dev.rowan.sample.logs;

import java.util.ArrayList;
import java.util.Collections;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;

/**
 * Counts the lines of a log: every line that was read is either stored or rejected.
 *
 * <p>Not thread-safe.
 */
public final class LineCounts {
  /**
   * The maximum number of positions of rejected lines in memory. A damaged file may have any number
   * of them.
   */
  static final int PLACES = 5;

  private final Map<Rejection, Long> rejected = new EnumMap<>(Rejection.class);
  private final List<Long> rejectedAt = new ArrayList<>();
  private long stored;
  private long untimed;
  private long cut;
  private long latin1;
  private long open;

  void endsOpen() {
    open++;
  }

  void stored(RawLine line, boolean hasTime) {
    stored++;
    untimed += hasTime ? 0 : 1;
    cut += line.cut() > 0 ? 1 : 0;
    latin1 += line.latin1() ? 1 : 0;
  }

  void rejected(RawLine line, Rejection why) {
    rejected.merge(why, 1L, Long::sum);
    if (rejectedAt.size() < PLACES) {
      rejectedAt.add(line.number());
    }
  }

  /** Adds the counts of another log, without the positions of its rejected lines. */
  public void add(LineCounts other) {
    other.rejected.forEach((why, lines) -> rejected.merge(why, lines, Long::sum));
    stored += other.stored;
    untimed += other.untimed;
    cut += other.cut;
    latin1 += other.latin1;
    open += other.open;
  }

  /** Returns the number of lines that were read: stored and rejected. */
  public long read() {
    return stored + rejected();
  }

  /** Returns the number of stored lines. */
  public long stored() {
    return stored;
  }

  /** Returns the number of rejected lines. */
  public long rejected() {
    return rejected.values().stream().mapToLong(Long::longValue).sum();
  }

  /** Returns the number of rejected lines by reason, without reasons that have no lines. */
  public Map<Rejection, Long> rejections() {
    return Collections.unmodifiableMap(rejected);
  }

  /** Returns the line numbers of the first rejected lines, at most {@value #PLACES}. */
  public List<Long> rejectedAt() {
    return List.copyOf(rejectedAt);
  }

  /** Returns the number of stored lines without a time of their own. */
  public long untimed() {
    return untimed;
  }

  /** Returns the number of stored lines that were too long and were cut. */
  public long cut() {
    return cut;
  }

  /** Returns the number of stored lines that are not UTF-8 and were read as ISO-8859-1. */
  public long latin1() {
    return latin1;
  }

  /**
   * Returns the number of logs whose last line has no line feed. {@code wc -l} does not count such
   * a line.
   */
  public long open() {
    return open;
  }
}
