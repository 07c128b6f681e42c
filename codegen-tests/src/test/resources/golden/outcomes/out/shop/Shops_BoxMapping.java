package shop;

import dev.rowan.annotation.Maintain;
import dev.rowan.annotation.Order;
import dev.rowan.mapping.Codecs;
import dev.rowan.mapping.EntityMapping;
import dev.rowan.mapping.Property;
import dev.rowan.spi.schema.Component;
import dev.rowan.spi.schema.DerivedTable;
import dev.rowan.spi.schema.ScalarType;
import dev.rowan.spi.schema.TableSchema;
import dev.rowan.spi.value.Row;
import jakarta.annotation.Generated;
import java.util.List;
import org.jspecify.annotations.NullUnmarked;

/** Maps {@link Shops.Box} to table {@code box}. */
@Generated("dev.rowan.processor.RowanProcessor")
@NullUnmarked
@SuppressWarnings({"all", "deprecation", "exports", "removal"})
public final class Shops_BoxMapping implements EntityMapping<Shops.Box> {
  /** The only instance. */
  public static final Shops_BoxMapping INSTANCE = new Shops_BoxMapping();

  /** Column {@code id text}, part of the partition key. */
  public static final Property<String> ID = new Property<>("id", 0, Codecs.STRING);

  /** Column {@code room text}. */
  public static final Property<String> ROOM = new Property<>("room", 1, Codecs.STRING);

  /** Column {@code left int}. */
  public static final Property<Integer> LEFT =
      new Property<>("left", 2, Codecs.orElse(Codecs.INTEGER, 0));

  /** Column {@code version bigint}. */
  public static final Property<Long> VERSION =
      new Property<>("version", 3, Codecs.orElse(Codecs.LONG, 0L));

  /** The table {@code box}. */
  public static final TableSchema TABLE =
      TableSchema.named("box")
          .partitionKey("id", ScalarType.TEXT)
          .column("room", ScalarType.TEXT)
          .column("left", ScalarType.INT)
          .column("version", ScalarType.BIGINT)
          .build();

  /** The index table {@code boxes_by_room}. */
  public static final DerivedTable BOXES_BY_ROOM =
      new DerivedTable(
          TableSchema.named("boxes_by_room")
              .partitionKey("room", ScalarType.TEXT)
              .clustering("id", ScalarType.TEXT, Order.ASC)
              .build(),
          TABLE,
          List.of(
              new Component.Copy(1),
              new Component.Copy(0)),
          Maintain.SERIAL);

  private Shops_BoxMapping() {}

  @Override
  public Class<Shops.Box> type() {
    return Shops.Box.class;
  }

  @Override
  public TableSchema table() {
    return TABLE;
  }

  @Override
  public List<DerivedTable> derived() {
    return List.of(BOXES_BY_ROOM);
  }

  @Override
  public List<Property<?>> properties() {
    return List.of(ID, ROOM, LEFT, VERSION);
  }

  @Override
  public int versionColumn() {
    return 3;
  }

  @Override
  public Row write(Shops.Box entity) {
    return Row.of(
        ID.encode(entity.id()),
        ROOM.encode(entity.room()),
        LEFT.encode(entity.left()),
        VERSION.encode(entity.version()));
  }

  @Override
  public Shops.Box read(Row row) {
    return new Shops.Box(
        ID.decode(row),
        ROOM.decode(row),
        LEFT.decode(row),
        VERSION.decode(row));
  }
}
