package dev.rowan.storage.cassandra.session;

import com.datastax.oss.driver.api.core.cql.BoundStatement;
import com.datastax.oss.driver.api.core.cql.BoundStatementBuilder;
import com.datastax.oss.driver.api.core.cql.PreparedStatement;
import java.nio.ByteBuffer;
import org.jspecify.annotations.Nullable;

/**
 * A prepared statement that takes ownership of its values: the driver's own methods copy them, or
 * encode none first. Immutable and thread-safe.
 *
 * @param blank the statement without values, which provides the driver's defaults
 */
record Prepared(PreparedStatement statement, BoundStatement blank) {
  static Prepared of(PreparedStatement statement) {
    return new Prepared(statement, statement.bind());
  }

  /**
   * Returns the statement with values.
   *
   * @param values one for each marker, null or {@link Statement#UNSET}; callers must not change
   *     them afterwards
   * @param timestamp the default timestamp, or {@link Statement#NO_TIMESTAMP}
   */
  BoundStatementBuilder bind(@Nullable ByteBuffer[] values, boolean idempotent, long timestamp) {
    return new BoundStatementBuilder(
        statement,
        statement.getVariableDefinitions(),
        withDriversUnset(values),
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

  /** The driver marks an unset value with a buffer of its own. */
  @SuppressWarnings("ReferenceEquality") // a single buffer stands for an unset value
  private @Nullable ByteBuffer[] withDriversUnset(@Nullable ByteBuffer[] values) {
    for (int i = 0; i < values.length; i++) {
      if (values[i] == Statement.UNSET) {
        values[i] = blank.getBytesUnsafe(i);
      }
    }
    return values;
  }
}
