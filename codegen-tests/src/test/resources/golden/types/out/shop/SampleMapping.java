package shop;

import dev.rowan.annotation.Order;
import dev.rowan.mapping.Codecs;
import dev.rowan.mapping.EntityMapping;
import dev.rowan.mapping.Property;
import dev.rowan.spi.schema.DerivedTable;
import dev.rowan.spi.schema.ListType;
import dev.rowan.spi.schema.MapType;
import dev.rowan.spi.schema.ScalarType;
import dev.rowan.spi.schema.SetType;
import dev.rowan.spi.schema.TableSchema;
import dev.rowan.spi.value.CqlDuration;
import dev.rowan.spi.value.Row;
import jakarta.annotation.Generated;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.net.InetAddress;
import java.nio.ByteBuffer;
import java.time.Duration;
import java.time.Instant;
import java.time.LocalDate;
import java.time.LocalTime;
import java.time.Year;
import java.time.YearMonth;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.UUID;
import org.jspecify.annotations.NullUnmarked;

/** Maps {@link Sample} to table {@code all_types}. */
@Generated("dev.rowan.processor.RowanProcessor")
@NullUnmarked
@SuppressWarnings({"all", "deprecation", "exports", "removal"})
public final class SampleMapping implements EntityMapping<Sample> {
  /** The only instance. */
  public static final SampleMapping INSTANCE = new SampleMapping();

  /** Column {@code id uuid}, part of the partition key. */
  public static final Property<UUID> ID = new Property<>("id", 0, Codecs.UUID);

  /** Column {@code tenant text}, part of the partition key. */
  public static final Property<String> TENANT = new Property<>("tenant", 1, Codecs.STRING);

  /** Column {@code sequence bigint}, a clustering column. */
  public static final Property<Long> SEQUENCE =
      new Property<>("sequence", 2, Codecs.orElse(Codecs.LONG, 0L));

  /** Column {@code moment timeuuid}, a clustering column, largest first. */
  public static final Property<UUID> MOMENT = new Property<>("moment", 3, Codecs.UUID);

  /** Column {@code primitive_boolean boolean}. */
  public static final Property<Boolean> PRIMITIVE_BOOLEAN =
      new Property<>("primitiveBoolean", 4, Codecs.orElse(Codecs.BOOLEAN, false));

  /** Column {@code primitive_byte tinyint}. */
  public static final Property<Byte> PRIMITIVE_BYTE =
      new Property<>("primitiveByte", 5, Codecs.orElse(Codecs.BYTE, (byte) 0));

  /** Column {@code primitive_short smallint}. */
  public static final Property<Short> PRIMITIVE_SHORT =
      new Property<>("primitiveShort", 6, Codecs.orElse(Codecs.SHORT, (short) 0));

  /** Column {@code primitive_int int}. */
  public static final Property<Integer> PRIMITIVE_INT =
      new Property<>("primitiveInt", 7, Codecs.orElse(Codecs.INTEGER, 0));

  /** Column {@code primitive_long bigint}. */
  public static final Property<Long> PRIMITIVE_LONG =
      new Property<>("primitiveLong", 8, Codecs.orElse(Codecs.LONG, 0L));

  /** Column {@code primitive_float float}. */
  public static final Property<Float> PRIMITIVE_FLOAT =
      new Property<>("primitiveFloat", 9, Codecs.orElse(Codecs.FLOAT, 0.0f));

  /** Column {@code primitive_double double}. */
  public static final Property<Double> PRIMITIVE_DOUBLE =
      new Property<>("primitiveDouble", 10, Codecs.orElse(Codecs.DOUBLE, 0.0));

  /** Column {@code boxed_boolean boolean}. */
  public static final Property<Boolean> BOXED_BOOLEAN =
      new Property<>("boxedBoolean", 11, Codecs.BOOLEAN);

  /** Column {@code boxed_byte tinyint}. */
  public static final Property<Byte> BOXED_BYTE = new Property<>("boxedByte", 12, Codecs.BYTE);

  /** Column {@code boxed_short smallint}. */
  public static final Property<Short> BOXED_SHORT = new Property<>("boxedShort", 13, Codecs.SHORT);

