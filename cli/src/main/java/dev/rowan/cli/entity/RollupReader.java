package dev.rowan.cli.entity;

import dev.rowan.cli.model.JsonTree;
import dev.rowan.mapping.BucketColumn;
import dev.rowan.mapping.BucketColumn.Naming;
import dev.rowan.mapping.Codecs;
import dev.rowan.mapping.ComputedColumn;
import dev.rowan.mapping.EntityMapping;
import dev.rowan.mapping.Property;
import dev.rowan.mapping.Rollup;
import dev.rowan.mapping.ShardColumn;
import dev.rowan.mapping.ShardInTurn;
import dev.rowan.spi.schema.CalendarPeriod;
import dev.rowan.spi.schema.TableSchema;
import java.time.Duration;
import java.time.YearMonth;
import java.time.temporal.ChronoUnit;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Objects;

/** Reads how counters count the rows of an entity. */
final class RollupReader {
  private RollupReader() {}

  /**
   * Returns a roll-up.
   *
   * @param counted the table of the counted rows
   * @param counters the entity of the counters
   */
  static Rollup rollup(JsonTree rollup, TableSchema counted, EntityMapping<?> counters) {
    TableSchema table = counters.table();
    List<Integer> dimensions = new ArrayList<>(Collections.nCopies(table.keySize(), -1));
    for (JsonTree dimension : rollup.objects("dimensions")) {
      dimensions.set(table.indexOf(dimension.text("name")), counted.indexOf(dimension.text("of")));
    }
    return new Rollup(
        counters,
        table.indexOf(rollup.text("counter")),
        dimensions,
        bucket(rollup.object("period"), table, counted),
        computed(rollup.objects("computed"), table),
        computed(rollup.objects("partition"), counted),
        Duration.parse(rollup.text("every")));
  }

  private static List<ComputedColumn<?>> computed(List<JsonTree> columns, TableSchema table) {
    List<ComputedColumn<?>> all = new ArrayList<>();
    for (JsonTree column : columns) {
      all.add(
          column
              .number("shards")
              .<ComputedColumn<?>>map(count -> shard(column, table, count))
              .orElseGet(() -> bucket(column, table, table)));
    }
    return all;
  }

  private static ComputedColumn<?> shard(JsonTree column, TableSchema table, long count) {
    Property<Integer> shard =
        new Property<>(column.text("name"), table.indexOf(column.text("name")), Codecs.INTEGER);
    return column.text("of").isEmpty()
        ? new ShardInTurn(shard, Math.toIntExact(count))
        : new ShardColumn<>(shard, property(column.text("of"), table), Math.toIntExact(count));
  }

  private static BucketColumn<Object, Object> bucket(
      JsonTree column, TableSchema table, TableSchema source) {
    Property<Object> stored = property(column.text("name"), table);
    int size = Math.toIntExact(column.number("size").orElse(1L));
    return new BucketColumn<>(
        stored,
        property(column.text("of"), source),
        new CalendarPeriod(ChronoUnit.valueOf(column.text("unit")), size),
        0,
        naming(column.text("type"), column.text("format")));
  }

  /**
   * Returns the stored values of periods.
   *
   * @param type the simple name of the Java type of the property
   * @param format the pattern of a text; empty for other types
   */
  private static Naming<Object> naming(String type, String format) {
    return switch (type) {
      case "Instant" -> CalendarPeriod::startOf;
      case "LocalDate" -> CalendarPeriod::dayOf;
      case "YearMonth" -> (period, number) -> stored(period.monthOf(number));
      case "int", "Integer", "Year" -> CalendarPeriod::unitsAsInt;
      case "long", "Long" -> CalendarPeriod::unitsOf;
      default -> BucketColumn.text(format)::of;
    };
  }

  private static Object stored(YearMonth month) {
    return Objects.requireNonNull(Codecs.YEAR_MONTH.encode(month));
  }

  private static Property<Object> property(String column, TableSchema table) {
    return new Property<>(column, table.indexOf(column), StoredCodec.INSTANCE);
  }
}
