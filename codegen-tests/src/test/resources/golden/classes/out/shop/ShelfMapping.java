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

/** Maps {@link Shelf} to table {@code shelves}. */
@Generated("dev.rowan.processor.RowanProcessor")
@NullUnmarked
@SuppressWarnings({"all", "deprecation", "exports", "removal"})
public final class ShelfMapping implements EntityMapping<Shelf> {
  /** The only instance. */
  public static final ShelfMapping INSTANCE = new ShelfMapping();

  /** Column {@code number int}, part of the partition key. */
  public static final Property<Integer> NUMBER =
      new Property<>("number", 0, Codecs.orElse(Codecs.INTEGER, 0));

  /** Column {@code label text}. */
  public static final Property<String> TITLE = new Property<>("title", 1, Codecs.STRING);

  /** Column {@code room_name text}. */
  public static final Property<String> ROOM = new Property<>("room", 2, Codecs.STRING);

  /** The table {@code shelves}. */
  public static final TableSchema TABLE =
      TableSchema.named("shelves")
          .partitionKey("number", ScalarType.INT)
          .column("label", ScalarType.TEXT)
          .column("room_name", ScalarType.TEXT)
          .build();

  private ShelfMapping() {}

  @Override
  public Class<Shelf> type() {
    return Shelf.class;
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
    return List.of(NUMBER, TITLE, ROOM);
  }

  @Override
  public Row write(Shelf entity) {
    return Row.of(
        NUMBER.encode(entity.number()),
        TITLE.encode(entity.getTitle()),
        ROOM.encode(entity.room()));
  }

  @Override
  public Shelf read(Row row) {
    Shelf entity = new Shelf();
    fill(row, entity);
    return entity;
  }

  @Override
  public void fill(Row row, Shelf entity) {
    entity.title(TITLE.decode(row));
    entity.number(NUMBER.decode(row));
    entity.room(ROOM.decode(row));
  }
}