  /** Column {@code boxed_int int}. */
  public static final Property<Integer> BOXED_INT = new Property<>("boxedInt", 14, Codecs.INTEGER);

  /** Column {@code boxed_long bigint}. */
  public static final Property<Long> BOXED_LONG = new Property<>("boxedLong", 15, Codecs.LONG);

  /** Column {@code boxed_float float}. */
  public static final Property<Float> BOXED_FLOAT = new Property<>("boxedFloat", 16, Codecs.FLOAT);

  /** Column {@code boxed_double double}. */
  public static final Property<Double> BOXED_DOUBLE =
      new Property<>("boxedDouble", 17, Codecs.DOUBLE);

  /** Column {@code plain ascii}. */
  public static final Property<String> ASCII = new Property<>("ascii", 18, Codecs.STRING);

  /** Column {@code decimal decimal}. */
  public static final Property<BigDecimal> DECIMAL = new Property<>("decimal", 19, Codecs.DECIMAL);

  /** Column {@code varint varint}. */
  public static final Property<BigInteger> VARINT = new Property<>("varint", 20, Codecs.VARINT);

  /** Column {@code buffer blob}. */
  public static final Property<ByteBuffer> BUFFER = new Property<>("buffer", 21, Codecs.BLOB);

  /** Column {@code bytes blob}. */
  public static final Property<byte[]> BYTES = new Property<>("bytes", 22, Codecs.BYTES);

  /** Column {@code timestamp timestamp}. */
  public static final Property<Instant> TIMESTAMP =
      new Property<>("timestamp", 23, Codecs.TIMESTAMP);

  /** Column {@code date date}. */
  public static final Property<LocalDate> DATE = new Property<>("date", 24, Codecs.DATE);

  /** Column {@code time time}. */
  public static final Property<LocalTime> TIME = new Property<>("time", 25, Codecs.TIME);

  /** Column {@code duration duration}. */
  public static final Property<CqlDuration> DURATION =
      new Property<>("duration", 26, Codecs.DURATION);

  /** Column {@code year int}. */
  public static final Property<Year> YEAR = new Property<>("year", 27, Codecs.YEAR);

  /** Column {@code month int}. */
  public static final Property<YearMonth> MONTH = new Property<>("month", 28, Codecs.YEAR_MONTH);

  /** Column {@code elapsed bigint}. */
  public static final Property<Duration> ELAPSED =
      new Property<>("elapsed", 29, Codecs.ELAPSED_TIME);

  /** Column {@code address inet}. */
  public static final Property<InetAddress> ADDRESS = new Property<>("address", 30, Codecs.INET);

  /** Column {@code colour text}. */
  public static final Property<Sample.Colour> COLOUR =
      new Property<>("colour", 31, Codecs.ofEnum(Sample.Colour.class, Sample.Colour.values()));

  /** Column {@code numbers list<int>}. */
  public static final Property<List<Integer>> NUMBERS =
      new Property<>("numbers", 32, Codecs.list(Codecs.INTEGER));

  /** Column {@code colours set<text>}. */
  public static final Property<Set<Sample.Colour>> COLOURS =
      new Property<>("colours", 33, Codecs.set(Codecs.ofEnum(Sample.Colour.class, Sample.Colour.values())));

  /** Column {@code files map<text, blob>}. */
  public static final Property<Map<String, byte[]>> FILES =
      new Property<>("files", 34, Codecs.map(Codecs.STRING, Codecs.BYTES));

  /** Column {@code moments list<timeuuid>}. */
  public static final Property<List<UUID>> MOMENTS =
      new Property<>("moments", 35, Codecs.list(Codecs.UUID));

  /** Column {@code labels frozen<set<text>>}. */
  public static final Property<Set<String>> LABELS =
      new Property<>("labels", 36, Codecs.set(Codecs.STRING));

  /** Column {@code elapsed_per_month map<int, bigint>}. */
  public static final Property<Map<YearMonth, Duration>> ELAPSED_PER_MONTH =
      new Property<>("elapsedPerMonth", 37, Codecs.map(Codecs.YEAR_MONTH, Codecs.ELAPSED_TIME));

