package dev.rowan.storage.contract;

import dev.rowan.backend.Backend;
import java.util.List;

/**
 * The store under test. A fixture is created for each test and closed at its end. Fixtures may
 * share resources that are slow to start, because no test uses a table at the same time as another.
 */
public interface BackendFixture extends AutoCloseable {
  /**
   * Opens the store. The test closes the previous backend before it calls this again; the store
   * then has the same content, if it is {@link #durable()}.
   */
  Backend open();

  /** Returns whether the content survives closing and opening again. */
  boolean durable();

  /** Features that older servers lack. */
  enum Newer {
    /** Columns of vectors. */
    VECTORS,
    /** The write times of elements of collections. */
    TIMES_OF_CELLS,
    /** Values that expire after the year 2038. */
    EXPIRY_AFTER_2038
  }

  /** Returns whether the store has this feature; by default it has all. */
  default boolean has(Newer newer) {
    return true;
  }

  /**
   * Removes all rows of those of these tables that exist, after the backend was closed: later tests
   * use the tables. A fixture whose store holds the tables of one test has nothing to do.
   */
  default void empty(List<String> tables) {}

  /** Removes the store, after the backend was closed. */
  @Override
  void close();
}
