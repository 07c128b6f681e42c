package shop;

import dev.rowan.Rowan;
import dev.rowan.annotation.Nulls;
import dev.rowan.dao.Limit;
import dev.rowan.dao.Page;
import dev.rowan.dao.PageRequest;
import dev.rowan.dao.Range;
import dev.rowan.mapping.Aggregate;
import dev.rowan.mapping.Projection;
import dev.rowan.observe.CallKind;
import dev.rowan.observe.PlannedRequests;
import dev.rowan.runtime.DaoRuntime;
import dev.rowan.runtime.KeyedRead;
import dev.rowan.runtime.ReadPlan;
import dev.rowan.spi.value.Bound;
import dev.rowan.spi.value.Row;
import jakarta.annotation.Generated;
import jakarta.inject.Inject;
import jakarta.inject.Singleton;
import java.math.BigDecimal;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.UUID;
import java.util.stream.Stream;
import org.jspecify.annotations.NullUnmarked;

/** Implements {@link Depot.Parts} on a store. Thread-safe. */
@Generated("dev.rowan.processor.RowanProcessor")
@NullUnmarked
@SuppressWarnings({"all", "deprecation", "exports", "removal"})
@Singleton
public class RowanDepot_Parts implements Depot.Parts {
  private final DaoRuntime<Depot.Part> runtime;

  private final DaoRuntime<Depot.Part> save;

  private final DaoRuntime<Depot.Part> reprice;

  private final DaoRuntime<Depot.Part> remove;

  private final KeyedRead<Depot.Part> bySupplier;

  private final KeyedRead<Depot.Part> ofSupplier;

  private final KeyedRead<Depot.Offer> offers;

  private final KeyedRead<Depot.Part> count;

  private final KeyedRead<Depot.Part> hasLabel;

  private final KeyedRead<Row> highest;

  private final KeyedRead<Depot.Part> byNote;

  private final KeyedRead<UUID> withSize;

  private final KeyedRead<Depot.Part> ofSize;

  private final KeyedRead<Depot.Part> byCode;

  private final KeyedRead<Depot.Part> onShelf;

  private final KeyedRead<Depot.Part> onShelfOfHall;

  private final KeyedRead<Depot.Part> cheaper;

  private final KeyedRead<Depot.Part> byMaker;

  private final KeyedRead<Depot.Part> firstOf;

  private final KeyedRead<Depot.Part> someOf;

  private final KeyedRead<Depot.Part> numberOf;

