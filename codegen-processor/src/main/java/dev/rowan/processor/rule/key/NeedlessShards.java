package dev.rowan.processor.rule.key;

import dev.rowan.processor.model.CallHints;
import dev.rowan.processor.model.Component;
import dev.rowan.processor.model.EntityModel;
import dev.rowan.processor.model.IndexKey;
import dev.rowan.processor.model.TableColumn;
import dev.rowan.processor.model.TableModel;
import dev.rowan.processor.plan.Design;
import dev.rowan.processor.plan.MethodPlan;
import dev.rowan.processor.plan.PlannedCall;
import dev.rowan.processor.quantity.Amounts;
import dev.rowan.processor.quantity.ClusterFacts;
import dev.rowan.processor.quantity.DesignLimit;
import dev.rowan.processor.quantity.PartitionSpread;
import dev.rowan.processor.quantity.TableFigures;
import dev.rowan.processor.rule.Complaint;
import dev.rowan.processor.rule.Words;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * Finds shards that divide nothing, and those whose rows, together, would be one partition within
 * all limits, by the stated numbers: its rows and bytes, its writes per second, and the number of
 * partitions for the nodes. Without these numbers, shards are a choice.
 */
final class NeedlessShards {
  private NeedlessShards() {}

  /** Returns the complaints about the tables of an entity, which are warnings. */
  static Stream<Complaint> of(EntityModel entity, Design design) {
    Stream<Complaint> following =
        TableModel.allOf(entity).stream()
            .map(design::figures)
            .flatMap(figures -> following(figures).stream());
    return Stream.concat(following, unneeded(entity, design));
  }

  /** Complains of a shard that follows from another column of the partition key. */
  private static Optional<Complaint> following(TableFigures figures) {
    TableModel table = figures.table();
    return table.partitionKey().stream()
        .filter(figures.shape()::dividesNothing)
        .findFirst()
        .map(
            shard ->
                Complaint.at(
                        Words.partitionKey(table),
                        "`%s` divides no partition of `%s`".formatted(shard.name(), table.name()))
                    .because(
                        "`%s` is in the partition key too, so that all rows with one value of it have one shard"
                            .formatted(shard.shard().orElseThrow().source()))
                    .fix("a shard of another property, such as a clustering column")
                    .fix("remove `%s` from the key, if the table is new".formatted(shard.name())));
  }

  private static Stream<Complaint> unneeded(EntityModel entity, Design design) {
    return PartitionValues.allOf(entity, design)
        .filter(PartitionValues::hasShard)
        .map(PartitionValues::figures)
        .filter(figures -> figures.shape().shards() > 1)
        .filter(figures -> !movesRows(figures.table()))
        .filter(figures -> isOne(figures, design.facts()))
        .filter(figures -> !isReadOften(figures.table(), entity, design))
        .map(figures -> complaint(figures, entity, design.facts()));
  }

  /** Whether shards divide the tombstones that changes of a key leave. */
  private static boolean movesRows(TableModel table) {
    return table.index().stream()
        .flatMap(index -> index.keys())
        .map(IndexKey::component)
        .map(Component::property)
        .flatMap(property -> table.entity().property(property).stream())
        .anyMatch(property -> !property.neverChanges());
  }

  private static boolean isOne(TableFigures figures, ClusterFacts facts) {
    double shards = figures.shape().shards();
    OptionalDouble rows = figures.largestRows();
    OptionalDouble writes = figures.partitionPeakWritesPerSecond();
    return rows.isPresent()
        && writes.isPresent()
        && rows.getAsDouble() * shards <= facts.bounds(DesignLimit.ROWS_PER_PARTITION).warning()
        && figures.bytes(rows.getAsDouble() * shards)
            <= facts.bounds(DesignLimit.BYTES_PER_PARTITION).warning()
        && writes.getAsDouble() * shards <= facts.bounds(DesignLimit.WRITES_PER_SECOND).warning()
        && isSpread(figures, shards, facts);
  }

  private static boolean isSpread(TableFigures figures, double shards, ClusterFacts facts) {
    OptionalDouble active = figures.shape().active();
    return PartitionSpread.isSlow(figures)
        || (active.isPresent()
            && !new PartitionSpread(active.getAsDouble() / shards, PartitionSpread.LEAST_FOR_NODE)
                .isFew(facts.leastNodes()));
  }

  private static boolean isReadOften(TableModel table, EntityModel entity, Design design) {
    return design.calls(entity).stream()
        .filter(call -> reads(call, table))
        .flatMap(call -> call.method().shape().hints().access().stream())
        .mapToDouble(CallHints.Access::perSecond)
        .anyMatch(calls -> calls > design.facts().bounds(DesignLimit.READS_PER_SECOND).warning());
  }

  private static boolean reads(PlannedCall call, TableModel table) {
    return call.plan().orElse(null) instanceof MethodPlan.Read read
        && read.table().name().equals(table.name());
  }

  private static Complaint complaint(TableFigures figures, EntityModel entity, ClusterFacts facts) {
    double shards = figures.shape().shards();
    double rows = figures.largestRows().orElseThrow() * shards;
    double writes = figures.partitionPeakWritesPerSecond().orElseThrow() * shards;
    TableModel table = figures.table();
    String columns =
        table.partitionKey().stream()
            .filter(column -> column.shard().isPresent())
            .map(TableColumn::name)
            .map("`%s`"::formatted)
            .collect(Collectors.joining(" and "));
    return Complaint.at(
            Words.partitionKey(table),
            "the %s shards of `%s` divide partitions that are small without them"
                .formatted(Amounts.count(shards), table.name()))
        .because(
            "one partition would have %s rows and %s, and at most %s writes per second, within %s rows, %s and %s writes; a read of all shards costs %s requests instead of one"
                .formatted(
                    Amounts.count(rows),
                    Amounts.bytes(figures.bytes(rows)),
                    Amounts.count(Math.max(1, writes)),
                    Amounts.count(facts.bounds(DesignLimit.ROWS_PER_PARTITION).warning()),
                    Amounts.bytes(facts.bounds(DesignLimit.BYTES_PER_PARTITION).warning()),
                    Amounts.count(facts.bounds(DesignLimit.WRITES_PER_SECOND).warning()),
                    Amounts.count(shards)))
        .fix("remove %s from the key, if the table is new".formatted(columns))
        .fix(
            "@SuppressDesign(rule = \"KEY-12\", because = \"…\") on `%s`, if its rows are stored already"
                .formatted(entity.name().simple()));
  }
}
