package dev.rowan.storage.cassandra;

import dev.rowan.storage.cassandra.schema.Completion;

/** What becomes of tables that the cluster does not have as the model has them. */
public enum SchemaMode {
  /** They are refused. */
  VALIDATE(Completion.NONE),
  /** Missing tables and types are created; those that are there must fit. */
  CREATE(Completion.TABLES),
  /** Missing tables, types, columns and fields are created; keys and types must fit. */
  CREATE_MISSING(Completion.TABLES_AND_COLUMNS);

  private final Completion completion;

  SchemaMode(Completion completion) {
    this.completion = completion;
  }

  Completion completion() {
    return completion;
  }
}
