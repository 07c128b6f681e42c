package dev.rowan.operate.schema;

import dev.rowan.mapping.DeclaredFigures;
import dev.rowan.spi.schema.ObservedCluster;
import dev.rowan.spi.schema.SchemaDifference;
import dev.rowan.spi.schema.SchemaDifference.Kind;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Compares the numbers that annotations state with those of a cluster: rules whose result depends
 * on the number of nodes, and the sizes of partitions.
 */
final class FigureDifferences {
  /** The servers estimate sizes, and the formulas of the compiler use averages. */
  private static final double TOLERANCE = 2;

  private final ObservedCluster cluster;

  FigureDifferences(ObservedCluster cluster) {
    this.cluster = cluster;
  }

  /** Returns the differences of these tables, in their order. */
  List<SchemaDifference> of(List<DeclaredFigures> declared) {
    List<SchemaDifference> found = new ArrayList<>();
    for (DeclaredFigures figures : declared) {
      distribution(figures).ifPresent(found::add);
      sizes(figures).ifPresent(found::add);
    }
    return found;
  }

  /** What the compiler has reported for its number of nodes is not repeated. */
  private Optional<SchemaDifference> distribution(DeclaredFigures figures) {
    double active = figures.activePartitions();
    int nodes = cluster.nodes();
    if (active == 0 || nodes == 0) {
      return Optional.empty();
    }
    String stored = nodes + " nodes, " + cluster.replicas() + " replicas of each row";
    String written = Sizes.count(active) + " partitions are written at one moment";
    double unused = nodes - active * cluster.replicas();
    if (unused > 0 && active >= figures.nodes()) {
      return Optional.of(
          new SchemaDifference(
              Kind.IDLE_NODES,
              figures.table(),
              stored,
              written + ", so that " + Sizes.count(unused) + " nodes have no writes (KEY-09)",
              null));
    }
    int least = figures.partitionsPerNode();
    boolean isNew = active >= (double) least * figures.nodes();
    return isNew && active < (double) least * nodes
        ? Optional.of(
            new SchemaDifference(
                Kind.FEW_PARTITIONS,
                figures.table(),
                stored,
                written + ", fewer than " + least + " for each node (KEY-09)",
                null))
        : Optional.empty();
  }

  private Optional<SchemaDifference> sizes(DeclaredFigures figures) {
    ObservedCluster.Partitions observed = cluster.tables().get(figures.table());
    if (observed == null || figures.bytes() == 0) {
      return Optional.empty();
    }
    List<String> stored = new ArrayList<>();
    if (observed.meanBytes() > TOLERANCE * figures.bytes()) {
      stored.add(Sizes.bytes(observed.meanBytes()) + " on average");
    }
    if (observed.mostBytes() > TOLERANCE * figures.mostBytes()) {
      stored.add("more than " + Sizes.bytes(observed.mostBytes()) + " in the largest");
    }
    return stored.isEmpty()
        ? Optional.empty()
        : Optional.of(
            new SchemaDifference(
                Kind.LARGE_PARTITIONS,
                figures.table(),
                "partitions with " + String.join(", and ", stored),
                "by the stated numbers %s and %s rows on average, %s and %s rows in the largest"
                    .formatted(
                        Sizes.bytes(figures.bytes()),
                        Sizes.count(figures.rows()),
                        Sizes.bytes(figures.mostBytes()),
                        Sizes.count(figures.mostRows())),
                null));
  }
}
