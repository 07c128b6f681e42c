package shop;

import dev.rowan.Rowan;
import dev.rowan.annotation.Nulls;
import dev.rowan.dao.Range;
import dev.rowan.mapping.Projection;
import dev.rowan.observe.CallKind;
import dev.rowan.observe.PlannedRequests;
import dev.rowan.runtime.DaoConverter;
import dev.rowan.runtime.DaoRuntime;
import dev.rowan.runtime.KeyedRead;
import dev.rowan.runtime.ReadPlan;
import dev.rowan.runtime.ScanSelection;
import dev.rowan.spi.mutation.ColumnCondition;
import dev.rowan.spi.value.Bound;
import jakarta.annotation.Generated;
import jakarta.inject.Inject;
import jakarta.inject.Singleton;
import java.time.Duration;
import java.util.Collection;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletionStage;
import java.util.stream.Stream;
import org.jspecify.annotations.NullUnmarked;

/** Implements {@link Stocks} on a store. Thread-safe. */
@Generated("dev.rowan.processor.RowanProcessor")
@NullUnmarked
@SuppressWarnings({"all", "deprecation", "exports", "removal"})
@Singleton
public class RowanStocks implements Stocks {
  private final DaoRuntime<Stocks.Stock> runtime;

  private final DaoRuntime<Stocks.Stock> save;

  private final DaoConverter<Stocks.Code, String> findConverter =
      new DaoConverter<>("Stocks.find", new Stocks.CodeConverter());

  private final KeyedRead<Stocks.Stock> find;

  private final DaoConverter<Stocks.Code, String> findAllConverter =
      new DaoConverter<>("Stocks.findAll", new Stocks.CodeConverter());

  private final KeyedRead<Stocks.Stock> findAll;

  private final DaoConverter<Stocks.Code, String> betweenConverter =
      new DaoConverter<>("Stocks.between", new Stocks.CodeConverter());

  private final KeyedRead<Stocks.Stock> between;

  private final DaoConverter<Stocks.Code, String> fromConverter =
      new DaoConverter<>("Stocks.from", new Stocks.CodeConverter());

  private final KeyedRead<Stocks.Stock> from_2;

  private final DaoConverter<Stocks.Code, String> lineConverter =
      new DaoConverter<>("Stocks.line", new Stocks.CodeConverter());

  private final DaoConverter<Stocks.Money, Long> lineConverter_2 =
      new DaoConverter<>("Stocks.line", new Stocks.CentsConverter());

  private final DaoConverter<Stocks.Shelf, Integer> lineConverter_3 =
      new DaoConverter<>("Stocks.line", new Stocks.ShelfConverter());

  private final KeyedRead<Stocks.Line> line;

  private final DaoConverter<Stocks.Code, String> priceConverter =
      new DaoConverter<>("Stocks.price", new Stocks.CodeConverter());

  private final DaoConverter<Stocks.Money, Long> priceConverter_2 =
      new DaoConverter<>("Stocks.price", new Stocks.CentsConverter());

  private final KeyedRead<Stocks.Money> price_2;

  private final DaoConverter<Stocks.Shelf, Integer> shelvesConverter =
      new DaoConverter<>("Stocks.shelves", new Stocks.ShelfConverter());

  private final KeyedRead<Stocks.Shelf> shelves;

  private final DaoConverter<Stocks.Code, String> queriedConverter =
      new DaoConverter<>("Stocks.queried", new Stocks.CodeConverter());

  private final DaoConverter<Stocks.Money, Long> queriedConverter_2 =
      new DaoConverter<>("Stocks.queried", new Stocks.CentsConverter());

  private final KeyedRead<Stocks.Money> queried;

  private final DaoConverter<Stocks.Code, String> placeConverter =
      new DaoConverter<>("Stocks.place", new Stocks.CodeConverter());

  private final DaoConverter<Stocks.Money, Long> placeConverter_2 =
      new DaoConverter<>("Stocks.place", new Stocks.CentsConverter());

