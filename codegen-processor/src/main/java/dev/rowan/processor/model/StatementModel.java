package dev.rowan.processor.model;

import java.util.Optional;

/**
 * What the statement of a {@code @Query} says beside the parts of each other read, with its names
 * resolved.
 *
 * @param text the statement as written
 * @param table the table that it reads
 * @param distinct whether each partition is returned once
 * @param limit the largest number of rows; empty without LIMIT, and if a {@code Limit} gives it
 * @param perPartition the largest number of rows of each partition; empty as above
 */
public record StatementModel(
    QueryModel text,
    String table,
    boolean distinct,
    Optional<ConditionValue> limit,
    Optional<ConditionValue> perPartition) {}
