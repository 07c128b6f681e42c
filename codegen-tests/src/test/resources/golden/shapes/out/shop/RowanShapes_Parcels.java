package shop;

import dev.rowan.Rowan;
import dev.rowan.annotation.Nulls;
import dev.rowan.dao.Limit;
import dev.rowan.dao.Page;
import dev.rowan.dao.PageRequest;
import dev.rowan.mapping.Aggregate;
import dev.rowan.mapping.Projection;
import dev.rowan.observe.CallKind;
import dev.rowan.observe.PlannedRequests;
import dev.rowan.runtime.DaoRuntime;
import dev.rowan.runtime.KeyedRead;
import dev.rowan.runtime.ReadPlan;
import dev.rowan.runtime.RowMap;
import dev.rowan.runtime.Widening;
import dev.rowan.spi.value.Row;
import jakarta.annotation.Generated;
import jakarta.inject.Inject;
import jakarta.inject.Singleton;
import java.math.BigInteger;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.Flow;
import java.util.stream.Stream;
import org.jspecify.annotations.NullUnmarked;

/** Implements {@link Shapes.Parcels} on a store. Thread-safe. */
@Generated("dev.rowan.processor.RowanProcessor")
@NullUnmarked
@SuppressWarnings({"all", "deprecation", "exports", "removal"})
@Singleton
public class RowanShapes_Parcels implements Shapes.Parcels {
  private final DaoRuntime<Shapes.Parcel> runtime;

  private final DaoRuntime<Shapes.Parcel> save;

  private final KeyedRead<Map<String, Object>> all;

  private final KeyedRead<Map<String, Object>> some;

  private final KeyedRead<Map<String, Object>> find;

  private final KeyedRead<Map<String, Object>> get;

  private final KeyedRead<Map<String, Object>> page_2;

  private final KeyedRead<Map<String, Object>> publish;

  private final KeyedRead<Map<String, Object>> byTitle;

  private final KeyedRead<Shapes.Parcel> array;

  private final KeyedRead<Shapes.Label> labels;

  private final KeyedRead<String> titles;

  private final KeyedRead<Shapes.Parcel> reversed;

  private final KeyedRead<Long> stars;

  private final KeyedRead<Double> price;

  private final KeyedRead<Double> places;

  private final KeyedRead<Float> numbers;

  private final KeyedRead<Row> allStars;

  private final KeyedRead<Row> countless;

  private final KeyedRead<Row> mostStars;

  private final KeyedRead<Row> totals;

