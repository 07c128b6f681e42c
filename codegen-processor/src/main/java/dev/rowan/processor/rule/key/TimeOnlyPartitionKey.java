package dev.rowan.processor.rule.key;

import dev.rowan.processor.diagnostic.Severity;
import dev.rowan.processor.model.EntityModel;
import dev.rowan.processor.model.IndexModel;
import dev.rowan.processor.model.TableModel;
import dev.rowan.processor.plan.Design;
import dev.rowan.processor.rule.Complaint;
import dev.rowan.processor.rule.DesignRule;
import dev.rowan.processor.rule.EntityRule;
import dev.rowan.processor.rule.Words;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

/** Reports a partition key of times alone: at any moment, all writes are in one partition. */
@DesignRule(
    code = "KEY-03",
    severity = Severity.WARNING,
    summary = "Every column of a partition key is a time")
public final class TimeOnlyPartitionKey implements EntityRule {
  private static final int SHARDS = 16;

  @Override
  public Stream<Complaint> check(EntityModel entity, Design design) {
    return TableModel.allOf(entity).stream()
        .flatMap(table -> PartitionValues.of(table).stream())
        .filter(PartitionValues::isOnlyTime)
        .map(TimeOnlyPartitionKey::complaint);
  }

  private static Complaint complaint(PartitionValues values) {
    TableModel table = values.table();
    Complaint complaint =
        Complaint.at(
                values.origin(),
                "the partition key of `%s` is only time: %s"
                    .formatted(table.name(), Words.columns(table.partitionKey())))
            .because(
                "new rows have the time of now, so at any moment all writes go to one partition, on"
                    + " the replicas of one key; a shorter period only moves the load");
    return table
        .index()
        .map(index -> complaint.fix(sharded(table.entity(), index)))
        .orElseGet(
            () -> complaint.fix("add the owner of the rows to the partition key, such as a source"))
        .fix("@Entity(small = true) if the table has at most 10,000 rows for ever");
  }

  /** Returns the partition key with a shard of the entity's first key column. */
  private static String sharded(EntityModel entity, IndexModel index) {
    List<String> columns = new ArrayList<>();
    index.partition().forEach(key -> columns.add(key.text()));
    columns.add("shard(%s, %d)".formatted(entity.primaryKey().get(0).name(), SHARDS));
    return "partition = " + Words.array(columns);
  }
}
