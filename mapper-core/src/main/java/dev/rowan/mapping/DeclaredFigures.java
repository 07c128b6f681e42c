package dev.rowan.mapping;

/**
 * What the numbers that annotations state tell about one table of an entity. They are compared with
 * a cluster. A number that nothing states is 0.
 *
 * @param table the name of the table
 * @param activePartitions the partitions that are written at one moment; 0 also if so few rows are
 *     written that any distribution is good
 * @param partitionsPerNode how many of these partitions each node needs for an even load
 * @param nodes the number of nodes for which the compiler has checked this
 * @param rows the rows of a partition on average
 * @param bytes the bytes of a partition on average
 * @param mostRows the rows of the largest partition
 * @param mostBytes the bytes of the largest partition
 */
public record DeclaredFigures(
    String table,
    double activePartitions,
    int partitionsPerNode,
    int nodes,
    double rows,
    double bytes,
    double mostRows,
    double mostBytes) {}
