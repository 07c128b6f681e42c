package dev.rowan.internal.chunk;

import dev.rowan.dao.Chunks;

/**
 * The checksum of the whole value, which a reader compares after the last chunk. A reader that does
 * not begin with the first chunk compares nothing. Not thread-safe.
 */
public final class ChunkTotal {
  private final ChunkStore store;
  private final Chunks value;
  private int expected;
  private int joined;

  /** Creates the checksum of a value of this store. */
  public ChunkTotal(ChunkStore store, Chunks value) {
    this.store = store;
    this.value = value;
  }

  /**
   * Adds the next chunk.
   *
   * @throws dev.rowan.error.UnreadableRowException if it is the last one, and the value differs
   *     from its checksum
   */
  public void add(ChunkStore.Chunk chunk) {
    if (chunk.number() != expected) {
      return; // the stream began later
    }
    int sum = Checksum.joined(joined, chunk.crc32c(), chunk.data().remaining());
    if (expected + 1 == value.count() && sum != value.crc32c()) {
      throw store.damaged(expected, "a value that differs from its checksum");
    }
    joined = sum;
    expected++;
  }
}
