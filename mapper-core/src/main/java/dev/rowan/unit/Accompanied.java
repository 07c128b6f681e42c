package dev.rowan.unit;

import dev.rowan.call.CallOptions;
import dev.rowan.copy.Companion;
import dev.rowan.mutation.Mutation;
import dev.rowan.mutation.WriteOutcome;
import dev.rowan.write.EntityRows;
import dev.rowan.write.RowReader;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;
import org.jspecify.annotations.Nullable;

/** One write of a unit on its way, with all that goes with it. Used once. */
final class Accompanied {
  private final Write write;
  private final CallOptions options;
  private final List<Companion.Begun> begun = new ArrayList<>();
  private @Nullable Mutation mutation;

  Accompanied(Write write, CallOptions options) {
    this.write = write;
    this.options = RowReader.majority(options);
    this.mutation = write.mutation();
  }

  /** Begins what goes with the write, from the outside in. */
  CompletionStage<Void> begin() {
    CompletionStage<Void> all = CompletableFuture.completedFuture(null);
    List<Companion> companions = write.entity().companions();
    for (int i = companions.size() - 1; i >= 0; i--) {
      Companion companion = companions.get(i);
      all = all.thenCompose(before -> begin(companion));
    }
    return all;
  }

  private CompletionStage<Void> begin(Companion companion) {
    Mutation now = mutation;
    return now == null || !companion.accompanies(now)
        ? CompletableFuture.completedFuture(null)
        : companion
            .begin(now, options)
            .thenAccept(
                each -> {
                  begun.add(each);
                  mutation = each.mutation();
                });
  }

  /** Ends what was begun, from the inside out. */
  CompletionStage<Void> end(@Nullable WriteOutcome outcome, @Nullable Throwable failure) {
    CompletionStage<Void> all = CompletableFuture.completedFuture(null);
    for (int i = begun.size() - 1; i >= 0; i--) {
      Companion.Begun each = begun.get(i);
      all = all.thenCompose(before -> each.end(outcome, failure));
    }
    return all;
  }

  /** Returns what is to be written; null if nothing is. */
  @Nullable Mutation mutation() {
    return mutation;
  }

  EntityRows rows() {
    return write.entity().rows();
  }

  boolean isAccompanied() {
    return !begun.isEmpty();
  }
}
