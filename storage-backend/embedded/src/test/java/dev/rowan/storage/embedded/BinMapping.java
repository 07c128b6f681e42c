package dev.rowan.storage.embedded;

import dev.rowan.annotation.Maintain;
import dev.rowan.annotation.Order;
import dev.rowan.mapping.Codecs;
import dev.rowan.mapping.EntityMapping;
import dev.rowan.mapping.Property;
import dev.rowan.spi.schema.Component.Copy;
import dev.rowan.spi.schema.DerivedTable;
import dev.rowan.spi.schema.ScalarType;
import dev.rowan.spi.schema.TableSchema;
import dev.rowan.spi.value.Row;
import java.util.List;
import java.util.Objects;

/** The mapping of bins, written like a generated one, and found by its name. */
final class BinMapping implements EntityMapping<Bin> {
  @Override
  public Class<Bin> type() {
    return Bin.class;
  }

  static final BinMapping INSTANCE = new BinMapping();
  static final Property<String> ID = new Property<>("id", 0, Codecs.STRING);
  static final Property<String> SHELF = new Property<>("shelf", 1, Codecs.STRING);
  static final Property<Integer> PARTS =
      new Property<>("parts", 2, Codecs.orElse(Codecs.INTEGER, 0));

  final TableSchema table =
      TableSchema.named("bin")
          .partitionKey("id", ScalarType.TEXT)
          .column("shelf", ScalarType.TEXT)
          .column("parts", ScalarType.INT)
          .build();

  final DerivedTable byShelf =
      new DerivedTable(
          TableSchema.named("bins_by_shelf")
              .partitionKey("shelf", ScalarType.TEXT)
              .clustering("id", ScalarType.TEXT, Order.ASC)
              .build(),
          table,
          List.of(new Copy(1), new Copy(0)),
          Maintain.VERIFIED);

  private BinMapping() {}

  @Override
  public TableSchema table() {
    return table;
  }

  @Override
  public List<DerivedTable> derived() {
    return List.of(byShelf);
  }

  @Override
  public Row write(Bin bin) {
    return Row.of(
        ID.encode(bin.getId()), SHELF.encode(bin.getShelf()), PARTS.encode(bin.getParts()));
  }

  @Override
  public Bin read(Row row) {
    Bin bin = new Bin();
    fill(row, bin);
    return bin;
  }

  @Override
  public void fill(Row row, Bin bin) {
    bin.setId(ID.decode(row));
    bin.setShelf(SHELF.decode(row));
    bin.setParts(Objects.requireNonNull(PARTS.decode(row)));
  }
}
