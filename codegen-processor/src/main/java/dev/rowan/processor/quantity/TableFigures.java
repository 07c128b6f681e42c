package dev.rowan.processor.quantity;

import dev.rowan.processor.model.ColumnType;
import dev.rowan.processor.model.Component;
import dev.rowan.processor.model.EntityHints;
import dev.rowan.processor.model.EntityModel;
import dev.rowan.processor.model.IndexModel;
import dev.rowan.processor.model.PropertyHints;
import dev.rowan.processor.model.PropertyModel;
import dev.rowan.processor.model.TableColumn;
import dev.rowan.processor.model.TableModel;
import dev.rowan.processor.model.TableOptionsModel;
import dev.rowan.processor.model.UdtModel;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.function.Function;
import java.util.function.ToDoubleFunction;
import java.util.stream.Stream;

/**
 * The quantities of one table. The numbers of cells and bytes of a partition follow the formulas of
 * Apache Cassandra's documentation (Data Modeling, "Calculating Partition Size"). A quantity is
 * empty if a number that it needs is not stated.
 */
public final class TableFigures {
  private static final double SECONDS_PER_DAY = 86_400;
  private static final double CELL_OVERHEAD = 8;

  private final TableModel table;
  private final EntityModel entity;
  private final EntityHints hints;
  private final PartitionShape shape;
  private final Function<ColumnType.OfClass, Optional<UdtModel>> udts;
  private final Optional<CountedPeriods> periods;

  private TableFigures(
      TableModel table,
      Function<ColumnType.OfClass, Optional<UdtModel>> udts,
      Optional<CountedPeriods> periods) {
    this.periods = table.isBase() ? periods : Optional.empty();
    this.table = table;
    this.entity = table.entity();
    this.hints = entity.hints();
    this.shape = PartitionShape.of(table);
    this.udts = udts;
  }

  /**
   * Returns the quantities of a table; {@code udts} finds declarations of user-defined types.
   *
   * @param periods the periods that the counters of an entity count, if other rows are counted
   */
  public static TableFigures of(
      TableModel table,
      Function<ColumnType.OfClass, Optional<UdtModel>> udts,
      Optional<CountedPeriods> periods) {
    return new TableFigures(table, udts, periods);
  }

  /** Returns the periods that the table has rows for, if it has counters of other rows. */
  public Optional<CountedPeriods> periods() {
    return periods;
  }

  public TableModel table() {
    return table;
  }

  public PartitionShape shape() {
    return shape;
  }

  /** Returns the rows that are inserted into the table in a day. */
  public OptionalDouble rowsPerDay() {
    return times(entityRowsPerDay(), entries());
  }

  /** Returns the rows that are inserted in a day for one owner. */
  public OptionalDouble ownerRowsPerDay() {
    boolean stated = table.isBase() && hints.rate().filter(EntityHints.Rate::ofOwner).isPresent();
    OptionalDouble rows = stated ? rate() : divided(rowsPerDay(), shape.owners());
    return rows.isPresent() || periods.isEmpty() ? rows : rowsOfPeriods(periods.get());
  }

  private OptionalDouble rowsOfPeriods(CountedPeriods counted) {
    OptionalDouble rows = OptionalDouble.of(counted.perDay());
    for (TableColumn column : table.clustering()) {
      if (!column.component().property().equals(counted.property())) {
        rows = times(rows, valuesPerPartition(column));
      }
    }
    return rows;
  }

  /** Returns the highest number of inserted rows per second in the whole table. */
  public OptionalDouble peakWritesPerSecond() {
    return scaled(rowsPerDay(), peak() / SECONDS_PER_DAY);
  }

  /** Returns the highest number of inserted rows per second in the busiest partition. */
  public OptionalDouble partitionPeakWritesPerSecond() {
    return scaled(ownerRowsPerDay(), shape.skew() * peak() / SECONDS_PER_DAY / shape.shards());
  }

  /**
   * Returns the rows that are inserted into the busiest partition in a day: by the rate, or else by
   * the stated rows of a partition. The rate of a partition that covers less than a day is that of
   * its busiest time.
   */
  public OptionalDouble partitionRowsPerDay() {
    OptionalDouble owner = ownerRowsPerDay();
    if (owner.isPresent()) {
      double days = Math.min(1, shape.days().orElse(1) * peak());
      return scaled(owner, shape.skew() * days / shape.shards());
    }
    boolean stated = table.isBase() && !table.clustering().isEmpty() && hints.rows().isPresent();
    return stated ? largestRows() : OptionalDouble.empty();
  }

  /**
   * Returns for how many days a row of the table is stored; empty if it is stored for ever or not
   * stated. An entry of an index with a TTL is stored for a shorter time than its row.
   */
  public OptionalDouble lifeDays() {
    double ttl =
        Stream.concat(entity.ttl().stream(), table.index().flatMap(IndexModel::ttl).stream())
            .mapToDouble(each -> each.seconds() / SECONDS_PER_DAY)
            .min()
            .orElse(Double.POSITIVE_INFINITY);
    double retention =
        hints
            .retention()
            .filter(each -> !each.forever())
            .map(each -> (double) each.days())
            .orElse(Double.POSITIVE_INFINITY);
    double life = Math.min(ttl, retention);
    return Double.isInfinite(life) ? OptionalDouble.empty() : OptionalDouble.of(life);
  }

