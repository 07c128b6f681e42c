package shop;

import dev.rowan.annotation.Order;
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

/** Maps {@link Guarded.Booking} to table {@code booking}. */
@Generated("dev.rowan.processor.RowanProcessor")
@NullUnmarked
@SuppressWarnings({"all", "deprecation", "exports", "removal"})
public final class Guarded_BookingMapping implements EntityMapping<Guarded.Booking> {
  /** The only instance. */
  public static final Guarded_BookingMapping INSTANCE = new Guarded_BookingMapping();

  /** Column {@code show text}, part of the partition key. */
  public static final Property<String> SHOW = new Property<>("show", 0, Codecs.STRING);

  /** Column {@code seat int}, a clustering column. */
  public static final Property<Integer> SEAT =
      new Property<>("seat", 1, Codecs.orElse(Codecs.INTEGER, 0));

  /** Column {@code free int}, a static column: one value for each partition. */
  public static final Property<Integer> FREE = new Property<>("free", 2, Codecs.INTEGER);

  /** Column {@code guest text}. */
  public static final Property<String> GUEST = new Property<>("guest", 3, Codecs.STRING);

  /** Column {@code note text}. */
  public static final Property<String> NOTE = new Property<>("note", 4, Codecs.STRING);

  /** The table {@code booking}. */
  public static final TableSchema TABLE =
      TableSchema.named("booking")
          .partitionKey("show", ScalarType.TEXT)
          .clustering("seat", ScalarType.INT, Order.ASC)
          .staticColumn("free", ScalarType.INT)
          .column("guest", ScalarType.TEXT)
          .column("note", ScalarType.TEXT)
          .build();

  private Guarded_BookingMapping() {}

  @Override
  public Class<Guarded.Booking> type() {
    return Guarded.Booking.class;
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
    return List.of(SHOW, SEAT, FREE, GUEST, NOTE);
  }

  @Override
  public Row write(Guarded.Booking entity) {
    return Row.of(
        SHOW.encode(entity.show()),
        SEAT.encode(entity.seat()),
        FREE.encode(entity.free()),
        GUEST.encode(entity.guest()),
        NOTE.encode(entity.note()));
  }

  @Override
  public Guarded.Booking read(Row row) {
    return new Guarded.Booking(
        SHOW.decode(row),
        SEAT.decode(row),
        FREE.decode(row),
        GUEST.decode(row),
        NOTE.decode(row));
  }
}
