package dev.rowan.cql.statement;

import dev.rowan.cql.text.Statement;

/** A statement that reads or writes rows, or that chooses the keyspace. */
public sealed interface RowStatement extends Statement
    permits Select, Modification, Batch, Truncate, Use, Describe {}