  /** Returns the average number of rows of a partition. */
  public OptionalDouble rows() {
    if (table.clustering().isEmpty() || table.isLatest()) {
      return OptionalDouble.of(1);
    }
    List<Double> bounds = new ArrayList<>();
    inserted().ifPresent(bounds::add);
    distinctRows().ifPresent(bounds::add);
    if (table.isBase()) {
      hints.rows().ifPresent(stated -> bounds.add((double) stated.perPartition()));
      rowsThatStay().ifPresent(bounds::add);
    }
    if (shape.times().isEmpty()) {
      divided(times(entityRows(), entries()), shape.active()).ifPresent(bounds::add);
    }
    return bounds.stream().mapToDouble(each -> each).min();
  }

  /** Returns the number of rows of the largest partition. */
  public OptionalDouble largestRows() {
    OptionalDouble average = rows();
    if (average.isEmpty()) {
      return average;
    }
    if (table.isBase() && hints.rows().isPresent()) {
      return OptionalDouble.of(Math.max(average.getAsDouble(), (double) hints.rows().get().most()));
    }
    double skewed = average.getAsDouble() * shape.skew();
    double possible =
        Math.min(
            distinctRows().orElse(Double.POSITIVE_INFINITY),
            table.isBase()
                ? rowsThatStay().orElse(Double.POSITIVE_INFINITY)
                : Double.POSITIVE_INFINITY);
    boolean one = table.clustering().isEmpty() || table.isLatest();
    return OptionalDouble.of(one ? 1 : Math.min(skewed, possible));
  }

  /** The rows of a partition that stay, and those that no trim has deleted yet. */
  private OptionalDouble rowsThatStay() {
    return entity
        .rowLimit()
        .map(limit -> OptionalDouble.of((double) limit.rows() + limit.trimEvery()))
        .orElse(OptionalDouble.empty());
  }

  /** Whether partitions grow for ever: rows are inserted and nothing bounds their number. */
  public boolean growsForEver() {
    return ownerRowsPerDay().orElse(0) > 0
        && shape.times().isEmpty()
        && lifeDays().isEmpty()
        && rows().isEmpty();
  }

  /** Returns the tombstones in the largest partition, if so many rows are deleted in a day. */
  public OptionalDouble tombstones(double deletedPerDay) {
    double days =
        Math.min(
            TableOptionsModel.graceDays(table.options()),
            shape.days().orElse(Double.POSITIVE_INFINITY));
    return scaled(divided(OptionalDouble.of(deletedPerDay), shape.active()), days * shape.skew());
  }

  /** Returns the number of cells of a partition of so many rows. */
  public double cells(double rows) {
    return rows * cellsOfRow() + columns(TableColumn.Role.STATIC).size();
  }

  /** Returns the bytes of a partition of so many rows. */
  public double bytes(double rows) {
    double row =
        bytes(TableColumn.Role.CLUSTERING, this::average)
            + bytes(TableColumn.Role.REGULAR, this::average)
            + CELL_OVERHEAD * Math.max(1, cellsOfRow());
    return bytes(TableColumn.Role.PARTITION, this::average)
        + bytes(TableColumn.Role.STATIC, this::average)
        + rows * row;
  }

  /** Returns the bytes of the largest partition key that the stated sizes allow. */
  public double largestPartitionKey() {
    return bytes(TableColumn.Role.PARTITION, this::largest);
  }

  /** Returns the bytes of the largest value of a column that the stated sizes allow. */
  public double largest(TableColumn column) {
    return ValueSizes.largest(column.type(), hints(column), udts);
  }

  /** Returns the average bytes of a value of a column. */
  public double average(TableColumn column) {
    return ValueSizes.average(column.type(), hints(column), udts);
  }

  /** Returns the annotations that would state the number of rows of a partition. */
  public List<String> missing() {
    List<String> missing = new ArrayList<>();
    if (rows().isPresent() || growsForEver()) {
      return missing;
    }
    if (rate().isEmpty()) {
      missing.add("@Rate(rows = 1_000) with your number on `%s`".formatted(entity.name().simple()));
    } else {
      for (TableColumn column : shape.others()) {
        if (shape.values(column).isEmpty()) {
          missing.add(
              "@Cardinality(distinct = 1_000) with your number on `%s`"
                  .formatted(column.component().property()));
        }
      }
    }
    return missing;
  }

  /** Whether a user states numbers of rows or of values. */
  public boolean isStated() {
    return hints.rate().isPresent()
        || hints.rows().isPresent()
        || entity.columns().anyMatch(column -> column.hints().distinct() > 0);
  }

