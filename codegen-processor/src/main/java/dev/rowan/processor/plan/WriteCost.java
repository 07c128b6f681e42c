package dev.rowan.processor.plan;

import dev.rowan.annotation.Maintain;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * What one writing call costs at most. On a store that isolates upkeep it is one step. On a cluster
 * it is the stages of a protocol, each of which waits for the one before; the caller waits for all
 * but the last.
 *
 * @param protocol by what choice the entity's row is written; empty without indexes
 * @param lookup whether the row is read first
 * @param reserved unique values reserved, one after the other, each by one request if nobody else
 *     wants it
 * @param before requests for entries before the row is written, made at one time
 * @param together entries in one unit with the row
 * @param after requests for entries after the row is written, for which the caller does not wait
 * @param entries entries written or removed in all
 * @param views tables that a cluster's servers change afterwards, each in the worst case twice
 * @param many whether all this is for each row found of a range
 */
public record WriteCost(
    Optional<Maintain> protocol,
    Lookup lookup,
    int reserved,
    Count before,
    Count together,
    Count after,
    Count entries,
    int views,
    boolean many) {
  /** How many rows of a range a cluster is asked for at a time. */
  private static final int ROWS_AT_A_TIME = 64;

  /** Whether a cluster is asked for the row before it is written. */
  public enum Lookup {
    NONE,
    /** Only if a part of the key of an index is null, and so may have been something else. */
    IF_NULL,
    ALWAYS
  }

  /** A number, and a number for each element of indexed collections, old and new. */
  public record Count(int fixed, int each) {
    static final Count NONE = new Count(0, 0);

    public boolean isNone() {
      return fixed == 0 && each == 0;
    }

    Count plus(Count other) {
      return new Count(fixed + other.fixed, each + other.each);
    }

    Count times(int factor) {
      return new Count(fixed * factor, each * factor);
    }

    private String of(String noun, String nouns) {
      String some = "up to " + fixed + " " + (fixed == 1 ? noun : nouns);
      String ofElements = "up to " + each + " for each indexed element";
      if (each == 0) {
        return some;
      }
      return fixed == 0 ? nouns + ", " + ofElements + "," : some + " and " + ofElements;
    }
  }

  static WriteCost ofRowAlone(boolean many, int views) {
    return new WriteCost(
        Optional.empty(),
        Lookup.NONE,
        0,
        Count.NONE,
        Count.NONE,
        Count.NONE,
        Count.NONE,
        views,
        many);
  }

  /** On a cluster, how many times the caller waits for an answer. */
  public int roundTrips() {
    return (lookup == Lookup.ALWAYS ? 1 : 0) + reserved + (before.isNone() ? 0 : 1) + 1;
  }

  /** On a cluster, how many requests the caller waits for, beside those for elements. */
  public int requests() {
    return (lookup == Lookup.ALWAYS ? 1 : 0) + reserved + before.fixed() + 1;
  }

  /** The cost as part of a sentence. */
  public String inWords() {
    return wordsOfRequests() + wordsOfViews();
  }

  private String wordsOfViews() {
    return views == 0
        ? ""
        : "; %s: on the embedded store in the same step, on a cluster afterwards, by its servers"
            .formatted(views == 1 ? "its view follows" : "its " + views + " views follow");
  }

  private String wordsOfRequests() {
    if (protocol.isEmpty()) {
      return many ? "1 range marked as deleted, in 1 request" : "1 row written, in 1 request";
    }
    StringBuilder words = new StringBuilder(many ? "every row found" : "1 row");
    if (!entries.isNone()) {
      words.append(" and ").append(entries.of("index entry", "index entries"));
      words.append(many ? " of each" : "");
    }
    words.append(many ? " deleted" : " written").append("; on the embedded store in 1 step, ");
    words.append("on a cluster in ");
    if (many) {
      words.append("1 request for each ").append(ROWS_AT_A_TIME).append(" rows, and for each row ");
    }
    words.append(roundTrips()).append(roundTrips() == 1 ? " round trip" : " round trips");
    words.append(": ").append(String.join(", then ", stages()));
    if (!after.isNone()) {
      words
          .append("; no caller waits for ")
          .append(after.of("request", "requests"))
          .append(" more");
    }
    return words.toString();
  }

  private List<String> stages() {
    List<String> stages = new ArrayList<>();
    if (lookup == Lookup.ALWAYS) {
      stages.add("a read of the row");
    }
    if (reserved > 0) {
      stages.add(
          reserved == 1
              ? "up to 1 unique value reserved"
              : "up to " + reserved + " unique values reserved one after the other");
    }
    if (!before.isNone()) {
      stages.add(before.of("entry", "entries") + " at one time");
    }
    String row = protocol.equals(Optional.of(Maintain.SERIAL)) ? "the row if unchanged" : "the row";
    stages.add(
        (together.isNone() ? row : row + " with " + together.of("entry", "entries"))
            + (lookup == Lookup.IF_NULL
                ? " (after a read of it, where a part of an index key is null)"
                : ""));
    return stages;
  }
}
