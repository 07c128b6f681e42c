package dev.rowan.storage.contract;

import dev.rowan.annotation.Maintain;
import dev.rowan.annotation.Order;
import dev.rowan.binding.Codecs;
import dev.rowan.binding.EntityMapping;
import dev.rowan.binding.Property;
import dev.rowan.schema.Component.Copy;
import dev.rowan.schema.DerivedTable;
import dev.rowan.schema.ScalarType;
import dev.rowan.schema.SetType;
import dev.rowan.schema.TableSchema;
import dev.rowan.storage.contract.StockMapping.Stock;
import dev.rowan.value.Row;
import java.math.BigDecimal;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** The mapping of stocks: with or without an index, with versions that are conditions or not. */
final class StockMapping implements EntityMapping<Stock> {
  static final Property<String> ID = new Property<>("id", 0, Codecs.STRING);
  static final Property<String> PLACE = new Property<>("place", 1, Codecs.STRING);
  static final Property<BigDecimal> PRICE = new Property<>("price", 2, Codecs.DECIMAL);
  static final Property<Integer> LEFT = new Property<>("left", 3, Codecs.orElse(Codecs.INTEGER, 0));
  static final Property<Set<String>> TAGS = new Property<>("tags", 4, Codecs.set(Codecs.STRING));
  static final Property<Long> VERSION =
      new Property<>("version", 5, Codecs.orElse(Codecs.LONG, 0L));

  private final TableSchema table =
      TablePool.take(
          TableSchema.named("stock")
              .partitionKey("id", ScalarType.TEXT)
              .column("place", ScalarType.TEXT)
              .column("price", ScalarType.DECIMAL)
              .column("left", ScalarType.INT)
              .column("tags", new SetType(ScalarType.TEXT))
              .column("version", ScalarType.BIGINT));

  final DerivedTable byPlace =
      new DerivedTable(
          TablePool.take(
              TableSchema.named("by_place")
                  .partitionKey("place", ScalarType.TEXT)
                  .clustering("id", ScalarType.TEXT, Order.ASC)
                  .column("left", ScalarType.INT)),
          table,
          List.of(new Copy(1), new Copy(0), new Copy(3)),
          Maintain.SERIAL);

  private final boolean indexed;
  private final boolean versioned;
  private final List<Property<?>> immutable;

  StockMapping(boolean indexed, boolean versioned, Property<?>... immutable) {
    this.indexed = indexed;
    this.versioned = versioned;
    this.immutable = List.of(immutable);
  }

  @Override
  public List<Property<?>> immutable() {
    return immutable;
  }

  /** The remaining quantity of an item; the version is 0 if none was read. */
  record Stock(
      String id,
      @Nullable String place,
      @Nullable BigDecimal price,
      int left,
      Set<String> tags,
      long version) {
    static Stock of(String id, String place, int left) {
      return new Stock(id, place, new BigDecimal("1.50"), left, Set.of("new"), 0);
    }

    Stock withLeft(int now) {
      return new Stock(id, place, price, now, tags, version);
    }

    Stock withPlace(@Nullable String now) {
      return new Stock(id, now, price, left, tags, version);
    }

    Stock withVersion(long now) {
      return new Stock(id, place, price, left, tags, now);
    }
  }

  @Override
  public TableSchema table() {
    return table;
  }

  @Override
  public List<DerivedTable> derived() {
    return indexed ? List.of(byPlace) : List.of();
  }

  @Override
  public int versionColumn() {
    return versioned ? VERSION.column() : -1;
  }

  @Override
  public Row write(Stock stock) {
    return Row.of(
        ID.encode(stock.id()),
        PLACE.encode(stock.place()),
        PRICE.encode(stock.price()),
        LEFT.encode(stock.left()),
        TAGS.encode(stock.tags()),
        VERSION.encode(stock.version()));
  }

  @Override
  public Stock read(Row row) {
    return new Stock(
        Objects.requireNonNull(ID.decode(row)),
        PLACE.decode(row),
        PRICE.decode(row),
        Objects.requireNonNull(LEFT.decode(row)),
        Objects.requireNonNull(TAGS.decode(row)),
        Objects.requireNonNull(VERSION.decode(row)));
  }
}
