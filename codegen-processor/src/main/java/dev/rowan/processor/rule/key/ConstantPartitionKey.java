package dev.rowan.processor.rule.key;

import dev.rowan.processor.diagnostic.Severity;
import dev.rowan.processor.model.EntityModel;
import dev.rowan.processor.plan.Design;
import dev.rowan.processor.quantity.Amounts;
import dev.rowan.processor.quantity.PartitionSpread;
import dev.rowan.processor.rule.Complaint;
import dev.rowan.processor.rule.DesignRule;
import dev.rowan.processor.rule.EntityRule;
import java.util.OptionalDouble;
import java.util.stream.Stream;

/**
 * Reports a partition key that has one or two values, so that all rows are in as many partitions.
 */
@DesignRule(
    code = "KEY-04",
    severity = Severity.WARNING,
    summary = "A partition key has one or two values")
public final class ConstantPartitionKey implements EntityRule {
  @Override
  public Stream<Complaint> check(EntityModel entity, Design design) {
    return PartitionValues.allOf(entity, design)
        .filter(values -> !values.hasTime())
        .filter(values -> !values.isSlow() || values.figures().growsForEver())
        .flatMap(
            values ->
                values.active().stream()
                    .filter(active -> active <= PartitionSpread.CONSTANT)
                    .map(active -> complaint(values, active)));
  }

  private static Complaint complaint(PartitionValues values, double active) {
    String owner = "add a column with many values to the partition key, such as an owner";
    Complaint complaint =
        Complaint.at(
                values.origin(),
                "all rows of `%s` are in %s"
                    .formatted(
                        values.table().name(), active == 1 ? "one partition" : "two partitions"))
            .because(
                "%s, and a partition is on the replicas of one key; it grows with the table%s"
                    .formatted(values.counted(active), growth(values)))
            .fix(values.sharded().orElse(owner))
            .fix("@Entity(small = true) if the table has at most 10,000 rows for ever");
    boolean stated = values.figures().rowsPerDay().isPresent();
    return stated ? complaint.asError() : complaint;
  }

  private static String growth(PartitionValues values) {
    OptionalDouble rows = values.figures().rowsPerDay();
    return rows.isPresent()
        ? ", by %s rows per day".formatted(Amounts.count(rows.getAsDouble()))
        : "";
  }
}
