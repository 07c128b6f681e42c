package dev.rowan.storage.cassandra.fault;

import dev.rowan.annotation.Maintain;
import dev.rowan.annotation.Order;
import dev.rowan.mapping.EntityMapping;
import dev.rowan.spi.schema.Component.Copy;
import dev.rowan.spi.schema.DerivedTable;
import dev.rowan.spi.schema.ScalarType;
import dev.rowan.spi.schema.TableSchema;
import dev.rowan.spi.value.Row;
import java.util.List;
import java.util.Locale;
import org.jspecify.annotations.Nullable;

/** Parcels of one box, with or without an index by rack. Entities are their rows. */
final class Parcels implements EntityMapping<Row> {
  @Override
  public Class<Row> type() {
    return Row.class;
  }

  static final String BOX = "box";

  private final TableSchema table;
  private final List<DerivedTable> derived;

  Parcels(@Nullable Maintain maintain) {
    String suffix = maintain == null ? "plain" : maintain.name().toLowerCase(Locale.ROOT);
    table =
        TableSchema.named("parcels_" + suffix)
            .partitionKey("box", ScalarType.TEXT)
            .clustering("number", ScalarType.INT, Order.ASC)
            .column("rack", ScalarType.TEXT)
            .build();
    TableSchema byRack =
        TableSchema.named("parcels_by_rack_" + suffix)
            .partitionKey("rack", ScalarType.TEXT)
            .clustering("box", ScalarType.TEXT, Order.ASC)
            .clustering("number", ScalarType.INT, Order.ASC)
            .build();
    derived =
        maintain == null
            ? List.of()
            : List.of(
                new DerivedTable(
                    byRack, table, List.of(new Copy(2), new Copy(0), new Copy(1)), maintain));
  }

  Row parcel(int number, String rack) {
    return Row.of(BOX, number, rack);
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
