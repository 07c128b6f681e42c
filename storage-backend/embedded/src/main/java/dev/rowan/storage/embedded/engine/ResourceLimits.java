package dev.rowan.storage.embedded.engine;

/**
 * Limits on the memory, threads and disk bandwidth that a store uses.
 *
 * @param memory bytes outside of the Java heap, at least {@link #LEAST_MEMORY}
 * @param backgroundJobs maximum number of threads that flush and compact; at least 1
 * @param compactionRate maximum bytes per second that these threads write; 0 means no limit
 */
public record ResourceLimits(long memory, int backgroundJobs, long compactionRate) {
  /** With less memory, the store flushes memtables continuously. */
  public static final long LEAST_MEMORY = 16L << 20;

  /** 128 MiB, two threads, no limit on the compaction rate. */
  public static final ResourceLimits STANDARD = new ResourceLimits(128L << 20, 2, 0);

  /** Checks the bounds. */
  public ResourceLimits {
    if (memory < LEAST_MEMORY || backgroundJobs < 1 || compactionRate < 0) {
      throw new IllegalArgumentException("resource limits out of bounds");
    }
  }
}
