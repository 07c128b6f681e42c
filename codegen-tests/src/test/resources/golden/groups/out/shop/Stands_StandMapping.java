package shop;

import dev.rowan.mapping.Codecs;
import dev.rowan.mapping.EntityMapping;
import dev.rowan.mapping.Property;
import dev.rowan.spi.schema.ColumnGroup;
import dev.rowan.spi.schema.DerivedTable;
import dev.rowan.spi.schema.ScalarType;
import dev.rowan.spi.schema.SetType;
import dev.rowan.spi.schema.StorageOptions;
import dev.rowan.spi.schema.TableSchema;
import dev.rowan.spi.value.Row;
import jakarta.annotation.Generated;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.NullUnmarked;

/** Maps {@link Stands.Stand} to table {@code stand}. */
@Generated("dev.rowan.processor.RowanProcessor")
@NullUnmarked
@SuppressWarnings({"all", "deprecation", "exports", "removal"})
final class Stands_StandMapping implements EntityMapping<Stands.Stand> {
  /** The only instance. */
  public static final Stands_StandMapping INSTANCE = new Stands_StandMapping();

  /** Column {@code name text}, part of the partition key. */
  public static final Property<String> NAME = new Property<>("name", 0, Codecs.STRING);

  /** Column {@code city text}. */
  public static final Property<String> CITY = new Property<>("city", 1, Codecs.STRING);

  /** Column {@code sold int}. */
  public static final Property<Integer> SOLD =
      new Property<>("sold", 2, Codecs.orElse(Codecs.INTEGER, 0));

  /** Column {@code last_sale timestamp}. */
  public static final Property<Instant> LAST_SALE = new Property<>("lastSale", 3, Codecs.TIMESTAMP);

  /** Column {@code buyers set<text>}. */
  public static final Property<Set<String>> BUYERS =
      new Property<>("buyers", 4, Codecs.set(Codecs.STRING));

  /** Column {@code terms text}. */
  public static final Property<String> TERMS = new Property<>("terms", 5, Codecs.STRING);

  /** The table {@code stand}. */
  public static final TableSchema TABLE =
      TableSchema.named("stand")
          .partitionKey("name", ScalarType.TEXT)
          .column("city", ScalarType.TEXT)
          .column("sold", ScalarType.INT)
          .column("last_sale", ScalarType.TIMESTAMP)
          .column("buyers", new SetType(ScalarType.TEXT))
          .column("terms", ScalarType.TEXT)
          .group(
          new ColumnGroup(
              "hot",
              new StorageOptions(
                  Map.of("class", "LeveledCompactionStrategy"),
                  Map.of(),
                  Map.of("keys", "ALL", "rows_per_partition", "10"),
                  -1,
                  ""),
              List.of("sold", "last_sale", "buyers")))
          .group("files", "terms")
          .build();

  private Stands_StandMapping() {}

  @Override
  public Class<Stands.Stand> type() {
    return Stands.Stand.class;
  }

  @Override
  public TableSchema table() {
    return TABLE;
  }

  @Override
  public List<DerivedTable> derived() {
    return List.of();
  }

  @Override
  public List<Property<?>> properties() {
    return List.of(NAME, CITY, SOLD, LAST_SALE, BUYERS, TERMS);
  }

  @Override
  public Row write(Stands.Stand entity) {
    return Row.of(
        NAME.encode(entity.name()),
        CITY.encode(entity.city()),
        SOLD.encode(entity.sold()),
        LAST_SALE.encode(entity.lastSale()),
        BUYERS.encode(entity.buyers()),
        TERMS.encode(entity.terms()));
  }

  @Override
  public Stands.Stand read(Row row) {
    return new Stands.Stand(
        NAME.decode(row),
        CITY.decode(row),
        SOLD.decode(row),
        LAST_SALE.decode(row),
        BUYERS.decode(row),
        TERMS.decode(row));
  }
}
