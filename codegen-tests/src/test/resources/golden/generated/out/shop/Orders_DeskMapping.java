package shop;

import dev.rowan.mapping.Codecs;
import dev.rowan.mapping.EntityMapping;
import dev.rowan.mapping.GeneratedValues;
import dev.rowan.mapping.Property;
import dev.rowan.mapping.UpdateTime;
import dev.rowan.spi.schema.DerivedTable;
import dev.rowan.spi.schema.ScalarType;
import dev.rowan.spi.schema.TableSchema;
import dev.rowan.spi.value.Row;
import jakarta.annotation.Generated;
import java.util.Date;
import java.util.List;
import org.jspecify.annotations.NullUnmarked;

/** Maps {@link Orders.Desk} to table {@code desk}. */
@Generated("dev.rowan.processor.RowanProcessor")
@NullUnmarked
@SuppressWarnings({"all", "deprecation", "exports", "removal"})
public final class Orders_DeskMapping implements EntityMapping<Orders.Desk> {
  /** The only instance. */
  public static final Orders_DeskMapping INSTANCE = new Orders_DeskMapping();

  /** Column {@code room text}, part of the partition key. */
  public static final Property<String> ROOM = new Property<>("room", 0, Codecs.STRING);

  /** Column {@code owner text}. */
  public static final Property<String> OWNER = new Property<>("owner", 1, Codecs.STRING);

  /** Column {@code changed timestamp}. */
  public static final Property<Date> CHANGED = new Property<>("changed", 2, Codecs.UTIL_DATE);

  /** The table {@code desk}. */
  public static final TableSchema TABLE =
      TableSchema.named("desk")
          .partitionKey("room", ScalarType.TEXT)
          .column("owner", ScalarType.TEXT)
          .column("changed", ScalarType.TIMESTAMP)
          .build();

  private Orders_DeskMapping() {}

  @Override
  public Class<Orders.Desk> type() {
    return Orders.Desk.class;
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
    return List.of(ROOM, OWNER, CHANGED);
  }

  @Override
  public List<UpdateTime<?>> updateTimes() {
    return List.of(new UpdateTime<>(CHANGED, GeneratedValues::date));
  }

  @Override
  public Orders.Desk generated(Orders.Desk entity) {
    entity.setChanged(GeneratedValues.date());
    return entity;
  }

  @Override
  public Row write(Orders.Desk entity) {
    return Row.of(
        ROOM.encode(entity.room),
        OWNER.encode(entity.owner),
        CHANGED.encode(entity.getChanged()));
  }

  @Override
  public Orders.Desk read(Row row) {
    Orders.Desk entity = new Orders.Desk();
    fill(row, entity);
    return entity;
  }

  @Override
  public void fill(Row row, Orders.Desk entity) {
    entity.room = ROOM.decode(row);
    entity.owner = OWNER.decode(row);
    entity.setChanged(CHANGED.decode(row));
  }
}
