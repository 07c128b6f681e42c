package dev.rowan.cql.type;

import dev.rowan.cql.text.Node;

/** The type of a column, a field, an argument or a type hint. */
public sealed interface CqlType extends Node
    permits ScalarType, CollectionType, TupleType, VectorType, FrozenType, UserType, CustomType {}
