package dev.rowan.spi.schema;

import dev.rowan.annotation.IndexKind;
import dev.rowan.annotation.IndexTarget;

/**
 * An index of one column that the servers of a cluster maintain. A store without such indexes
 * ignores it, and answers the same queries.
 *
 * @param name the index's name as stored, case-sensitive, unique in the keyspace
 * @param column the name of the indexed column
 * @param target the indexed part of its values; {@link IndexTarget#VALUES} of a multi-cell
 *     collection are its elements
 */
public record NativeIndexSchema(String name, String column, IndexKind kind, IndexTarget target) {}