  /** Creates the DAO. Its tables exist when this returns. */
  @Inject
  public RowanDepot_Parts(Rowan rowan) {
    this.runtime = rowan.runtime(Depot_PartMapping.INSTANCE);
    this.save = runtime.attributedTo("Parts.save", CallKind.WRITE, PlannedRequests.of(3));
    this.reprice = runtime.attributedTo("Parts.reprice", CallKind.WRITE, PlannedRequests.of(1));
    this.remove = runtime.attributedTo("Parts.remove", CallKind.WRITE, PlannedRequests.of(2));
    this.bySupplier = runtime.keyedRead(
            ReadPlan.direct("Parts.bySupplier", Depot_PartMapping.TABLE)
                .as("SELECT ... FROM part WHERE supplier = ?", PlannedRequests.of(1)));
    this.ofSupplier = runtime.keyedRead(
            ReadPlan.direct("Parts.ofSupplier", Depot_PartMapping.TABLE)
                .as("SELECT ... FROM part WHERE hall = ? AND supplier = ?", PlannedRequests.of(1)));
    this.offers = runtime.keyedRead(
            ReadPlan.direct("Parts.offers", Depot_PartMapping.TABLE)
                .as("SELECT ... FROM part WHERE supplier = ? AND price >= ? AND price <= ? AND state = ? LIMIT ?", PlannedRequests.of(1)),
            new Projection<>(
                List.of(Depot_PartMapping.SUPPLIER, Depot_PartMapping.PRICE),
                row -> new Depot.Offer(Depot_PartMapping.SUPPLIER.decode(row), Depot_PartMapping.PRICE.decode(row))));
    this.count = runtime.keyedRead(
            ReadPlan.direct("Parts.count", Depot_PartMapping.TABLE).ofKeys()
                .as("SELECT ... FROM part WHERE bought >= ? AND bought <= ?", PlannedRequests.UNKNOWN));
    this.hasLabel = runtime.keyedRead(
            ReadPlan.direct("Parts.hasLabel", Depot_PartMapping.TABLE).ofKeys()
                .as("SELECT ... FROM part WHERE labels CONTAINS ? LIMIT 1", PlannedRequests.of(1)));
    this.highest = runtime.keyedRead(
            ReadPlan.direct("Parts.highest", Depot_PartMapping.TABLE)
                .as("SELECT ... FROM part WHERE state = ?", PlannedRequests.UNKNOWN),
            new Projection<>(
                List.of(Depot_PartMapping.PRICE),
                row -> row));
    this.byNote = runtime.keyedRead(
            ReadPlan.direct("Parts.byNote", Depot_PartMapping.TABLE)
                .as("SELECT ... FROM part WHERE notes[?] = ?", PlannedRequests.of(1)));
    this.withSize = runtime.keyedRead(
            ReadPlan.direct("Parts.withSize", Depot_PartMapping.TABLE)
                .as("SELECT ... FROM part WHERE sizes CONTAINS KEY ?", PlannedRequests.of(1)),
            new Projection<>(
                List.of(Depot_PartMapping.ID),
                Depot_PartMapping.ID::decode));
    this.ofSize = runtime.keyedRead(
            ReadPlan.direct("Parts.ofSize", Depot_PartMapping.TABLE)
                .as("SELECT ... FROM part WHERE hall = ? AND sizes CONTAINS ?", PlannedRequests.of(1)));
    this.byCode = runtime.keyedRead(
            ReadPlan.direct("Parts.byCode", Depot_PartMapping.TABLE)
                .as("SELECT ... FROM part WHERE code = ?", PlannedRequests.of(1)));
    this.onShelf = runtime.keyedRead(
            ReadPlan.direct("Parts.onShelf", Depot_PartMapping.TABLE)
                .as("SELECT ... FROM part WHERE shelf = ?", PlannedRequests.of(1)));
    this.onShelfOfHall = runtime.keyedRead(
            ReadPlan.direct("Parts.onShelfOfHall", Depot_PartMapping.TABLE)
                .as("SELECT ... FROM part WHERE hall = ? AND shelf = ?", PlannedRequests.of(1)));
    this.cheaper = runtime.keyedRead(
            ReadPlan.direct("Parts.cheaper", Depot_PartMapping.TABLE)
                .as("SELECT ... FROM part WHERE supplier = ? AND price >= ? AND price < ?", PlannedRequests.of(1)));
    this.byMaker = runtime.keyedRead(
            ReadPlan.through("Parts.byMaker", Depot_PartMapping.PART_BY_MAKER)
                .as("SELECT ... FROM part_by_maker WHERE maker = ?", PlannedRequests.of(1).andOneForEachRow()));
    this.firstOf = runtime.keyedRead(
            ReadPlan.direct("Parts.firstOf", Depot_PartMapping.TABLE)
                .as("SELECT ... FROM part WHERE supplier = ? AND price >= ? LIMIT ?", PlannedRequests.of(1)));
    this.someOf = runtime.keyedRead(
            ReadPlan.direct("Parts.someOf", Depot_PartMapping.TABLE)
                .as("SELECT ... FROM part WHERE supplier = ? LIMIT ?", PlannedRequests.of(1)));
    this.numberOf = runtime.keyedRead(
            ReadPlan.direct("Parts.numberOf", Depot_PartMapping.TABLE).ofKeys()
                .as("SELECT ... FROM part WHERE supplier = ? AND price < ?", PlannedRequests.UNKNOWN));
  }

