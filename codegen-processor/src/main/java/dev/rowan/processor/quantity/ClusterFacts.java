package dev.rowan.processor.quantity;

import dev.rowan.processor.model.SchemaSnapshot;
import java.util.Map;
import java.util.OptionalInt;

/**
 * What the options say about the cluster: the number of its nodes, changed limits, and the stored
 * schema.
 *
 * @param nodes the number of nodes; empty if it is not stated
 * @param changed the limits with other bounds than their own
 * @param stored the tables of the snapshot; none without a snapshot
 */
public record ClusterFacts(
    OptionalInt nodes, Map<DesignLimit, Changed> changed, SchemaSnapshot stored) {
  /** Nothing is stated. */
  public static final ClusterFacts UNKNOWN =
      new ClusterFacts(OptionalInt.empty(), Map.of(), SchemaSnapshot.NONE);

  /** The smallest cluster that stores three replicas of each row. */
  private static final int FEWEST_NODES = 3;

  /** Other bounds of a limit, and the option that states them. */
  public record Changed(DesignLimit.Bounds bounds, String option) {}

  public ClusterFacts {
    changed = Map.copyOf(changed);
  }

  /** Returns the stated number of nodes, or that of the smallest cluster. */
  public int leastNodes() {
    return nodes.orElse(FEWEST_NODES);
  }

  /** Returns where a limit comes from, in words. */
  public String source(DesignLimit limit) {
    return changed.containsKey(limit) ? "option " + changed.get(limit).option() : limit.source();
  }

  public DesignLimit.Bounds bounds(DesignLimit limit) {
    return changed.containsKey(limit) ? changed.get(limit).bounds() : limit.bounds();
  }
}