  private final DaoConverter<Stocks.Shelf, Integer> placeConverter_3 =
      new DaoConverter<>("Stocks.place", new Stocks.ShelfConverter());

  private final DaoRuntime<Stocks.Stock> place;

  private final DaoConverter<Stocks.Code, String> repriceConverter =
      new DaoConverter<>("Stocks.reprice", new Stocks.CodeConverter());

  private final DaoConverter<Stocks.Money, Long> repriceConverter_2 =
      new DaoConverter<>("Stocks.reprice", new Stocks.CentsConverter());

  private final DaoRuntime<Stocks.Stock> reprice;

  private final DaoConverter<Stocks.Code, String> raiseConverter =
      new DaoConverter<>("Stocks.raise", new Stocks.CodeConverter());

  private final DaoConverter<Stocks.Money, Long> raiseConverter_2 =
      new DaoConverter<>("Stocks.raise", new Stocks.CentsConverter());

  private final DaoRuntime<Stocks.Stock> raise;

  private final DaoConverter<Stocks.Code, String> labelConverter =
      new DaoConverter<>("Stocks.label", new Stocks.CodeConverter());

  private final DaoConverter<StringBuilder, String> labelConverter_2 =
      new DaoConverter<>("Stocks.label", new Stocks.Quoted());

  private final DaoRuntime<Stocks.Stock> label_2;

  private final DaoConverter<Stocks.Code, String> tookConverter =
      new DaoConverter<>("Stocks.took", new Stocks.CodeConverter());

  private final DaoRuntime<Stocks.Stock> took_2;

  private final DaoConverter<Stocks.Code, String> linesConverter =
      new DaoConverter<>("Stocks.lines", new Stocks.CodeConverter());

  private final DaoConverter<Stocks.Money, Long> linesConverter_2 =
      new DaoConverter<>("Stocks.lines", new Stocks.CentsConverter());

  private final DaoConverter<Stocks.Shelf, Integer> linesConverter_3 =
      new DaoConverter<>("Stocks.lines", new Stocks.ShelfConverter());

  private final ScanSelection<Stocks.Line> lines;

  private final DaoConverter<Stocks.Code, String> removeConverter =
      new DaoConverter<>("Stocks.remove", new Stocks.CodeConverter());

  private final DaoRuntime<Stocks.Stock> remove;

  private final DaoConverter<Boxed.Boxes, Integer> packConverter =
      new DaoConverter<>("Stocks.pack", new Boxed.BoxesConverter());

  private final DaoRuntime<Stocks.Stock> pack;

  private final DaoConverter<Boxed.Boxes, Integer> boxesConverter =
      new DaoConverter<>("Stocks.boxes", new Boxed.BoxesConverter());

  private final KeyedRead<Boxed.Boxes> boxes_2;