  /** Creates the DAO. Its tables exist when this returns. */
  @Inject
  public RowanShapes_Parcels(Rowan rowan) {
    this.runtime = rowan.runtime(Shapes_ParcelMapping.INSTANCE);
    this.save = runtime.attributedTo("Parcels.save", CallKind.WRITE, PlannedRequests.of(3));
    this.all = runtime.keyedRead(
            ReadPlan.direct("Parcels.all", Shapes_ParcelMapping.TABLE)
                .as("SELECT ... FROM parcel WHERE shelf = ?", PlannedRequests.of(1)),
            new Projection<>(
                List.of(Shapes_ParcelMapping.SHELF, Shapes_ParcelMapping.NUMBER, Shapes_ParcelMapping.TITLE, Shapes_ParcelMapping.SIZE, Shapes_ParcelMapping.WEIGHT, Shapes_ParcelMapping.TAGS, Shapes_ParcelMapping.STARS, Shapes_ParcelMapping.PLACES, Shapes_ParcelMapping.PRICE),
                row -> RowMap.of(
                    "shelf", Shapes_ParcelMapping.SHELF.decode(row),
                    "number", Shapes_ParcelMapping.NUMBER.decode(row),
                    "title", Shapes_ParcelMapping.TITLE.decode(row),
                    "size", Shapes_ParcelMapping.SIZE.decode(row),
                    "weight", Shapes_ParcelMapping.WEIGHT.decode(row),
                    "tags", Shapes_ParcelMapping.TAGS.decode(row),
                    "stars", Shapes_ParcelMapping.STARS.decode(row),
                    "places", Shapes_ParcelMapping.PLACES.decode(row),
                    "price", Shapes_ParcelMapping.PRICE.decode(row))));
    this.some = runtime.keyedRead(
            ReadPlan.direct("Parcels.some", Shapes_ParcelMapping.TABLE)
                .as("SELECT ... FROM parcel WHERE shelf = ?", PlannedRequests.of(1)),
            Projection.timed(
                List.of(Shapes_ParcelMapping.NUMBER, Shapes_ParcelMapping.TITLE, Shapes_ParcelMapping.SIZE, Shapes_ParcelMapping.WEIGHT, Shapes_ParcelMapping.TAGS, Shapes_ParcelMapping.STARS),
                row -> RowMap.of(
                    "no", Shapes_ParcelMapping.NUMBER.decode(row),
                    "title", Shapes_ParcelMapping.TITLE.decode(row),
                    "size", Shapes_ParcelMapping.SIZE.decode(row),
                    "weight", Shapes_ParcelMapping.WEIGHT.decode(row),
                    "tags", Shapes_ParcelMapping.TAGS.decode(row),
                    "stars", Shapes_ParcelMapping.STARS.decode(row),
                    "ttl(title)", Shapes_ParcelMapping.TITLE.ttlSeconds(row),
                    "written", Shapes_ParcelMapping.TITLE.writeMicros(row))));
    this.find = runtime.keyedRead(
            ReadPlan.direct("Parcels.find", Shapes_ParcelMapping.TABLE)
                .as("SELECT ... FROM parcel WHERE shelf = ? AND number = ?", PlannedRequests.of(1)),
            new Projection<>(
                List.of(Shapes_ParcelMapping.TITLE, Shapes_ParcelMapping.STARS),
                row -> RowMap.of(
                    "title", Shapes_ParcelMapping.TITLE.decode(row),
                    "stars", Shapes_ParcelMapping.STARS.decode(row))));
    this.get = runtime.keyedRead(
            ReadPlan.direct("Parcels.get", Shapes_ParcelMapping.TABLE)
                .as("SELECT ... FROM parcel WHERE shelf = ? AND number = ?", PlannedRequests.of(1)),
            new Projection<>(
                List.of(Shapes_ParcelMapping.TITLE, Shapes_ParcelMapping.STARS),
                row -> RowMap.of(
                    "title", Shapes_ParcelMapping.TITLE.decode(row),
                    "stars", Shapes_ParcelMapping.STARS.decode(row))));
    this.page_2 = runtime.keyedRead(
            ReadPlan.direct("Parcels.page", Shapes_ParcelMapping.TABLE)
                .as("SELECT ... FROM parcel WHERE shelf = ?", PlannedRequests.of(1)),
            new Projection<>(
                List.of(Shapes_ParcelMapping.NUMBER),
                row -> RowMap.of(
                    "number", Shapes_ParcelMapping.NUMBER.decode(row))));
    this.publish = runtime.keyedRead(
            ReadPlan.direct("Parcels.publish", Shapes_ParcelMapping.TABLE)
                .as("SELECT ... FROM parcel WHERE shelf = ?", PlannedRequests.of(1)),
            new Projection<>(
                List.of(Shapes_ParcelMapping.TITLE),
                row -> RowMap.of(
                    "title", Shapes_ParcelMapping.TITLE.decode(row))));
    this.byTitle = runtime.keyedRead(
            ReadPlan.through("Parcels.byTitle", Shapes_ParcelMapping.PARCEL_BY_TITLE)
                .as("SELECT ... FROM parcel_by_title WHERE title = ?", PlannedRequests.of(1).andOneForEachRow()),
            new Projection<>(
                List.of(Shapes_ParcelMapping.TITLE, Shapes_ParcelMapping.SHELF, Shapes_ParcelMapping.NUMBER, Shapes_ParcelMapping.SIZE),
                row -> RowMap.of(
                    "title", Shapes_ParcelMapping.TITLE.decode(row),
                    "shelf", Shapes_ParcelMapping.SHELF.decode(row),
                    "number", Shapes_ParcelMapping.NUMBER.decode(row),
                    "size", Shapes_ParcelMapping.SIZE.decode(row))));
    this.array = runtime.keyedRead(
            ReadPlan.direct("Parcels.array", Shapes_ParcelMapping.TABLE)
                .as("SELECT ... FROM parcel WHERE shelf = ? LIMIT ?", PlannedRequests.of(1)));
    this.labels = runtime.keyedRead(
            ReadPlan.direct("Parcels.labels", Shapes_ParcelMapping.TABLE)
                .as("SELECT ... FROM parcel WHERE shelf = ?", PlannedRequests.of(1)),
            new Projection<>(
                List.of(Shapes_ParcelMapping.TITLE, Shapes_ParcelMapping.STARS, Shapes_ParcelMapping.PRICE),
                row -> new Shapes.Label(Shapes_ParcelMapping.TITLE.decode(row), Widening.toLong(Shapes_ParcelMapping.STARS.decode(row)), Widening.toDouble(Shapes_ParcelMapping.PRICE.decode(row)))));
    this.titles = runtime.keyedRead(
            ReadPlan.direct("Parcels.titles", Shapes_ParcelMapping.TABLE)
                .as("SELECT ... FROM parcel WHERE shelf = ?", PlannedRequests.of(1)),
            new Projection<>(
                List.of(Shapes_ParcelMapping.TITLE),
                Shapes_ParcelMapping.TITLE::decode));
    this.reversed = runtime.keyedRead(
            ReadPlan.direct("Parcels.reversed", Shapes_ParcelMapping.TABLE).backwards()
                .as("SELECT ... FROM parcel WHERE shelf = ? ORDER BY number DESC", PlannedRequests.of(1)));
    this.stars = runtime.keyedRead(
            ReadPlan.direct("Parcels.stars", Shapes_ParcelMapping.TABLE)
                .as("SELECT ... FROM parcel WHERE shelf = ?", PlannedRequests.of(1)),
            new Projection<>(
                List.of(Shapes_ParcelMapping.STARS),
                row -> Widening.toLong(Shapes_ParcelMapping.STARS.decode(row))));
    this.price = runtime.keyedRead(
            ReadPlan.direct("Parcels.price", Shapes_ParcelMapping.TABLE)
                .as("SELECT ... FROM parcel WHERE shelf = ? AND number = ?", PlannedRequests.of(1)),
            new Projection<>(
                List.of(Shapes_ParcelMapping.PRICE),
                row -> Widening.toDouble(Shapes_ParcelMapping.PRICE.decode(row))));
    this.places = runtime.keyedRead(
            ReadPlan.direct("Parcels.places", Shapes_ParcelMapping.TABLE)
                .as("SELECT ... FROM parcel WHERE shelf = ? AND number = ?", PlannedRequests.of(1)),
            new Projection<>(
                List.of(Shapes_ParcelMapping.PLACES),
                row -> Widening.toDouble(Shapes_ParcelMapping.PLACES.decode(row))));
    this.numbers = runtime.keyedRead(
            ReadPlan.direct("Parcels.numbers", Shapes_ParcelMapping.TABLE)
                .as("SELECT ... FROM parcel WHERE shelf = ?", PlannedRequests.of(1)),
            new Projection<>(
                List.of(Shapes_ParcelMapping.NUMBER),
                row -> Widening.toFloat(Shapes_ParcelMapping.NUMBER.decode(row))));
    this.allStars = runtime.keyedRead(
            ReadPlan.direct("Parcels.allStars", Shapes_ParcelMapping.TABLE)
                .as("SELECT ... FROM parcel WHERE shelf = ?", PlannedRequests.UNKNOWN),
            new Projection<>(
                List.of(Shapes_ParcelMapping.STARS),
                row -> row));
    this.countless = runtime.keyedRead(
            ReadPlan.direct("Parcels.countless", Shapes_ParcelMapping.TABLE)
                .as("SELECT ... FROM parcel WHERE shelf = ?", PlannedRequests.UNKNOWN),
            new Projection<>(
                List.of(Shapes_ParcelMapping.STARS),
                row -> row));
    this.mostStars = runtime.keyedRead(
            ReadPlan.direct("Parcels.mostStars", Shapes_ParcelMapping.TABLE)
                .as("SELECT ... FROM parcel WHERE shelf = ?", PlannedRequests.UNKNOWN),
            new Projection<>(
                List.of(Shapes_ParcelMapping.STARS),
                row -> row));
    this.totals = runtime.keyedRead(
            ReadPlan.direct("Parcels.totals", Shapes_ParcelMapping.TABLE)
                .as("SELECT ... FROM parcel WHERE shelf = ?", PlannedRequests.UNKNOWN),
            new Projection<>(
                List.of(Shapes_ParcelMapping.STARS, Shapes_ParcelMapping.PLACES, Shapes_ParcelMapping.PRICE),
                row -> row));
  }

