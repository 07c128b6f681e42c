package shop;

import dev.rowan.annotation.Order;
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
import java.time.Instant;
import java.util.List;
import org.jspecify.annotations.NullUnmarked;

/** Maps {@link Seat} to table {@code seat}. */
@Generated("dev.rowan.processor.RowanProcessor")
@NullUnmarked
@SuppressWarnings({"all", "deprecation", "exports", "removal"})
public final class SeatMapping implements EntityMapping<Seat> {
  /** The only instance. */
  public static final SeatMapping INSTANCE = new SeatMapping();

  /** Column {@code hall text}, part of the partition key. */
  public static final Property<String> HALL = new Property<>("hall", 0, Codecs.STRING);

  /** Column {@code number int}, a clustering column. */
  public static final Property<Integer> NUMBER =
      new Property<>("number", 1, Codecs.orElse(Codecs.INTEGER, 0));

  /** Column {@code guest text}. */
  public static final Property<String> GUEST = new Property<>("guest", 2, Codecs.STRING);

  /** Column {@code changed_at timestamp}. */
  public static final Property<Instant> CHANGED_AT =
      new Property<>("changedAt", 3, Codecs.TIMESTAMP);

  /** Column {@code version bigint}. */
  public static final Property<Long> VERSION =
      new Property<>("version", 4, Codecs.orElse(Codecs.LONG, 0L));

  /** The table {@code seat}. */
  public static final TableSchema TABLE =
      TableSchema.named("seat")
          .partitionKey("hall", ScalarType.TEXT)
          .clustering("number", ScalarType.INT, Order.ASC)
          .column("guest", ScalarType.TEXT)
          .column("changed_at", ScalarType.TIMESTAMP)
          .column("version", ScalarType.BIGINT)
          .build();

  private SeatMapping() {}

  @Override
  public Class<Seat> type() {
    return Seat.class;
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
    return List.of(HALL, NUMBER, GUEST, CHANGED_AT, VERSION);
  }

  @Override
  public int versionColumn() {
    return 4;
  }

  @Override
  public List<UpdateTime<?>> updateTimes() {
    return List.of(new UpdateTime<>(CHANGED_AT, GeneratedValues::instant));
  }

  @Override
  public Seat generated(Seat entity) {
    return new Seat(
        entity.hall(),
        entity.number(),
        entity.guest(),
        GeneratedValues.instant(),
        entity.version());
  }

  @Override
  public Row write(Seat entity) {
    return Row.of(
        HALL.encode(entity.hall()),
        NUMBER.encode(entity.number()),
        GUEST.encode(entity.guest()),
        CHANGED_AT.encode(entity.changedAt()),
        VERSION.encode(entity.version()));
  }

  @Override
  public Seat read(Row row) {
    return new Seat(
        HALL.decode(row),
        NUMBER.decode(row),
        GUEST.decode(row),
        CHANGED_AT.decode(row),
        VERSION.decode(row));
  }
}
