package dev.rowan.storage.differential;

import dev.rowan.mutation.MutationSet;
import dev.rowan.query.Query;
import java.util.List;

/** One of the stores that are compared. One thread. */
interface Store extends AutoCloseable {
  /** Whether the store can play a history. */
  default boolean plays(History history) {
    return true;
  }

  /** Makes sure of the table of a history, and if asked, that nothing is in it. */
  void begin(History history, boolean emptied);

  Outcome write(MutationSet unit);

  Reading read(Query query, int pageSize);

  @Override
  void close();

  /** A read, page by page. */
  interface Reading {
    /** The next page; empty at the end. */
    List<List<Object>> page();

    boolean isOver();
  }
}
