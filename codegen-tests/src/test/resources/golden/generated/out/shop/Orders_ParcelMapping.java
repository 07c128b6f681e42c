package shop;

import dev.rowan.annotation.Maintain;
import dev.rowan.annotation.Order;
import dev.rowan.mapping.Codecs;
import dev.rowan.mapping.EntityMapping;
import dev.rowan.mapping.GeneratedValues;
import dev.rowan.mapping.Property;
import dev.rowan.mapping.UpdateTime;
import dev.rowan.spi.schema.Component;
import dev.rowan.spi.schema.DerivedTable;
import dev.rowan.spi.schema.ScalarType;
import dev.rowan.spi.schema.TableSchema;
import dev.rowan.spi.value.Row;
import jakarta.annotation.Generated;
import java.time.Instant;
import java.time.LocalDate;
import java.util.List;
import java.util.UUID;
import org.jspecify.annotations.NullUnmarked;

/** Maps {@link Orders.Parcel} to table {@code parcel}. */
@Generated("dev.rowan.processor.RowanProcessor")
@NullUnmarked
@SuppressWarnings({"all", "deprecation", "exports", "removal"})
public final class Orders_ParcelMapping implements EntityMapping<Orders.Parcel> {
  /** The only instance. */
  public static final Orders_ParcelMapping INSTANCE = new Orders_ParcelMapping();

  /** Column {@code id uuid}, part of the partition key. */
  public static final Property<UUID> ID = new Property<>("id", 0, Codecs.UUID);

  /** Column {@code state text}. */
  public static final Property<String> STATE = new Property<>("state", 1, Codecs.STRING);

  /** Column {@code packed timestamp}. */
  public static final Property<Instant> PACKED = new Property<>("packed", 2, Codecs.TIMESTAMP);

  /** Column {@code moved timestamp}. */
  public static final Property<Instant> MOVED = new Property<>("moved", 3, Codecs.TIMESTAMP);

  /** Column {@code moved_on date}. */
  public static final Property<LocalDate> MOVED_ON = new Property<>("movedOn", 4, Codecs.DATE);

  /** The table {@code parcel}. */
  public static final TableSchema TABLE =
      TableSchema.named("parcel")
          .partitionKey("id", ScalarType.UUID)
          .column("state", ScalarType.TEXT)
          .column("packed", ScalarType.TIMESTAMP)
          .column("moved", ScalarType.TIMESTAMP)
          .column("moved_on", ScalarType.DATE)
          .build();

  /** The index table {@code parcels_by_state}. */
  public static final DerivedTable PARCELS_BY_STATE =
      new DerivedTable(
          TableSchema.named("parcels_by_state")
              .partitionKey("state", ScalarType.TEXT)
              .clustering("moved", ScalarType.TIMESTAMP, Order.DESC)
              .clustering("id", ScalarType.UUID, Order.ASC)
              .build(),
          TABLE,
          List.of(
              new Component.Copy(1),
              new Component.Copy(3),
              new Component.Copy(0)),
          Maintain.VERIFIED);

  private Orders_ParcelMapping() {}

  @Override
  public Class<Orders.Parcel> type() {
    return Orders.Parcel.class;
  }

  @Override
  public TableSchema table() {
    return TABLE;
  }

  @Override
  public List<DerivedTable> derived() {
    return List.of(PARCELS_BY_STATE);
  }

  @Override
  public List<Property<?>> properties() {
    return List.of(ID, STATE, PACKED, MOVED, MOVED_ON);
  }

  @Override
  public List<UpdateTime<?>> updateTimes() {
    return List.of(new UpdateTime<>(MOVED, GeneratedValues::instant),
        new UpdateTime<>(MOVED_ON, GeneratedValues::localDate));
  }

  @Override
  public Orders.Parcel generated(Orders.Parcel entity) {
    return new Orders.Parcel(
        entity.id() == null ? GeneratedValues.randomUuid() : entity.id(),
        entity.state(),
        entity.packed() == null ? GeneratedValues.instant() : entity.packed(),
        GeneratedValues.instant(),
        GeneratedValues.localDate());
  }

  @Override
  public Row write(Orders.Parcel entity) {
    return Row.of(
        ID.encode(entity.id()),
        STATE.encode(entity.state()),
        PACKED.encode(entity.packed()),
        MOVED.encode(entity.moved()),
        MOVED_ON.encode(entity.movedOn()));
  }

  @Override
  public Orders.Parcel read(Row row) {
    return new Orders.Parcel(
        ID.decode(row),
        STATE.decode(row),
        PACKED.decode(row),
        MOVED.decode(row),
        MOVED_ON.decode(row));
  }
}