  /**
   * Inserts one {@code Parcel} as a row of table {@code parcel}. Derived tables: {@code
   * parcel_by_title}.
   *
   * <p>Cost: 1 row and up to 2 index entries written; on the embedded store in 1 step, on a
   * cluster in 3 round trips: a read of the row, then up to 1 entry in parallel, then the row;
   * then, after the call returns, up to 1 request more.
   *
   * <p>On the embedded store the write is atomic: a crash or a concurrent writer never leaves a
   * part of it.
   *
   * <p>On a cluster (VERIFIED): After a crash, orphaned entries can remain, but no entry of a row
   * is missing. Of concurrent writers, the latest timestamp wins for all indexed columns
   * together; the others can leave orphaned entries. A retry is safe, but the attempt that timed
   * out can leave orphaned entries. Reads filter and remove them.
   */
  @Override
  public void save(Shapes.Parcel parcel) {
    runtime.await(save.insert(parcel, Nulls.UNSET));
  }

  /**
   * Reads {@code shelf}, {@code number}, {@code title}, {@code size}, {@code weight}, {@code
   * tags}, {@code stars}, {@code places}, {@code price} of the {@code Parcel} rows where {@code
   * shelf = :shelf} from table {@code parcel}. The rows are in their stored order.
   *
   * <p>Cost: 1 partition, 1 request.
   *
   * <p>CQL on a cluster: {@code SELECT ... FROM parcel WHERE shelf = ?}.
   *
   * <p>A row that is written during the read appears in its old or its new state, never in
   * between.
   */
  @Override
  public List<Map<String, Object>> all(String shelf) {
    return runtime.awaitRead(
        all
            .select(all.key(Shapes_ParcelMapping.SHELF, shelf))
            .list());
  }

