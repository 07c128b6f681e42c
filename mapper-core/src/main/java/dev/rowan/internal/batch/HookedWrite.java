package dev.rowan.internal.batch;

import dev.rowan.internal.copy.WriteHook;
import dev.rowan.internal.write.EntityRows;
import dev.rowan.internal.write.RowReader;
import dev.rowan.spi.call.CallOptions;
import dev.rowan.spi.mutation.Mutation;
import dev.rowan.spi.mutation.WriteOutcome;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;
import org.jspecify.annotations.Nullable;

/** One write of a batch, together with its hooks. Used once. */
final class HookedWrite {
  private final DeferredWrite write;
  private final CallOptions options;
  private final List<WriteHook.Begun> begun = new ArrayList<>();
  private @Nullable Mutation mutation;

  HookedWrite(DeferredWrite write, CallOptions options) {
    this.write = write;
    this.options = RowReader.majority(options);
    this.mutation = write.mutation();
  }

  /** Begins the hooks, the outermost first. */
  CompletionStage<Void> begin() {
    CompletionStage<Void> all = CompletableFuture.completedFuture(null);
    List<WriteHook> hooks = write.hooks();
    for (int i = hooks.size() - 1; i >= 0; i--) {
      WriteHook hook = hooks.get(i);
      all = all.thenCompose(before -> begin(hook));
    }
    return all;
  }

  private CompletionStage<Void> begin(WriteHook hook) {
    Mutation now = mutation;
    return now == null || !hook.appliesTo(now)
        ? CompletableFuture.completedFuture(null)
        : hook.begin(now, options)
            .thenAccept(
                each -> {
                  begun.add(each);
                  mutation = each.mutation();
                });
  }

  /** Ends the hooks that were begun, the innermost first. */
  CompletionStage<Void> end(@Nullable WriteOutcome outcome, @Nullable Throwable failure) {
    CompletionStage<Void> all = CompletableFuture.completedFuture(null);
    for (int i = begun.size() - 1; i >= 0; i--) {
      WriteHook.Begun each = begun.get(i);
      all = all.thenCompose(before -> each.end(outcome, failure));
    }
    return all;
  }

  /** Returns what to write; null if nothing changes. */
  @Nullable Mutation mutation() {
    return mutation;
  }

  EntityRows rows() {
    return write.rows();
  }

  boolean isHooked() {
    return !begun.isEmpty();
  }
}
