package dev.rowan.cql.statement;

import dev.rowan.cql.text.Node;

/** A condition on rows, in WHERE or in IF. */
public sealed interface Relation extends Node
    permits ColumnRelation,
        ColumnIn,
        ColumnIsNotNull,
        TokenRelation,
        TupleRelation,
        TupleIn,
        IndexExpression {}
