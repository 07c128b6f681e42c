package dev.rowan.storage.embedded.write;

import dev.rowan.guard.Guardrails;
import dev.rowan.mutation.MutationSet;
import dev.rowan.storage.embedded.engine.Batch;
import dev.rowan.storage.embedded.engine.Space;
import dev.rowan.storage.embedded.key.KeyForm;
import java.nio.ByteBuffer;
import java.util.HashSet;
import java.util.Set;

/** How much a batch writes, with all that follows from the unit, and to how many partitions. */
final class BatchSize {
  private BatchSize() {}

  /** Shows a batch to the guardrails before it is written, if it is of any size. */
  static void look(Batch batch, Guardrails guardrails, MutationSet unit) {
    if (batch.size() > guardrails.partitionsBorne() || batch.bytes() > guardrails.bytesBorne()) {
      String table = unit.changes().get(0).mutation().table().name();
      guardrails.unit(table, partitions(batch), batch.bytes());
    }
  }

  private static int partitions(Batch batch) {
    Set<ByteBuffer> partitions = new HashSet<>();
    for (int i = 0; i < batch.size(); i++) {
      if (batch.space(i) == Space.DATA) {
        byte[] key = batch.key(i);
        partitions.add(ByteBuffer.wrap(key, 0, KeyForm.partitionLength(key)));
      }
    }
    return partitions.size();
  }
}
