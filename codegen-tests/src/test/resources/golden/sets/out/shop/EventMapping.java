package shop;

import dev.rowan.annotation.Maintain;
import dev.rowan.annotation.Order;
import dev.rowan.mapping.Codecs;
import dev.rowan.mapping.EntityMapping;
import dev.rowan.mapping.KeyComponent;
import dev.rowan.mapping.Property;
import dev.rowan.spi.schema.Component;
import dev.rowan.spi.schema.DerivedTable;
import dev.rowan.spi.schema.ScalarType;
import dev.rowan.spi.schema.SetType;
import dev.rowan.spi.schema.TableSchema;
import dev.rowan.spi.value.Row;
import jakarta.annotation.Generated;
import java.time.LocalDate;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.NullUnmarked;

/** Maps {@link Event} to table {@code event}. */
@Generated("dev.rowan.processor.RowanProcessor")
@NullUnmarked
@SuppressWarnings({"all", "deprecation", "exports", "removal"})
public final class EventMapping implements EntityMapping<Event> {
  /** The only instance. */
  public static final EventMapping INSTANCE = new EventMapping();

  /** Column {@code source text}, part of the partition key. */
  public static final Property<String> SOURCE = new Property<>("source", 0, Codecs.STRING);

  /** Column {@code day date}, part of the partition key. */
  public static final Property<LocalDate> DAY = new Property<>("day", 1, Codecs.DATE);

  /** Column {@code level int}, a clustering column, largest first. */
  public static final Property<Integer> LEVEL =
      new Property<>("level", 2, Codecs.orElse(Codecs.INTEGER, 0));

  /** Column {@code number int}, a clustering column. */
  public static final Property<Integer> NUMBER =
      new Property<>("number", 3, Codecs.orElse(Codecs.INTEGER, 0));

  /** Column {@code tags set<text>}. */
  public static final Property<Set<String>> TAGS =
      new Property<>("tags", 4, Codecs.set(Codecs.STRING));

  /** One element of {@code tags}. */
  public static final KeyComponent<String> TAGS_ELEMENT = new KeyComponent<>("tags", Codecs.STRING);

  /** The table {@code event}. */
  public static final TableSchema TABLE =
      TableSchema.named("event")
          .partitionKey("source", ScalarType.TEXT)
          .partitionKey("day", ScalarType.DATE)
          .clustering("level", ScalarType.INT, Order.DESC)
          .clustering("number", ScalarType.INT, Order.ASC)
          .column("tags", new SetType(ScalarType.TEXT))
          .build();

  /** The index table {@code events_by_tag}. */
  public static final DerivedTable EVENTS_BY_TAG =
      new DerivedTable(
          TableSchema.named("events_by_tag")
              .partitionKey("tags_element", ScalarType.TEXT)
              .clustering("number", ScalarType.INT, Order.ASC)
              .clustering("source", ScalarType.TEXT, Order.ASC)
              .clustering("day", ScalarType.DATE, Order.ASC)
              .clustering("level", ScalarType.INT, Order.ASC)
              .build(),
          TABLE,
          List.of(
              new Component.ElementOf(4),
              new Component.Copy(3),
              new Component.Copy(0),
              new Component.Copy(1),
              new Component.Copy(2)),
          Maintain.VERIFIED);

  private EventMapping() {}

  @Override
  public Class<Event> type() {
    return Event.class;
  }

  @Override
  public TableSchema table() {
    return TABLE;
  }

  @Override
  public List<DerivedTable> derived() {
    return List.of(EVENTS_BY_TAG);
  }

  @Override
  public List<Property<?>> properties() {
    return List.of(SOURCE, DAY, LEVEL, NUMBER, TAGS);
  }

  @Override
  public Row write(Event entity) {
    return Row.of(
        SOURCE.encode(entity.source()),
        DAY.encode(entity.day()),
        LEVEL.encode(entity.level()),
        NUMBER.encode(entity.number()),
        TAGS.encode(entity.tags()));
  }

  @Override
  public Event read(Row row) {
    return new Event(
        SOURCE.decode(row),
        DAY.decode(row),
        LEVEL.decode(row),
        NUMBER.decode(row),
        TAGS.decode(row));
  }
}
