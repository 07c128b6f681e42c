package dev.rowan.storage.embedded.engine;

/** What an acknowledged write survives. */
public enum Durability {
  /** A crash of the process. A power failure loses at most about the last second. */
  BUFFERED,
  /** Also a power failure: the write is on disk before it is acknowledged. */
  SYNC
}
