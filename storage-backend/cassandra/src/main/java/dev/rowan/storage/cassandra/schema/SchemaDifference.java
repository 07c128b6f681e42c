package dev.rowan.storage.cassandra.schema;

import org.jspecify.annotations.Nullable;

/**
 * One difference between the cluster and the model.
 *
 * @param where the table, or the column or type as {@code table.column}
 * @param cql the statement that resolves the difference safely, or null
 */
record SchemaDifference(
    Kind kind, String where, String stored, String model, @Nullable String cql) {
  /** The kind of difference. Codes never change. */
  enum Kind {
    /** The key has other columns, another order, or other types. */
    KEY("D-01"),
    /** A column or field has another type, or is static in only one of the two. */
    TYPE("D-02"),
    /** A clustering column is stored in the other direction. */
    DIRECTION("D-03"),
    /** Key columns are computed in another way, so that the model would not find stored rows. */
    LAYOUT("D-05"),
    /** The cluster does not have a record of how key columns are computed. */
    UNRECORDED_LAYOUT("D-05"),
    /**
     * The keyspace has more replicas than nodes, so that a majority of the replicas does not exist.
     */
    REPLICATION("D-09"),
    /** The servers refuse, or do not support, a feature that the model needs. */
    FEATURE("D-10"),
    /** A table or type does not exist. */
    MISSING_TABLE("D-13"),
    /** A column or field does not exist. */
    MISSING_COLUMN("D-14"),
    /** The keyspace does not exist. */
    MISSING_KEYSPACE("D-15"),
    /** A view does not exist. */
    MISSING_VIEW("D-16"),
    /** A view has another base table, excludes rows, or lacks a column; it cannot be altered. */
    VIEW("D-17"),
    /** A table exists under the name of a view, or a view under the name of a table. */
    OBJECT("D-18"),
    /** A derived table has a column that only other programs know. */
    FOREIGN_COLUMN("D-19"),
    /** A user-defined type has a field that only other programs know. */
    FOREIGN_FIELD("D-20"),
    /** A table is stored with other options. */
    OPTIONS("D-21");

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

  /** Returns whether the CQL creates a view. */
  boolean isOfView() {
    return kind == Kind.MISSING_VIEW;
  }

  /** Returns whether a derived table has a column, or a type a field, that only others know. */
  boolean isForeign() {
    return kind == Kind.FOREIGN_COLUMN || kind == Kind.FOREIGN_FIELD;
  }

  /**
   * Returns whether the difference is logged and refuses nothing. A program must be able to start
   * after a newer version of itself has added a field.
   */
  boolean isWarning(CreationScope mode) {
    return kind == Kind.FOREIGN_FIELD
        || kind == Kind.OPTIONS
        || (kind == Kind.UNRECORDED_LAYOUT && !isRepairedBy(mode));
  }

  /** Returns whether something of the model does not exist. */
  boolean isMissing() {
    return switch (kind) {
      case MISSING_KEYSPACE, MISSING_TABLE, MISSING_COLUMN, MISSING_VIEW -> true;
      default -> false;
    };
  }

  /** Returns whether the mode allows Rowan to run the CQL. */
  boolean isRepairedBy(CreationScope mode) {
    return switch (kind) {
      case MISSING_TABLE, MISSING_VIEW -> mode != CreationScope.NONE;
      case MISSING_COLUMN, UNRECORDED_LAYOUT -> mode == CreationScope.TABLES_AND_COLUMNS;
      default -> false;
    };
  }
}
