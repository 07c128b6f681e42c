package dev.rowan.sample.logs;

import dev.rowan.dao.Limit;
import dev.rowan.dao.Page;
import dev.rowan.dao.PageRequest;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Stores lines, and returns the newest ones. The caller or a container passes the DAO. The class
 * depends neither on the store nor on the mapper. Thread-safe.
 */
public final class LogArchive {
  private final LogMessages messages;

  /** Creates an archive that uses this DAO. */
  public LogArchive(LogMessages messages) {
    this.messages = messages;
  }

  /** Stores a line. When the method returns, the line and its index entry are in the store. */
  public void store(LogMessage message) {
    messages.save(message);
  }

  /**
   * Returns the newest lines of a source, or those after a page. They are fewer than {@code size}
   * only if the source has no more.
   *
   * @param after the token of the page before; null for the newest lines
   */
  public Page<LogMessage> ofSource(String source, int size, @Nullable String after) {
    return messages.ofSource(source, PageRequest.after(after, size));
  }

  /**
   * Returns the newest lines of all sources of a type. They are fewer than {@code size} only if
   * there are no more.
   */
  public List<LogMessage> newestOfType(String sourceType, int size) {
    return messages.ofType(sourceType, Limit.of(size));
  }
}
