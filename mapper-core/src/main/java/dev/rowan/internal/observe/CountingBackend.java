package dev.rowan.internal.observe;

import dev.rowan.spi.backend.Backend;
import dev.rowan.spi.backend.ForwardingBackend;
import dev.rowan.spi.call.CallCounters;
import dev.rowan.spi.mutation.MutationSet;
import dev.rowan.spi.mutation.WriteOutcome;
import dev.rowan.spi.query.Query;
import dev.rowan.spi.query.RowPage;
import java.util.concurrent.CompletionStage;

/**
 * A backend that counts the requests of observed calls: the one place through which all requests of
 * a call pass, whatever sends them. Thread-safe.
 */
final class CountingBackend extends ForwardingBackend {

  CountingBackend(Backend inner) {
    super(inner);
  }

  @Override
  public CompletionStage<WriteOutcome> apply(MutationSet batch) {
    CallCounters counters = batch.options().counters();
    if (counters != null) {
      counters.write(batch.changes().size());
    }
    return super.apply(batch);
  }

  @Override
  public CompletionStage<RowPage> fetch(Query query) {
    CallCounters counters = query.mode().options().counters();
    if (counters == null) {
      return super.fetch(query);
    }
    counters.read();
    return super.fetch(query)
        .thenApply(
            page -> {
              counters.rows(page.rows().size());
              return page;
            });
  }
}