  /**
   * Inserts one {@code Part} as a row of table {@code part}. Derived tables: {@code
   * part_by_maker}.
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
  public void save(Depot.Part part) {
    runtime.await(save.insert(part, Nulls.UNSET));
  }

  /**
   * Updates {@code price} of one row of table {@code part}. Derived tables: {@code
   * part_by_maker}.
   *
   * <p>Cost: 1 row written; on the embedded store in 1 step, on a cluster in 1 round trip: the
   * row.
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
  public void reprice(String hall, UUID id, BigDecimal price) {
    runtime.await(
        reprice.update(
            reprice.rowChange()
                .key(Depot_PartMapping.HALL, hall)
                .key(Depot_PartMapping.ID, id)
                .set(Depot_PartMapping.PRICE, price)
                .row()));
  }

  /**
   * Deletes the {@code Part} with the given {@code hall}, {@code id} from table {@code part}.
   * Derived tables: {@code part_by_maker}.
   *
   * <p>Cost: 1 row and up to 1 index entry written; on the embedded store in 1 step, on a cluster
   * in 2 round trips: a read of the row, then the row; then, after the call returns, up to 1
   * request more.
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
  public void remove(String hall, UUID id) {
    runtime.await(
        remove.deleteByKey(
            remove.key(Depot_PartMapping.HALL, hall),
            remove.key(Depot_PartMapping.ID, id)));
  }

  /**
   * Reads the {@code Part} rows with the given {@code supplier} from table {@code part}, through
   * the native index {@code part_supplier_idx}. The rows are in token order, the rows of a
   * partition in their stored order.
   *
   * <p>Cost: all token ranges of the cluster for each page of rows; on the embedded store every
   * row of the table.
   *
   * <p>CQL on a cluster: {@code SELECT ... FROM part WHERE supplier = ?}.
   *
   * <p>A row that is written during the read appears in its old or its new state, never in
   * between.
   */
  @Override
  public Page<Depot.Part> bySupplier(String supplier, PageRequest page) {
    return runtime.awaitRead(
        bySupplier
            .byIndex()
            .equal("part_supplier_idx", bySupplier.key(Depot_PartMapping.SUPPLIER, supplier))
            .page(page));
  }

  /**
   * Reads the {@code Part} rows with the given {@code hall}, {@code supplier} from table {@code
   * part}, through the native index {@code part_supplier_idx}. The rows are in their stored
   * order.
   *
   * <p>Cost: 1 partition, 1 request for each page of rows; on the embedded store every row of the
   * partition.
   *
   * <p>CQL on a cluster: {@code SELECT ... FROM part WHERE hall = ? AND supplier = ?}.
   *
   * <p>A row that is written during the read appears in its old or its new state, never in
   * between.
   */
  @Override
  public List<Depot.Part> ofSupplier(String hall, String supplier) {
    return runtime.awaitRead(
        ofSupplier
            .byIndex(ofSupplier.key(Depot_PartMapping.HALL, hall))
            .equal("part_supplier_idx", ofSupplier.key(Depot_PartMapping.SUPPLIER, supplier))
            .list());
  }

  /**
   * Reads {@code supplier}, {@code price} of the {@code Part} rows with the given {@code
   * supplier}, {@code state}, and with {@code price} in the given range from table {@code part},
   * through the native indexes {@code part_supplier_idx} and {@code part_price_idx} and {@code
   * part_state_idx}. The rows are in token order, the rows of a partition in their stored order.
   *
   * <p>Cost: all token ranges of the cluster for each page of rows; on the embedded store every
   * row of the table.
   *
   * <p>CQL on a cluster: {@code SELECT ... FROM part WHERE supplier = ? AND price >= ? AND price
   * <= ? AND state = ? LIMIT ?}.
   *
   * <p>A row that is written during the read appears in its old or its new state, never in
   * between.
   */
  @Override
  public Stream<Depot.Offer> offers(String supplier, Range<BigDecimal> price, Depot.State state,
      Limit limit) {
    return runtime.awaitRead(
        offers
            .byIndex()
            .equal("part_supplier_idx", offers.key(Depot_PartMapping.SUPPLIER, supplier))
            .range("part_price_idx", offers.rangeOf(Depot_PartMapping.PRICE, price))
            .equal("part_state_idx", offers.key(Depot_PartMapping.STATE, state))
            .limit(limit)
            .stream());
  }

