package dev.rowan.cql.schema;

import dev.rowan.cql.text.Statement;

/** A statement that changes the schema, or what roles may do. */
public sealed interface SchemaStatement extends Statement
    permits CreateKeyspace,
        AlterKeyspace,
        DropKeyspace,
        CreateTable,
        AlterTable,
        CreateType,
        AlterType,
        CreateIndex,
        CreateView,
        AlterView,
        DropElement,
        CreateFunction,
        CreateAggregate,
        DropFunction,
        CreateTrigger,
        DropTrigger,
        RoleStatement {}
