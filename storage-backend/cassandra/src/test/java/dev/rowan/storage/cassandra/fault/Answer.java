package dev.rowan.storage.cassandra.fault;

import com.datastax.oss.protocol.internal.Message;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;
import org.jspecify.annotations.Nullable;

/**
 * The reaction of a scripted node to a request.
 *
 * @param message the answer, or null
 * @param hangsUp whether it closes the connection instead of answering
 * @param moment the answer is sent when this stage completes
 */
record Answer(
    @Nullable Message message,
    List<String> warnings,
    boolean hangsUp,
    CompletionStage<@Nullable Void> moment) {
  private static final CompletionStage<@Nullable Void> NOW = CompletableFuture.completedStage(null);

  static Answer with(Message message) {
    return new Answer(message, List.of(), false, NOW);
  }

  /** Receives the request, and closes the connection. */
  static Answer hangUp() {
    return new Answer(null, List.of(), true, NOW);
  }

  /** Receives the request, and never answers. */
  static Answer silence() {
    return new Answer(null, List.of(), false, NOW);
  }

  Answer warning(String text) {
    return new Answer(message, List.of(text), hangsUp, moment);
  }

  /** Returns the same answer, which is sent when the stage completes. */
  Answer after(CompletionStage<@Nullable Void> later) {
    return new Answer(message, warnings, hangsUp, later);
  }
}