  /**
   * Counts the {@code Part} rows with {@code bought} in the given range in table {@code part},
   * through the native index {@code part_bought_idx}.
   *
   * <p>Cost: all token ranges of the cluster for each page of rows; on the embedded store every
   * row of the table.
   *
   * <p>CQL on a cluster: {@code SELECT ... FROM part WHERE bought >= ? AND bought <= ?}.
   *
   * <p>On a cluster the program reads whole rows and counts them, as all columns tell whether a
   * row exists: 1 request for each page, and memory holds one page.
   *
   * <p>A row that is written during the read appears in its old or its new state, never in
   * between.
   */
  @Override
  public long count(Range<Instant> bought) {
    return runtime.awaitRead(
        count
            .byIndex()
            .range("part_bought_idx", count.rangeOf(Depot_PartMapping.BOUGHT, bought))
            .count());
  }

  /**
   * Returns whether there is a {@code Part} with the given {@code labels} in table {@code part},
   * through the native index {@code part_labels_idx}.
   *
   * <p>Cost: all token ranges of the cluster for each page of rows; on the embedded store every
   * row of the table.
   *
   * <p>CQL on a cluster: {@code SELECT ... FROM part WHERE labels CONTAINS ? LIMIT 1}.
   *
   * <p>A row that is written during the read appears in its old or its new state, never in
   * between.
   */
  @Override
  public boolean hasLabel(String labels) {
    return runtime.awaitRead(
        hasLabel
            .byIndex()
            .equal("part_labels_idx", hasLabel.key(Depot_PartMapping.LABELS_ELEMENT, labels))
            .exists());
  }

  /**
   * Computes {@code max(price)} of the {@code Part} rows with the given {@code state} in table
   * {@code part}, through the native index {@code part_state_idx}.
   *
   * <p>Cost: all token ranges of the cluster for each page of rows; on the embedded store every
   * row of the table.
   *
   * <p>CQL on a cluster: {@code SELECT ... FROM part WHERE state = ?}.
   *
   * <p>The store returns the values of the rows, and the program computes the result: 1 request
   * for each page, and memory holds one page.
   *
   * <p>A row that is written during the read appears in its old or its new state, never in
   * between.
   */
  @Override
  public Optional<BigDecimal> highest(Depot.State state) {
    return runtime.awaitRead(
        highest
            .byIndex()
            .equal("part_state_idx", highest.key(Depot_PartMapping.STATE, state))
            .aggregate(Aggregate.max(Depot_PartMapping.PRICE))
            .thenApply(Optional::ofNullable));
  }

  /**
   * Reads the {@code Part} rows with the given {@code notes} from table {@code part}, through the
   * native index {@code part_notes_idx}. The rows are in token order, the rows of a partition in
   * their stored order.
   *
   * <p>Cost: all token ranges of the cluster for each page of rows; on the embedded store every
   * row of the table.
   *
   * <p>CQL on a cluster: {@code SELECT ... FROM part WHERE notes[?] = ?}.
   *
   * <p>A row that is written during the read appears in its old or its new state, never in
   * between.
   */
  @Override
  public List<Depot.Part> byNote(Map.Entry<String, String> notes) {
    return runtime.awaitRead(
        byNote
            .byIndex()
            .equal("part_notes_idx", byNote.entry(
                Depot_PartMapping.NOTES_ELEMENT,
                Depot_PartMapping.NOTES_VALUE,
                notes))
            .list());
  }

  /**
   * Reads {@code id} of the {@code Part} rows with the given {@code sizes} from table {@code
   * part}, through the native index {@code part_sizes_idx}. The rows are in token order, the rows
   * of a partition in their stored order.
   *
   * <p>Cost: all token ranges of the cluster for each page of rows; on the embedded store every
   * row of the table.
   *
   * <p>CQL on a cluster: {@code SELECT ... FROM part WHERE sizes CONTAINS KEY ?}.
   *
   * <p>A row that is written during the read appears in its old or its new state, never in
   * between.
   */
  @Override
  public List<UUID> withSize(String sizes) {
    return runtime.awaitRead(
        withSize
            .byIndex()
            .equal("part_sizes_idx", withSize.key(Depot_PartMapping.SIZES_ELEMENT, sizes))
            .list());
  }