  /**
   * Reads {@code number}, {@code title}, {@code size}, {@code weight}, {@code tags}, {@code
   * stars}, {@code ttl(title)}, {@code writetime(title)} of the {@code Parcel} rows where {@code
   * shelf = :shelf} from table {@code parcel}. The rows are in their stored order.
   *
   * <p>Cost: 1 partition, 1 request.
   *
   * <p>CQL on a cluster: {@code SELECT ... FROM parcel WHERE shelf = ?}.
   *
   * <p>A row that is written during the read appears in its old or its new state, never in
   * between.
   */
  @Override
  public Stream<Map<String, Object>> some(String shelf) {
    return runtime.awaitRead(
        some
            .select(some.key(Shapes_ParcelMapping.SHELF, shelf))
            .stream());
  }

  /**
   * Reads {@code title}, {@code stars} of the {@code Parcel} where {@code shelf = :shelf AND
   * number = :number} from table {@code parcel}.
   *
   * <p>Cost: 1 partition, 1 request.
   *
   * <p>CQL on a cluster: {@code SELECT ... FROM parcel WHERE shelf = ? AND number = ?}.
   *
   * <p>A row that is written during the read appears in its old or its new state, never in
   * between.
   */
  @Override
  public Optional<Map<String, Object>> find(String shelf, int number) {
    return runtime.awaitRead(
        find
            .optional(
                find.key(Shapes_ParcelMapping.SHELF, shelf),
                find.key(Shapes_ParcelMapping.NUMBER, number)));
  }

