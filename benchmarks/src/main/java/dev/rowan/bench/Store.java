package dev.rowan.bench;

import org.jspecify.annotations.Nullable;

/** One way to store readings and settings. Thread-safe. */
interface Store extends AutoCloseable {
  /** Writes a reading and its two index entries, all or nothing. */
  void saveIndexed(long number);

  /** Writes a setting. */
  void saveSingle(long number);

  /** Writes one column of a setting that is there; the others stay. */
  void change(long number);

  /** Returns a reading, or null. */
  @Nullable Object find(long number);

  /** Returns all readings of a sensor. */
  Object page(long sensor);

  @Override
  void close();
}
