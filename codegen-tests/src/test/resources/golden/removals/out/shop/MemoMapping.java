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
import java.time.Instant;
import java.util.List;
import org.jspecify.annotations.NullUnmarked;

/** Maps {@link Memo} to table {@code memo}. */
@Generated("dev.rowan.processor.RowanProcessor")
@NullUnmarked
@SuppressWarnings({"all", "deprecation", "exports", "removal"})
public final class MemoMapping implements EntityMapping<Memo> {
  /** The only instance. */
  public static final MemoMapping INSTANCE = new MemoMapping();

  /** Column {@code room text}, part of the partition key. */
  public static final Property<String> ROOM = new Property<>("room", 0, Codecs.STRING);

  /** Column {@code at timestamp}, a clustering column. */
  public static final Property<Instant> AT = new Property<>("at", 1, Codecs.TIMESTAMP);

  /** Column {@code line int}, a clustering column. */
  public static final Property<Integer> LINE =
      new Property<>("line", 2, Codecs.orElse(Codecs.INTEGER, 0));

  /** Column {@code text text}. */
  public static final Property<String> TEXT = new Property<>("text", 3, Codecs.STRING);

  /** The table {@code memo}. */
  public static final TableSchema TABLE =
      TableSchema.named("memo")
          .partitionKey("room", ScalarType.TEXT)
          .clustering("at", ScalarType.TIMESTAMP, Order.ASC)
          .clustering("line", ScalarType.INT, Order.ASC)
          .column("text", ScalarType.TEXT)
          .build();

  private MemoMapping() {}

  @Override
  public Class<Memo> type() {
    return Memo.class;
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
    return List.of(ROOM, AT, LINE, TEXT);
  }

  @Override
  public Row write(Memo entity) {
    return Row.of(
        ROOM.encode(entity.room()),
        AT.encode(entity.at()),
        LINE.encode(entity.line()),
        TEXT.encode(entity.text()));
  }

  @Override
  public Memo read(Row row) {
    return new Memo(
        ROOM.decode(row),
        AT.decode(row),
        LINE.decode(row),
        TEXT.decode(row));
  }
}
