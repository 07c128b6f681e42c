package dev.rowan.processor.rule.key;

import dev.rowan.processor.diagnostic.Severity;
import dev.rowan.processor.model.EntityModel;
import dev.rowan.processor.plan.Design;
import dev.rowan.processor.quantity.Amounts;
import dev.rowan.processor.quantity.ClusterFacts;
import dev.rowan.processor.rule.Complaint;
import dev.rowan.processor.rule.DesignRule;
import dev.rowan.processor.rule.EntityRule;
import java.util.stream.Stream;

/**
 * Reports a partition key with so few values that the load cannot be even: fewer than ten
 * partitions for each node. Fewer partitions than nodes are an error if the number of nodes is
 * stated; if not, the number is that of the smallest cluster with three replicas.
 */
@DesignRule(
    code = "KEY-09",
    severity = Severity.WARNING,
    summary = "Writes go to fewer than ten partitions for each node")
public final class FewPartitions implements EntityRule {
  private static final int LEAST_FOR_A_NODE = 10;

  @Override
  public Stream<Complaint> check(EntityModel entity, Design design) {
    return PartitionValues.allOf(entity, design)
        .filter(values -> !values.isSlow())
        .flatMap(
            values ->
                values.active().stream()
                    .filter(active -> active > ConstantPartitionKey.MOST || values.hasTime())
                    .filter(active -> isFew(active, values, design.facts()))
                    .map(active -> complaint(values, active, design.facts())));
  }

  /** A number of shards is a choice, unless there are fewer partitions than nodes. */
  private static boolean isFew(double active, PartitionValues values, ClusterFacts facts) {
    int least = values.hasShard() ? 1 : LEAST_FOR_A_NODE;
    boolean isKnown = !values.hasShard() || facts.nodes().isPresent();
    return isKnown && active < (double) least * facts.leastNodes();
  }

  private static Complaint complaint(PartitionValues values, double active, ClusterFacts facts) {
    boolean idle = facts.nodes().isPresent() && active < facts.leastNodes();
    String nodes =
        idle
            ? "a cluster distributes whole partitions, and %s partitions leave some of the %d nodes idle"
                .formatted(Amounts.count(active), facts.leastNodes())
            : "a cluster distributes whole partitions, and its load is even only with ten or more"
                + " for each node";
    Complaint complaint =
        Complaint.at(
                values.origin(),
                "all writes of `%s` go to %s partitions%s"
                    .formatted(
                        values.table().name(),
                        Amounts.count(active),
                        values.hasTime() ? " at any moment" : ""))
            .because("%s; %s".formatted(values.counted(active), nodes))
            .fix("add a column with many values to the partition key, such as an owner")
            .fix("@Entity(small = true) if the table has at most 10,000 rows for ever");
    return idle ? complaint.asError() : complaint;
  }
}
