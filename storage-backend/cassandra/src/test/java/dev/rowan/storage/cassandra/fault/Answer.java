package dev.rowan.storage.cassandra.fault;

import com.datastax.oss.protocol.internal.Message;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * What a scripted node does with a request.
 *
 * @param message what it answers with, or null
 * @param hangsUp whether it closes the connection instead of answering
 */
record Answer(@Nullable Message message, List<String> warnings, boolean hangsUp) {
  static Answer with(Message message) {
    return new Answer(message, List.of(), false);
  }

  /** The request has arrived, and the connection is gone. */
  static Answer hangUp() {
    return new Answer(null, List.of(), true);
  }

  /** The request has arrived, and nothing more is heard of it. */
  static Answer silence() {
    return new Answer(null, List.of(), false);
  }

  Answer warning(String text) {
    return new Answer(message, List.of(text), hangsUp);
  }
}
