package dev.rowan.storage.differential;

import java.util.List;
import java.util.Map;
import java.util.Objects;

/**
 * What became of a unit.
 *
 * @param kind whether it was written
 * @param standing where a condition failed, what was told of the rows that stood there, by the
 *     names of columns
 * @param ofOneStatement whether it is the answer to one statement
 */
record Outcome(Kind kind, List<Map<String, Object>> standing, boolean ofOneStatement) {
  enum Kind {
    APPLIED,
    NOT_APPLIED,
    REFUSED
  }

  static final Outcome APPLIED = new Outcome(Kind.APPLIED, List.of(), true);
  static final Outcome REFUSED = new Outcome(Kind.REFUSED, List.of(), true);

  /**
   * Whether another store may answer so where this is Cassandra's answer: of the rows that stood
   * there Cassandra tells some columns only; and to a batch, it tells of more rows than that one.
   */
  boolean admits(Outcome other) {
    if (kind != other.kind || !ofOneStatement) {
      return kind == other.kind;
    }
    if (other.standing.isEmpty()) {
      return standing.stream().allMatch(row -> row.values().stream().allMatch(Objects::isNull));
    }
    return standing.stream().anyMatch(row -> agrees(row, other.standing.get(0)));
  }

  private static boolean agrees(Map<String, Object> told, Map<String, Object> whole) {
    return told.entrySet().stream()
        .allMatch(column -> Objects.equals(column.getValue(), whole.get(column.getKey())));
  }
}
