package dev.rowan.storage.cassandra.schema;

import org.jspecify.annotations.Nullable;

/**
 * One thing that the cluster has otherwise than the model.
 *
 * @param where the table, or the column or type as {@code table.column}
 * @param cql what to run where that is safe, or null
 */
record Difference(Kind kind, String where, String stored, String model, @Nullable String cql) {
  /** What differs. Codes are for ever. */
  enum Kind {
    /** The key has other columns, or in another order, or of other types. */
    KEY("D-01"),
    /** A column or field has another type, or is static in one and not in the other. */
    TYPE("D-02"),
    /** A clustering column is stored in the other direction. */
    DIRECTION("D-03"),
    /** The keyspace has more replicas than there are nodes to make up a majority of them. */
    REPLICATION("D-09"),
    /** The servers refuse, or do not know, what the model needs. */
    FEATURE("D-10"),
    /** A table or type is not there. */
    MISSING_TABLE("D-13"),
    /** A column or field is not there. */
    MISSING_COLUMN("D-14"),
    /** The keyspace is not there. */
    MISSING_KEYSPACE("D-15"),
    /** A view is not there. */
    MISSING_VIEW("D-16"),
    /** A view is of another table, leaves rows out, or lacks a column: it cannot be altered. */
    VIEW("D-17"),
    /** A table is there under the name of a view, or a view under that of a table. */
    OBJECT("D-18");

    private final String code;

    Kind(String code) {
      this.code = code;
    }
  }

  String title() {
    return kind.code + " " + where;
  }

  String text() {
    return "stored " + stored + ", model " + model + (cql == null ? "" : "; " + cql);
  }

  /** Returns whether a view is to be created. */
  boolean isOfView() {
    return kind == Kind.MISSING_VIEW;
  }

  /** Returns whether running the CQL may be run. */
  boolean isRepairedBy(Completion mode) {
    return switch (kind) {
      case MISSING_TABLE, MISSING_VIEW -> mode != Completion.NONE;
      case MISSING_COLUMN -> mode == Completion.TABLES_AND_COLUMNS;
      default -> false;
    };
  }
}
