package dev.rowan.processor.rule.key;

import dev.rowan.processor.diagnostic.Severity;
import dev.rowan.processor.model.EntityModel;
import dev.rowan.processor.model.TableModel;
import dev.rowan.processor.plan.Design;
import dev.rowan.processor.rule.Complaint;
import dev.rowan.processor.rule.DesignRule;
import dev.rowan.processor.rule.EntityRule;
import java.util.stream.Stream;

/**
 * Reports a partition key with so few values that the load cannot be even: fewer than ten
 * partitions for each node of the smallest cluster with three replicas.
 */
@DesignRule(
    code = "KEY-09",
    severity = Severity.WARNING,
    summary = "Writes go to fewer than 30 partitions")
public final class FewPartitions implements EntityRule {
  private static final int LEAST_NODES = 3;
  private static final int LEAST = 10 * LEAST_NODES;

  @Override
  public Stream<Complaint> check(EntityModel entity, Design design) {
    return TableModel.allOf(entity).stream()
        .flatMap(table -> PartitionValues.of(table).stream())
        .filter(values -> !values.hasShard()) // a number of shards is a choice
        .flatMap(
            values ->
                values.active().stream()
                    .filter(active -> active < LEAST)
                    .filter(active -> active > ConstantPartitionKey.MOST || values.hasTime())
                    .map(active -> complaint(values, active)));
  }

  private static Complaint complaint(PartitionValues values, int active) {
    return Complaint.at(
            values.origin(),
            "all writes of `%s` go to %d partitions%s"
                .formatted(values.table().name(), active, values.hasTime() ? " at any moment" : ""))
        .because(
            "%s; a cluster distributes whole partitions, and its load is even only with ten or more"
                    .formatted(values.counted(active))
                + " for each node")
        .fix("add a column with many values to the partition key, such as an owner")
        .fix("@Entity(small = true) if the table has at most 10,000 rows for ever");
  }
}
