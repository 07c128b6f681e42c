package dev.rowan.processor.rule.size;

import dev.rowan.processor.model.ColumnType;
import dev.rowan.processor.model.Component;
import dev.rowan.processor.model.EntityModel;
import dev.rowan.processor.model.IndexKey;
import dev.rowan.processor.model.IndexModel;
import dev.rowan.processor.model.Period;
import dev.rowan.processor.model.ScalarKind;
import dev.rowan.processor.model.TableColumn;
import dev.rowan.processor.model.TableModel;
import dev.rowan.processor.quantity.Amounts;
import dev.rowan.processor.quantity.ClusterFacts;
import dev.rowan.processor.quantity.CountedPeriods;
import dev.rowan.processor.quantity.DesignLimit;
import dev.rowan.processor.quantity.TableFigures;
import dev.rowan.processor.rule.Words;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.function.Predicate;
import java.util.stream.IntStream;

/**
 * The fixes of a partition that has too many rows: a shorter period in the partition key, shards,
 * or a TTL. A fix leaves a partition at most half of the limit.
 */
final class PartitionFixes {
  private static final int[] TTL_DAYS = {3_650, 1_825, 730, 365, 180, 90, 30, 7, 1};
  private static final int MOST_SHARDS = 64;
  private static final int USUAL_SHARDS = 16;
  private static final double SHARE_OF_LIMIT = 0.5;
  private static final double DAYS_OF_MONTH = 30;
  private static final double DAYS_OF_HOUR = 1.0 / 24;

  private final TableFigures figures;
  private final TableModel table;
  private final EntityModel entity;
  private final double mostRows;
  private final double mostDays;

  private PartitionFixes(TableFigures figures, ClusterFacts facts) {
    this.figures = figures;
    this.table = figures.table();
    this.entity = table.entity();
    double bytesPerRow = figures.bytes(1) - figures.bytes(0);
    this.mostRows =
        SHARE_OF_LIMIT
            * Math.min(
                facts.bounds(DesignLimit.ROWS_PER_PARTITION).warning(),
                facts.bounds(DesignLimit.BYTES_PER_PARTITION).warning() / bytesPerRow);
    OptionalDouble rate = figures.ownerRowsPerDay();
    this.mostDays =
        rate.isPresent()
            ? mostRows * figures.shape().shards() / rate.getAsDouble() / figures.shape().skew()
            : 0;
  }

  /** Returns the fixes, the best one first; never empty. */
  static List<String> of(TableFigures figures, ClusterFacts facts) {
    PartitionFixes fixes = new PartitionFixes(figures, facts);
    List<String> found = new ArrayList<>();
    fixes.period().ifPresent(found::add);
    fixes.shards().ifPresent(found::add);
    fixes.ttl().ifPresent(found::add);
    if (found.isEmpty()) {
      found.add("add a column with many values to the partition key");
    }
    return found;
  }

  private Optional<String> period() {
    Optional<Period> longest = longest();
    return table.index().isPresent()
        ? longest.flatMap(period -> ofIndex(table.index().get(), period))
        : longest.flatMap(this::ofEntity);
  }

  /** The longest period in which a partition stays below its share of the limit. */
  private Optional<Period> longest() {
    if (mostDays >= DAYS_OF_MONTH) {
      return Optional.of(Period.MONTH);
    }
    if (mostDays >= 1) {
      return Optional.of(Period.DAY);
    }
    return mostDays >= DAYS_OF_HOUR ? Optional.of(Period.HOUR) : Optional.empty();
  }

  private Optional<String> ofIndex(IndexModel index, Period period) {
    return index.clustering().stream()
        .map(IndexKey::component)
        .filter(component -> component instanceof Component.Whole)
        .map(Component::property)
        .filter(property -> hasPeriod(property, period))
        .findFirst()
        .map(
            time -> {
              List<String> keys = partition(index, key -> isPeriod(key, time));
              keys.add("%s(%s)".formatted(period.word(), time));
              return "partition = " + Words.array(keys);
            });
  }

  private boolean hasPeriod(String property, Period period) {
    ColumnType type = entity.property(property).orElseThrow().type();
    return type.meaning().equals(ColumnType.of(ScalarKind.TIMESTAMP))
        || (period == Period.MONTH && type.meaning().equals(ColumnType.of(ScalarKind.DATE)));
  }

