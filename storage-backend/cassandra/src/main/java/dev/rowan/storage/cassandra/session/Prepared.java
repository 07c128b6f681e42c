package dev.rowan.storage.cassandra.session;

import com.datastax.oss.driver.api.core.cql.BoundStatement;
import com.datastax.oss.driver.api.core.cql.BoundStatementBuilder;
import com.datastax.oss.driver.api.core.cql.PreparedStatement;
import java.nio.ByteBuffer;
import org.jspecify.annotations.Nullable;

/**
 * A prepared statement, which takes its values over as they are: the driver's own ways copy them,
 * or encode none first. Immutable and thread-safe.
 *
 * @param blank the statement without values, which has what the driver says of it if nobody else
 *     does
 */
record Prepared(PreparedStatement statement, BoundStatement blank) {
  static Prepared of(PreparedStatement statement) {
    return new Prepared(statement, statement.bind());
  }

  /**
   * Returns the statement with values.
   *
   * @param values one for each marker, null or {@link Statement#UNSET}; nobody may change them any
   *     more
   * @param timestamp of what has no other, or {@link Statement#NO_TIMESTAMP}
   */
  BoundStatementBuilder bind(@Nullable ByteBuffer[] values, boolean idempotent, long timestamp) {
    return new BoundStatementBuilder(
        statement,
        statement.getVariableDefinitions(),
        withDriversUnset(values),
        blank.getExecutionProfileName(),
        blank.getExecutionProfile(),
        null, // follows from the columns
        null, // follows from the values
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

  /** The driver tells that a value is left out by a buffer of its own. */
  @SuppressWarnings("ReferenceEquality") // one buffer stands for no value
  private @Nullable ByteBuffer[] withDriversUnset(@Nullable ByteBuffer[] values) {
    for (int i = 0; i < values.length; i++) {
      if (values[i] == Statement.UNSET) {
        values[i] = blank.getBytesUnsafe(i);
      }
    }
    return values;
  }
}