  /** Column {@code series map<text, frozen<list<int>>>}. */
  public static final Property<Map<String, List<Integer>>> SERIES =
      new Property<>("series", 38, Codecs.map(Codecs.STRING, Codecs.list(Codecs.INTEGER)));

  /** Column {@code layers frozen<list<frozen<map<text, blob>>>>}. */
  public static final Property<List<Map<Sample.Colour, byte[]>>> LAYERS =
      new Property<>("layers", 39, Codecs.list(Codecs.map(Codecs.ofEnum(Sample.Colour.class, Sample.Colour.values()), Codecs.BYTES)));

  /** The table {@code all_types}. */
  public static final TableSchema TABLE =
      TableSchema.named("all_types")
          .partitionKey("id", ScalarType.UUID)
          .partitionKey("tenant", ScalarType.TEXT)
          .clustering("sequence", ScalarType.BIGINT, Order.ASC)
          .clustering("moment", ScalarType.TIMEUUID, Order.DESC)
          .column("primitive_boolean", ScalarType.BOOLEAN)
          .column("primitive_byte", ScalarType.TINYINT)
          .column("primitive_short", ScalarType.SMALLINT)
          .column("primitive_int", ScalarType.INT)
          .column("primitive_long", ScalarType.BIGINT)
          .column("primitive_float", ScalarType.FLOAT)
          .column("primitive_double", ScalarType.DOUBLE)
          .column("boxed_boolean", ScalarType.BOOLEAN)
          .column("boxed_byte", ScalarType.TINYINT)
          .column("boxed_short", ScalarType.SMALLINT)
          .column("boxed_int", ScalarType.INT)
          .column("boxed_long", ScalarType.BIGINT)
          .column("boxed_float", ScalarType.FLOAT)
          .column("boxed_double", ScalarType.DOUBLE)
          .column("plain", ScalarType.ASCII)
          .column("decimal", ScalarType.DECIMAL)
          .column("varint", ScalarType.VARINT)
          .column("buffer", ScalarType.BLOB)
          .column("bytes", ScalarType.BLOB)
          .column("timestamp", ScalarType.TIMESTAMP)
          .column("date", ScalarType.DATE)
          .column("time", ScalarType.TIME)
          .column("duration", ScalarType.DURATION)
          .column("year", ScalarType.INT)
          .column("month", ScalarType.INT)
          .column("elapsed", ScalarType.BIGINT)
          .column("address", ScalarType.INET)
          .column("colour", ScalarType.TEXT)
          .column("numbers", new ListType(ScalarType.INT))
          .column("colours", new SetType(ScalarType.TEXT))
          .column("files", new MapType(ScalarType.TEXT, ScalarType.BLOB))
          .column("moments", new ListType(ScalarType.TIMEUUID))
          .column("labels", new SetType(ScalarType.TEXT, true))
          .column("elapsed_per_month", new MapType(ScalarType.INT, ScalarType.BIGINT))
          .column("series", new MapType(ScalarType.TEXT, new ListType(ScalarType.INT)))
          .column("layers", new ListType(new MapType(ScalarType.TEXT, ScalarType.BLOB), true))
          .build();

  private SampleMapping() {}

  @Override
  public Class<Sample> type() {
    return Sample.class;
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
    return List.of(ID, TENANT, SEQUENCE, MOMENT, PRIMITIVE_BOOLEAN, PRIMITIVE_BYTE, PRIMITIVE_SHORT,
        PRIMITIVE_INT, PRIMITIVE_LONG, PRIMITIVE_FLOAT, PRIMITIVE_DOUBLE, BOXED_BOOLEAN, BOXED_BYTE,
        BOXED_SHORT, BOXED_INT, BOXED_LONG, BOXED_FLOAT, BOXED_DOUBLE, ASCII, DECIMAL, VARINT,
        BUFFER, BYTES, TIMESTAMP, DATE, TIME, DURATION, YEAR, MONTH, ELAPSED, ADDRESS, COLOUR,
        NUMBERS, COLOURS, FILES, MOMENTS, LABELS, ELAPSED_PER_MONTH, SERIES, LAYERS);
  }

