package dev.rowan.storage.embedded;

import dev.rowan.annotation.Maintain;
import dev.rowan.annotation.Order;
import dev.rowan.mapping.EntityMapping;
import dev.rowan.spi.schema.Component.Copy;
import dev.rowan.spi.schema.DerivedTable;
import dev.rowan.spi.schema.ListType;
import dev.rowan.spi.schema.ScalarType;
import dev.rowan.spi.schema.TableSchema;
import dev.rowan.spi.value.Row;
import java.util.List;

/** Stalls of a market by seller and by price: entities are their rows, with two indexes. */
final class StallMapping implements EntityMapping<Row> {
  @Override
  public Class<Row> type() {
    return Row.class;
  }

  private static final TableSchema STALLS =
      TableSchema.named("stalls")
          .partitionKey("market", ScalarType.TEXT)
          .clustering("number", ScalarType.INT, Order.ASC)
          .column("seller", ScalarType.TEXT)
          .column("price", ScalarType.INT)
          .column("title", ScalarType.TEXT)
          .column("stock", ScalarType.INT)
          .column("log", new ListType(ScalarType.TEXT))
          .build();

  final DerivedTable bySeller;
  final DerivedTable byPrice;

  StallMapping(Maintain maintain) {
    bySeller =
        new DerivedTable(
            TableSchema.named("stalls_by_seller")
                .partitionKey("seller", ScalarType.TEXT)
                .clustering("price", ScalarType.INT, Order.DESC)
                .clustering("market", ScalarType.TEXT, Order.ASC)
                .clustering("number", ScalarType.INT, Order.ASC)
                .column("title", ScalarType.TEXT)
                .build(),
            STALLS,
            List.of(new Copy(2), new Copy(3), new Copy(0), new Copy(1), new Copy(4)),
            maintain);
    byPrice =
        new DerivedTable(
            TableSchema.named("stalls_by_price")
                .partitionKey("price", ScalarType.INT)
                .clustering("market", ScalarType.TEXT, Order.ASC)
                .clustering("number", ScalarType.INT, Order.ASC)
                .build(),
            STALLS,
            List.of(new Copy(3), new Copy(0), new Copy(1)),
            maintain);
  }

  @Override
  public TableSchema table() {
    return STALLS;
  }

  @Override
  public List<DerivedTable> derived() {
    return List.of(bySeller, byPrice);
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
