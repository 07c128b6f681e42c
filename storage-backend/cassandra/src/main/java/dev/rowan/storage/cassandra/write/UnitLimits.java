package dev.rowan.storage.cassandra.write;

import dev.rowan.error.ErrorCode;
import dev.rowan.error.RejectedInput;
import dev.rowan.storage.cassandra.session.Statement;
import java.util.List;
import java.util.Map;
import java.util.TreeSet;
import java.util.stream.Collectors;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * How large a unit over several partitions may be: what Cassandra takes unless configured otherwise
 * ({@code batch_size_fail_threshold} and {@code batch_size_warn_threshold} there, and a batch's
 * count of statements, which has 16 bits in the protocol). The size is that of the values, which is
 * a little less than the server counts: what it refuses all the same has the same code.
 */
final class UnitLimits {
  static final int LARGEST = 50 * 1024;
  static final int WARNED = 5 * 1024;
  static final int MOST_STATEMENTS = 65_535;

  private static final Logger LOG = LoggerFactory.getLogger(UnitLimits.class);

  private UnitLimits() {}

  /** Refuses what no request can carry. */
  static void checkCount(List<Statement> statements) {
    if (statements.size() > MOST_STATEMENTS) {
      throw new RejectedInput(
          ErrorCode.UNIT_TOO_LARGE,
          Map.of(
              "statements", Integer.toString(statements.size()),
              "at most", Integer.toString(MOST_STATEMENTS)),
          null);
    }
  }

  /** Refuses what a server would refuse of a unit over several partitions. */
  static void checkSize(List<PlannedWrite> writes, List<Statement> statements) {
    long bytes = statements.stream().mapToLong(Statement::payload).sum();
    if (bytes > LARGEST) {
      throw new RejectedInput(
          ErrorCode.UNIT_TOO_LARGE,
          Map.of(
              "tables", tables(writes),
              "bytes", Long.toString(bytes),
              "at most", Integer.toString(LARGEST)),
          null);
    }
    if (bytes > WARNED) {
      LOG.warn(
          "a unit over several partitions is large: tables={} bytes={} refusedFrom={}",
          tables(writes),
          bytes,
          LARGEST);
    }
  }

  private static String tables(List<PlannedWrite> writes) {
    return writes.stream()
        .map(write -> write.table().schema().name())
        .collect(Collectors.toCollection(TreeSet::new))
        .stream()
        .collect(Collectors.joining(", "));
  }
}
