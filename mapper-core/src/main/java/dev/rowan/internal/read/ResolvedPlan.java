package dev.rowan.internal.read;

import dev.rowan.spi.schema.DerivedTable;
import dev.rowan.spi.schema.TableSchema;
import org.jspecify.annotations.Nullable;

/**
 * How one method reads, over the tables as they are stored.
 *
 * @param method the method, such as {@code Items.bySeller}; page tokens are bound to it
 * @param table the stored table that is read first, possibly with more columns than declared
 * @param index the declared derived table that serves the method, or null for the entity's table
 * @param reversed whether rows come in the reverse of their stored order
 * @param merged whether the rows of several partitions are merged in that order
 */
public record ResolvedPlan(
    String method,
    TableSchema table,
    @Nullable DerivedTable index,
    boolean reversed,
    boolean merged) {}
