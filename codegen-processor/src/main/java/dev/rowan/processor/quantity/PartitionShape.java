package dev.rowan.processor.quantity;

import dev.rowan.annotation.Encoded;
import dev.rowan.processor.model.ColumnType;
import dev.rowan.processor.model.Component;
import dev.rowan.processor.model.JavaScalar;
import dev.rowan.processor.model.PropertyHints;
import dev.rowan.processor.model.PropertyModel;
import dev.rowan.processor.model.ScalarKind;
import dev.rowan.processor.model.TableColumn;
import dev.rowan.processor.model.TableModel;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;

/**
 * The columns of a partition key by what they do: times bound a partition, shards divide it, and
 * the other columns are its owner. At any moment, the columns that are times have one value; the
 * others decide how many partitions are written.
 */
public final class PartitionShape {
  private static final double DAYS_OF_MONTH = 30;

  private final TableModel table;
  private final List<TableColumn> times;
  private final List<TableColumn> others;

  private PartitionShape(TableModel table) {
    this.table = table;
    this.times = table.partitionKey().stream().filter(this::isTime).toList();
    this.others = table.partitionKey().stream().filter(column -> !isTime(column)).toList();
  }

  public static PartitionShape of(TableModel table) {
    return new PartitionShape(table);
  }

  /** Returns the columns that are times. */
  public List<TableColumn> times() {
    return times;
  }

  /** Returns the columns that are no times: owners and shards. */
  public List<TableColumn> others() {
    return others;
  }

  public boolean hasShard() {
    return others.stream().anyMatch(PartitionShape::isShard);
  }

  /** Returns the number of shards; 1 without a shard. */
  public double shards() {
    return others.stream()
        .filter(PartitionShape::isShard)
        .mapToDouble(this::shardsOf)
        .reduce(1, (one, other) -> one * other);
  }

  /** Returns the number of owners, 1 without a column of an owner; empty if it is unknown. */
  public OptionalDouble owners() {
    double product = 1;
    for (TableColumn column : others) {
      if (!isShard(column)) {
        product *= values(column).orElse(Double.NaN);
      }
    }
    return Double.isNaN(product) ? OptionalDouble.empty() : OptionalDouble.of(product);
  }

  /** Returns the number of partitions that are written at one moment, if it is known. */
  public OptionalDouble active() {
    OptionalDouble owners = owners();
    return owners.isPresent()
        ? OptionalDouble.of(owners.getAsDouble() * shards())
        : OptionalDouble.empty();
  }

  /** Returns the days that one partition covers, if the key has times and their length is known. */
  public OptionalDouble days() {
    return times.stream().mapToDouble(PartitionShape::days).filter(Double::isFinite).min();
  }

  /** Returns the highest skew of an owner's column. */
  public double skew() {
    return others.stream()
        .flatMap(column -> hints(column).stream())
        .mapToDouble(PropertyHints::skew)
        .max()
        .orElse(1);
  }

  /** Returns the number of different values of a column, if it is known. */
  OptionalDouble values(TableColumn column) {
    if (isShard(column)) {
      return OptionalDouble.of(shardsOf(column));
    }
    long stated = hints(column).map(PropertyHints::distinct).orElse(0L);
    if (stated > 0 && column.bucket().isEmpty()) {
      return OptionalDouble.of((double) stated);
    }
    return valuesOf(column.type());
  }

  /** Returns the number of different values of a type, if it has few: booleans and enums. */
  public static OptionalDouble valuesOf(ColumnType stored) {
    ColumnType type = stored.meaning();
    if (type instanceof ColumnType.EnumByName named) {
      int constants = named.constants().size();
      return constants == 0 ? OptionalDouble.empty() : OptionalDouble.of(constants);
    }
    return type.equals(ColumnType.of(ScalarKind.BOOLEAN))
        ? OptionalDouble.of(2)
        : OptionalDouble.empty();
  }

  /**
   * Returns the property of the entity's primary key of which shards divide the partitions: one
   * that is not in the partition key itself. It is empty if there is none.
   */
  public Optional<String> dividing() {
    return table.entity().primaryKey().stream()
        .filter(property -> property.type().isOrderedScalar() && property.division().isEmpty())
        .map(PropertyModel::name)
        .filter(
            name ->
                table.partitionKey().stream()
                    .noneMatch(column -> column.component().equals(new Component.Whole(name))))
        .findFirst();
  }

  private Optional<PropertyHints> hints(TableColumn column) {
    return table.entity().property(column.component().property()).map(PropertyModel::hints);
  }

  private static boolean isShard(TableColumn column) {
    return column.shard().isPresent();
  }

  /** A shard of a column of the same partition key follows from it, and divides nothing. */
  private double shardsOf(TableColumn column) {
    return dividesNothing(column) ? 1 : column.shard().orElseThrow().count();
  }

  /** Whether a shard follows from another column of the partition key. */
  public boolean dividesNothing(TableColumn column) {
    Optional<Component> source = column.shard().map(shard -> new Component.Whole(shard.source()));
    return source.isPresent()
        && table.partitionKey().stream().anyMatch(each -> each.component().equals(source.get()));
  }

  private static double days(TableColumn column) {
    if (column.bucket().isPresent()) {
      return column.bucket().get().days();
    }
    if (column.component() instanceof Component.FormatOf format) {
      return PatternPeriod.days(format.pattern()).orElse(Double.POSITIVE_INFINITY);
    }
    if (column.type().isConverted(JavaScalar.YEAR_MONTH)) {
      return DAYS_OF_MONTH;
    }
    return column.type().meaning().equals(ColumnType.of(ScalarKind.DATE))
        ? 1
        : Double.POSITIVE_INFINITY;
  }

  /**
   * Whether many new rows have the same value of a column, which is a time. A time UUID differs in
   * each row, and a timestamp that is the whole key does too. A text of a time names a period if
   * its pattern has the year. A year is more often a fact, such as that of a film, than a time. A
   * column with a stated number of values is a fact, too, such as a date of birth.
   */
  private boolean isTime(TableColumn column) {
    if (column.bucket().isPresent()) {
      return true;
    }
    if (column.component() instanceof Component.FormatOf format) {
      return PatternPeriod.days(format.pattern()).isPresent();
    }
    if (hints(column).filter(hints -> hints.distinct() > 0).isPresent()) {
      return false;
    }
    if (encodesTime(column)) {
      return true;
    }
    if (column.type().isConverted(JavaScalar.YEAR_MONTH)) {
      return true;
    }
    return column.type().meaning() instanceof ColumnType.Scalar scalar
        && switch (scalar.kind()) {
          case DATE, TIME -> true;
          case TIMESTAMP -> !table.clustering().isEmpty();
          default -> false;
        };
  }

  private boolean encodesTime(TableColumn column) {
    return table
        .entity()
        .property(column.component().property())
        .flatMap(PropertyModel::encoded)
        .filter(as -> as == Encoded.As.TIME)
        .isPresent();
  }
}
