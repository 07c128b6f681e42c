package dev.rowan.storage.embedded.row;

import dev.rowan.storage.embedded.type.ByteSource;

/**
 * Steps through the elements of one column that a reader sees, in the order of their paths. What it
 * returns is good until the next step. Not thread-safe.
 */
public sealed interface LiveElements permits BytesElements, StoredElements {
  /** Goes to the next element; returns false if there is none. */
  boolean next();

  /** Returns the path of this element, or what it stands for in value form if spelled. */
  ByteSource path();

  /** Returns whether the path could not say what it stands for. */
  boolean isSpelled();

  /** Returns the value form of this element. */
  ByteSource value();
}
