package dev.rowan.annotation;

/**
 * How a {@link CustomIndex} is kept in step with its entity. The embedded store makes every choice
 * exact: row and entries change in one atomic step under one lock.
 */
public enum Maintain {
  /** {@link #BLIND} where every key component is immutable, else {@link #VERIFIED}. */
  DEFAULT,
  /** Writes entries without looking for old ones; every key component must be immutable. */
  BLIND,
  /** Looks up the old row, and removes the entries that it no longer has. */
  VERIFIED
}
