package dev.rowan.storage.contract.hammer;

import dev.rowan.annotation.Maintain;
import dev.rowan.annotation.Order;
import dev.rowan.mapping.EntityMapping;
import dev.rowan.spi.schema.Component;
import dev.rowan.spi.schema.Component.Copy;
import dev.rowan.spi.schema.DerivedTable;
import dev.rowan.spi.schema.ListType;
import dev.rowan.spi.schema.ScalarType;
import dev.rowan.spi.schema.SetType;
import dev.rowan.spi.schema.TableSchema;
import dev.rowan.spi.value.Row;
import java.util.ArrayList;
import java.util.List;

/**
 * The offers of the stalls of a market, as rows: an index by seller and price, one by tag, and a
 * copy by seller. Under BLIND, no index has the price or the tags in its key, and the seller of a
 * row never changes.
 */
public final class StallMapping implements EntityMapping<Row> {
  @Override
  public Class<Row> type() {
    return Row.class;
  }

  static final int STALL = 0;
  static final int ID = 1;
  static final int SELLER = 2;
  static final int PRICE = 3;
  static final int TITLE = 4;
  static final int TAGS = 5;
  static final int NOTE = 6;
  static final int HISTORY = 7;
  static final int COLUMNS = 8;

  private final TableSchema table;
  private final List<DerivedTable> derived = new ArrayList<>();
  private final Maintain maintain;

  /**
   * Creates a mapping to separate tables.
   *
   * @param name the prefix of the names of all its tables
   */
  public StallMapping(String name, Maintain maintain) {
    this.maintain = maintain;
    table =
        TableSchema.named(name)
            .partitionKey("stall", ScalarType.TEXT)
            .clustering("id", ScalarType.INT, Order.DESC)
            .column("seller", ScalarType.TEXT)
            .column("price", ScalarType.DECIMAL)
            .column("title", ScalarType.TEXT)
            .column("tags", new SetType(ScalarType.TEXT))
            .column("note", ScalarType.TEXT)
            .column("history", new ListType(ScalarType.TEXT))
            .build();
    if (maintain != Maintain.BLIND) {
      derive(
          TableSchema.named(name + "_by_price")
              .partitionKey("seller", ScalarType.TEXT)
              .clustering("price", ScalarType.DECIMAL, Order.DESC)
              .clustering("stall", ScalarType.TEXT, Order.ASC)
              .clustering("id", ScalarType.INT, Order.ASC)
              .column("title", ScalarType.TEXT),
          List.of(
              new Copy(SELLER), new Copy(PRICE), new Copy(STALL), new Copy(ID), new Copy(TITLE)));
      derive(
          TableSchema.named(name + "_by_tag")
              .partitionKey("tags_element", ScalarType.TEXT)
              .clustering("stall", ScalarType.TEXT, Order.ASC)
              .clustering("id", ScalarType.INT, Order.ASC),
          List.of(new Component.ElementOf(TAGS), new Copy(STALL), new Copy(ID)));
    }
    derive(
        TableSchema.named(name + "_copy")
            .partitionKey("seller", ScalarType.TEXT)
            .clustering("stall", ScalarType.TEXT, Order.ASC)
            .clustering("id", ScalarType.INT, Order.ASC)
            .column("price", ScalarType.DECIMAL)
            .column("title", ScalarType.TEXT)
            .column("tags", new SetType(ScalarType.TEXT))
            .column("note", ScalarType.TEXT),
        List.of(
            new Copy(SELLER),
            new Copy(STALL),
            new Copy(ID),
            new Copy(PRICE),
            new Copy(TITLE),
            new Copy(TAGS),
            new Copy(NOTE)));
  }

  private void derive(TableSchema.Builder entries, List<Component> components) {
    derived.add(new DerivedTable(entries.build(), table, components, maintain));
  }

  Maintain maintain() {
    return maintain;
  }

  @Override
  public TableSchema table() {
    return table;
  }

  @Override
  public List<DerivedTable> derived() {
    return derived;
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
