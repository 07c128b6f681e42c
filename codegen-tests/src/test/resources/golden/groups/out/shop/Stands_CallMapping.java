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

/** Maps {@link Stands.Call} to table {@code call}. */
@Generated("dev.rowan.processor.RowanProcessor")
@NullUnmarked
@SuppressWarnings({"all", "deprecation", "exports", "removal"})
final class Stands_CallMapping implements EntityMapping<Stands.Call> {
  /** The only instance. */
  public static final Stands_CallMapping INSTANCE = new Stands_CallMapping();

  /** Column {@code stand text}, part of the partition key. */
  public static final Property<String> STAND = new Property<>("stand", 0, Codecs.STRING);

  /** Column {@code day int}, a clustering column. */
  public static final Property<Integer> DAY =
      new Property<>("day", 1, Codecs.orElse(Codecs.INTEGER, 0));

  /** Column {@code number int}, a clustering column. */
  public static final Property<Integer> NUMBER =
      new Property<>("number", 2, Codecs.orElse(Codecs.INTEGER, 0));

  /** Column {@code text text}. */
  public static final Property<String> TEXT = new Property<>("text", 3, Codecs.STRING);

  /** Column {@code done boolean}. */
  public static final Property<Boolean> DONE =
      new Property<>("done", 4, Codecs.orElse(Codecs.BOOLEAN, false));

  /** The table {@code call}. */
  public static final TableSchema TABLE =
      TableSchema.named("call")
          .partitionKey("stand", ScalarType.TEXT)
          .clustering("day", ScalarType.INT, Order.ASC)
          .clustering("number", ScalarType.INT, Order.ASC)
          .column("text", ScalarType.TEXT)
          .column("done", ScalarType.BOOLEAN)
          .group("state", "done")
          .build();

  private Stands_CallMapping() {}

  @Override
  public Class<Stands.Call> type() {
    return Stands.Call.class;
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
    return List.of(STAND, DAY, NUMBER, TEXT, DONE);
  }

  @Override
  public Row write(Stands.Call entity) {
    return Row.of(
        STAND.encode(entity.stand),
        DAY.encode(entity.day),
        NUMBER.encode(entity.number),
        TEXT.encode(entity.text),
        DONE.encode(entity.done));
  }

  @Override
  public Stands.Call read(Row row) {
    Stands.Call entity = new Stands.Call();
    fill(row, entity);
    return entity;
  }

  @Override
  public void fill(Row row, Stands.Call entity) {
    entity.stand = STAND.decode(row);
    entity.day = DAY.decode(row);
    entity.number = NUMBER.decode(row);
    entity.text = TEXT.decode(row);
    entity.done = DONE.decode(row);
  }
}
