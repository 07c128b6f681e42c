package dev.rowan.internal.copy;

import dev.rowan.internal.write.EntityWriter;
import dev.rowan.internal.write.PartitionTrimmer;
import dev.rowan.spi.call.CallOptions;
import dev.rowan.spi.mutation.Mutation;
import dev.rowan.spi.mutation.Upsert;
import dev.rowan.spi.mutation.WriteOutcome;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;
import org.jspecify.annotations.Nullable;

/** Trims the partition of an inserted row, after the insert was applied. Thread-safe. */
public final class TrimmingRows implements WriteHook {
  private final PartitionTrimmer trimmer;

  /** Trims partitions by this trimmer. */
  public TrimmingRows(PartitionTrimmer trimmer) {
    this.trimmer = trimmer;
  }

  /** Returns a writer that trims after inserts. */
  public EntityWriter around(EntityWriter inner) {
    return new HookedWriter(inner, this);
  }

  @Override
  public boolean appliesTo(Mutation mutation) {
    return mutation instanceof Upsert upsert && trimmer.isDueAfter(upsert);
  }

  @Override
  public CompletionStage<Begun> begin(Mutation mutation, CallOptions options) {
    return CompletableFuture.completedFuture(new Inserted((Upsert) mutation, options));
  }

  private final class Inserted implements Begun {
    private final Upsert upsert;
    private final CallOptions options;

    Inserted(Upsert upsert, CallOptions options) {
      this.upsert = upsert;
      this.options = options;
    }

    @Override
    public Mutation mutation() {
      return upsert;
    }

    @Override
    public CompletionStage<Void> end(@Nullable WriteOutcome outcome, @Nullable Throwable failure) {
      return outcome != null && outcome.applied()
          ? trimmer.afterInsert(upsert, options)
          : CompletableFuture.completedFuture(null);
    }
  }
}
