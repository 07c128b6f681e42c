package dev.rowan.internal.observe;

import dev.rowan.spi.backend.Backend;
import dev.rowan.spi.backend.Capabilities;
import dev.rowan.spi.backend.GuardedBackend;
import dev.rowan.spi.call.CallCounters;
import dev.rowan.spi.guard.Guardrails;
import dev.rowan.spi.mutation.MutationSet;
import dev.rowan.spi.mutation.WriteOutcome;
import dev.rowan.spi.query.Query;
import dev.rowan.spi.query.RowPage;
import dev.rowan.spi.schema.Schema;
import java.util.concurrent.CompletionStage;

/**
 * A backend that counts the requests of observed calls: the one place through which all requests of
 * a call pass, whatever sends them. Thread-safe.
 */
class CountingBackend implements Backend {
  private final Backend inner;

  CountingBackend(Backend inner) {
    this.inner = inner;
  }

  /** Counts the requests of a backend with guardrails. */
  static final class Guarded extends CountingBackend implements GuardedBackend {
    private final GuardedBackend guarded;

    Guarded(GuardedBackend guarded) {
      super(guarded);
      this.guarded = guarded;
    }

    @Override
    public Guardrails guardrails() {
      return guarded.guardrails();
    }
  }

  /** Returns the backend whose requests it counts. */
  Backend inner() {
    return inner;
  }

  @Override
  public Capabilities capabilities() {
    return inner.capabilities();
  }

  @Override
  public CompletionStage<Void> define(Schema schema) {
    return inner.define(schema);
  }

  @Override
  public CompletionStage<WriteOutcome> apply(MutationSet batch) {
    CallCounters counters = batch.options().counters();
    if (counters != null) {
      counters.write(batch.changes().size());
    }
    return inner.apply(batch);
  }

  @Override
  public CompletionStage<RowPage> fetch(Query query) {
    CallCounters counters = query.mode().options().counters();
    if (counters == null) {
      return inner.fetch(query);
    }
    counters.read();
    return inner
        .fetch(query)
        .thenApply(
            page -> {
              counters.rows(page.rows().size());
              return page;
            });
  }

  @Override
  public void close() {
    inner.close();
  }
}