  /** Returns the size of a partition as a sentence; empty if no numbers are stated. */
  public Optional<String> partition() {
    OptionalDouble rows = rows();
    boolean known = isStated() || periods.isPresent();
    if (!known || table.clustering().isEmpty() || rows.isEmpty()) {
      return Optional.empty();
    }
    double average = rows.getAsDouble();
    double most = largestRows().orElseThrow();
    return Optional.of(
        "By %s, a partition has %s%s"
            .formatted(
                isStated() ? "the stated numbers" : "its periods",
                inWords(average),
                most > average ? ", and the largest " + inWords(most) : ""));
  }

  /** Returns the rate of inserts as a sentence; empty if it is not stated. */
  public Optional<String> inserts() {
    OptionalDouble rows = rowsPerDay();
    return rows.isPresent()
        ? Optional.of(
            "By the stated rate, %s rows are inserted per day, at most %s per second"
                .formatted(
                    Amounts.count(rows.getAsDouble()),
                    Amounts.count(peakWritesPerSecond().orElseThrow())))
        : Optional.empty();
  }

  private String inWords(double rows) {
    return "%s rows and %s".formatted(Amounts.count(rows), Amounts.bytes(bytes(rows)));
  }

  private int cellsOfRow() {
    return columns(TableColumn.Role.REGULAR).size();
  }

  /** The rows that are inserted while a partition is written and before they are deleted. */
  private OptionalDouble inserted() {
    boolean unknown = !shape.times().isEmpty() && shape.days().isEmpty();
    double window =
        Math.min(
            shape.days().orElse(Double.POSITIVE_INFINITY),
            lifeDays().orElse(Double.POSITIVE_INFINITY));
    return unknown || Double.isInfinite(window)
        ? OptionalDouble.empty()
        : scaled(ownerRowsPerDay(), window / shape.shards());
  }

  /** Returns the number of different values of a clustering column in a partition. */
  public OptionalDouble valuesPerPartition(TableColumn column) {
    long stated = table.isBase() ? hints(column).perPartition() : 0;
    return stated > 0 ? OptionalDouble.of((double) stated) : shape.values(column);
  }

  /** The number of different clustering keys in a partition. */
  private OptionalDouble distinctRows() {
    double product = 1;
    for (TableColumn column : table.clustering()) {
      product *= valuesPerPartition(column).orElse(Double.NaN);
    }
    return Double.isNaN(product) ? OptionalDouble.empty() : OptionalDouble.of(product);
  }

  private OptionalDouble entityRowsPerDay() {
    boolean ofOwner = hints.rate().filter(EntityHints.Rate::ofOwner).isPresent();
    return ofOwner ? times(rate(), PartitionShape.of(TableModel.of(entity)).owners()) : rate();
  }

  /**
   * Returns the number of rows of the entity's own table: by its key and its rows, or else by the
   * rows that are inserted until a row expires.
   */
  public OptionalDouble totalRows() {
    OptionalDouble rows = entityRows();
    return rows.isPresent() ? rows : times(entityRowsPerDay(), lifeDays());
  }

  /** The number of rows of the entity's own table, as far as its key and its rows state it. */
  private OptionalDouble entityRows() {
    TableModel base = TableModel.of(entity);
    OptionalDouble partitions = PartitionShape.of(base).active();
    if (base.clustering().isEmpty()) {
      return partitions;
    }
    return hints.rows().isPresent()
        ? scaled(partitions, (double) hints.rows().get().perPartition())
        : OptionalDouble.empty();
  }

  /** The number of rows of this table for each row of the entity. */
  private OptionalDouble entries() {
    double product = 1;
    for (TableColumn column : table.primaryKey()) {
      if (column.component() instanceof Component.ElementOf) {
        long elements = hints(column).elements().average();
        product *= elements > 0 ? (double) elements : Double.NaN;
      }
    }
    return Double.isNaN(product) ? OptionalDouble.empty() : OptionalDouble.of(product);
  }

  private OptionalDouble rate() {
    return hints.rate().map(EntityHints.Rate::rowsPerDay).orElse(OptionalDouble.empty());
  }

  private double peak() {
    return hints.rate().map(EntityHints.Rate::peak).orElse(1.0);
  }

  private PropertyHints hints(TableColumn column) {
    return entity.property(column.component().property()).map(PropertyModel::hints).orElseThrow();
  }

  private double bytes(TableColumn.Role role, ToDoubleFunction<TableColumn> size) {
    return columns(role).stream().mapToDouble(size).sum();
  }

  private List<TableColumn> columns(TableColumn.Role role) {
    return table.columns().stream().filter(column -> column.role() == role).toList();
  }

  private static OptionalDouble times(OptionalDouble one, OptionalDouble other) {
    return one.isPresent() && other.isPresent()
        ? OptionalDouble.of(one.getAsDouble() * other.getAsDouble())
        : OptionalDouble.empty();
  }

  private static OptionalDouble divided(OptionalDouble one, OptionalDouble other) {
    return other.isPresent() ? scaled(one, 1 / other.getAsDouble()) : OptionalDouble.empty();
  }

  private static OptionalDouble scaled(OptionalDouble one, double factor) {
    return one.isPresent() ? OptionalDouble.of(one.getAsDouble() * factor) : one;
  }
}
