package dev.rowan.processor.plan;

import dev.rowan.annotation.Maintain;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * The highest cost of one write. On a store with isolated index maintenance the write is one step.
 * On a cluster it is a sequence of stages, each of which waits for the previous one. The caller
 * waits for all stages but the last.
 *
 * @param protocol the maintain mode of the entity's rows; empty without indexes
 * @param lookup whether the row is read before the write
 * @param reserved unique values to reserve, one after the other, each by one request unless another
 *     writer competes for it
 * @param before parallel requests for entries before the row is written
 * @param together entries in one batch with the row
 * @param after requests for entries after the row is written, which the caller does not wait for
 * @param entries total number of entries written or removed
 * @param views server views that Cassandra updates afterwards, each of them up to twice
 * @param tables the names of the tables in which the row is written: several only with column
 *     groups
 * @param many whether the cost is for each row found in a range
 * @param several what the cost is for each of; empty if the method writes once
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
    List<String> tables,
    boolean many,
    Optional<Several> several) {
  public WriteCost {
    tables = List.copyOf(tables);
  }

  /** The rows of a range that one request reads from a cluster. */
  private static final int ROWS_AT_A_TIME = 64;

  /** Whether the row is read from a cluster before it is written. */
  public enum Lookup {
    NONE,
    /** Only if a column of an index key is null, because it may have had another value before. */
    IF_NULL,
    ALWAYS
  }

  /**
   * The values of one argument, each of which costs the same.
   *
   * @param what such as {@code value of id}
   * @param step the end of the words about steps on the embedded store
   * @param request the end of the words about requests
   * @param together whether all values are one batch
   */
  public record Several(String what, String step, String request, boolean together) {
    private static final String EACH = " each";

    /** Returns the values of columns, by each combination of which a method writes. */
    static Several values(List<String> columns, boolean together) {
      String each = together ? "" : EACH;
      String what = columns.size() == 1 ? "value of " : "combination of values of ";
      return new Several(what + String.join(" and ", columns), each, each, together);
    }

    /**
     * Returns the entities of a collection.
     *
     * @param rows whether several rows of a partition are one request, if no index is maintained by
     *     further requests
     */
    static Several entities(String parameter, boolean rows) {
      String each = rows ? " for up to 32 rows of one partition" : EACH;
      return new Several("element of " + parameter, each, each, false);
    }
  }

  /** A fixed number, and a number for each old or new element of indexed collections. */
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

  static WriteCost ofRowAlone(boolean many, int views, List<String> tables) {
    return new WriteCost(
        Optional.empty(),
        Lookup.NONE,
        0,
        Count.NONE,
        Count.NONE,
        Count.NONE,
        Count.NONE,
        views,
        tables,
        many,
        Optional.empty());
  }

  /** Returns the same cost for each of several values. */
  WriteCost forEach(Several each) {
    return new WriteCost(
        protocol,
        lookup,
        reserved,
        before,
        together,
        after,
        entries,
        views,
        tables,
        many,
        Optional.of(each));
  }

  /** Returns the round trips on a cluster that the caller waits for. */
  public int roundTrips() {
    return (lookup == Lookup.ALWAYS ? 1 : 0) + reserved + (before.isNone() ? 0 : 1) + 1;
  }

  /** Returns the requests on a cluster that the caller waits for, without those for elements. */
  public int requests() {
    return (lookup == Lookup.ALWAYS ? 1 : 0) + reserved + before.fixed() + 1;
  }

  /** Returns the cost as part of a sentence. */
  public String inWords() {
    return wordsOfRequests() + wordsOfViews();
  }

  private String wordsOfViews() {
    return views == 0
        ? ""
        : "; %s, on the embedded store in the same step, on a cluster later and by Cassandra"
            .formatted(
                views == 1 ? "its server view changes" : "its " + views + " server views change");
  }

  private String wordsOfRequests() {
    String each = several.map(every -> " for each " + every.what()).orElse("");
    if (protocol.isEmpty()) {
      return (many ? "1 range deleted" : "1 row written")
          + (tables.size() > 1 ? " in %d tables".formatted(tables.size()) : "")
          + each
          + ", in 1 request"
          + several.map(Several::request).orElse("");
    }
    StringBuilder words = new StringBuilder(many ? "every row found" : "1 row");
    if (!entries.isNone()) {
      words.append(" and ").append(entries.of("index entry", "index entries"));
      words.append(many ? " of each" : "");
    }
    words.append(many ? " deleted" : " written").append(each);
    words.append("; on the embedded store in 1 step").append(several.map(Several::step).orElse(""));
    words.append(", on a cluster ").append(isEachByItself() ? "each in " : "in ");
    if (many) {
      words.append("1 request for each ").append(ROWS_AT_A_TIME).append(" rows, and for each row ");
    }
    words.append(roundTrips()).append(roundTrips() == 1 ? " round trip" : " round trips");
    words.append(": ").append(String.join(", then ", stages()));
    if (!after.isNone()) {
      words
          .append("; then, after the call returns, ")
          .append(after.of("request", "requests"))
          .append(" more");
    }
    return words.toString();
  }

  private boolean isEachByItself() {
    return several.isPresent() && !several.get().together();
  }

  private List<String> stages() {
    boolean rows = several.filter(Several::together).isPresent();
    List<String> stages = new ArrayList<>();
    if (lookup == Lookup.ALWAYS) {
      stages.add(rows ? "a read of each row" : "a read of the row");
    }
    if (reserved > 0) {
      stages.add(
          reserved == 1
              ? "up to 1 unique value reserved"
              : "up to " + reserved + " unique values reserved one after the other");
    }
    if (!before.isNone()) {
      stages.add(before.of("entry", "entries") + " in parallel");
    }
    String row =
        protocol.equals(Optional.of(Maintain.SERIAL))
            ? "the row if it is unchanged"
            : rows ? "the rows" : "the row";
    stages.add(
        (together.isNone() ? row : row + " with " + together.of("entry", "entries"))
            + (lookup == Lookup.IF_NULL
                ? " (after a read of it, if a column of an index key is null)"
                : ""));
    return stages;
  }
}
