package dev.rowan.runtime;

import dev.rowan.spi.backend.Backend;
import dev.rowan.spi.backend.Capabilities;
import dev.rowan.spi.backend.Capability;
import dev.rowan.spi.mutation.Change;
import dev.rowan.spi.mutation.Mutation;
import dev.rowan.spi.mutation.MutationSet;
import dev.rowan.spi.mutation.WriteOutcome;
import dev.rowan.spi.query.Query;
import dev.rowan.spi.query.RowPage;
import dev.rowan.spi.schema.Schema;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;

/** Records batches, and answers them when the test says so. */
final class HeldBackend implements Backend {
  final List<List<Mutation>> batches = new ArrayList<>();
  final List<CompletableFuture<WriteOutcome>> held = new ArrayList<>();

  @Override
  public Capabilities capabilities() {
    return Capabilities.of(Capability.INDEX_MAINTENANCE);
  }

  @Override
  public CompletionStage<Void> define(Schema schema) {
    return CompletableFuture.completedFuture(null);
  }

  @Override
  public CompletionStage<WriteOutcome> apply(MutationSet batch) {
    batches.add(batch.changes().stream().map(Change::mutation).toList());
    CompletableFuture<WriteOutcome> outcome = new CompletableFuture<>();
    held.add(outcome);
    return outcome;
  }

  /** Answers everything that waits now; returns how many requests that were. */
  int release() {
    List<CompletableFuture<WriteOutcome>> all = List.copyOf(held);
    held.clear();
    all.forEach(each -> each.complete(WriteOutcome.APPLIED));
    return all.size();
  }

  @Override
  public CompletionStage<RowPage> fetch(Query query) {
    return CompletableFuture.completedFuture(new RowPage(List.of(), null));
  }

  @Override
  public void close() {}
}
