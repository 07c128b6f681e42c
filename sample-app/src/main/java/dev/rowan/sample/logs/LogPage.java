package dev.rowan.sample.logs;

import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Some lines of a source, newest first.
 *
 * @param older the position of the next older lines, or null if there certainly are none
 */
public record LogPage(List<LogMessage> messages, @Nullable Bookmark older) {
  public LogPage {
    messages = List.copyOf(messages);
  }
}
