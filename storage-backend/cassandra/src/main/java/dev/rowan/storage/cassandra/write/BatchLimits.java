package dev.rowan.storage.cassandra.write;

import dev.rowan.error.ErrorCode;
import dev.rowan.error.RejectedInputException;
import dev.rowan.spi.guard.Guardrails;
import dev.rowan.storage.cassandra.session.StatementDraft;
import java.util.List;
import java.util.Map;
import java.util.TreeSet;
import java.util.stream.Collectors;

/**
 * The limits of a batch. The protocol limits its count of statements to 16 bits. The guardrails
 * limit the size of a batch over several partitions; their standard limits are Cassandra's own
 * ({@code batch_size_fail_threshold} and {@code batch_size_warn_threshold} there). The size counts
 * the values only, which is slightly less than the server counts.
 */
final class BatchLimits {
  static final int MOST_STATEMENTS = 65_535;

  private BatchLimits() {}

  /** Refuses batches that no request can carry. */
  static void checkCount(List<StatementDraft> statements) {
    if (statements.size() > MOST_STATEMENTS) {
      throw new RejectedInputException(
          ErrorCode.BATCH_TOO_LARGE,
          Map.of(
              "statements", Integer.toString(statements.size()),
              "at most", Integer.toString(MOST_STATEMENTS)),
          null);
    }
  }

  /** Checks the size of a batch over several partitions, for which servers have lower limits. */
  static void checkSize(
      List<PlannedWrite> writes, List<StatementDraft> statements, Guardrails guardrails) {
    long bytes = 0;
    for (StatementDraft statement : statements) {
      bytes += statement.payload();
    }
    // Most batches are far below the limits, and need no count.
    if (writes.size() > guardrails.maxPartitions() || bytes > guardrails.maxBatchBytes()) {
      guardrails.batch(tables(writes), partitions(writes), bytes);
    }
  }

  private static int partitions(List<PlannedWrite> writes) {
    return (int)
        writes.stream()
            .map(write -> List.of(write.table().schema().name(), write.partition()))
            .distinct()
            .count();
  }

  private static String tables(List<PlannedWrite> writes) {
    return writes.stream()
        .map(write -> write.table().schema().name())
        .collect(Collectors.toCollection(TreeSet::new))
        .stream()
        .collect(Collectors.joining(", "));
  }
}
