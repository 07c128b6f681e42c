package dev.rowan.storage.cassandra.schema;

/** What is created where the cluster does not have it. */
public enum Completion {
  /** Nothing. */
  NONE,
  /** Tables and types. */
  TABLES,
  /** Tables and types, and columns and fields of those that are there. */
  TABLES_AND_COLUMNS
}
