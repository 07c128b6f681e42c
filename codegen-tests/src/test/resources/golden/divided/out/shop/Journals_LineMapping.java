package shop;

import dev.rowan.annotation.Maintain;
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

/** Maps {@link Journals.Line} to table {@code line}. */
@Generated("dev.rowan.processor.RowanProcessor")
@NullUnmarked
@SuppressWarnings({"all", "deprecation", "exports", "removal"})
public final class Journals_LineMapping implements EntityMapping<Journals.Line> {
  /** The only instance. */
  public static final Journals_LineMapping INSTANCE = new Journals_LineMapping();

  /** Column {@code source text}, part of the partition key. */
  public static final Property<String> SOURCE = new Property<>("source", 0, Codecs.STRING);

  /** Column {@code day date}, part of the partition key. */
  public static final Property<LocalDate> DAY = new Property<>("day", 1, Codecs.DATE);

  /** Column {@code at timestamp}, a clustering column, largest first. */
  public static final Property<Instant> AT = new Property<>("at", 2, Codecs.TIMESTAMP);

  /** Column {@code id bigint}, a clustering column. */
  public static final Property<Long> ID = new Property<>("id", 3, Codecs.orElse(Codecs.LONG, 0L));

  /** Column {@code level text}. */
  public static final Property<String> LEVEL = new Property<>("level", 4, Codecs.STRING);

  /** Column {@code message text}. */
  public static final Property<String> MESSAGE = new Property<>("message", 5, Codecs.STRING);

  /** Computes {@code day} from {@code at}. */
  public static final BucketColumn<Instant, LocalDate> DAY_OF_AT = new BucketColumn<>(
      DAY,
      AT,
      new CalendarPeriod(ChronoUnit.DAYS, 1),
      40,
      CalendarPeriod::dayOf);

  /** The table {@code line}. */
  public static final TableSchema TABLE =
      TableSchema.named("line")
          .partitionKey("source", ScalarType.TEXT)
          .partitionKey("day", ScalarType.DATE)
          .clustering("at", ScalarType.TIMESTAMP, Order.DESC)
          .clustering("id", ScalarType.BIGINT, Order.ASC)
          .column("level", ScalarType.TEXT)
          .column("message", ScalarType.TEXT)
          .layout("day = 1 DAYS of at")
          .build();

  /** The index table {@code lines_of_level}. */
  public static final DerivedTable LINES_OF_LEVEL =
      new DerivedTable(
          TableSchema.named("lines_of_level")
              .partitionKey("level", ScalarType.TEXT)
              .clustering("at", ScalarType.TIMESTAMP, Order.DESC)
              .clustering("source", ScalarType.TEXT, Order.ASC)
              .clustering("day", ScalarType.DATE, Order.ASC)
              .clustering("id", ScalarType.BIGINT, Order.ASC)
              .build(),
          TABLE,
          List.of(
              new Component.Copy(4),
              new Component.Copy(2),
              new Component.Copy(0),
              new Component.Copy(1),
              new Component.Copy(3)),
          Maintain.VERIFIED);

  private Journals_LineMapping() {}

  @Override
  public Class<Journals.Line> type() {
    return Journals.Line.class;
  }

  @Override
  public TableSchema table() {
    return TABLE;
  }

  @Override
  public List<DerivedTable> derived() {
    return List.of(LINES_OF_LEVEL);
  }

  @Override
  public List<Property<?>> properties() {
    return List.of(SOURCE, DAY, AT, ID, LEVEL, MESSAGE);
  }

  @Override
  public Row write(Journals.Line entity) {
    return Row.of(
        SOURCE.encode(entity.source()),
        DAY_OF_AT.encodeKey(entity.at()),
        AT.encode(entity.at()),
        ID.encode(entity.id()),
        LEVEL.encode(entity.level()),
        MESSAGE.encode(entity.message()));
  }

  @Override
  public Journals.Line read(Row row) {
    return new Journals.Line(
        SOURCE.decode(row),
        AT.decode(row),
        ID.decode(row),
        LEVEL.decode(row),
        MESSAGE.decode(row));
  }
}
