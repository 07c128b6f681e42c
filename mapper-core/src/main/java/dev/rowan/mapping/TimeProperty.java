package dev.rowan.mapping;

/**
 * A property that reads fill with the write time or the TTL of another property. It has no column.
 * Immutable and thread-safe.
 *
 * @param name the name of the column that the property would have, which is the alias of the value
 *     in statements of the program
 * @param of the other property
 * @param isTtl whether the property has the TTL, in place of the write time
 */
public record TimeProperty(String name, Property<?> of, boolean isTtl) {}
