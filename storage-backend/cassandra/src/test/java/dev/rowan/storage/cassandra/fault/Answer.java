package dev.rowan.storage.cassandra.fault;

import com.datastax.oss.protocol.internal.Message;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The reaction of a scripted node to a request.
 *
 * @param message the answer, or null
 * @param hangsUp whether it closes the connection instead of answering
 */
record Answer(@Nullable Message message, List<String> warnings, boolean hangsUp) {
  static Answer with(Message message) {
    return new Answer(message, List.of(), false);
  }

  /** Receives the request, and closes the connection. */
  static Answer hangUp() {
    return new Answer(null, List.of(), true);
  }

  /** Receives the request, and never answers. */
  static Answer silence() {
    return new Answer(null, List.of(), false);
  }

  Answer warning(String text) {
    return new Answer(message, List.of(text), hangsUp);
  }
}
