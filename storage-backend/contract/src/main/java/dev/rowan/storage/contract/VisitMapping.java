package dev.rowan.storage.contract;

import dev.rowan.annotation.Maintain;
import dev.rowan.annotation.Order;
import dev.rowan.binding.EntityMapping;
import dev.rowan.schema.Component;
import dev.rowan.schema.Component.Copy;
import dev.rowan.schema.Component.ElementOf;
import dev.rowan.schema.Component.PeriodOf;
import dev.rowan.schema.Component.ShardOf;
import dev.rowan.schema.DerivedTable;
import dev.rowan.schema.ListType;
import dev.rowan.schema.MapType;
import dev.rowan.schema.Period;
import dev.rowan.schema.ScalarType;
import dev.rowan.schema.SetType;
import dev.rowan.schema.TableSchema;
import dev.rowan.value.Row;
import java.util.ArrayList;
import java.util.List;

/**
 * The guest book of a house: rows in partitions with clustering and static columns, collections,
 * and indexes with every kind of key. Entities are their rows.
 */
final class VisitMapping implements EntityMapping<Row> {
  static final int GUEST = 0;
  static final int YEAR = 1;
  static final int ROOM = 2;
  static final int HOME = 3;
  static final int HOST = 4;
  static final int RATE = 5;
  static final int AT = 6;
  static final int WORDS = 7;
  static final int RANKS = 8;
  static final int STEPS = 9;
  static final int NOTE = 10;
  static final int FREE = 11;

  /** The number of shards of each host. */
  static final int SHARDS = 3;

  final TableSchema table =
      TablePool.take(
          TableSchema.named("visit")
              .partitionKey("guest", ScalarType.TEXT)
              .clustering("year", ScalarType.INT, Order.DESC)
              .clustering("room", ScalarType.TEXT, Order.ASC)
              .staticColumn("home", ScalarType.TEXT)
              .column("host", ScalarType.TEXT)
              .column("rate", ScalarType.DECIMAL)
              .column("at", ScalarType.TIMESTAMP)
              .column("words", new SetType(ScalarType.TEXT))
              .column("ranks", new MapType(ScalarType.INT, ScalarType.TEXT))
              .column("steps", new ListType(ScalarType.TEXT))
              .column("note", ScalarType.TEXT)
              .column("free", ScalarType.TEXT));

  /** Two columns that change together, in descending order, with a copied column. */
  final DerivedTable byHost;

  /** One entry for each element of a set, with a list. */
  final DerivedTable byWord;

  /** One entry for each key of a map. */
  final DerivedTable byRank;

  /** One entry for each distinct element of a list. */
  final DerivedTable byStep;

  /** By the day. */
  final DerivedTable byDay;

  /** By the shard of a column that changes. */
  final DerivedTable byShard;

  /** By columns of the row's own key only. */
  final DerivedTable byYear;

  private final Maintain maintain;

  VisitMapping(Maintain maintain) {
    this.maintain = maintain;
    byHost =
        derived(
            TableSchema.named("by_host")
                .partitionKey("host", ScalarType.TEXT)
                .clustering("rate", ScalarType.DECIMAL, Order.DESC),
            new Copy(HOST),
            new Copy(RATE),
            new Copy(NOTE));
    byWord =
        derived(
            TableSchema.named("by_word").partitionKey("words_element", ScalarType.TEXT),
            new ElementOf(WORDS),
            new Copy(STEPS));
    byRank =
        derived(
            TableSchema.named("by_rank")
                .partitionKey("ranks_element", ScalarType.INT)
                .clustering("at", ScalarType.TIMESTAMP, Order.ASC),
            new ElementOf(RANKS),
            new Copy(AT));
    byStep =
        derived(
            TableSchema.named("by_step").partitionKey("steps_element", ScalarType.TEXT),
            new ElementOf(STEPS));
    byDay =
        derived(
            TableSchema.named("by_day")
                .partitionKey("day_at", ScalarType.DATE)
                .clustering("at", ScalarType.TIMESTAMP, Order.DESC),
            new PeriodOf(AT, Period.DAY),
            new Copy(AT),
            new Copy(NOTE),
            new Copy(WORDS));
    byShard =
        derived(
            TableSchema.named("by_shard")
                .partitionKey("host", ScalarType.TEXT)
                .partitionKey("rate_shard_3", ScalarType.INT)
                .clustering("rate", ScalarType.DECIMAL, Order.ASC),
            new Copy(HOST),
            new ShardOf(RATE, SHARDS),
            new Copy(RATE));
    byYear =
        new DerivedTable(
            TablePool.take(
                TableSchema.named("by_year")
                    .partitionKey("year", ScalarType.INT)
                    .clustering("guest", ScalarType.TEXT, Order.DESC)
                    .clustering("room", ScalarType.TEXT, Order.ASC)
                    .column("note", ScalarType.TEXT)),
            table,
            List.of(new Copy(YEAR), new Copy(GUEST), new Copy(ROOM), new Copy(NOTE)),
            maintain);
  }

  /** Adds the row's key after the components of the entry's own key, followed by the copies. */
  private DerivedTable derived(TableSchema.Builder builder, Component... components) {
    int own = builder.build().size();
    List<Component> all = new ArrayList<>(List.of(components).subList(0, own));
    builder
        .clustering("guest", ScalarType.TEXT, Order.ASC)
        .clustering("year", ScalarType.INT, Order.DESC)
        .clustering("room", ScalarType.TEXT, Order.ASC);
    all.addAll(List.of(new Copy(GUEST), new Copy(YEAR), new Copy(ROOM)));
    for (Component copy : List.of(components).subList(own, components.length)) {
      builder.column(table.column(copy.column()).name(), table.column(copy.column()).type());
      all.add(copy);
    }
    return new DerivedTable(TablePool.take(builder, maintain), table, all, maintain);
  }

  @Override
  public TableSchema table() {
    return table;
  }

  /** Returns all indexes; under BLIND only those whose keys the test never changes. */
  @Override
  public List<DerivedTable> derived() {
    return maintain == Maintain.BLIND
        ? List.of(byHost, byDay, byShard, byYear)
        : List.of(byHost, byWord, byRank, byStep, byDay, byShard, byYear);
  }

  @Override
  public Row write(Row row) {
    return row;
  }

  @Override
  public Row read(Row row) {
    return row;
  }
}
