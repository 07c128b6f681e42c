package dev.rowan.internal.session;

import dev.rowan.dao.WriteOptions;
import dev.rowan.internal.chunk.ChunkStore;
import dev.rowan.spi.mutation.Upsert;
import dev.rowan.spi.schema.TableSchema;
import java.time.Duration;

/**
 * The TTL of chunks. They are written before their row, and must not expire before it. So they live
 * longer than the row by the time that an upload may take.
 */
final class ChunkTtl {
  private ChunkTtl() {}

  /**
   * Returns the TTL in seconds of chunks of a row that is written with these options; 0 for none.
   */
  static int of(TableSchema table, WriteOptions options) {
    Duration given = options.ttl();
    long seconds = given == null ? table.defaultTtl() : given.toSeconds();
    return seconds == 0
        ? 0
        : (int) Math.min(Upsert.MAX_TTL, seconds + ChunkStore.LONGEST_UPLOAD.toSeconds());
  }
}