  /** Creates the DAO. Its tables exist when this returns. */
  @Inject
  public RowanStocks(Rowan rowan) {
    rowan.requireConditionalWrites(Stocks_StockMapping.INSTANCE);
    this.runtime = rowan.runtime(Stocks_StockMapping.INSTANCE);
    this.save = runtime.attributedTo("Stocks.save", CallKind.WRITE, PlannedRequests.of(1),
            "INSERT INTO stock (...) VALUES (...)");
    this.find = runtime.keyedRead(
            ReadPlan.direct("Stocks.find", Stocks_StockMapping.TABLE)
                .as("SELECT ... FROM stock WHERE depot = ? AND code = ?", PlannedRequests.of(1)));
    this.findAll = runtime.keyedRead(
            ReadPlan.direct("Stocks.findAll", Stocks_StockMapping.TABLE)
                .as("SELECT ... FROM stock WHERE depot = ? AND code IN ?", PlannedRequests.of(1)));
    this.between = runtime.keyedRead(
            ReadPlan.direct("Stocks.between", Stocks_StockMapping.TABLE)
                .as("SELECT ... FROM stock WHERE depot = ? AND code >= ? AND code <= ?", PlannedRequests.of(1)));
    this.from_2 = runtime.keyedRead(
            ReadPlan.direct("Stocks.from", Stocks_StockMapping.TABLE)
                .as("SELECT ... FROM stock WHERE depot = ? AND code >= ?", PlannedRequests.of(1)));
    this.line = runtime.keyedRead(
            ReadPlan.direct("Stocks.line", Stocks_StockMapping.TABLE)
                .as("SELECT depot, code, price, shelf FROM stock WHERE depot = ? AND code = ?", PlannedRequests.of(1)),
            new Projection<>(
                List.of(Stocks_StockMapping.CODE, Stocks_StockMapping.PRICE, Stocks_StockMapping.SHELF),
                row -> new Stocks.Line(lineConverter.result(Stocks_StockMapping.CODE.decode(row)), lineConverter_2.result(Stocks_StockMapping.PRICE.decode(row)), lineConverter_3.result(Stocks_StockMapping.SHELF.decode(row)))));
    this.price_2 = runtime.keyedRead(
            ReadPlan.direct("Stocks.price", Stocks_StockMapping.TABLE)
                .as("SELECT depot, code, price FROM stock WHERE depot = ? AND code = ?", PlannedRequests.of(1)),
            new Projection<>(
                List.of(Stocks_StockMapping.PRICE),
                row -> priceConverter_2.result(Stocks_StockMapping.PRICE.decode(row))));
    this.shelves = runtime.keyedRead(
            ReadPlan.direct("Stocks.shelves", Stocks_StockMapping.TABLE)
                .as("SELECT depot, code, shelf FROM stock WHERE depot = ?", PlannedRequests.of(1)),
            new Projection<>(
                List.of(Stocks_StockMapping.SHELF),
                row -> shelvesConverter.result(Stocks_StockMapping.SHELF.decode(row))));
    this.queried = runtime.keyedRead(
            ReadPlan.direct("Stocks.queried", Stocks_StockMapping.TABLE)
                .as("SELECT depot, code, price FROM stock WHERE depot = ? AND code = ?", PlannedRequests.of(1)),
            new Projection<>(
                List.of(Stocks_StockMapping.PRICE),
                row -> queriedConverter_2.result(Stocks_StockMapping.PRICE.decode(row))));
    this.place = runtime.attributedTo("Stocks.place", CallKind.WRITE, PlannedRequests.of(1),
            "UPDATE stock SET price = ?, shelf = ? WHERE depot = ? AND code = ?");
    this.reprice = runtime.attributedTo("Stocks.reprice", CallKind.WRITE, PlannedRequests.of(1),
            "UPDATE stock SET price = ? WHERE depot = ? AND code = ?");
    this.raise = runtime.attributedTo("Stocks.raise", CallKind.CONDITIONAL_WRITE, PlannedRequests.of(1),
            "UPDATE stock SET price = ? WHERE depot = ? AND code = ? IF price < ?");
    this.label_2 = runtime.attributedTo("Stocks.label", CallKind.WRITE, PlannedRequests.of(1),
            "UPDATE stock SET label = ? WHERE depot = ? AND code = ?");
    this.took_2 = runtime.attributedTo("Stocks.took", CallKind.WRITE, PlannedRequests.of(1),
            "UPDATE stock SET took = ? WHERE depot = ? AND code = ?");
    this.lines = runtime.scan(
            ReadPlan.direct("Stocks.lines", Stocks_StockMapping.TABLE)
                .as("SELECT depot, code, price, shelf FROM stock WHERE token(depot) > ? AND token(depot) <= ?", PlannedRequests.UNKNOWN),
            new Projection<>(
                List.of(Stocks_StockMapping.CODE, Stocks_StockMapping.PRICE, Stocks_StockMapping.SHELF),
                row -> new Stocks.Line(linesConverter.result(Stocks_StockMapping.CODE.decode(row)), linesConverter_2.result(Stocks_StockMapping.PRICE.decode(row)), linesConverter_3.result(Stocks_StockMapping.SHELF.decode(row)))));
    this.remove = runtime.attributedTo("Stocks.remove", CallKind.WRITE, PlannedRequests.of(1),
            "DELETE FROM stock WHERE depot = ? AND code = ?");
    this.pack = runtime.attributedTo("Stocks.pack", CallKind.WRITE, PlannedRequests.of(1),
            "UPDATE stock SET boxes = ? WHERE depot = ? AND code = ?");
    this.boxes_2 = runtime.keyedRead(
            ReadPlan.direct("Stocks.boxes", Stocks_StockMapping.TABLE)
                .as("SELECT depot, code, boxes FROM stock WHERE depot = ? AND code = ?", PlannedRequests.of(1)),
            new Projection<>(
                List.of(Stocks_StockMapping.BOXES),
                row -> boxesConverter.result(Stocks_StockMapping.BOXES.decode(row))));
  }

