package dev.rowan.processor.rule.key;

import dev.rowan.processor.model.ColumnType;
import dev.rowan.processor.model.Component;
import dev.rowan.processor.model.IndexModel;
import dev.rowan.processor.model.JavaScalar;
import dev.rowan.processor.model.Origin;
import dev.rowan.processor.model.ScalarKind;
import dev.rowan.processor.model.TableColumn;
import dev.rowan.processor.model.TableModel;
import dev.rowan.processor.rule.Words;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * What the types of a partition key tell about the number of partitions. At any moment, the columns
 * that are times have one value; the others decide how many partitions are written.
 */
final class PartitionValues {
  private static final int UNKNOWN = Integer.MAX_VALUE;
  private static final int SHARDS = 16;

  private final TableModel table;
  private final List<TableColumn> others;

  PartitionValues(TableModel table) {
    this.table = table;
    this.others = table.partitionKey().stream().filter(column -> !isTime(column)).toList();
  }

  /** Returns the tables of which the partition key decides where growing data is stored. */
  static Optional<PartitionValues> of(TableModel table) {
    boolean skipped =
        table.index().filter(index -> index.unique() || isBroken(index, table)).isPresent();
    boolean keyless = table.partitionKey().isEmpty() || table.entity().partitionKey().isEmpty();
    return table.entity().small() || skipped || keyless
        ? Optional.empty()
        : Optional.of(new PartitionValues(table));
  }

  /** Whether a column of the partition key cannot be derived, which another rule reports. */
  private static boolean isBroken(IndexModel index, TableModel table) {
    return index.partition().size() != table.partitionKey().size();
  }

  /** Whether every column of the partition key is a time. */
  boolean isOnlyTime() {
    return others.isEmpty();
  }

  boolean hasTime() {
    return others.size() < table.partitionKey().size();
  }

  /** Returns the number of partitions that are written at one moment, if the types limit it. */
  Optional<Integer> active() {
    long product = 1;
    for (TableColumn column : others) {
      product = Math.min(UNKNOWN, product * values(column));
    }
    return others.isEmpty() || product >= UNKNOWN ? Optional.empty() : Optional.of((int) product);
  }

  /** Returns how many values the columns have that are no times: {@code `paid` has 2 values}. */
  String counted(int number) {
    return "%s %s %d %s"
        .formatted(
            Words.columns(others),
            others.size() == 1 ? "has" : "have together",
            number,
            number == 1 ? "value" : "values");
  }

  /** Returns the partition of an index with a shard of the entity's first key column: code. */
  Optional<String> sharded() {
    return table
        .index()
        .map(
            index -> {
              List<String> components = new ArrayList<>();
              index.partition().forEach(key -> components.add(key.text()));
              components.add(
                  "shard(%s, %d)".formatted(table.entity().primaryKey().get(0).name(), SHARDS));
              return "partition = " + Words.array(components);
            });
  }

  boolean hasShard() {
    return others.stream().anyMatch(column -> column.component() instanceof Component.ShardOf);
  }

  TableModel table() {
    return table;
  }

  /** Returns the declaration of the partition key. */
  Origin origin() {
    return table
        .index()
        .map(index -> index.origin().withAttribute("partition"))
        .orElseGet(() -> table.entity().partitionKey().get(0).origin());
  }

  private static int values(TableColumn column) {
    if (column.component() instanceof Component.ShardOf shard) {
      return shard.count();
    }
    if (column.type() instanceof ColumnType.EnumByName named) {
      return named.constants() == 0 ? UNKNOWN : named.constants();
    }
    return column.type().equals(ColumnType.of(ScalarKind.BOOLEAN)) ? 2 : UNKNOWN;
  }

  /**
   * Whether many new rows have the same value of a column, which is a time. A time UUID differs in
   * each row, and a timestamp that is the whole key does too. A year is more often a fact, such as
   * that of a film, than a time.
   */
  private boolean isTime(TableColumn column) {
    if (column.component() instanceof Component.PeriodOf) {
      return true;
    }
    if (column.type() instanceof ColumnType.Converted converted) {
      return converted.java() == JavaScalar.YEAR_MONTH;
    }
    return column.type() instanceof ColumnType.Scalar scalar
        && switch (scalar.kind()) {
          case DATE, TIME -> true;
          case TIMESTAMP -> !table.clustering().isEmpty();
          default -> false;
        };
  }
}