  /**
   * Reads {@code title}, {@code stars} of the {@code Parcel} where {@code shelf = :shelf AND
   * number = :number} from table {@code parcel}.
   *
   * <p>Cost: 1 partition, 1 request.
   *
   * <p>CQL on a cluster: {@code SELECT ... FROM parcel WHERE shelf = ? AND number = ?}.
   *
   * <p>A row that is written during the read appears in its old or its new state, never in
   * between.
   */
  @Override
  public Map<String, Object> get(String shelf, int number) {
    return runtime.awaitRead(
        get
            .select(
                get.key(Shapes_ParcelMapping.SHELF, shelf),
                get.key(Shapes_ParcelMapping.NUMBER, number))
            .one());
  }

  /**
   * Reads {@code number} of the {@code Parcel} rows where {@code shelf = :shelf} from table
   * {@code parcel}. The rows are in their stored order.
   *
   * <p>Cost: 1 partition, 1 request.
   *
   * <p>CQL on a cluster: {@code SELECT ... FROM parcel WHERE shelf = ?}.
   *
   * <p>A row that is written during the read appears in its old or its new state, never in
   * between.
   */
  @Override
  public Page<Map<String, Object>> page(String shelf, PageRequest page) {
    return runtime.awaitRead(
        page_2
            .select(page_2.key(Shapes_ParcelMapping.SHELF, shelf))
            .page(page));
  }

  /**
   * Reads {@code title} of the {@code Parcel} rows where {@code shelf = :shelf} from table {@code
   * parcel}. The rows are in their stored order.
   *
   * <p>Cost: 1 partition, 1 request.
   *
   * <p>CQL on a cluster: {@code SELECT ... FROM parcel WHERE shelf = ?}.
   *
   * <p>A row that is written during the read appears in its old or its new state, never in
   * between.
   *
   * <p>Each subscription starts a read, which requests a page when the subscriber has requested
   * the rows before. An invalid argument throws an exception at once; a later failure is
   * signalled to the subscriber.
   */
  @Override
  public Flow.Publisher<Map<String, Object>> publish(String shelf) {
    return publish
        .select(publish.key(Shapes_ParcelMapping.SHELF, shelf))
        .publisher();
  }

  /**
   * Reads {@code title}, {@code shelf}, {@code number}, {@code size} of the {@code Parcel} rows
   * where {@code title = :title}, through the index table {@code parcel_by_title}. The rows are
   * in their stored order. The index entries hold these columns.
   *
   * <p>Cost: 1 partition, 1 request, and on a cluster 1 request for each row found.
   *
   * <p>CQL on a cluster: {@code SELECT ... FROM parcel_by_title WHERE title = ?}.
   *
   * <p>A row that is written during the read appears in its old or its new state, never in
   * between.
   *
   * <p>On a cluster (VERIFIED): Each entry is checked against its row. A row whose index key
   * changes during the read may appear under both keys or under neither.
   *
   * <p>An invalid argument throws an exception at once; a later failure completes the stage
   * exceptionally.
   */
  @Override
  public CompletionStage<List<Map<String, Object>>> byTitle(String title) {
    return byTitle
        .select(byTitle.key(Shapes_ParcelMapping.TITLE, title))
        .list();
  }

  /**
   * Reads the {@code Parcel} rows with the given {@code shelf} from table {@code parcel}. The
   * rows are in their stored order.
   *
   * <p>Cost: 1 partition, 1 request.
   *
   * <p>CQL on a cluster: {@code SELECT ... FROM parcel WHERE shelf = ? LIMIT ?}.
   *
   * <p>A row that is written during the read appears in its old or its new state, never in
   * between.
   */
  @Override
  public Shapes.Parcel[] array(String shelf, Limit limit) {
    return runtime.awaitRead(
        array
            .select(array.key(Shapes_ParcelMapping.SHELF, shelf))
            .limit(limit)
            .array(Shapes.Parcel[]::new));
  }

  /**
   * Reads {@code title}, {@code stars}, {@code price} of the {@code Parcel} rows with the given
   * {@code shelf} from table {@code parcel}. The rows are in their stored order.
   *
   * <p>Cost: 1 partition, 1 request.
   *
   * <p>CQL on a cluster: {@code SELECT ... FROM parcel WHERE shelf = ?}.
   *
   * <p>A row that is written during the read appears in its old or its new state, never in
   * between.
   *
   * <p>An invalid argument throws an exception at once; a later failure completes the stage
   * exceptionally.
   */
  @Override
  public CompletionStage<Shapes.Label[]> labels(String shelf) {
    return labels
        .select(labels.key(Shapes_ParcelMapping.SHELF, shelf))
        .array(Shapes.Label[]::new);
  }

