package dev.rowan.storage.cassandra.schema;

import dev.rowan.spi.schema.SchemaDifference;

/** The differences that Rowan resolves when a program starts. */
public enum CreationScope {
  /** None, and none is found: the tables are not compared. */
  UNCHECKED,
  /** None. */
  NONE,
  /** Missing types, tables, views and native indexes. */
  TABLES,
  /** Those of {@link #TABLES}, missing columns and fields, and records of layouts. */
  TABLES_AND_COLUMNS;

  /** Returns whether a start resolves a difference of this kind, instead of refusing the model. */
  boolean resolves(SchemaDifference.Kind kind) {
    return switch (kind) {
      case MISSING_TYPE, MISSING_TABLE, MISSING_VIEW, MISSING_NATIVE_INDEX ->
          this == TABLES || this == TABLES_AND_COLUMNS;
      case MISSING_FIELD, MISSING_COLUMN, UNRECORDED_LAYOUT -> this == TABLES_AND_COLUMNS;
      default -> false;
    };
  }
}
