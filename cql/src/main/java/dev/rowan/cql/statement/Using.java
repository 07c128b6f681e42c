package dev.rowan.cql.statement;

import dev.rowan.cql.term.Term;
import org.jspecify.annotations.Nullable;

/**
 * The attributes of a write. The last one of two equal attributes counts.
 *
 * @param timestamp a number of microseconds or a bind marker, or null
 * @param ttl a number of seconds or a bind marker, or null
 */
public record Using(@Nullable Term timestamp, @Nullable Term ttl) {
  /** No attributes. */
  public static final Using NONE = new Using(null, null);

  /** Returns the clause as CQL with a space before it, or an empty text without attributes. */
  public String toCql() {
    String first = timestamp == null ? "" : " USING TIMESTAMP " + timestamp.toCql();
    return ttl == null
        ? first
        : first + (first.isEmpty() ? " USING" : " AND") + " TTL " + ttl.toCql();
  }
}
