package dev.rowan.storage.embedded.engine;

/** The two separate key spaces of a store. */
public enum Space {
  /** Rows of all tables. */
  DATA,
  /** What the store knows about itself: tables, columns, clock. */
  CATALOGUE
}
