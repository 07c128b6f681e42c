package dev.rowan.processor.rule.key;

import dev.rowan.processor.diagnostic.Severity;
import dev.rowan.processor.model.EntityModel;
import dev.rowan.processor.plan.Design;
import dev.rowan.processor.quantity.Amounts;
import dev.rowan.processor.rule.Complaint;
import dev.rowan.processor.rule.DesignRule;
import dev.rowan.processor.rule.EntityRule;
import dev.rowan.processor.rule.Words;
import java.util.stream.Stream;

/** Reports a partition key of times alone: at any moment, all writes are in one partition. */
@DesignRule(
    code = "KEY-03",
    severity = Severity.WARNING,
    summary = "Every column of a partition key is a time")
public final class TimeOnlyPartitionKey implements EntityRule {
  @Override
  public Stream<Complaint> check(EntityModel entity, Design design) {
    return PartitionValues.allOf(entity, design)
        .filter(PartitionValues::isOnlyTime)
        .filter(values -> !values.isSlow())
        .map(TimeOnlyPartitionKey::complaint);
  }

  private static Complaint complaint(PartitionValues values) {
    String owner = "add the owner of the rows to the partition key, such as a source";
    String writes =
        values.busy().map(peak -> Amounts.count(peak) + " writes per second").orElse("writes");
    Complaint complaint =
        Complaint.at(
                values.origin(),
                "the partition key of `%s` is only time: %s"
                    .formatted(values.table().name(), Words.columns(values.table().partitionKey())))
            .because(
                "new rows have the time of now, so at any moment all %s go to one partition, on"
                        .formatted(writes)
                    + " the replicas of one key; a shorter period only moves the load")
            .fix(values.sharded().orElse(owner))
            .fix("@Entity(small = true) if the table has at most 10,000 rows for ever");
    return values.busy().isPresent() ? complaint.asError() : complaint;
  }
}
