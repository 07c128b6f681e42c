package shop;

import dev.rowan.mapping.Codecs;
import dev.rowan.mapping.EntityMapping;
import dev.rowan.mapping.Property;
import dev.rowan.spi.schema.DerivedTable;
import dev.rowan.spi.schema.ListType;
import dev.rowan.spi.schema.ScalarType;
import dev.rowan.spi.schema.TableSchema;
import dev.rowan.spi.value.Row;
import jakarta.annotation.Generated;
import java.util.List;
import org.jspecify.annotations.NullUnmarked;

/** Maps {@link Chart} to table {@code chart}. */
@Generated("dev.rowan.processor.RowanProcessor")
@NullUnmarked
@SuppressWarnings({"all", "deprecation", "exports", "removal"})
public final class ChartMapping implements EntityMapping<Chart> {
  /** The only instance. */
  public static final ChartMapping INSTANCE = new ChartMapping();

  /** Column {@code id int}, part of the partition key. */
  public static final Property<Integer> ID =
      new Property<>("id", 0, Codecs.orElse(Codecs.INTEGER, 0));

  /** Column {@code counts frozen<list<int>>}. */
  public static final Property<int[]> COUNTS =
      new Property<>("counts", 1, Codecs.<int[], Integer>array(int.class, Codecs.INTEGER));

  /** Column {@code sums frozen<list<bigint>>}. */
  public static final Property<long[]> SUMS =
      new Property<>("sums", 2, Codecs.<long[], Long>array(long.class, Codecs.LONG));

  /** Column {@code steps frozen<list<smallint>>}. */
  public static final Property<short[]> STEPS =
      new Property<>("steps", 3, Codecs.<short[], Short>array(short.class, Codecs.SHORT));

  /** Column {@code values frozen<list<double>>}. */
  public static final Property<double[]> VALUES =
      new Property<>("values", 4, Codecs.<double[], Double>array(double.class, Codecs.DOUBLE));

  /** Column {@code flags frozen<list<boolean>>}. */
  public static final Property<boolean[]> FLAGS =
      new Property<>("flags", 5, Codecs.<boolean[], Boolean>array(boolean.class, Codecs.BOOLEAN));

  /** Column {@code names frozen<list<text>>}. */
  public static final Property<String[]> NAMES =
      new Property<>("names", 6, Codecs.<String[], String>array(String.class, Codecs.STRING));

  /** Column {@code sellers frozen<list<text>>}. */
  public static final Property<Bill.Seller[]> SELLERS =
      new Property<>("sellers", 7, Codecs.<Bill.Seller[], Bill.Seller>array(Bill.Seller.class, Codecs.<Bill.Seller, String>converted(Codecs.STRING, Bill.Seller::new, Bill.Seller::name)));

  /** Column {@code costs frozen<list<text>>}. */
  public static final Property<Money[]> COSTS =
      new Property<>("costs", 8, Codecs.<Money[], Money>array(Money.class, Codecs.convertedBy(Codecs.STRING, new Money.AsText())));

  /** Column {@code pictures frozen<list<blob>>}. */
  public static final Property<byte[][]> PICTURES =
      new Property<>("pictures", 9, Codecs.<byte[][], byte[]>array(byte[].class, Codecs.BYTES));

  /** Column {@code grid frozen<list<frozen<list<int>>>>}. */
  public static final Property<int[][]> GRID =
      new Property<>("grid", 10, Codecs.<int[][], int[]>array(int[].class, Codecs.<int[], Integer>array(int.class, Codecs.INTEGER)));

  /** Column {@code rows list<frozen<list<int>>>}. */
  public static final Property<List<int[]>> ROWS =
      new Property<>("rows", 11, Codecs.list(Codecs.<int[], Integer>array(int.class, Codecs.INTEGER)));

  /** The table {@code chart}. */
  public static final TableSchema TABLE =
      TableSchema.named("chart")
          .partitionKey("id", ScalarType.INT)
          .column("counts", new ListType(ScalarType.INT, true))
          .column("sums", new ListType(ScalarType.BIGINT, true))
          .column("steps", new ListType(ScalarType.SMALLINT, true))
          .column("values", new ListType(ScalarType.DOUBLE, true))
          .column("flags", new ListType(ScalarType.BOOLEAN, true))
          .column("names", new ListType(ScalarType.TEXT, true))
          .column("sellers", new ListType(ScalarType.TEXT, true))
          .column("costs", new ListType(ScalarType.TEXT, true))
          .column("pictures", new ListType(ScalarType.BLOB, true))
          .column("grid", new ListType(new ListType(ScalarType.INT), true))
          .column("rows", new ListType(new ListType(ScalarType.INT)))
          .build();

  private ChartMapping() {}

  @Override
  public Class<Chart> type() {
    return Chart.class;
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
    return List.of(ID, COUNTS, SUMS, STEPS, VALUES, FLAGS, NAMES, SELLERS, COSTS, PICTURES, GRID,
        ROWS);
  }

  @Override
  public Row write(Chart entity) {
    return Row.of(
        ID.encode(entity.id()),
        COUNTS.encode(entity.counts()),
        SUMS.encode(entity.sums()),
        STEPS.encode(entity.steps()),
        VALUES.encode(entity.values()),
        FLAGS.encode(entity.flags()),
        NAMES.encode(entity.names()),
        SELLERS.encode(entity.sellers()),
        COSTS.encode(entity.costs()),
        PICTURES.encode(entity.pictures()),
        GRID.encode(entity.grid()),
        ROWS.encode(entity.rows()));
  }

  @Override
  public Chart read(Row row) {
    return new Chart(
        ID.decode(row),
        COUNTS.decode(row),
        SUMS.decode(row),
        STEPS.decode(row),
        VALUES.decode(row),
        FLAGS.decode(row),
        NAMES.decode(row),
        SELLERS.decode(row),
        COSTS.decode(row),
        PICTURES.decode(row),
        GRID.decode(row),
        ROWS.decode(row));
  }
}
