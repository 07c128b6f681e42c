package dev.rowan.storage.differential;

import java.util.List;
import java.util.Map;
import java.util.Objects;

/**
 * The outcome of a batch.
 *
 * @param kind whether it was written
 * @param current after a failed condition, the returned columns of the current rows, by name
 * @param extent what the current rows are
 */
record Outcome(Kind kind, List<Map<String, Object>> current, Extent extent) {
  enum Kind {
    APPLIED,
    NOT_APPLIED,
    REFUSED
  }

  /** What the rows of an outcome are. */
  enum Extent {
    /** The row of a single statement, of which Cassandra returns some columns. */
    ONE_ROW,
    /** All columns of the rows of all writes with a condition, in the order of the writes. */
    ALL_ROWS,
    /** Cassandra's answer to a batch, which has further rows. */
    ANY_ROWS
  }

  static final Outcome APPLIED = new Outcome(Kind.APPLIED, List.of(), Extent.ANY_ROWS);
  static final Outcome REFUSED = new Outcome(Kind.REFUSED, List.of(), Extent.ANY_ROWS);

  /**
   * Returns whether another store may give this answer, given Cassandra's. For one statement,
   * Cassandra returns only some columns of the current row.
   */
  boolean admits(Outcome other) {
    if (kind != other.kind || extent == Extent.ANY_ROWS) {
      return kind == other.kind;
    }
    if (extent == Extent.ALL_ROWS) {
      return current.equals(other.current);
    }
    if (other.current.isEmpty()) {
      return current.stream().allMatch(row -> row.values().stream().allMatch(Objects::isNull));
    }
    return current.stream().anyMatch(row -> agrees(row, other.current.get(0)));
  }

  private static boolean agrees(Map<String, Object> returned, Map<String, Object> whole) {
    return returned.entrySet().stream()
        .allMatch(column -> Objects.equals(column.getValue(), whole.get(column.getKey())));
  }
}
