package shop;

import dev.rowan.mapping.Codecs;
import dev.rowan.mapping.EntityMapping;
import dev.rowan.mapping.Property;
import dev.rowan.spi.schema.DerivedTable;
import dev.rowan.spi.schema.ScalarType;
import dev.rowan.spi.schema.TableSchema;
import dev.rowan.spi.value.Row;
import jakarta.annotation.Generated;
import java.math.BigDecimal;
import java.util.List;
import org.jspecify.annotations.NullUnmarked;

/** Maps {@link Repairs.Gauge} to table {@code gauge}. */
@Generated("dev.rowan.processor.RowanProcessor")
@NullUnmarked
@SuppressWarnings({"all", "deprecation", "exports", "removal"})
public final class Repairs_GaugeMapping implements EntityMapping<Repairs.Gauge> {
  /** The only instance. */
  public static final Repairs_GaugeMapping INSTANCE = new Repairs_GaugeMapping();

  /** Column {@code id text}, part of the partition key. */
  public static final Property<String> ID = new Property<>("id", 0, Codecs.STRING);

  /** Column {@code tiny tinyint}. */
  public static final Property<Byte> TINY =
      new Property<>("tiny", 1, Codecs.orElse(Codecs.BYTE, (byte) 0));

  /** Column {@code small smallint}. */
  public static final Property<Short> SMALL = new Property<>("small", 2, Codecs.SHORT);

  /** Column {@code whole int}. */
  public static final Property<Integer> WHOLE =
      new Property<>("whole", 3, Codecs.orElse(Codecs.INTEGER, 0));

  /** Column {@code large bigint}. */
  public static final Property<Long> LARGE =
      new Property<>("large", 4, Codecs.orElse(Codecs.LONG, 0L));

  /** Column {@code rough float}. */
  public static final Property<Float> ROUGH =
      new Property<>("rough", 5, Codecs.orElse(Codecs.FLOAT, 0.0f));

  /** Column {@code exact double}. */
  public static final Property<Double> EXACT = new Property<>("exact", 6, Codecs.DOUBLE);

  /** Column {@code price decimal}. */
  public static final Property<BigDecimal> PRICE = new Property<>("price", 7, Codecs.DECIMAL);

  /** Column {@code open boolean}. */
  public static final Property<Boolean> OPEN = new Property<>("open", 8, Codecs.BOOLEAN);

  /** Column {@code text text}. */
  public static final Property<String> TEXT = new Property<>("text", 9, Codecs.STRING);

  /** The table {@code gauge}. */
  public static final TableSchema TABLE =
      TableSchema.named("gauge")
          .partitionKey("id", ScalarType.TEXT)
          .column("tiny", ScalarType.TINYINT)
          .column("small", ScalarType.SMALLINT)
          .column("whole", ScalarType.INT)
          .column("large", ScalarType.BIGINT)
          .column("rough", ScalarType.FLOAT)
          .column("exact", ScalarType.DOUBLE)
          .column("price", ScalarType.DECIMAL)
          .column("open", ScalarType.BOOLEAN)
          .column("text", ScalarType.TEXT)
          .build();

  private Repairs_GaugeMapping() {}

  @Override
  public Class<Repairs.Gauge> type() {
    return Repairs.Gauge.class;
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
    return List.of(ID, TINY, SMALL, WHOLE, LARGE, ROUGH, EXACT, PRICE, OPEN, TEXT);
  }

  @Override
  public Row write(Repairs.Gauge entity) {
    return Row.of(
        ID.encode(entity.id()),
        TINY.encode(entity.tiny()),
        SMALL.encode(entity.small()),
        WHOLE.encode(entity.whole()),
        LARGE.encode(entity.large()),
        ROUGH.encode(entity.rough()),
        EXACT.encode(entity.exact()),
        PRICE.encode(entity.price()),
        OPEN.encode(entity.open()),
        TEXT.encode(entity.text()));
  }

  @Override
  public Repairs.Gauge read(Row row) {
    return new Repairs.Gauge(
        ID.decode(row),
        TINY.decode(row),
        SMALL.decode(row),
        WHOLE.decode(row),
        LARGE.decode(row),
        ROUGH.decode(row),
        EXACT.decode(row),
        PRICE.decode(row),
        OPEN.decode(row),
        TEXT.decode(row));
  }
}
