package dev.rowan.storage.cassandra.session;

import com.datastax.oss.driver.api.core.cql.BoundStatement;
import com.datastax.oss.driver.api.core.cql.BoundStatementBuilder;
import com.datastax.oss.driver.api.core.cql.PreparedStatement;
import java.nio.ByteBuffer;
import org.jspecify.annotations.Nullable;

/**
 * A prepared statement that takes over an array of encoded values, which the driver's own methods
 * would copy. Immutable and thread-safe.
 *
 * @param blank the statement without values, with the driver's settings of the statement
 */
record Prepared(PreparedStatement statement, BoundStatement blank) {
  static Prepared of(PreparedStatement statement) {
    return new Prepared(statement, statement.bind());
  }

  /**
   * Returns the statement with values.
   *
   * @param values one for each marker, null or {@link StatementDraft#UNSET}; the caller does not
   *     change the array later
   * @param timestamp of what has no other, or {@link StatementDraft#NO_TIMESTAMP}
   * @param pageSize 0 for that of the profile
   */
  BoundStatement bound(
      @Nullable ByteBuffer[] values,
      boolean idempotent,
      long timestamp,
      @Nullable ByteBuffer pagingState,
      int pageSize) {
    return new EncodedStatement(
        this, withDriversUnset(values), idempotent, timestamp, pagingState, pageSize);
  }

  /** Returns the driver's own statement with values, whose settings can be changed. */
  BoundStatementBuilder bind(@Nullable ByteBuffer[] values, boolean idempotent, long timestamp) {
    return new BoundStatementBuilder(
        statement,
        statement.getVariableDefinitions(),
        values,
        blank.getExecutionProfileName(),
        blank.getExecutionProfile(),
        null, // derived from the columns
        null, // derived from the values
        blank.getRoutingToken(),
        blank.getCustomPayload(),
        idempotent,
        blank.isTracing(),
        timestamp,
        blank.getPagingState(),
        blank.getPageSize(),
        blank.getConsistencyLevel(),
        blank.getSerialConsistencyLevel(),
        blank.getTimeout(),
        blank.codecRegistry(),
        blank.protocolVersion());
  }

  /** Replaces our mark of an unset value by the driver's. */
  private @Nullable ByteBuffer[] withDriversUnset(@Nullable ByteBuffer[] values) {
    for (int i = 0; i < values.length; i++) {
      if (!StatementDraft.isSet(values[i])) {
        values[i] = blank.getBytesUnsafe(i);
      }
    }
    return values;
  }
}
