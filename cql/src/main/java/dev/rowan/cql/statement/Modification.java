package dev.rowan.cql.statement;

import dev.rowan.cql.text.QualifiedName;

/** A statement that writes rows, alone or in a batch. */
public sealed interface Modification extends RowStatement
    permits Insert, InsertJson, Update, Delete {
  /** Returns the table. */
  QualifiedName table();
}
