package shop;

import dev.rowan.annotation.Maintain;
import dev.rowan.annotation.Order;
import dev.rowan.mapping.Codecs;
import dev.rowan.mapping.DeclaredFigures;
import dev.rowan.mapping.DeclaredRate;
import dev.rowan.mapping.EntityMapping;
import dev.rowan.mapping.KeyComponent;
import dev.rowan.mapping.Property;
import dev.rowan.spi.schema.Component;
import dev.rowan.spi.schema.DerivedTable;
import dev.rowan.spi.schema.Period;
import dev.rowan.spi.schema.ScalarType;
import dev.rowan.spi.schema.StorageOptions;
import dev.rowan.spi.schema.TableSchema;
import dev.rowan.spi.value.Row;
import jakarta.annotation.Generated;
import java.time.Instant;
import java.time.LocalDate;
import java.time.YearMonth;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.NullUnmarked;

/** Maps {@link Reading} to table {@code reading}. */
@Generated("dev.rowan.processor.RowanProcessor")
@NullUnmarked
@SuppressWarnings({"all", "deprecation", "exports", "removal"})
public final class ReadingMapping implements EntityMapping<Reading> {
  /** The only instance. */
  public static final ReadingMapping INSTANCE = new ReadingMapping();

  /** Column {@code sensor text}, part of the partition key. */
  public static final Property<String> SENSOR = new Property<>("sensor", 0, Codecs.STRING);

  /** Column {@code month int}, part of the partition key. */
  public static final Property<YearMonth> MONTH = new Property<>("month", 1, Codecs.YEAR_MONTH);

  /** Column {@code at timestamp}, a clustering column, largest first. */
  public static final Property<Instant> AT = new Property<>("at", 2, Codecs.TIMESTAMP);

  /** Column {@code place text}. */
  public static final Property<String> PLACE = new Property<>("place", 3, Codecs.STRING);

  /** Column {@code value double}. */
  public static final Property<Double> VALUE =
      new Property<>("value", 4, Codecs.orElse(Codecs.DOUBLE, 0.0));

  /** The day of {@code at}. */
  public static final KeyComponent<LocalDate> AT_DAY = new KeyComponent<>("atDay", Codecs.DAY);

  /** The table {@code reading}. */
  public static final TableSchema TABLE =
      TableSchema.named("reading")
          .partitionKey("sensor", ScalarType.TEXT)
          .partitionKey("month", ScalarType.INT)
          .clustering("at", ScalarType.TIMESTAMP, Order.DESC)
          .column("place", ScalarType.TEXT)
          .column("value", ScalarType.DOUBLE)
          .defaultTtl(31536000)
          .storage(
          new StorageOptions(
              Map.of("class", "TimeWindowCompactionStrategy", "compaction_window_size", "12", "compaction_window_unit", "DAYS"),
              Map.of(),
              Map.of(),
              10800,
              ""))
          .build();

  /** The index table {@code readings_by_place}. */
  public static final DerivedTable READINGS_BY_PLACE =
      new DerivedTable(
          TableSchema.named("readings_by_place")
              .partitionKey("place", ScalarType.TEXT)
              .partitionKey("at_day", ScalarType.DATE)
              .clustering("at", ScalarType.TIMESTAMP, Order.DESC)
              .clustering("sensor", ScalarType.TEXT, Order.ASC)
              .clustering("month", ScalarType.INT, Order.ASC)
              .column("value", ScalarType.DOUBLE)
              .storage(
              new StorageOptions(
                  Map.of("class", "TimeWindowCompactionStrategy", "compaction_window_size", "12", "compaction_window_unit", "DAYS"),
                  Map.of(),
                  Map.of(),
                  -1,
                  ""))
              .build(),
          TABLE,
          List.of(
              new Component.Copy(3),
              new Component.PeriodOf(2, Period.DAY),
              new Component.Copy(2),
              new Component.Copy(0),
              new Component.Copy(1),
              new Component.Copy(4)),
          Maintain.BLIND);

  private ReadingMapping() {}

  @Override
  public Class<Reading> type() {
    return Reading.class;
  }

  @Override
  public TableSchema table() {
    return TABLE;
  }

  @Override
  public List<DerivedTable> derived() {
    return List.of(READINGS_BY_PLACE);
  }

  @Override
  public List<Property<?>> properties() {
    return List.of(SENSOR, MONTH, AT, PLACE, VALUE);
  }

  @Override
  public List<Property<?>> immutable() {
    return List.of(PLACE);
  }

  @Override
  public DeclaredRate declaredRate() {
    return new DeclaredRate(7200000.0, 1440.0);
  }

  @Override
  public List<DeclaredFigures> figures() {
    return List.of(
        new DeclaredFigures("reading", 5000.0, 10, 3, 43200.0, 2764816.0, 43200.0, 2764816.0),
        new DeclaredFigures("readings_by_place", 400.0, 10, 3, 18000.0, 720036.0, 36000.0, 1440036.0));
  }

  @Override
  public Row write(Reading entity) {
    return Row.of(
        SENSOR.encode(entity.sensor()),
        MONTH.encode(entity.month()),
        AT.encode(entity.at()),
        PLACE.encode(entity.place()),
        VALUE.encode(entity.value()));
  }

  @Override
  public Reading read(Row row) {
    return new Reading(
        SENSOR.decode(row),
        MONTH.decode(row),
        AT.decode(row),
        PLACE.decode(row),
        VALUE.decode(row));
  }
}
