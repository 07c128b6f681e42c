package dev.rowan.internal.read;

import java.util.List;
import java.util.concurrent.CompletionStage;

/**
 * The results of one call, page by page. Not thread-safe: the caller asks for a page after the page
 * before has come.
 *
 * @param <T> what a row, or a group of rows, is read as
 */
public interface ResultCursor<T> {
  /** Whether a page remains, possibly an empty one. */
  boolean hasNext();

  /**
   * Completes with the results of the next page; a result is created when it is taken from the
   * list. A page can be empty although results follow.
   */
  CompletionStage<List<T>> next();
}
