package dev.rowan.storage.embedded.write;

import dev.rowan.spi.guard.Guardrails;
import dev.rowan.spi.mutation.MutationSet;
import dev.rowan.storage.embedded.engine.EngineBatch;
import dev.rowan.storage.embedded.engine.Space;
import dev.rowan.storage.embedded.key.KeyFormat;
import java.nio.ByteBuffer;
import java.util.HashSet;
import java.util.Set;

/** The size of a batch, including its consequences, and the number of its partitions. */
final class BatchMeasure {
  private BatchMeasure() {}

  /** Reports a large batch to the guardrails before it is written. */
  static void report(EngineBatch batch, Guardrails guardrails, MutationSet mutations) {
    if (batch.size() > guardrails.maxPartitions() || batch.bytes() > guardrails.maxBatchBytes()) {
      String table = mutations.changes().get(0).mutation().table().name();
      guardrails.batch(table, partitions(batch), batch.bytes());
    }
  }

  /** Tables with one partition key count as one partition, as a server writes them together. */
  private static int partitions(EngineBatch batch) {
    Set<ByteBuffer> partitions = new HashSet<>();
    Set<ByteBuffer> keys = new HashSet<>();
    for (int i = 0; i < batch.size(); i++) {
      if (batch.space(i) == Space.DATA) {
        byte[] key = batch.key(i);
        int length = KeyFormat.partitionLength(key);
        partitions.add(ByteBuffer.wrap(key, 0, length));
        keys.add(
            ByteBuffer.wrap(key, KeyFormat.TABLE_LENGTH, length - KeyFormat.TABLE_LENGTH).slice());
      }
    }
    return keys.size() == 1 ? 1 : partitions.size();
  }
}
