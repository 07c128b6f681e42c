package dev.rowan.bench;

import org.jspecify.annotations.Nullable;

/** A way to store readings and settings. Thread-safe. */
interface BenchmarkStore extends AutoCloseable {
  /** Writes a reading and its two index entries atomically. */
  void saveIndexed(long number);

  /** Writes a setting. */
  void saveSingle(long number);

  /** Writes one column of an existing setting. */
  void change(long number);

  /** Returns a reading, or null. */
  @Nullable Object find(long number);

  /** Returns all readings of a sensor. */
  Object page(long sensor);

  @Override
  void close();
}