  /**
   * Inserts one {@code Stock} as a row of table {@code stock}.
   *
   * <p>Cost: 1 row written, in 1 request.
   *
   * <p>CQL on a cluster: {@code INSERT INTO stock (...) VALUES (...)}.
   *
   * <p>On the embedded store the write is atomic: a crash or a concurrent writer never leaves a
   * part of it.
   *
   * <p>On a cluster: After a crash or a timeout, the write may have been applied. Of concurrent
   * writers, the latest timestamp wins for each column. A retry is safe.
   */
  @Override
  public void save(Stocks.Stock stock) {
    runtime.await(save.insert(stock, Nulls.UNSET));
  }

  /**
   * Reads the {@code Stock} with the given {@code depot}, {@code code} from table {@code stock}.
   *
   * <p>Cost: 1 partition, 1 request.
   *
   * <p>CQL on a cluster: {@code SELECT ... FROM stock WHERE depot = ? AND code = ?}.
   *
   * <p>A row that is written during the read appears in its old or its new state, never in
   * between.
   */
  @Override
  public Optional<Stocks.Stock> find(String depot, Stocks.Code code) {
    return runtime.awaitRead(
        find
            .optional(
                find.key(Stocks_StockMapping.DEPOT, depot),
                find.key(Stocks_StockMapping.CODE, findConverter.stored(code))));
  }

  /**
   * Reads the {@code Stock} rows with the given {@code depot} and any of the given {@code code}
   * from table {@code stock}. The rows are in their stored order.
   *
   * <p>Cost: 1 partition, 1 request.
   *
   * <p>CQL on a cluster: {@code SELECT ... FROM stock WHERE depot = ? AND code IN ?}.
   *
   * <p>A row that is written during the read appears in its old or its new state, never in
   * between.
   */
  @Override
  public List<Stocks.Stock> findAll(String depot, Collection<Stocks.Code> code) {
    return runtime.awaitRead(
        findAll
            .select(
                findAll.key(Stocks_StockMapping.DEPOT, depot),
                findAll.anyOf(Stocks_StockMapping.CODE, findAllConverter.storedEach(code)))
            .list());
  }

  /**
   * Reads the {@code Stock} rows with the given {@code depot}, and with {@code code} in the given
   * range from table {@code stock}. The rows are in their stored order.
   *
   * <p>Cost: 1 partition, 1 request.
   *
   * <p>CQL on a cluster: {@code SELECT ... FROM stock WHERE depot = ? AND code >= ? AND code <=
   * ?}.
   *
   * <p>A row that is written during the read appears in its old or its new state, never in
   * between.
   */
  @Override
  public List<Stocks.Stock> between(String depot, Range<Stocks.Code> code) {
    return runtime.awaitRead(
        between
            .select(between.key(Stocks_StockMapping.DEPOT, depot))
            .range(between.rangeOf(Stocks_StockMapping.CODE, betweenConverter.storedRange(code)))
            .list());
  }

