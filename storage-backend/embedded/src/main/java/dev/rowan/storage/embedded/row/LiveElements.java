package dev.rowan.storage.embedded.row;

import dev.rowan.storage.embedded.type.ByteSource;

/**
 * Iterates over the live elements of one column in the order of their paths. Results are valid
 * until the next step. Not thread-safe.
 */
public sealed interface LiveElements permits BytesElements, StoredElements {
  /** Moves to the next element; returns false if there is none. */
  boolean next();

  /** Returns the path of this element, or the original value form of its key if that is stored. */
  ByteSource path();

  /** Returns whether the original value form of the key is stored besides the path. */
  boolean hasOriginalKey();

  /** Returns the value form of this element. */
  ByteSource value();
}