  @Override
  public Row write(Sample entity) {
    return Row.of(
        ID.encode(entity.id()),
        TENANT.encode(entity.tenant()),
        SEQUENCE.encode(entity.sequence()),
        MOMENT.encode(entity.moment()),
        PRIMITIVE_BOOLEAN.encode(entity.primitiveBoolean()),
        PRIMITIVE_BYTE.encode(entity.primitiveByte()),
        PRIMITIVE_SHORT.encode(entity.primitiveShort()),
        PRIMITIVE_INT.encode(entity.primitiveInt()),
        PRIMITIVE_LONG.encode(entity.primitiveLong()),
        PRIMITIVE_FLOAT.encode(entity.primitiveFloat()),
        PRIMITIVE_DOUBLE.encode(entity.primitiveDouble()),
        BOXED_BOOLEAN.encode(entity.boxedBoolean()),
        BOXED_BYTE.encode(entity.boxedByte()),
        BOXED_SHORT.encode(entity.boxedShort()),
        BOXED_INT.encode(entity.boxedInt()),
        BOXED_LONG.encode(entity.boxedLong()),
        BOXED_FLOAT.encode(entity.boxedFloat()),
        BOXED_DOUBLE.encode(entity.boxedDouble()),
        ASCII.encode(entity.ascii()),
        DECIMAL.encode(entity.decimal()),
        VARINT.encode(entity.varint()),
        BUFFER.encode(entity.buffer()),
        BYTES.encode(entity.bytes()),
        TIMESTAMP.encode(entity.timestamp()),
        DATE.encode(entity.date()),
        TIME.encode(entity.time()),
        DURATION.encode(entity.duration()),
        YEAR.encode(entity.year()),
        MONTH.encode(entity.month()),
        ELAPSED.encode(entity.elapsed()),
        ADDRESS.encode(entity.address()),
        COLOUR.encode(entity.colour()),
        NUMBERS.encode(entity.numbers()),
        COLOURS.encode(entity.colours()),
        FILES.encode(entity.files()),
        MOMENTS.encode(entity.moments()),
        LABELS.encode(entity.labels()),
        ELAPSED_PER_MONTH.encode(entity.elapsedPerMonth()),
        SERIES.encode(entity.series()),
        LAYERS.encode(entity.layers()));
  }

  @Override
  public Sample read(Row row) {
    return new Sample(
        PRIMITIVE_BOOLEAN.decode(row),
        PRIMITIVE_BYTE.decode(row),
        PRIMITIVE_SHORT.decode(row),
        PRIMITIVE_INT.decode(row),
        PRIMITIVE_LONG.decode(row),
        PRIMITIVE_FLOAT.decode(row),
        PRIMITIVE_DOUBLE.decode(row),
        MOMENT.decode(row),
        SEQUENCE.decode(row),
        TENANT.decode(row),
        ID.decode(row),
        BOXED_BOOLEAN.decode(row),
        BOXED_BYTE.decode(row),
        BOXED_SHORT.decode(row),
        BOXED_INT.decode(row),
        BOXED_LONG.decode(row),
        BOXED_FLOAT.decode(row),
        BOXED_DOUBLE.decode(row),
        ASCII.decode(row),
        DECIMAL.decode(row),
        VARINT.decode(row),
        BUFFER.decode(row),
        BYTES.decode(row),
        TIMESTAMP.decode(row),
        DATE.decode(row),
        TIME.decode(row),
        DURATION.decode(row),
        YEAR.decode(row),
        MONTH.decode(row),
        ELAPSED.decode(row),
        ADDRESS.decode(row),
        COLOUR.decode(row),
        NUMBERS.decode(row),
        COLOURS.decode(row),
        FILES.decode(row),
        MOMENTS.decode(row),
        LABELS.decode(row),
        ELAPSED_PER_MONTH.decode(row),
        SERIES.decode(row),
        LAYERS.decode(row));
  }
}
