package dev.rowan.processor.model;

/**
 * One {@code @Unique} of a property.
 *
 * @param table the name of the table as written; empty if none is written
 */
public record UniqueModel(String table, Origin origin) {}