  /**
   * Reads the {@code Stock} rows where {@code depot = :depot and code >= :from} from table {@code
   * stock}. The rows are in their stored order.
   *
   * <p>Cost: 1 partition, 1 request.
   *
   * <p>CQL on a cluster: {@code SELECT ... FROM stock WHERE depot = ? AND code >= ?}.
   *
   * <p>A row that is written during the read appears in its old or its new state, never in
   * between.
   */
  @Override
  public List<Stocks.Stock> from(String depot, Stocks.Code from) {
    return runtime.awaitRead(
        from_2
            .select(from_2.key(Stocks_StockMapping.DEPOT, depot))
            .between(
                Bound.of(from_2.key(Stocks_StockMapping.CODE, fromConverter.stored(from)), true),
                null)
            .list());
  }

  /**
   * Reads {@code code}, {@code price}, {@code shelf} of the {@code Stock} with the given {@code
   * depot}, {@code code} from table {@code stock}.
   *
   * <p>Cost: 1 partition, 1 request.
   *
   * <p>CQL on a cluster: {@code SELECT depot, code, price, shelf FROM stock WHERE depot = ? AND
   * code = ?}.
   *
   * <p>A row that is written during the read appears in its old or its new state, never in
   * between.
   */
  @Override
  public Optional<Stocks.Line> line(String depot, Stocks.Code code) {
    return runtime.awaitRead(
        line
            .optional(
                line.key(Stocks_StockMapping.DEPOT, depot),
                line.key(Stocks_StockMapping.CODE, lineConverter.stored(code))));
  }

  /**
   * Reads {@code price} of the {@code Stock} with the given {@code depot}, {@code code} from
   * table {@code stock}.
   *
   * <p>Cost: 1 partition, 1 request.
   *
   * <p>CQL on a cluster: {@code SELECT depot, code, price FROM stock WHERE depot = ? AND code =
   * ?}.
   *
   * <p>A row that is written during the read appears in its old or its new state, never in
   * between.
   *
   * <p>An invalid argument throws an exception at once; a later failure completes the stage
   * exceptionally.
   */
  @Override
  public CompletionStage<Optional<Stocks.Money>> price(String depot, Stocks.Code code) {
    return price_2
        .optional(
            price_2.key(Stocks_StockMapping.DEPOT, depot),
            price_2.key(Stocks_StockMapping.CODE, priceConverter.stored(code)));
  }

  /**
   * Reads {@code shelf} of the {@code Stock} rows with the given {@code depot} from table {@code
   * stock}. The rows are in their stored order.
   *
   * <p>Cost: 1 partition, 1 request.
   *
   * <p>CQL on a cluster: {@code SELECT depot, code, shelf FROM stock WHERE depot = ?}.
   *
   * <p>A row that is written during the read appears in its old or its new state, never in
   * between.
   */
  @Override
  public List<Stocks.Shelf> shelves(String depot) {
    return runtime.awaitRead(
        shelves
            .select(shelves.key(Stocks_StockMapping.DEPOT, depot))
            .list());
  }

  /**
   * Reads {@code price} of the {@code Stock} where {@code depot = :depot AND code = :code} from
   * table {@code stock}.
   *
   * <p>Cost: 1 partition, 1 request.
   *
   * <p>CQL on a cluster: {@code SELECT depot, code, price FROM stock WHERE depot = ? AND code =
   * ?}.
   *
   * <p>A row that is written during the read appears in its old or its new state, never in
   * between.
   */
  @Override
  public Optional<Stocks.Money> queried(String depot, Stocks.Code code) {
    return runtime.awaitRead(
        queried
            .optional(
                queried.key(Stocks_StockMapping.DEPOT, depot),
                queried.key(Stocks_StockMapping.CODE, queriedConverter.stored(code))));
  }

