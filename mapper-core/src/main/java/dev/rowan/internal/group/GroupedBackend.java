package dev.rowan.internal.group;

import dev.rowan.spi.backend.Backend;
import dev.rowan.spi.backend.ForwardingBackend;
import dev.rowan.spi.mutation.MutationSet;
import dev.rowan.spi.mutation.WriteOutcome;
import dev.rowan.spi.query.Query;
import dev.rowan.spi.query.RowPage;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;

/**
 * A backend for tables with column groups: the one place that divides their rows and joins them.
 * Requests of other tables pass unchanged. Schemas that it gets have the stored tables.
 * Thread-safe.
 */
public final class GroupedBackend extends ForwardingBackend {
  private final JoinedReads reads;

  private GroupedBackend(Backend stored) {
    super(stored);
    this.reads = new JoinedReads(stored);
  }

  /** Returns a backend that stores tables with column groups in this one. */
  public static Backend over(Backend stored) {
    return new GroupedBackend(stored);
  }

  @Override
  public CompletionStage<WriteOutcome> apply(MutationSet batch) {
    MutationSet divided;
    try {
      divided = DividedMutations.of(batch);
    } catch (RuntimeException refused) {
      return CompletableFuture.failedFuture(refused);
    }
    return super.apply(divided);
  }

  @Override
  public CompletionStage<RowPage> fetch(Query query) {
    return query.table().groups().isEmpty() ? super.fetch(query) : reads.fetch(query);
  }
}