  /**
   * Reads the {@code Part} rows with the given {@code hall}, {@code sizes} from table {@code
   * part}, through the native index {@code part_sizes_idx_1}. The rows are in their stored order.
   *
   * <p>Cost: 1 partition, 1 request for each page of rows; on the embedded store every row of the
   * partition.
   *
   * <p>CQL on a cluster: {@code SELECT ... FROM part WHERE hall = ? AND sizes CONTAINS ?}.
   *
   * <p>A row that is written during the read appears in its old or its new state, never in
   * between.
   */
  @Override
  public List<Depot.Part> ofSize(String hall, Integer sizes) {
    return runtime.awaitRead(
        ofSize
            .byIndex(ofSize.key(Depot_PartMapping.HALL, hall))
            .equal("part_sizes_idx_1", ofSize.key(Depot_PartMapping.SIZES_VALUE, sizes))
            .list());
  }

  /**
   * Reads the {@code Part} rows with the given {@code code} from table {@code part}, through the
   * native index {@code part_code_idx}. The rows are in token order, the rows of a partition in
   * their stored order.
   *
   * <p>Cost: all token ranges of the cluster for each page of rows; on the embedded store every
   * row of the table.
   *
   * <p>CQL on a cluster: {@code SELECT ... FROM part WHERE code = ?}.
   *
   * <p>A row that is written during the read appears in its old or its new state, never in
   * between.
   */
  @Override
  public List<Depot.Part> byCode(List<Integer> code) {
    return runtime.awaitRead(
        byCode
            .byIndex()
            .equal("part_code_idx", byCode.key(Depot_PartMapping.CODE, code))
            .list());
  }

  /**
   * Reads the {@code Part} rows with the given {@code shelf} from table {@code part}, through the
   * native index {@code PartShelf}. The rows are in token order, the rows of a partition in their
   * stored order.
   *
   * <p>Cost: all token ranges of the cluster for each page of rows; on the embedded store every
   * row of the table.
   *
   * <p>CQL on a cluster: {@code SELECT ... FROM part WHERE shelf = ?}.
   *
   * <p>A row that is written during the read appears in its old or its new state, never in
   * between.
   */
  @Override
  public List<Depot.Part> onShelf(String shelf) {
    return runtime.awaitRead(
        onShelf
            .byIndex()
            .equal("PartShelf", onShelf.key(Depot_PartMapping.SHELF, shelf))
            .list());
  }

  /**
   * Reads the {@code Part} rows with the given {@code hall}, {@code shelf} from table {@code
   * part}, through the native index {@code PartShelf}. The rows are in their stored order.
   *
   * <p>Cost: 1 partition, 1 request for each page of rows; on the embedded store every row of the
   * partition.
   *
   * <p>CQL on a cluster: {@code SELECT ... FROM part WHERE hall = ? AND shelf = ?}.
   *
   * <p>A row that is written during the read appears in its old or its new state, never in
   * between.
   */
  @Override
  public List<Depot.Part> onShelfOfHall(String hall, String shelf) {
    return runtime.awaitRead(
        onShelfOfHall
            .byIndex(onShelfOfHall.key(Depot_PartMapping.HALL, hall))
            .equal("PartShelf", onShelfOfHall.key(Depot_PartMapping.SHELF, shelf))
            .list());
  }

  /**
   * Reads the {@code Part} rows where {@code supplier = :from and price >= 10 and price < :below}
   * from table {@code part}, through the native indexes {@code part_supplier_idx} and {@code
   * part_price_idx}. The rows are in token order, the rows of a partition in their stored order.
   *
   * <p>Cost: all token ranges of the cluster for each page of rows; on the embedded store every
   * row of the table.
   *
   * <p>CQL on a cluster: {@code SELECT ... FROM part WHERE supplier = ? AND price >= ? AND price
   * < ?}.
   *
   * <p>A row that is written during the read appears in its old or its new state, never in
   * between.
   */
  @Override
  public List<Depot.Part> cheaper(String from, BigDecimal below) {
    return runtime.awaitRead(
        cheaper
            .byIndex()
            .equal("part_supplier_idx", cheaper.key(Depot_PartMapping.SUPPLIER, from))
            .between("part_price_idx",
                Bound.of(cheaper.key(Depot_PartMapping.PRICE, new BigDecimal("10")), true),
                Bound.of(cheaper.key(Depot_PartMapping.PRICE, below), false))
            .list());
  }

