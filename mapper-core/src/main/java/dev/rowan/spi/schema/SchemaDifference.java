package dev.rowan.spi.schema;

import org.jspecify.annotations.Nullable;

/**
 * One difference between a model and the stored schema. Names and types only; no values of users.
 *
 * @param element the table or type, or the column or field as {@code table.column}
 * @param stored what the store has, in words
 * @param model what the model states, in words
 * @param cql the statement that resolves the difference, or null if none does. For an element that
 *     only the store has, the statement drops it
 */
public record SchemaDifference(
    Kind kind, String element, String stored, String model, @Nullable String cql) {
  /** What a backend can do about a difference. */
  public enum Effect {
    /** One change resolves the difference, and no stored value is lost. */
    ADDITIVE,
    /** One change resolves the difference, and stored values are lost. */
    DESTRUCTIVE,
    /** No change of the stored schema resolves the difference. */
    NOT_POSSIBLE,
    /**
     * Only another design or another cluster resolves the difference, so that no plan has a step
     * for it. Programs of the model work.
     */
    REDESIGN,
    /** Programs of the model work without a change. An operator should know of the difference. */
    NONE;

    /** Returns whether one change of the stored schema resolves the difference. */
    public boolean isResolvable() {
      return this == ADDITIVE || this == DESTRUCTIVE;
    }
  }

  /** The kind of difference. Codes never change. */
  public enum Kind {
    /** The key has other columns, another order, or other types. */
    KEY("D-01", Effect.NOT_POSSIBLE),
    /** A column or field has another type, or is static in only one of the two. */
    TYPE("D-02", Effect.NOT_POSSIBLE),
    /** A clustering column is stored in the other direction. */
    DIRECTION("D-03", Effect.NOT_POSSIBLE),
    /** A table has a column that the model does not have. */
    SURPLUS_COLUMN("D-04", Effect.DESTRUCTIVE),
    /** Key columns are computed in another way, so that the model would not find stored rows. */
    LAYOUT("D-05", Effect.NOT_POSSIBLE),
    /** The store does not have a record of how key columns are computed. */
    UNRECORDED_LAYOUT("D-05", Effect.ADDITIVE),
    /** A table has another default TTL. Stored values keep theirs. */
    TTL("D-06", Effect.ADDITIVE),
    /** A derived table exists, and may lack entries of stored rows. */
    INDEX_STATE("D-07", Effect.ADDITIVE),
    /** The keyspace has more tables than a cluster should have, and the model adds some. */
    TOO_MANY_TABLES("D-08", Effect.REDESIGN),
    /** The keyspace has so many tables that their memory matters on every node. */
    MANY_TABLES("D-08", Effect.NONE),
    /** So many index tables derive from a table that each write of a row is expensive. */
    MANY_INDEXES("D-08", Effect.NONE),
    /**
     * The keyspace has more replicas than nodes, so that a majority of the replicas does not exist.
     */
    REPLICATION("D-09", Effect.NOT_POSSIBLE),
    /** The replicas of the keyspace suffice, and rows are unavailable when few nodes are down. */
    AVAILABILITY("D-09", Effect.NONE),
    /** The servers refuse, or do not support, a feature that the model needs. */
    FEATURE("D-10", Effect.NOT_POSSIBLE),
    /**
     * So few partitions are written at one moment that some nodes of the cluster have no writes.
     */
    IDLE_NODES("D-11", Effect.REDESIGN),
    /** So few partitions are written at one moment that the load of the nodes is not even. */
    FEW_PARTITIONS("D-11", Effect.NONE),
    /** Stored partitions are larger than the numbers say that the annotations state. */
    LARGE_PARTITIONS("D-12", Effect.NONE),
    /** A user-defined type does not exist. */
    MISSING_TYPE("D-13", Effect.ADDITIVE),
    /** A table does not exist. */
    MISSING_TABLE("D-13", Effect.ADDITIVE),
    /** A field of a user-defined type does not exist. */
    MISSING_FIELD("D-14", Effect.ADDITIVE),
    /** A column does not exist. */
    MISSING_COLUMN("D-14", Effect.ADDITIVE),
    /** The keyspace does not exist. */
    MISSING_KEYSPACE("D-15", Effect.NOT_POSSIBLE),
    /** A view does not exist. */
    MISSING_VIEW("D-16", Effect.ADDITIVE),
    /** A view has another base table, excludes rows, or lacks a column; it cannot be altered. */
    VIEW("D-17", Effect.NOT_POSSIBLE),
    /** A table exists under the name of a view, or a view under the name of a table. */
    OBJECT("D-18", Effect.NOT_POSSIBLE),
    /** A derived table has a column that only other programs know. */
    FOREIGN_COLUMN("D-19", Effect.DESTRUCTIVE),
    /** A user-defined type has a field that only other programs know. */
    FOREIGN_FIELD("D-20", Effect.NONE),
    /** A table is stored with other options. */
    OPTIONS("D-21", Effect.ADDITIVE),
    /** A table that the model does not have. */
    SURPLUS_TABLE("D-22", Effect.DESTRUCTIVE),
    /** A native index does not exist. */
    MISSING_NATIVE_INDEX("D-23", Effect.ADDITIVE),
    /** A native index has another kind, or options; it cannot be altered. */
    NATIVE_INDEX("D-24", Effect.NOT_POSSIBLE),
    /** The former table of an entity still exists, and its rows are in the table of the entity. */
    FORMER_TABLE("D-25", Effect.DESTRUCTIVE),
    /** The table of an entity may lack rows of its former table. */
    UNFINISHED_MOVE("D-26", Effect.NOT_POSSIBLE),
    /** A column may lack values of its former column, which programs still write. */
    COLUMN_COPY("D-27", Effect.ADDITIVE),
    /** A column may lack values of its former column, which this model no longer names. */
    UNFINISHED_COPY("D-27", Effect.NOT_POSSIBLE),
    /** A column of a group lacks values that the entity's own table has, and no copy can keep. */
    UNCOPIABLE_COLUMN("D-27", Effect.NOT_POSSIBLE),
    /** The former column of a column still exists, and its values are copied. */
    FORMER_COLUMN("D-27", Effect.DESTRUCTIVE);

    private final String code;
    private final Effect effect;

    Kind(String code, Effect effect) {
      this.code = code;
      this.effect = effect;
    }

    /** Returns the code as printed, such as {@code D-14}. */
    public String code() {
      return code;
    }

    /** Returns what a backend can do about differences of this kind. */
    public Effect effect() {
      return effect;
    }

    /** Returns whether the model does not have an element that the store has. */
    public boolean isSurplus() {
      return this == SURPLUS_COLUMN
          || this == SURPLUS_TABLE
          || this == FORMER_TABLE
          || this == FORMER_COLUMN;
    }

    /** Returns whether programs of the model work, and only an operator should know of it. */
    public boolean isWarning() {
      return effect == Effect.NONE;
    }

    /** Returns whether something of the model does not exist. */
    public boolean isMissing() {
      return switch (this) {
        case MISSING_KEYSPACE,
            MISSING_TYPE,
            MISSING_TABLE,
            MISSING_FIELD,
            MISSING_COLUMN,
            MISSING_VIEW,
            MISSING_NATIVE_INDEX ->
            true;
        default -> false;
      };
    }
  }

  /** Returns the code and the element, such as {@code D-14 item.price}. */
  public String title() {
    return kind.code() + " " + element;
  }

  /** Returns what is stored, what the model states, and the statement that resolves it. */
  public String text() {
    return "stored " + stored + ", model " + model + (cql == null ? "" : "; " + cql);
  }

  /** Returns the table or type: the element without its column or field. */
  public String owner() {
    int dot = element.indexOf('.');
    return dot < 0 ? element : element.substring(0, dot);
  }
}