  /**
   * Reads {@code title} of the {@code Parcel} rows where {@code shelf = :shelf} from table {@code
   * parcel}. The rows are in their stored order.
   *
   * <p>Cost: 1 partition, 1 request.
   *
   * <p>CQL on a cluster: {@code SELECT ... FROM parcel WHERE shelf = ?}.
   *
   * <p>A row that is written during the read appears in its old or its new state, never in
   * between.
   */
  @Override
  public String[] titles(String shelf) {
    return runtime.awaitRead(
        titles
            .select(titles.key(Shapes_ParcelMapping.SHELF, shelf))
            .array(String[]::new));
  }

  /**
   * Reads the {@code Parcel} rows where {@code shelf = :shelf} from table {@code parcel}. The
   * rows are in the reverse of their stored order.
   *
   * <p>Cost: 1 partition, 1 request.
   *
   * <p>CQL on a cluster: {@code SELECT ... FROM parcel WHERE shelf = ? ORDER BY number DESC}.
   *
   * <p>A row that is written during the read appears in its old or its new state, never in
   * between.
   */
  @Override
  public Shapes.Parcel[] reversed(String shelf) {
    return runtime.awaitRead(
        reversed
            .select(reversed.key(Shapes_ParcelMapping.SHELF, shelf))
            .array(Shapes.Parcel[]::new));
  }

  /**
   * Reads {@code stars} of the {@code Parcel} rows with the given {@code shelf} from table {@code
   * parcel}. The rows are in their stored order.
   *
   * <p>Cost: 1 partition, 1 request.
   *
   * <p>CQL on a cluster: {@code SELECT ... FROM parcel WHERE shelf = ?}.
   *
   * <p>A row that is written during the read appears in its old or its new state, never in
   * between.
   */
  @Override
  public List<Long> stars(String shelf) {
    return runtime.awaitRead(
        stars
            .select(stars.key(Shapes_ParcelMapping.SHELF, shelf))
            .list());
  }

  /**
   * Reads {@code price} of the {@code Parcel} with the given {@code shelf}, {@code number} from
   * table {@code parcel}.
   *
   * <p>Cost: 1 partition, 1 request.
   *
   * <p>CQL on a cluster: {@code SELECT ... FROM parcel WHERE shelf = ? AND number = ?}.
   *
   * <p>A row that is written during the read appears in its old or its new state, never in
   * between.
   */
  @Override
  public double price(String shelf, int number) {
    return runtime.awaitRead(
        price
            .select(
                price.key(Shapes_ParcelMapping.SHELF, shelf),
                price.key(Shapes_ParcelMapping.NUMBER, number))
            .value());
  }

  /**
   * Reads {@code places} of the {@code Parcel} with the given {@code shelf}, {@code number} from
   * table {@code parcel}.
   *
   * <p>Cost: 1 partition, 1 request.
   *
   * <p>CQL on a cluster: {@code SELECT ... FROM parcel WHERE shelf = ? AND number = ?}.
   *
   * <p>A row that is written during the read appears in its old or its new state, never in
   * between.
   */
  @Override
  public Optional<Double> places(String shelf, int number) {
    return runtime.awaitRead(
        places
            .optional(
                places.key(Shapes_ParcelMapping.SHELF, shelf),
                places.key(Shapes_ParcelMapping.NUMBER, number)));
  }

  /**
   * Reads {@code number} of the {@code Parcel} rows where {@code shelf = :shelf} from table
   * {@code parcel}. The rows are in their stored order.
   *
   * <p>Cost: 1 partition, 1 request.
   *
   * <p>CQL on a cluster: {@code SELECT ... FROM parcel WHERE shelf = ?}.
   *
   * <p>A row that is written during the read appears in its old or its new state, never in
   * between.
   */
  @Override
  public List<Float> numbers(String shelf) {
    return runtime.awaitRead(
        numbers
            .select(numbers.key(Shapes_ParcelMapping.SHELF, shelf))
            .list());
  }

