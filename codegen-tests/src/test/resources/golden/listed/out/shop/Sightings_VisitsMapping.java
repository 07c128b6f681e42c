package shop;

import dev.rowan.annotation.Order;
import dev.rowan.mapping.BucketColumn;
import dev.rowan.mapping.Codecs;
import dev.rowan.mapping.EntityMapping;
import dev.rowan.mapping.Property;
import dev.rowan.spi.schema.CalendarPeriod;
import dev.rowan.spi.schema.CounterType;
import dev.rowan.spi.schema.DerivedTable;
import dev.rowan.spi.schema.ScalarType;
import dev.rowan.spi.schema.TableSchema;
import dev.rowan.spi.value.Row;
import jakarta.annotation.Generated;
import java.time.Instant;
import java.time.Year;
import java.time.temporal.ChronoUnit;
import java.util.List;
import org.jspecify.annotations.NullUnmarked;

/** Maps {@link Sightings.Visits} to table {@code visits}. */
@Generated("dev.rowan.processor.RowanProcessor")
@NullUnmarked
@SuppressWarnings({"all", "deprecation", "exports", "removal"})
public final class Sightings_VisitsMapping implements EntityMapping<Sightings.Visits> {
  /** The only instance. */
  public static final Sightings_VisitsMapping INSTANCE = new Sightings_VisitsMapping();

  /** Column {@code page text}, part of the partition key. */
  public static final Property<String> PAGE = new Property<>("page", 0, Codecs.STRING);

  /** Column {@code years int}, part of the partition key. */
  public static final Property<Year> YEARS = new Property<>("years", 1, Codecs.YEAR);

  /** Column {@code hour timestamp}, a clustering column. */
  public static final Property<Instant> HOUR = new Property<>("hour", 2, Codecs.TIMESTAMP);

  /** Column {@code visits counter}. */
  public static final Property<Long> VISITS =
      new Property<>("visits", 3, Codecs.orElse(Codecs.LONG, 0L));

  /** Computes {@code years} from {@code hour}. */
  public static final BucketColumn<Instant, Year> YEARS_OF_HOUR = new BucketColumn<>(
      YEARS,
      HOUR,
      new CalendarPeriod(ChronoUnit.YEARS, 2),
      0,
      CalendarPeriod::yearOf)
  .withList();

  /** The table {@code visits}. */
  public static final TableSchema TABLE =
      TableSchema.named("visits")
          .partitionKey("page", ScalarType.TEXT)
          .partitionKey("years", ScalarType.INT)
          .clustering("hour", ScalarType.TIMESTAMP, Order.ASC)
          .column("visits", CounterType.COUNTER)
          .layout("years = 2 YEARS of hour")
          .bucketList("years", List.of(), "page")
          .build();

  private Sightings_VisitsMapping() {}

  @Override
  public Class<Sightings.Visits> type() {
    return Sightings.Visits.class;
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
    return List.of(PAGE, YEARS, HOUR, VISITS);
  }

  @Override
  public Row write(Sightings.Visits entity) {
    return Row.of(
        PAGE.encode(entity.page()),
        YEARS_OF_HOUR.encodeKey(entity.hour()),
        HOUR.encode(entity.hour()),
        VISITS.encode(entity.visits()));
  }

  @Override
  public Sightings.Visits read(Row row) {
    return new Sightings.Visits(
        PAGE.decode(row),
        YEARS.decode(row),
        HOUR.decode(row),
        VISITS.decode(row));
  }
}
