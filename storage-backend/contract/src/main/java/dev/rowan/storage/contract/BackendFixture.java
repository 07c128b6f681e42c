package dev.rowan.storage.contract;

import dev.rowan.backend.Backend;
import java.util.List;

/**
 * The store under test. One is made for each test and closed at its end. What is slow to start may
 * be shared by all tests: no test uses a table that has rows of another test.
 */
public interface BackendFixture extends AutoCloseable {
  /**
   * Opens the store. The test closes what it was given before it asks again; the store then holds
   * what it held, if it is {@link #durable()}.
   */
  Backend open();

  /** Returns whether what was written is there after closing and opening again. */
  boolean durable();

  /** What stores of an older make lack. */
  enum Newer {
    /** Columns of vectors. */
    VECTORS,
    /** When elements of collections were written. */
    TIMES_OF_CELLS,
    /** Values that expire after the year 2038. */
    EXPIRY_AFTER_2038
  }

  /** Returns whether the store has this; unless told otherwise, it has all. */
  default boolean has(Newer newer) {
    return true;
  }

  /**
   * Removes all rows of those of these tables that exist, after the backend was closed: later tests
   * use the tables. A fixture whose store holds the tables of one test has nothing to do.
   */
  default void empty(List<String> tables) {}

  /** Removes what is left of the store, after the backend was closed. */
  @Override
  void close();
}
