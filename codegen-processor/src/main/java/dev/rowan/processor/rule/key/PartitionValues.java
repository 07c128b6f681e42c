package dev.rowan.processor.rule.key;

import dev.rowan.processor.model.EntityModel;
import dev.rowan.processor.model.IndexModel;
import dev.rowan.processor.model.Origin;
import dev.rowan.processor.model.TableColumn;
import dev.rowan.processor.model.TableModel;
import dev.rowan.processor.plan.Design;
import dev.rowan.processor.quantity.Amounts;
import dev.rowan.processor.quantity.PartitionShape;
import dev.rowan.processor.quantity.PartitionSpread;
import dev.rowan.processor.quantity.TableFigures;
import dev.rowan.processor.rule.Words;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** What a partition key tells about the number of partitions and the writes to each of them. */
final class PartitionValues {
  private static final int SHARDS = 16;

  private final TableFigures figures;

  private PartitionValues(TableFigures figures) {
    this.figures = figures;
  }

  /** Returns the tables of which the partition key decides where growing data is stored. */
  static Stream<PartitionValues> allOf(EntityModel entity, Design design) {
    boolean skipped = entity.small() || entity.partitionKey().isEmpty();
    return skipped
        ? Stream.empty()
        : TableModel.allOf(entity).stream()
            .filter(PartitionValues::isJudged)
            .map(table -> new PartitionValues(design.figures(table)));
  }

  /** Whether all columns of the partition key can be derived; another rule reports the others. */
  private static boolean isJudged(TableModel table) {
    Optional<IndexModel> index = table.index();
    boolean broken =
        index.filter(each -> each.partition().size() != table.partitionKey().size()).isPresent();
    return !table.partitionKey().isEmpty() && !broken && index.filter(IndexModel::unique).isEmpty();
  }

  /** Whether every column of the partition key is a time. */
  boolean isOnlyTime() {
    return shape().others().isEmpty();
  }

  boolean hasTime() {
    return !shape().times().isEmpty();
  }

  boolean hasShard() {
    return shape().hasShard();
  }

  /** Returns the number of partitions that are written at one moment, if it is known. */
  Optional<Double> active() {
    return isOnlyTime() || shape().active().isEmpty()
        ? Optional.empty()
        : Optional.of(shape().active().getAsDouble());
  }

  /** Returns the stated number of writes per second that makes a node busy. */
  Optional<Double> busy() {
    return Optional.of(peak()).filter(peak -> peak >= PartitionSpread.BUSY);
  }

  /** Whether the stated rate of writes is so low that any node can serve it. */
  boolean isSlow() {
    return PartitionSpread.isSlow(figures);
  }

  private double peak() {
    return figures.peakWritesPerSecond().orElse(0);
  }

  /** Returns how many values the columns have that are no times: {@code `paid` has 2 values}. */
  String counted(double number) {
    List<TableColumn> others = shape().others();
    return "%s %s %s %s"
        .formatted(
            Words.columns(others),
            others.size() == 1 ? "has" : "have together",
            Amounts.count(number),
            number == 1 ? "value" : "values");
  }

  /** Returns the partition of an index with shards of a column of the entity's key: code. */
  Optional<String> sharded() {
    return sharded(table(), SHARDS);
  }

  /**
   * Returns the partition of an index with so many shards of a column of the entity's key: code.
   */
  static Optional<String> sharded(TableModel table, int count) {
    Optional<String> source = PartitionShape.of(table).dividing();
    return table
        .index()
        .filter(index -> source.isPresent())
        .map(
            index -> {
              List<String> components = new ArrayList<>();
              index.partition().forEach(key -> components.add(key.text()));
              components.add("shard(%s, %d)".formatted(source.orElseThrow(), count));
              return "partition = " + Words.array(components);
            });
  }

  TableModel table() {
    return figures.table();
  }

  TableFigures figures() {
    return figures;
  }

  /** Returns the declaration of the partition key. */
  Origin origin() {
    return Words.partitionKey(table());
  }

  private PartitionShape shape() {
    return figures.shape();
  }
}
