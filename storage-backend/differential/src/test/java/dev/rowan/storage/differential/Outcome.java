package dev.rowan.storage.differential;

import java.util.List;
import java.util.Map;
import java.util.Objects;

/**
 * The outcome of a batch.
 *
 * @param kind whether it was written
 * @param current after a failed condition, the returned columns of the current rows, by name
 * @param ofOneStatement whether it answers a single statement
 */
record Outcome(Kind kind, List<Map<String, Object>> current, boolean ofOneStatement) {
  enum Kind {
    APPLIED,
    NOT_APPLIED,
    REFUSED
  }

  static final Outcome APPLIED = new Outcome(Kind.APPLIED, List.of(), true);
  static final Outcome REFUSED = new Outcome(Kind.REFUSED, List.of(), true);

  /**
   * Returns whether another store may give this answer, given Cassandra's. Cassandra returns only
   * some columns of the current rows; for a batch, it returns further rows.
   */
  boolean admits(Outcome other) {
    if (kind != other.kind || !ofOneStatement) {
      return kind == other.kind;
    }
    if (other.current.isEmpty()) {
      return current.stream().allMatch(row -> row.values().stream().allMatch(Objects::isNull));
    }
    return current.stream().anyMatch(row -> agrees(row, other.current.get(0)));
  }

  private static boolean agrees(Map<String, Object> told, Map<String, Object> whole) {
    return told.entrySet().stream()
        .allMatch(column -> Objects.equals(column.getValue(), whole.get(column.getKey())));
  }
}
