package dev.rowan.storage.contract;

import dev.rowan.backend.Backend;

/**
 * The store under test. One is made for each test and closed at its end; what is slow to start may
 * be shared by all of them, because every test defines tables under names of its own.
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

  /** Removes what is left of the store, after the backend was closed. */
  @Override
  void close();
}
