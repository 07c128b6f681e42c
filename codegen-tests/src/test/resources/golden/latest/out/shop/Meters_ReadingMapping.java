package shop;

import dev.rowan.annotation.Order;
import dev.rowan.mapping.BucketColumn;
import dev.rowan.mapping.Codecs;
import dev.rowan.mapping.EntityMapping;
import dev.rowan.mapping.Property;
import dev.rowan.spi.schema.CalendarPeriod;
import dev.rowan.spi.schema.Component;
import dev.rowan.spi.schema.DerivedTable;
import dev.rowan.spi.schema.ScalarType;
import dev.rowan.spi.schema.TableSchema;
import dev.rowan.spi.value.Row;
import jakarta.annotation.Generated;
import java.time.Instant;
import java.time.LocalDate;
import java.time.temporal.ChronoUnit;
import java.util.List;
import org.jspecify.annotations.NullUnmarked;

/** Maps {@link Meters.Reading} to table {@code reading}. */
@Generated("dev.rowan.processor.RowanProcessor")
@NullUnmarked
@SuppressWarnings({"all", "deprecation", "exports", "removal"})
public final class Meters_ReadingMapping implements EntityMapping<Meters.Reading> {
  /** The only instance. */
  public static final Meters_ReadingMapping INSTANCE = new Meters_ReadingMapping();

  /** Column {@code meter text}, part of the partition key. */
  public static final Property<String> METER = new Property<>("meter", 0, Codecs.STRING);

  /** Column {@code day date}, part of the partition key. */
  public static final Property<LocalDate> DAY = new Property<>("day", 1, Codecs.DATE);

  /** Column {@code at timestamp}, a clustering column, largest first. */
  public static final Property<Instant> AT = new Property<>("at", 2, Codecs.TIMESTAMP);

  /** Column {@code channel int}, a clustering column. */
  public static final Property<Integer> CHANNEL =
      new Property<>("channel", 3, Codecs.orElse(Codecs.INTEGER, 0));

  /** Column {@code value double}. */
  public static final Property<Double> VALUE =
      new Property<>("value", 4, Codecs.orElse(Codecs.DOUBLE, 0.0));

  /** Column {@code note text}. */
  public static final Property<String> NOTE = new Property<>("note", 5, Codecs.STRING);

  /** Computes {@code day} from {@code at}. */
  public static final BucketColumn<Instant, LocalDate> DAY_OF_AT = new BucketColumn<>(
      DAY,
      AT,
      new CalendarPeriod(ChronoUnit.DAYS, 1),
      30,
      CalendarPeriod::dayOf);

  /** The table {@code reading}. */
  public static final TableSchema TABLE =
      TableSchema.named("reading")
          .partitionKey("meter", ScalarType.TEXT)
          .partitionKey("day", ScalarType.DATE)
          .clustering("at", ScalarType.TIMESTAMP, Order.DESC)
          .clustering("channel", ScalarType.INT, Order.ASC)
          .column("value", ScalarType.DOUBLE)
          .column("note", ScalarType.TEXT)
          .layout("day = 1 DAYS of at")
          .build();

  /** The table {@code latest_readings} of latest rows. */
  public static final DerivedTable LATEST_READINGS =
      DerivedTable.latest(
          TableSchema.named("latest_readings")
              .partitionKey("meter", ScalarType.TEXT)
              .clustering("at", ScalarType.TIMESTAMP, Order.DESC)
              .clustering("day", ScalarType.DATE, Order.ASC)
              .clustering("channel", ScalarType.INT, Order.ASC)
              .column("value", ScalarType.DOUBLE)
              .build(),
          TABLE,
          List.of(
              new Component.Copy(0),
              new Component.Copy(2),
              new Component.Copy(1),
              new Component.Copy(3),
              new Component.Copy(4)));

  /** The table {@code latest_of_day} of latest rows. */
  public static final DerivedTable LATEST_OF_DAY =
      DerivedTable.latest(
          TableSchema.named("latest_of_day")
              .partitionKey("meter", ScalarType.TEXT)
              .partitionKey("day", ScalarType.DATE)
              .clustering("at", ScalarType.TIMESTAMP, Order.DESC)
              .clustering("channel", ScalarType.INT, Order.ASC)
              .column("value", ScalarType.DOUBLE)
              .column("note", ScalarType.TEXT)
              .build(),
          TABLE,
          List.of(
              new Component.Copy(0),
              new Component.Copy(1),
              new Component.Copy(2),
              new Component.Copy(3),
              new Component.Copy(4),
              new Component.Copy(5)));

  private Meters_ReadingMapping() {}

  @Override
  public Class<Meters.Reading> type() {
    return Meters.Reading.class;
  }

  @Override
  public TableSchema table() {
    return TABLE;
  }

  @Override
  public List<DerivedTable> derived() {
    return List.of(LATEST_READINGS, LATEST_OF_DAY);
  }

  @Override
  public List<Property<?>> properties() {
    return List.of(METER, DAY, AT, CHANNEL, VALUE, NOTE);
  }

  @Override
  public Meters.Reading withComputed(Meters.Reading entity, Row row) {
    return new Meters.Reading(
        entity.meter(),
        DAY.decode(row),
        entity.at(),
        entity.channel(),
        entity.value(),
        entity.note());
  }

  @Override
  public Row write(Meters.Reading entity) {
    return Row.of(
        METER.encode(entity.meter()),
        DAY_OF_AT.encodeKey(entity.at()),
        AT.encode(entity.at()),
        CHANNEL.encode(entity.channel()),
        VALUE.encode(entity.value()),
        NOTE.encode(entity.note()));
  }

  @Override
  public Meters.Reading read(Row row) {
    return new Meters.Reading(
        METER.decode(row),
        DAY.decode(row),
        AT.decode(row),
        CHANNEL.decode(row),
        VALUE.decode(row),
        NOTE.decode(row));
  }
}
