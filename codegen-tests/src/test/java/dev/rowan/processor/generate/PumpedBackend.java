package dev.rowan.processor.generate;

import dev.rowan.internal.state.WriterTags;
import dev.rowan.spi.backend.BackendProvider;
import dev.rowan.spi.backend.Capabilities;
import dev.rowan.spi.backend.Capability;
import dev.rowan.spi.backend.ConnectionString;
import dev.rowan.spi.backend.ForwardingBackend;
import dev.rowan.spi.mutation.MutationSet;
import dev.rowan.spi.mutation.WriteOutcome;
import dev.rowan.spi.query.Query;
import dev.rowan.spi.query.RowPage;
import java.util.ArrayDeque;
import java.util.Queue;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;
import java.util.function.Supplier;

/**
 * A store that does not maintains derived tables and answers requests in waves: all that are under
 * way at one time, then all that these answers bring forth. One thread.
 */
final class PumpedBackend extends ForwardingBackend {
  private final Queue<Runnable> waiting = new ArrayDeque<>();
  private boolean pumped;

  PumpedBackend(BackendProvider provider) {
    super(provider.open(ConnectionString.parse("rowan:memory:")));
  }

  /**
   * What one call cost.
   *
   * @param waves how many answers one after the other the caller waited for
   * @param waitedFor how many requests were answered in these
   * @param after how many requests came afterwards
   */
  record Counted(int waves, int waitedFor, int after) {}

  /** Makes a call and counts, until nothing is under way any more. */
  Counted count(Supplier<CompletionStage<?>> call) {
    pumped = true;
    CompletableFuture<?> done = call.get().toCompletableFuture();
    int waves = 0;
    int waitedFor = 0;
    int after = 0;
    while (!waiting.isEmpty()) {
      boolean caller = !done.isDone();
      waves += caller ? 1 : 0;
      for (int left = waiting.size(); left > 0; left--) {
        waitedFor += caller ? 1 : 0;
        after += caller ? 0 : 1;
        waiting.remove().run();
      }
    }
    done.join();
    pumped = false;
    return new Counted(waves, waitedFor, after);
  }

  @Override
  public Capabilities capabilities() {
    return Capabilities.of(Capability.CONDITIONAL_WRITES, Capability.SERVER_VIEWS);
  }

  @Override
  public CompletionStage<WriteOutcome> apply(MutationSet batch) {
    boolean ofCalls = !batch.changes().get(0).mutation().table().equals(WriterTags.TABLE);
    // once for each program, which no call waits for
    return ofCalls ? later(() -> super.apply(batch)) : super.apply(batch);
  }

  @Override
  public CompletionStage<RowPage> fetch(Query query) {
    return later(() -> super.fetch(query));
  }

  private <T> CompletionStage<T> later(Supplier<CompletionStage<T>> request) {
    if (!pumped) {
      return request.get();
    }
    CompletableFuture<T> answer = new CompletableFuture<>();
    waiting.add(() -> answer.complete(request.get().toCompletableFuture().join()));
    return answer;
  }
}
