package dev.rowan.cql.term;

import dev.rowan.cql.text.Node;

/**
 * A term: a value, a bind marker, a call, an operation, or a part of a row that SELECT returns.
 * Where a statement takes values, {@link ColumnTerm} and the terms that select parts of a row do
 * not occur.
 */
public sealed interface Term extends Node
    permits Literal,
        NullTerm,
        BindMarker,
        ListTerm,
        SetTerm,
        MapTerm,
        UserTypeTerm,
        TupleTerm,
        FunctionCall,
        CastTerm,
        TypeHint,
        Operation,
        Negation,
        ColumnTerm,
        FieldTerm,
        ElementTerm,
        SliceTerm,
        CountRows,
        CellProperty {}
