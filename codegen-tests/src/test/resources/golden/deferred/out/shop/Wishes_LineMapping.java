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

/** Maps {@link Wishes.Line} to table {@code line}. */
@Generated("dev.rowan.processor.RowanProcessor")
@NullUnmarked
@SuppressWarnings({"all", "deprecation", "exports", "removal"})
public final class Wishes_LineMapping implements EntityMapping<Wishes.Line> {
  /** The only instance. */
  public static final Wishes_LineMapping INSTANCE = new Wishes_LineMapping();

  /** Column {@code list text}, part of the partition key. */
  public static final Property<String> LIST = new Property<>("list", 0, Codecs.STRING);

  /** Column {@code number int}, a clustering column. */
  public static final Property<Integer> NUMBER =
      new Property<>("number", 1, Codecs.orElse(Codecs.INTEGER, 0));

  /** Column {@code gift text}. */
  public static final Property<String> GIFT = new Property<>("gift", 2, Codecs.STRING);

  /** Column {@code remark text}. */
  public static final Property<String> REMARK = new Property<>("remark", 3, Codecs.STRING);

  /** The table {@code line}. */
  public static final TableSchema TABLE =
      TableSchema.named("line")
          .partitionKey("list", ScalarType.TEXT)
          .clustering("number", ScalarType.INT, Order.ASC)
          .column("gift", ScalarType.TEXT)
          .column("remark", ScalarType.TEXT)
          .build();

  private Wishes_LineMapping() {}

  @Override
  public Class<Wishes.Line> type() {
    return Wishes.Line.class;
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
    return List.of(LIST, NUMBER, GIFT, REMARK);
  }

  @Override
  public Row write(Wishes.Line entity) {
    return Row.of(
        LIST.encode(entity.list()),
        NUMBER.encode(entity.number()),
        GIFT.encode(entity.gift()),
        REMARK.encode(entity.remark()));
  }

  @Override
  public Wishes.Line read(Row row) {
    return new Wishes.Line(
        LIST.decode(row),
        NUMBER.decode(row),
        GIFT.decode(row),
        REMARK.decode(row));
  }
}