  private static String bucket(CountedPeriods counted, Period period) {
    String unit = period == Period.MONTH ? "MONTHS" : "DAYS";
    return "@Bucket(of = \"%s\", unit = ChronoUnit.%s) ".formatted(counted.property(), unit);
  }

  private Optional<String> ofEntity(Period period) {
    boolean hasTime = !figures.shape().times().isEmpty();
    String type = period == Period.MONTH ? "YearMonth" : "LocalDate";
    boolean isTaken =
        entity.properties().stream().anyMatch(each -> each.name().equals(period.word()));
    return hasTime || isTaken || period == Period.HOUR
        ? Optional.empty()
        : Optional.of(
            "add a property: @PartitionKey(%d) %s%s %s"
                .formatted(
                    table.partitionKey().size(),
                    figures.periods().map(counted -> bucket(counted, period)).orElse(""),
                    type,
                    period.word()));
  }

  private Optional<String> shards() {
    OptionalDouble rows = figures.largestRows();
    return rows.isPresent() ? sharded(figures, rows.getAsDouble() / mostRows) : Optional.empty();
  }

  /** Returns the fixes of a partition that is much larger than the average. */
  static List<String> ofSkew(TableFigures figures, ClusterFacts facts) {
    PartitionFixes fixes = new PartitionFixes(figures, facts);
    double rows = figures.largestRows().orElse(0) / fixes.mostRows;
    List<String> found = new ArrayList<>();
    found.add(shardsFor(figures, Math.max(rows, USUAL_SHARDS)));
    found.add("add a column that divides the largest partition to the partition key");
    return found;
  }

  /** Returns how to divide a partition into at least so many shards. */
  static String shardsFor(TableFigures figures, double parts) {
    return sharded(figures, parts).orElse("add a column with many values to the partition key");
  }

  private static Optional<String> sharded(TableFigures figures, double parts) {
    TableModel table = figures.table();
    Optional<String> source = figures.shape().dividing();
    return table.index().isEmpty() || source.isEmpty() || figures.shape().hasShard()
        ? Optional.empty()
        : IntStream.iterate(2, count -> count <= MOST_SHARDS, count -> 2 * count)
            .filter(count -> count >= parts)
            .boxed()
            .findFirst()
            .map(
                count -> {
                  List<String> keys =
                      partition(table.index().get(), Component.ShardOf.class::isInstance);
                  keys.add("shard(%s, %d)".formatted(source.orElseThrow(), count));
                  return "partition = " + Words.array(keys);
                });
  }

  private static boolean isPeriod(Component component, String time) {
    return component instanceof Component.PeriodOf
        || (component instanceof Component.FormatOf && component.property().equals(time));
  }

  /** Returns the texts of the partition key without the components that are replaced. */
  private static List<String> partition(IndexModel index, Predicate<Component> replaced) {
    List<String> keys = new ArrayList<>();
    index.partition().stream()
        .filter(key -> !replaced.test(key.component()))
        .forEach(key -> keys.add(key.text()));
    return keys;
  }

  private Optional<String> ttl() {
    boolean stated = entity.ttl().isPresent() || entity.hints().retention().isPresent();
    return stated || entity.counts() || !figures.shape().times().isEmpty()
        ? Optional.empty()
        : IntStream.of(TTL_DAYS)
            .filter(days -> days <= mostDays)
            .boxed()
            .findFirst()
            .map(days -> "@Ttl(days = %d) on `%s`".formatted(days, entity.name().simple()));
  }

  /** Returns the owner of a partition in words: {@code for each `sensor`}. */
  static String eachOwner(TableFigures figures) {
    List<TableColumn> others = figures.shape().others();
    return others.isEmpty() ? "" : " for each " + Words.columns(others);
  }

  /** Returns the limits of rows and bytes in words. */
  static String limits(ClusterFacts facts) {
    return "%s rows and %s"
        .formatted(
            Amounts.count(facts.bounds(DesignLimit.ROWS_PER_PARTITION).warning()),
            Amounts.bytes(facts.bounds(DesignLimit.BYTES_PER_PARTITION).warning()));
  }
}