  /**
   * Computes {@code sum(stars)} of the {@code Parcel} rows with the given {@code shelf} in table
   * {@code parcel}.
   *
   * <p>Cost: 1 partition, 1 request.
   *
   * <p>CQL on a cluster: {@code SELECT ... FROM parcel WHERE shelf = ?}.
   *
   * <p>The store returns the values of the rows, and the program computes the result: 1 request
   * for each page, and memory holds one page.
   *
   * <p>A row that is written during the read appears in its old or its new state, never in
   * between.
   */
  @Override
  public long allStars(String shelf) {
    return runtime.awaitRead(
        allStars
            .select(allStars.key(Shapes_ParcelMapping.SHELF, shelf))
            .aggregate(Aggregate.sum(Shapes_ParcelMapping.STARS).asLong()));
  }

  /**
   * Computes {@code sum(stars)} of the {@code Parcel} rows with the given {@code shelf} in table
   * {@code parcel}.
   *
   * <p>Cost: 1 partition, 1 request.
   *
   * <p>CQL on a cluster: {@code SELECT ... FROM parcel WHERE shelf = ?}.
   *
   * <p>The store returns the values of the rows, and the program computes the result: 1 request
   * for each page, and memory holds one page.
   *
   * <p>A row that is written during the read appears in its old or its new state, never in
   * between.
   */
  @Override
  public BigInteger countless(String shelf) {
    return runtime.awaitRead(
        countless
            .select(countless.key(Shapes_ParcelMapping.SHELF, shelf))
            .aggregate(Aggregate.sum(Shapes_ParcelMapping.STARS).asBigInteger()));
  }

  /**
   * Computes {@code max(stars)} of the {@code Parcel} rows with the given {@code shelf} in table
   * {@code parcel}.
   *
   * <p>Cost: 1 partition, 1 request.
   *
   * <p>CQL on a cluster: {@code SELECT ... FROM parcel WHERE shelf = ?}.
   *
   * <p>The store returns the values of the rows, and the program computes the result: 1 request
   * for each page, and memory holds one page.
   *
   * <p>A row that is written during the read appears in its old or its new state, never in
   * between.
   */
  @Override
  public Optional<Double> mostStars(String shelf) {
    return runtime.awaitRead(
        mostStars
            .select(mostStars.key(Shapes_ParcelMapping.SHELF, shelf))
            .aggregate(Aggregate.max(Shapes_ParcelMapping.STARS))
            .thenApply(Widening::toDouble)
            .thenApply(Optional::ofNullable));
  }

  /**
   * Computes {@code sum(stars)}, {@code sum(places)}, {@code max(places)}, {@code sum(price)} of
   * the {@code Parcel} rows where {@code shelf = :shelf} in table {@code parcel}.
   *
   * <p>Cost: 1 partition, 1 request.
   *
   * <p>CQL on a cluster: {@code SELECT ... FROM parcel WHERE shelf = ?}.
   *
   * <p>The store returns the values of the rows, and the program computes the result: 1 request
   * for each page, and memory holds one page.
   *
   * <p>A row that is written during the read appears in its old or its new state, never in
   * between.
   */
  @Override
  public Shapes.Totals totals(String shelf) {
    return runtime.awaitRead(
        totals
            .select(totals.key(Shapes_ParcelMapping.SHELF, shelf))
            .aggregates(
                values -> new Shapes.Totals(
                    values.of(Aggregate.sum(Shapes_ParcelMapping.STARS).asLong()),
                    values.of(Aggregate.sum(Shapes_ParcelMapping.PLACES).asBigInteger()),
                    Widening.toInteger(values.of(Aggregate.max(Shapes_ParcelMapping.PLACES))),
                    values.of(Aggregate.sum(Shapes_ParcelMapping.PRICE).asDouble())),
                List.of(
                    Aggregate.sum(Shapes_ParcelMapping.STARS).asLong(),
                    Aggregate.sum(Shapes_ParcelMapping.PLACES).asBigInteger(),
                    Aggregate.max(Shapes_ParcelMapping.PLACES),
                    Aggregate.sum(Shapes_ParcelMapping.PRICE).asDouble())));
  }
}
