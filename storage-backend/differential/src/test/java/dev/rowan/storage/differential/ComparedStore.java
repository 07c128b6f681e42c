package dev.rowan.storage.differential;

import dev.rowan.spi.mutation.MutationSet;
import dev.rowan.spi.query.Query;
import java.util.List;

/** One of the compared stores. Used by one thread. */
interface ComparedStore extends AutoCloseable {
  /** Returns whether the store can run a history. */
  default boolean plays(History history) {
    return true;
  }

  /** Creates the table of a history if needed, and empties it on request. */
  void begin(History history, boolean emptied);

  Outcome write(MutationSet batch);

  Reading read(Query query, int pageSize);

  @Override
  void close();

  /** A read, page by page. */
  interface Reading {
    /** Returns the next page; empty at the end. */
    List<List<Object>> page();

    boolean isOver();
  }
}
