package dev.rowan.processor.quantity;

import dev.rowan.processor.model.IndexModel;
import dev.rowan.processor.model.TableModel;
import java.util.Optional;
import java.util.OptionalDouble;

/**
 * The numbers of one table that the run time and tools compare with a cluster. A number that
 * nothing states is 0.
 *
 * @param activePartitions the partitions that are written at one moment
 * @param partitionsPerNode how many of them each node needs for an even load
 * @param nodes the number of nodes that the compiler knows or supposes
 * @param rows the rows of a partition on average
 * @param bytes the bytes of a partition on average
 * @param mostRows the rows of the largest partition
 * @param mostBytes the bytes of the largest partition
 */
public record ComparedFigures(
    String table,
    double activePartitions,
    int partitionsPerNode,
    int nodes,
    double rows,
    double bytes,
    double mostRows,
    double mostBytes) {
  /** Returns the numbers of a table; empty if nothing can be compared. */
  public static Optional<ComparedFigures> of(TableFigures figures, ClusterFacts facts) {
    Optional<PartitionSpread> spread =
        isSpread(figures.table()) ? PartitionSpread.of(figures, facts) : Optional.empty();
    OptionalDouble rows =
        figures.isStated() && !figures.table().clustering().isEmpty()
            ? figures.rows()
            : OptionalDouble.empty();
    if (spread.isEmpty() && rows.isEmpty()) {
      return Optional.empty();
    }
    double average = rows.orElse(0);
    double most = rows.isEmpty() ? 0 : figures.largestRows().orElseThrow();
    return Optional.of(
        new ComparedFigures(
            figures.table().name(),
            rounded(spread.map(PartitionSpread::active).orElse(0.0)),
            spread.map(PartitionSpread::leastForNode).orElse(0),
            spread.isEmpty() ? 0 : facts.leastNodes(),
            rounded(average),
            rounded(rows.isEmpty() ? 0 : figures.bytes(average)),
            rounded(most),
            rounded(rows.isEmpty() ? 0 : figures.bytes(most))));
  }

  /** Whether the load of a table should be even. A table of unique values has a row for each. */
  private static boolean isSpread(TableModel table) {
    return !table.entity().small() && table.index().filter(IndexModel::unique).isEmpty();
  }

  private static double rounded(double number) {
    return Math.round(number * 100) / 100.0;
  }
}
