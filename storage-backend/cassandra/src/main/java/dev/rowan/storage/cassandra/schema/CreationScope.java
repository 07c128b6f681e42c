package dev.rowan.storage.cassandra.schema;

/** Which missing schema elements are created. */
public enum CreationScope {
  /** Nothing. */
  NONE,
  /** Tables and types. */
  TABLES,
  /** Tables and types, and columns and fields of existing ones. */
  TABLES_AND_COLUMNS
}
