package dev.rowan.processor.quantity;

import java.util.Optional;

/**
 * How the writes of one moment are distributed over the partitions of a table. A cluster
 * distributes whole partitions over its nodes.
 *
 * @param active the number of partitions that are written at one moment
 * @param leastForNode how many of them each node needs for an even load
 */
public record PartitionSpread(double active, int leastForNode) {
  /** How many partitions each node needs for an even load, unless their number is a choice. */
  public static final int LEAST_FOR_NODE = 10;

  /** Below this number of writes per second in the whole table, no node is busy. */
  public static final double BUSY = 10;

  /** A key with so few values is constant, which is another mistake. */
  public static final int CONSTANT = 2;

  /**
   * Returns the distribution of a table; empty if the number of partitions is not known, or any
   * distribution is good for so few writes.
   */
  public static Optional<PartitionSpread> of(TableFigures figures, ClusterFacts facts) {
    PartitionShape shape = figures.shape();
    if (isSlow(figures) || shape.others().isEmpty() || shape.active().isEmpty()) {
      return Optional.empty();
    }
    double active = shape.active().getAsDouble();
    // A shard for each node is a choice, unless there are fewer partitions than nodes.
    boolean isChosen =
        shape.hasShard()
            && (facts.nodes().isEmpty() || shape.shards() >= (double) facts.leastNodes());
    return active > CONSTANT || !shape.times().isEmpty()
        ? Optional.of(new PartitionSpread(active, isChosen ? 1 : LEAST_FOR_NODE))
        : Optional.empty();
  }

  /** Whether the stated rate of writes is so low that any node can serve it. */
  public static boolean isSlow(TableFigures figures) {
    return figures.rowsPerDay().isPresent() && figures.peakWritesPerSecond().orElse(0) < BUSY;
  }

  /** Whether these are too few partitions for an even load of so many nodes. */
  public boolean isFew(int nodes) {
    return active < (double) leastForNode * nodes;
  }
}
