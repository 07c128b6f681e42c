package dev.rowan.cli.model;

import java.util.OptionalLong;

/**
 * The cost of one call of a DAO method.
 *
 * @param method the name with its parameters
 * @param table the table that the call reads or writes; empty if the file does not say it
 * @param partitions the partitions of the call, in words
 * @param requests the requests on a cluster, in words
 * @param rows the rows of the call; empty if the numbers about data do not tell them
 * @param bytes the bytes of these rows, for reads
 */
public record MethodCost(
    String dao,
    String method,
    String table,
    boolean isRead,
    String partitions,
    String requests,
    OptionalLong rows,
    OptionalLong bytes) {}
