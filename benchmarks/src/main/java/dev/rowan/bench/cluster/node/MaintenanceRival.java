package dev.rowan.bench.cluster.node;

import java.util.function.BiConsumer;
import java.util.function.Function;
import java.util.function.LongConsumer;
import org.jspecify.annotations.Nullable;

/**
 * One way to maintain wares by their sellers.
 *
 * @param save writes the ware of a number
 * @param retitle changes a column that is copied
 * @param move changes the seller; null if a seller never changes
 * @param read reads all wares of a seller, and returns their number; null if the way supports no
 *     such read
 */
record MaintenanceRival(
    String name,
    LongConsumer save,
    BiConsumer<Long, String> retitle,
    @Nullable BiConsumer<Long, String> move,
    @Nullable Function<String, Integer> read) {}
