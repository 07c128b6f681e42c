package dev.rowan.storage.embedded.proof;

import dev.rowan.spi.backend.Backend;
import dev.rowan.spi.backend.ForwardingBackend;
import dev.rowan.spi.mutation.Change;
import dev.rowan.spi.mutation.Condition;
import dev.rowan.spi.mutation.Mutation;
import dev.rowan.spi.mutation.MutationSet;
import dev.rowan.spi.mutation.Upsert;
import dev.rowan.spi.mutation.WriteOutcome;
import dev.rowan.spi.query.Query;
import dev.rowan.spi.query.ReadDirection;
import dev.rowan.spi.query.SliceQuery;
import dev.rowan.spi.value.Row;
import dev.rowan.spi.value.Slice;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletionStage;

/** Checks first and writes later, without a lock: a proof of linearizability must detect this. */
@SuppressWarnings("ThreadPriorityCheck")
final class CheckThenWriteBackend extends ForwardingBackend {

  CheckThenWriteBackend(Backend backend) {
    super(backend);
  }

  @Override
  public CompletionStage<WriteOutcome> apply(MutationSet batch) {
    if (batch.changes().get(0).mutation() instanceof Upsert first
        && first.condition() == Condition.IF_NOT_EXISTS) {
      Slice row = Slice.of(List.of(first.row().get(1)));
      Query query =
          new SliceQuery(
              first.table(), List.of(first.row().get(0)), row, ReadDirection.FORWARD, 1, null);
      List<Row> current = super.fetch(query).toCompletableFuture().join().rows();
      Thread.yield();
      return current.isEmpty()
          ? super.apply(unconditional(batch))
          : java.util.concurrent.CompletableFuture.completedFuture(
              WriteOutcome.notApplied(first.table(), current.get(0)));
    }
    return super.apply(batch);
  }

  private static MutationSet unconditional(MutationSet batch) {
    List<Change> changes = new ArrayList<>();
    for (Change change : batch.changes()) {
      Mutation mutation = change.mutation();
      changes.add(
          mutation instanceof Upsert upsert ? Change.of(upsert.when(Condition.NONE)) : change);
    }
    return MutationSet.of(changes);
  }
}
