package dev.rowan.processor.rule.key;

import dev.rowan.processor.diagnostic.Severity;
import dev.rowan.processor.model.EntityModel;
import dev.rowan.processor.plan.Design;
import dev.rowan.processor.quantity.Amounts;
import dev.rowan.processor.quantity.ClusterFacts;
import dev.rowan.processor.quantity.PartitionSpread;
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
  /** The largest number of shards that one read can visit. */
  private static final int MOST_SHARDS = 100;

  @Override
  public Stream<Complaint> check(EntityModel entity, Design design) {
    return PartitionValues.allOf(entity, design)
        .flatMap(
            values ->
                PartitionSpread.of(values.figures(), design.facts()).stream()
                    .filter(spread -> isFew(spread, values, design.facts()))
                    .map(spread -> complaint(values, spread.active(), design.facts())));
  }

  private static boolean isFew(PartitionSpread spread, PartitionValues values, ClusterFacts facts) {
    boolean isKnown = !values.hasShard() || facts.nodes().isPresent();
    return isKnown && spread.isFew(facts.leastNodes());
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
            .fix("add a column with many values to the partition key, such as an owner");
    complaint =
        values.hasShard() && facts.leastNodes() <= MOST_SHARDS
            ? complaint.fix(
                "%d shards, one for each node, if the table is new".formatted(facts.leastNodes()))
            : complaint;
    complaint =
        complaint.fix("@Entity(small = true) if the table has at most 10,000 rows for ever");
    return idle ? complaint.asError() : complaint;
  }
}
