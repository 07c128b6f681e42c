package dev.rowan.processor.model;

/**
 * One {@code @Unique} of a property.
 *
 * @param table the name of the table as written, or empty
 */
public record UniqueModel(String table, Origin origin) {}
