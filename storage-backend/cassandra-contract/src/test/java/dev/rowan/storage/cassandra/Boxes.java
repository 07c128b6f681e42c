package dev.rowan.storage.cassandra;

import dev.rowan.annotation.Maintain;
import dev.rowan.annotation.Order;
import dev.rowan.mapping.EntityMapping;
import dev.rowan.spi.schema.Component.Copy;
import dev.rowan.spi.schema.DerivedTable;
import dev.rowan.spi.schema.ScalarType;
import dev.rowan.spi.schema.TableSchema;
import dev.rowan.spi.value.Row;
import java.util.List;

/** Boxes of a room, with an index by label that changes. */
final class Boxes implements EntityMapping<Row> {
  @Override
  public Class<Row> type() {
    return Row.class;
  }

  private final TableSchema table;
  private final DerivedTable byLabel;

  Boxes(String name) {
    table =
        TableSchema.named(name)
            .partitionKey("room", ScalarType.TEXT)
            .partitionKey("shelf", ScalarType.TEXT)
            .column("label", ScalarType.TEXT)
            .build();
    byLabel =
        new DerivedTable(
            TableSchema.named(name + "_by_label")
                .partitionKey("label", ScalarType.TEXT)
                .clustering("room", ScalarType.TEXT, Order.ASC)
                .clustering("shelf", ScalarType.TEXT, Order.ASC)
                .build(),
            table,
            List.of(new Copy(2), new Copy(0), new Copy(1)),
            Maintain.VERIFIED);
  }

  @Override
  public TableSchema table() {
    return table;
  }

  @Override
  public List<DerivedTable> derived() {
    return List.of(byLabel);
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
