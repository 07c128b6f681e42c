package dev.rowan.spi.schema;

import java.util.Map;

/**
 * What a cluster reports about its nodes, and about the partitions of tables.
 *
 * @param nodes the nodes of the largest data centre that has replicas of the keyspace; 0 for a
 *     store in the process
 * @param replicas the replicas of a row in this data centre; at least 1
 * @param tables by their names; tables of which no node reports partitions are absent
 */
public record ObservedCluster(int nodes, int replicas, Map<String, Partitions> tables) {
  /** A store that reports nothing. */
  public static final ObservedCluster NONE = new ObservedCluster(0, 1, Map.of());

  /** Copies the map. */
  public ObservedCluster {
    tables = Map.copyOf(tables);
  }

  /**
   * The estimated sizes of the partitions of a table, without compression. Servers estimate from
   * their files: rows that are in memory only do not count, and a partition in several files counts
   * as several.
   *
   * @param meanBytes the average; 0 if no node reports it
   * @param mostBytes a size that at least one partition exceeds; 0 if no node reports it
   */
  public record Partitions(double meanBytes, double mostBytes) {}
}
