package dev.rowan;

import dev.rowan.spi.backend.Backend;
import dev.rowan.spi.backend.Capabilities;
import dev.rowan.spi.mutation.MutationSet;
import dev.rowan.spi.mutation.WriteOutcome;
import dev.rowan.spi.query.Query;
import dev.rowan.spi.query.RowPage;
import dev.rowan.spi.schema.Schema;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;

/** Holds nothing and says when it is closed. */
record StubBackend(Runnable closing) implements Backend {
  @Override
  public Capabilities capabilities() {
    return Capabilities.of();
  }

  @Override
  public CompletionStage<Void> define(Schema schema) {
    return CompletableFuture.completedFuture(null);
  }

  @Override
  public CompletionStage<WriteOutcome> apply(MutationSet batch) {
    return CompletableFuture.completedFuture(WriteOutcome.APPLIED);
  }

  @Override
  public CompletionStage<RowPage> fetch(Query query) {
    return CompletableFuture.completedFuture(new RowPage(List.of(), null));
  }

  @Override
  public void close() {
    closing.run();
  }
}
