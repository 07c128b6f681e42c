package dev.rowan.storage.cassandra;

import dev.rowan.storage.cassandra.schema.CreationScope;

/** What happens when tables of the cluster differ from the model. */
public enum SchemaMode {
  /** The schema is refused. */
  VALIDATE(CreationScope.NONE),
  /**
   * Nothing is compared: for a role that may not read the tables of the schema. A table that does
   * not match fails when a call uses it, or returns wrong values.
   */
  UNCHECKED(CreationScope.UNCHECKED),
  /** Missing tables and types are created; existing ones must match. */
  CREATE(CreationScope.TABLES),
  /** Missing tables, types, columns and fields are created; keys and types must match. */
  CREATE_MISSING(CreationScope.TABLES_AND_COLUMNS);

  private final CreationScope completion;

  SchemaMode(CreationScope completion) {
    this.completion = completion;
  }

  CreationScope completion() {
    return completion;
  }
}
