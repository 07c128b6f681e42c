package shop;

import dev.rowan.mapping.Codecs;
import dev.rowan.mapping.EntityMapping;
import dev.rowan.mapping.Property;
import dev.rowan.spi.schema.DerivedTable;
import dev.rowan.spi.schema.ScalarType;
import dev.rowan.spi.schema.TableSchema;
import dev.rowan.spi.value.Row;
import jakarta.annotation.Generated;
import java.util.List;
import org.jspecify.annotations.NullUnmarked;

/** Maps {@link Shops.Shelf} to table {@code shelf}. */
@Generated("dev.rowan.processor.RowanProcessor")
@NullUnmarked
@SuppressWarnings({"all", "deprecation", "exports", "removal"})
public final class Shops_ShelfMapping implements EntityMapping<Shops.Shelf> {
  /** The only instance. */
  public static final Shops_ShelfMapping INSTANCE = new Shops_ShelfMapping();

  /** Column {@code id text}, part of the partition key. */
  public static final Property<String> ID = new Property<>("id", 0, Codecs.STRING);

  /** Column {@code room text}. */
  public static final Property<String> ROOM = new Property<>("room", 1, Codecs.STRING);

  /** Column {@code left int}. */
  public static final Property<Integer> LEFT =
      new Property<>("left", 2, Codecs.orElse(Codecs.INTEGER, 0));

  /** The table {@code shelf}. */
  public static final TableSchema TABLE =
      TableSchema.named("shelf")
          .partitionKey("id", ScalarType.TEXT)
          .column("room", ScalarType.TEXT)
          .column("left", ScalarType.INT)
          .build();

  private Shops_ShelfMapping() {}

  @Override
  public Class<Shops.Shelf> type() {
    return Shops.Shelf.class;
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
    return List.of(ID, ROOM, LEFT);
  }

  @Override
  public Row write(Shops.Shelf entity) {
    return Row.of(
        ID.encode(entity.id()),
        ROOM.encode(entity.room()),
        LEFT.encode(entity.left()));
  }

  @Override
  public Shops.Shelf read(Row row) {
    return new Shops.Shelf(
        ID.decode(row),
        ROOM.decode(row),
        LEFT.decode(row));
  }
}