  /**
   * Updates {@code price}, {@code shelf} of one row of table {@code stock}.
   *
   * <p>Cost: 1 row written, in 1 request.
   *
   * <p>CQL on a cluster: {@code UPDATE stock SET price = ?, shelf = ? WHERE depot = ? AND code =
   * ?}.
   *
   * <p>On the embedded store the write is atomic: a crash or a concurrent writer never leaves a
   * part of it.
   *
   * <p>On a cluster: After a crash or a timeout, the write may have been applied. Of concurrent
   * writers, the latest timestamp wins for each column. A retry is safe.
   */
  @Override
  public void place(String depot, Stocks.Code code, Stocks.Money price, Stocks.Shelf shelf) {
    runtime.await(
        place.update(
            place.rowChange()
                .key(Stocks_StockMapping.DEPOT, depot)
                .key(Stocks_StockMapping.CODE, placeConverter.stored(code))
                .set(Stocks_StockMapping.PRICE, placeConverter_2.stored(price))
                .set(Stocks_StockMapping.SHELF, placeConverter_3.stored(shelf))
                .row()));
  }

  /**
   * Updates {@code price} of one row of table {@code stock}.
   *
   * <p>Cost: 1 row written, in 1 request.
   *
   * <p>CQL on a cluster: {@code UPDATE stock SET price = ? WHERE depot = ? AND code = ?}.
   *
   * <p>On the embedded store the write is atomic: a crash or a concurrent writer never leaves a
   * part of it.
   *
   * <p>On a cluster: After a crash or a timeout, the write may have been applied. Of concurrent
   * writers, the latest timestamp wins for each column. A retry is safe.
   */
  @Override
  public void reprice(String depot, Stocks.Code code, Stocks.Money price) {
    runtime.await(
        reprice.update(
            reprice.rowChange()
                .key(Stocks_StockMapping.DEPOT, depot)
                .key(Stocks_StockMapping.CODE, repriceConverter.stored(code))
                .set(Stocks_StockMapping.PRICE, repriceConverter_2.stored(price))
                .row()));
  }

  /**
   * Updates {@code price} of one row of table {@code stock}, if {@code price < :most}.
   *
   * <p>Cost: 1 row written, in 1 request.
   *
   * <p>CQL on a cluster: {@code UPDATE stock SET price = ? WHERE depot = ? AND code = ? IF price
   * < ?}.
   *
   * <p>On the embedded store the write is atomic: a crash or a concurrent writer never leaves a
   * part of it.
   *
   * <p>On a cluster: After a crash or a timeout, the write may have been applied. Of concurrent
   * writers, the replicas apply one after the other, each under its condition. A retry checks the
   * condition again, on a row that the first attempt may have written.
   */
  @Override
  public boolean raise(String depot, Stocks.Code code, Stocks.Money price, Stocks.Money most) {
    return runtime.await(
        raise.returningApplied()
            .onlyIf(
                raise.conditions()
                    .compare(Stocks_StockMapping.PRICE, ColumnCondition.Operator.LT, raiseConverter_2.stored(most)))
            .update(
                raise.rowChange()
                    .key(Stocks_StockMapping.DEPOT, depot)
                    .key(Stocks_StockMapping.CODE, raiseConverter.stored(code))
                    .set(Stocks_StockMapping.PRICE, raiseConverter_2.stored(price))
                    .row()));
  }

  /**
   * Updates {@code label} of one row of table {@code stock}.
   *
   * <p>Cost: 1 row written, in 1 request.
   *
   * <p>CQL on a cluster: {@code UPDATE stock SET label = ? WHERE depot = ? AND code = ?}.
   *
   * <p>On the embedded store the write is atomic: a crash or a concurrent writer never leaves a
   * part of it.
   *
   * <p>On a cluster: After a crash or a timeout, the write may have been applied. Of concurrent
   * writers, the latest timestamp wins for each column. A retry is safe.
   */
  @Override
  public void label(String depot, Stocks.Code code, StringBuilder label) {
    runtime.await(
        label_2.update(
            label_2.rowChange()
                .key(Stocks_StockMapping.DEPOT, depot)
                .key(Stocks_StockMapping.CODE, labelConverter.stored(code))
                .set(Stocks_StockMapping.LABEL, labelConverter_2.stored(label))
                .row()));
  }

