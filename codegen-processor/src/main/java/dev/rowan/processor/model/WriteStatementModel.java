package dev.rowan.processor.model;

import java.util.List;
import java.util.Optional;

/**
 * What the statement of a {@code @Query} writes, with its names resolved.
 *
 * @param text the statement as written
 * @param restrictions what locates the row or the rows, and the version of the row
 * @param assignments in the order written
 * @param ttl the TTL: a number of seconds, an {@code int} or a {@code Duration}
 * @param timestamp the write timestamp: a number of microseconds, a {@code long} or an {@code
 *     Instant}
 */
public record WriteStatementModel(
    QueryModel text,
    List<Restriction> restrictions,
    List<Assignment> assignments,
    Optional<ConditionValue> ttl,
    Optional<ConditionValue> timestamp) {
  public WriteStatementModel {
    restrictions = List.copyOf(restrictions);
    assignments = List.copyOf(assignments);
  }

  /** Returns the place of the statement in a BATCH; empty for a statement of its own. */
  public Optional<BatchPart> part() {
    return text.part();
  }

  /** Whether the statement gives the value of a property that locates or guards the row. */
  boolean restricts(String property) {
    return restrictions.stream().anyMatch(each -> each.as().name().equals(property));
  }
}
