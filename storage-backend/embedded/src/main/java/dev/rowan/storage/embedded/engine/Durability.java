package dev.rowan.storage.embedded.engine;

/** What an acknowledged write survives. */
public enum Durability {
  /** A crash of the process; a power failure costs at most about the last second. */
  BUFFERED,
  /** A power failure as well: the write is on the disk before it is acknowledged. */
  SYNC
}