  /**
   * Updates {@code took} of one row of table {@code stock}.
   *
   * <p>Cost: 1 row written, in 1 request.
   *
   * <p>CQL on a cluster: {@code UPDATE stock SET took = ? WHERE depot = ? AND code = ?}.
   *
   * <p>On the embedded store the write is atomic: a crash or a concurrent writer never leaves a
   * part of it.
   *
   * <p>On a cluster: After a crash or a timeout, the write may have been applied. Of concurrent
   * writers, the latest timestamp wins for each column. A retry is safe.
   */
  @Override
  public void took(String depot, Stocks.Code code, Duration took) {
    runtime.await(
        took_2.update(
            took_2.rowChange()
                .key(Stocks_StockMapping.DEPOT, depot)
                .key(Stocks_StockMapping.CODE, tookConverter.stored(code))
                .set(Stocks_StockMapping.TOOK, took)
                .row()));
  }

  /**
   * Reads {@code code}, {@code price}, {@code shelf} of every {@code Stock} of table {@code
   * stock}, in token order. Reason: {@code a test reads all}.
   *
   * <p>Cost: every partition of every node, 1 request for each page of rows.
   *
   * <p>CQL on a cluster: {@code SELECT depot, code, price, shelf FROM stock WHERE token(depot) >
   * ? AND token(depot) <= ?}.
   *
   * <p>A row that is written during the read appears in its old or its new state, never in
   * between.
   */
  @Override
  public Stream<Stocks.Line> lines() {
    return runtime.awaitRead(lines.stream());
  }

  /**
   * Deletes the {@code Stock} with the given {@code depot}, {@code code} from table {@code
   * stock}.
   *
   * <p>Cost: 1 row written, in 1 request.
   *
   * <p>CQL on a cluster: {@code DELETE FROM stock WHERE depot = ? AND code = ?}.
   *
   * <p>On the embedded store the write is atomic: a crash or a concurrent writer never leaves a
   * part of it.
   *
   * <p>On a cluster: After a crash or a timeout, the write may have been applied. Of concurrent
   * writers, the latest timestamp wins for each column. A retry is safe.
   */
  @Override
  public void remove(String depot, Stocks.Code code) {
    runtime.await(
        remove.deleteByKey(
            remove.key(Stocks_StockMapping.DEPOT, depot),
            remove.key(Stocks_StockMapping.CODE, removeConverter.stored(code))));
  }

  /**
   * Updates {@code boxes} of one row of table {@code stock}.
   *
   * <p>Cost: 1 row written, in 1 request.
   *
   * <p>CQL on a cluster: {@code UPDATE stock SET boxes = ? WHERE depot = ? AND code = ?}.
   *
   * <p>On the embedded store the write is atomic: a crash or a concurrent writer never leaves a
   * part of it.
   *
   * <p>On a cluster: After a crash or a timeout, the write may have been applied. Of concurrent
   * writers, the latest timestamp wins for each column. A retry is safe.
   */
  @Override
  public void pack(String depot, String code, Boxed.Boxes boxes) {
    runtime.await(
        pack.update(
            pack.rowChange()
                .key(Stocks_StockMapping.DEPOT, depot)
                .key(Stocks_StockMapping.CODE, code)
                .set(Stocks_StockMapping.BOXES, packConverter.stored(boxes))
                .row()));
  }

  /**
   * Reads {@code boxes} of the {@code Stock} with the given {@code depot}, {@code code} from
   * table {@code stock}.
   *
   * <p>Cost: 1 partition, 1 request.
   *
   * <p>CQL on a cluster: {@code SELECT depot, code, boxes FROM stock WHERE depot = ? AND code =
   * ?}.
   *
   * <p>A row that is written during the read appears in its old or its new state, never in
   * between.
   */
  @Override
  public Optional<Boxed.Boxes> boxes(String depot, String code) {
    return runtime.awaitRead(
        boxes_2
            .optional(
                boxes_2.key(Stocks_StockMapping.DEPOT, depot),
                boxes_2.key(Stocks_StockMapping.CODE, code)));
  }
}