  /**
   * Reads the {@code Part} rows with the given {@code maker}, through the index table {@code
   * part_by_maker}. The rows are in their stored order. Each row found is read from table {@code
   * part}.
   *
   * <p>Cost: 1 partition, 1 request, and 1 request for each row found.
   *
   * <p>CQL on a cluster: {@code SELECT ... FROM part_by_maker WHERE maker = ?}.
   *
   * <p>A row that is written during the read appears in its old or its new state, never in
   * between.
   *
   * <p>On a cluster (VERIFIED): Each entry is checked against its row. A row whose index key
   * changes during the read may appear under both keys or under neither.
   */
  @Override
  public List<Depot.Part> byMaker(String maker) {
    return runtime.awaitRead(
        byMaker
            .select(byMaker.key(Depot_PartMapping.MAKER, maker))
            .list());
  }

  /**
   * Reads the {@code Part} rows where {@code supplier = :supplier AND price >= 10} from table
   * {@code part}, through the native indexes {@code part_supplier_idx} and {@code
   * part_price_idx}. The rows are in token order, the rows of a partition in their stored order.
   *
   * <p>Cost: all token ranges of the cluster for each page of rows; on the embedded store every
   * row of the table.
   *
   * <p>CQL on a cluster: {@code SELECT ... FROM part WHERE supplier = ? AND price >= ? LIMIT ?}.
   *
   * <p>A row that is written during the read appears in its old or its new state, never in
   * between.
   */
  @Override
  public List<Depot.Part> firstOf(String supplier) {
    return runtime.awaitRead(
        firstOf
            .byIndex()
            .equal("part_supplier_idx", firstOf.key(Depot_PartMapping.SUPPLIER, supplier))
            .between("part_price_idx",
                Bound.of(firstOf.key(Depot_PartMapping.PRICE, new BigDecimal("10")), true),
                null)
            .limit(Limit.of(1))
            .list());
  }

  /**
   * Reads the {@code Part} rows where {@code supplier = :supplier} from table {@code part},
   * through the native index {@code part_supplier_idx}. The rows are in token order, the rows of
   * a partition in their stored order.
   *
   * <p>Cost: all token ranges of the cluster for each page of rows; on the embedded store every
   * row of the table.
   *
   * <p>CQL on a cluster: {@code SELECT ... FROM part WHERE supplier = ? LIMIT ?}.
   *
   * <p>A row that is written during the read appears in its old or its new state, never in
   * between.
   */
  @Override
  public List<Depot.Part> someOf(String supplier, int most) {
    return runtime.awaitRead(
        someOf
            .byIndex()
            .equal("part_supplier_idx", someOf.key(Depot_PartMapping.SUPPLIER, supplier))
            .limit(Limit.of(most))
            .list());
  }

  /**
   * Counts the {@code Part} rows where {@code supplier = :supplier AND price < 1000} in table
   * {@code part}, through the native indexes {@code part_supplier_idx} and {@code
   * part_price_idx}.
   *
   * <p>Cost: all token ranges of the cluster for each page of rows; on the embedded store every
   * row of the table.
   *
   * <p>CQL on a cluster: {@code SELECT ... FROM part WHERE supplier = ? AND price < ?}.
   *
   * <p>On a cluster the program reads whole rows and counts them, as all columns tell whether a
   * row exists: 1 request for each page, and memory holds one page.
   *
   * <p>A row that is written during the read appears in its old or its new state, never in
   * between.
   */
  @Override
  public long numberOf(String supplier) {
    return runtime.awaitRead(
        numberOf
            .byIndex()
            .equal("part_supplier_idx", numberOf.key(Depot_PartMapping.SUPPLIER, supplier))
            .between("part_price_idx",
                null,
                Bound.of(numberOf.key(Depot_PartMapping.PRICE, new BigDecimal("1000")), false))
            .count());
  }
}
