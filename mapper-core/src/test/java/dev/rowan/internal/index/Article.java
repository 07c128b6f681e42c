package dev.rowan.internal.index;

import dev.rowan.annotation.Maintain;
import dev.rowan.annotation.Order;
import dev.rowan.spi.schema.Component;
import dev.rowan.spi.schema.DerivedTable;
import dev.rowan.spi.schema.Period;
import dev.rowan.spi.schema.ScalarType;
import dev.rowan.spi.schema.SetType;
import dev.rowan.spi.schema.TableSchema;
import dev.rowan.spi.value.Row;
import java.math.BigDecimal;
import java.time.Instant;
import java.util.HashSet;
import java.util.List;
import java.util.Random;
import java.util.Set;

/** A table with derived tables of every kind, and random rows of it. */
final class Article {
  /** Columns: id, seller, price, at, tags. */
  static final TableSchema TABLE =
      TableSchema.named("article")
          .partitionKey("id", ScalarType.INT)
          .column("seller", ScalarType.TEXT)
          .column("price", ScalarType.DECIMAL)
          .column("at", ScalarType.TIMESTAMP)
          .column("tags", new SetType(ScalarType.TEXT))
          .build();

  static final DerivedTable BY_SELLER =
      derived(
          TableSchema.named("by_seller")
              .partitionKey("seller", ScalarType.TEXT)
              .clustering("price", ScalarType.DECIMAL, Order.DESC)
              .clustering("id", ScalarType.INT, Order.ASC),
          new Component.Copy(1),
          new Component.Copy(2),
          new Component.Copy(0));

  static final DerivedTable BY_TAG =
      derived(
          TableSchema.named("by_tag")
              .partitionKey("tags_element", ScalarType.TEXT)
              .clustering("id", ScalarType.INT, Order.ASC)
              .column("price", ScalarType.DECIMAL)
              .column("tags", new SetType(ScalarType.TEXT)),
          new Component.ElementOf(4),
          new Component.Copy(0),
          new Component.Copy(2),
          new Component.Copy(4));

  static final DerivedTable BY_HOUR =
      derived(
          TableSchema.named("by_hour")
              .partitionKey("hour_at", ScalarType.TIMESTAMP)
              .clustering("at", ScalarType.TIMESTAMP, Order.DESC)
              .clustering("id", ScalarType.INT, Order.ASC)
              .column("seller", ScalarType.TEXT),
          new Component.PeriodOf(3, Period.HOUR),
          new Component.Copy(3),
          new Component.Copy(0),
          new Component.Copy(1));

  static final List<DerivedTable> DERIVED = List.of(BY_SELLER, BY_TAG, BY_HOUR);

  private Article() {}

  /** Returns a row of the article with this key, or null; values and nulls from few choices. */
  static Row random(Random random, int id) {
    if (random.nextInt(5) == 0) {
      return null;
    }
    Set<String> tags = new HashSet<>(Set.of("new", "old", "rare"));
    tags.removeIf(tag -> random.nextBoolean());
    return Row.of(
        id,
        random.nextInt(4) == 0 ? null : "seller " + random.nextInt(2),
        random.nextInt(4) == 0 ? null : new BigDecimal(random.nextInt(3)),
        random.nextInt(4) == 0 ? null : Instant.EPOCH.plusSeconds(1_800L * random.nextInt(4)),
        tags.isEmpty() ? null : tags);
  }

  private static DerivedTable derived(TableSchema.Builder table, Component... components) {
    return new DerivedTable(table.build(), TABLE, List.of(components), Maintain.VERIFIED);
  }
}
