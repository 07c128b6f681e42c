package dev.rowan.storage.embedded.engine;

/**
 * How much of the machine a store on disk may use.
 *
 * @param memory bytes outside of the Java heap, at least {@link #LEAST_MEMORY}
 * @param backgroundJobs how many threads flush and compact at most; at least 1
 * @param compactionRate how many bytes a second these write at most; 0 is no limit
 */
public record StoreSettings(long memory, int backgroundJobs, long compactionRate) {
  /** With less, memtables would be flushed all the time. */
  public static final long LEAST_MEMORY = 16L << 20;

  /** 128 MiB, two threads, no limit. */
  public static final StoreSettings USUAL = new StoreSettings(128L << 20, 2, 0);

  /** Checks the bounds. */
  public StoreSettings {
    if (memory < LEAST_MEMORY || backgroundJobs < 1 || compactionRate < 0) {
      throw new IllegalArgumentException("settings out of bounds");
    }
  }
}
