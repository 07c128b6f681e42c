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

/** Maps {@link Guarded.Line} to table {@code line}. */
@Generated("dev.rowan.processor.RowanProcessor")
@NullUnmarked
@SuppressWarnings({"all", "deprecation", "exports", "removal"})
public final class Guarded_LineMapping implements EntityMapping<Guarded.Line> {
  /** The only instance. */
  public static final Guarded_LineMapping INSTANCE = new Guarded_LineMapping();

  /** Column {@code invoice text}, part of the partition key. */
  public static final Property<String> INVOICE = new Property<>("invoice", 0, Codecs.STRING);

  /** Column {@code number int}, a clustering column. */
  public static final Property<Integer> NUMBER =
      new Property<>("number", 1, Codecs.orElse(Codecs.INTEGER, 0));

  /** Column {@code cents int}. */
  public static final Property<Integer> CENTS =
      new Property<>("cents", 2, Codecs.orElse(Codecs.INTEGER, 0));

  /** Column {@code version bigint}. */
  public static final Property<Long> VERSION =
      new Property<>("version", 3, Codecs.orElse(Codecs.LONG, 0L));

  /** The table {@code line}. */
  public static final TableSchema TABLE =
      TableSchema.named("line")
          .partitionKey("invoice", ScalarType.TEXT)
          .clustering("number", ScalarType.INT, Order.ASC)
          .column("cents", ScalarType.INT)
          .column("version", ScalarType.BIGINT)
          .build();

  private Guarded_LineMapping() {}

  @Override
  public Class<Guarded.Line> type() {
    return Guarded.Line.class;
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
    return List.of(INVOICE, NUMBER, CENTS, VERSION);
  }

  @Override
  public int versionColumn() {
    return 3;
  }

  @Override
  public Row write(Guarded.Line entity) {
    return Row.of(
        INVOICE.encode(entity.invoice()),
        NUMBER.encode(entity.number()),
        CENTS.encode(entity.cents()),
        VERSION.encode(entity.version()));
  }

  @Override
  public Guarded.Line read(Row row) {
    return new Guarded.Line(
        INVOICE.decode(row),
        NUMBER.decode(row),
        CENTS.decode(row),
        VERSION.decode(row));
  }
}
