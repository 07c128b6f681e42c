package dev.rowan.storage.embedded.engine;

/** The two separate key spaces of a store. */
public enum Space {
  /** Rows of all tables. */
  DATA,
  /** The store's metadata: tables, columns, clock. */
  CATALOGUE
}
