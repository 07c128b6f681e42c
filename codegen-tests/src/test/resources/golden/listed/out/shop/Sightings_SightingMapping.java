package shop;

import dev.rowan.annotation.Maintain;
import dev.rowan.annotation.Order;
import dev.rowan.mapping.BucketColumn;
import dev.rowan.mapping.Codecs;
import dev.rowan.mapping.EntityMapping;
import dev.rowan.mapping.KeyComponent;
import dev.rowan.mapping.Property;
import dev.rowan.spi.schema.CalendarPeriod;
import dev.rowan.spi.schema.Component;
import dev.rowan.spi.schema.DerivedTable;
import dev.rowan.spi.schema.Period;
import dev.rowan.spi.schema.ScalarType;
import dev.rowan.spi.schema.TableSchema;
import dev.rowan.spi.value.Row;
import jakarta.annotation.Generated;
import java.time.Instant;
import java.time.LocalDate;
import java.time.temporal.ChronoUnit;
import java.util.List;
import org.jspecify.annotations.NullUnmarked;

/** Maps {@link Sightings.Sighting} to table {@code sighting}. */
@Generated("dev.rowan.processor.RowanProcessor")
@NullUnmarked
@SuppressWarnings({"all", "deprecation", "exports", "removal"})
public final class Sightings_SightingMapping implements EntityMapping<Sightings.Sighting> {
  /** The only instance. */
  public static final Sightings_SightingMapping INSTANCE = new Sightings_SightingMapping();

  /** Column {@code place text}, part of the partition key. */
  public static final Property<String> PLACE = new Property<>("place", 0, Codecs.STRING);

  /** Column {@code day date}, part of the partition key. */
  public static final Property<LocalDate> DAY = new Property<>("day", 1, Codecs.DATE);

  /** Column {@code at timestamp}, a clustering column, largest first. */
  public static final Property<Instant> AT = new Property<>("at", 2, Codecs.TIMESTAMP);

  /** Column {@code id int}, a clustering column. */
  public static final Property<Integer> ID =
      new Property<>("id", 3, Codecs.orElse(Codecs.INTEGER, 0));

  /** Column {@code bird text}. */
  public static final Property<String> BIRD = new Property<>("bird", 4, Codecs.STRING);

  /** Column {@code note text}. */
  public static final Property<String> NOTE = new Property<>("note", 5, Codecs.STRING);

  /** The hour of {@code at}. */
  public static final KeyComponent<Instant> AT_HOUR = new KeyComponent<>("atHour", Codecs.HOUR);

  /** Computes {@code day} from {@code at}. */
  public static final BucketColumn<Instant, LocalDate> DAY_OF_AT = new BucketColumn<>(
      DAY,
      AT,
      new CalendarPeriod(ChronoUnit.DAYS, 1),
      0,
      CalendarPeriod::dayOf)
  .withList();

  /** The table {@code sighting}. */
  public static final TableSchema TABLE =
      TableSchema.named("sighting")
          .partitionKey("place", ScalarType.TEXT)
          .partitionKey("day", ScalarType.DATE)
          .clustering("at", ScalarType.TIMESTAMP, Order.DESC)
          .clustering("id", ScalarType.INT, Order.ASC)
          .column("bird", ScalarType.TEXT)
          .column("note", ScalarType.TEXT)
          .layout("day = 1 DAYS of at")
          .bucketList("day", List.of(), "place")
          .build();

  /** The index table {@code sighting_by_bird}. */
  public static final DerivedTable SIGHTING_BY_BIRD =
      new DerivedTable(
          TableSchema.named("sighting_by_bird")
              .partitionKey("bird", ScalarType.TEXT)
              .partitionKey("at_hour", ScalarType.TIMESTAMP)
              .clustering("at", ScalarType.TIMESTAMP, Order.DESC)
              .clustering("place", ScalarType.TEXT, Order.ASC)
              .clustering("day", ScalarType.DATE, Order.ASC)
              .clustering("id", ScalarType.INT, Order.ASC)
              .column("note", ScalarType.TEXT)
              .bucketList("at_hour", List.of(), "bird")
              .build(),
          TABLE,
          List.of(
              new Component.Copy(4),
              new Component.PeriodOf(2, Period.HOUR),
              new Component.Copy(2),
              new Component.Copy(0),
              new Component.Copy(1),
              new Component.Copy(3),
              new Component.Copy(5)),
          Maintain.BLIND);

  private Sightings_SightingMapping() {}

  @Override
  public Class<Sightings.Sighting> type() {
    return Sightings.Sighting.class;
  }

  @Override
  public TableSchema table() {
    return TABLE;
  }

  @Override
  public List<DerivedTable> derived() {
    return List.of(SIGHTING_BY_BIRD);
  }

  @Override
  public List<Property<?>> properties() {
    return List.of(PLACE, DAY, AT, ID, BIRD, NOTE);
  }

  @Override
  public List<Property<?>> immutable() {
    return List.of(BIRD);
  }

  @Override
  public Sightings.Sighting withComputed(Sightings.Sighting entity, Row row) {
    return new Sightings.Sighting(
        entity.place(),
        DAY.decode(row),
        entity.at(),
        entity.id(),
        entity.bird(),
        entity.note());
  }

  @Override
  public Row write(Sightings.Sighting entity) {
    return Row.of(
        PLACE.encode(entity.place()),
        DAY_OF_AT.encodeKey(entity.at()),
        AT.encode(entity.at()),
        ID.encode(entity.id()),
        BIRD.encode(entity.bird()),
        NOTE.encode(entity.note()));
  }

  @Override
  public Sightings.Sighting read(Row row) {
    return new Sightings.Sighting(
        PLACE.decode(row),
        DAY.decode(row),
        AT.decode(row),
        ID.decode(row),
        BIRD.decode(row),
        NOTE.decode(row));
  }
}
