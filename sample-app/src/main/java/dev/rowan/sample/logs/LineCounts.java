package dev.rowan.sample.logs;

import java.util.ArrayList;
import java.util.Collections;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;

/**
 * The counts of the lines of a log: every line that was read is either stored or rejected.
 *
 * <p>Not thread-safe.
 */
public final class LineCounts {
  /** The maximum number of recorded line numbers; a broken file may reject any number of lines. */
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

  /** Adds the counts of another log, but not the numbers of its rejected lines. */
  public void add(LineCounts other) {
    other.rejected.forEach((why, lines) -> rejected.merge(why, lines, Long::sum));
    stored += other.stored;
    untimed += other.untimed;
    cut += other.cut;
    latin1 += other.latin1;
    open += other.open;
  }

  /** The lines that were read: those stored and those rejected. */
  public long read() {
    return stored + rejected();
  }

  /** The lines that are in the archive now. */
  public long stored() {
    return stored;
  }

  /** The lines that are not. */
  public long rejected() {
    return rejected.values().stream().mapToLong(Long::longValue).sum();
  }

  /** The rejected lines by reason; reasons without lines are left out. */
  public Map<Rejection, Long> rejections() {
    return Collections.unmodifiableMap(rejected);
  }

  /** The numbers of the first rejected lines, at most {@value #PLACES}. */
  public List<Long> rejectedAt() {
    return List.copyOf(rejectedAt);
  }

  /** The stored lines that had no time of their own and took that of the line before. */
  public long untimed() {
    return untimed;
  }

  /** The stored lines that were too long and lost their end. */
  public long cut() {
    return cut;
  }

  /** The stored lines that are not UTF-8 and were read as ISO-8859-1. */
  public long latin1() {
    return latin1;
  }

  /** The logs whose last line does not end with a line feed; {@code wc -l} does not count it. */
  public long open() {
    return open;
  }
}
