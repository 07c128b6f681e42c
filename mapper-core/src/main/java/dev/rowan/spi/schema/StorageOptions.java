package dev.rowan.spi.schema;

import java.util.Map;

/**
 * The options with which a cluster stores a table. Immutable and thread-safe.
 *
 * @param compaction the CQL map of the option {@code compaction}; empty for the default of the
 *     servers
 * @param compression the CQL map of the option {@code compression}; empty for the default
 * @param caching the CQL map of the option {@code caching}; empty for the default
 * @param gcGraceSeconds the seconds for which tombstones are stored at least; -1 for the default
 * @param comment the comment of the table
 */
public record StorageOptions(
    Map<String, String> compaction,
    Map<String, String> compression,
    Map<String, String> caching,
    int gcGraceSeconds,
    String comment) {
  /** The defaults of the servers, and no comment. */
  public static final StorageOptions DEFAULT =
      new StorageOptions(Map.of(), Map.of(), Map.of(), -1, "");

  /** Copies the maps. */
  public StorageOptions {
    compaction = Map.copyOf(compaction);
    compression = Map.copyOf(compression);
    caching = Map.copyOf(caching);
  }
}
