package shop;

import dev.rowan.Rowan;
import dev.rowan.annotation.Nulls;
import dev.rowan.dao.Range;
import dev.rowan.mapping.Projection;
import dev.rowan.observe.CallKind;
import dev.rowan.observe.PlannedRequests;
import dev.rowan.runtime.DaoRuntime;
import dev.rowan.runtime.KeyedRead;
import dev.rowan.runtime.ReadPlan;
import jakarta.annotation.Generated;
import jakarta.inject.Inject;
import jakarta.inject.Singleton;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.NullUnmarked;

/** Implements {@link Bills} on a store. Thread-safe. */
@Generated("dev.rowan.processor.RowanProcessor")
@NullUnmarked
@SuppressWarnings({"all", "deprecation", "exports", "removal"})
@Singleton
public class RowanBills implements Bills {
  private final DaoRuntime<Bill> runtime;

  private final DaoRuntime<Bill> save;

  private final DaoRuntime<Bill> replace;

  private final DaoRuntime<Bill> reprice;

  private final DaoRuntime<Bill> resell;

  private final DaoRuntime<Bill> change;

  private final DaoRuntime<Bill> change_2;

  private final DaoRuntime<Bill> remove;

  private final KeyedRead<Bill> find;

  private final KeyedRead<Bill> lines;

  private final KeyedRead<Bills.Cost> costs;

  private final KeyedRead<Money> total_2;

  private final KeyedRead<Optional<Bill.Seller>> reseller_2;

  private final KeyedRead<Bill> of;

  private final KeyedRead<Bill> on;

  /** Creates the DAO. Its tables exist when this returns. */
  @Inject
  public RowanBills(Rowan rowan) {
    this.runtime = rowan.runtime(BillMapping.INSTANCE);
    this.save = runtime.attributedTo("Bills.save", CallKind.WRITE, PlannedRequests.of(2));
    this.replace = runtime.attributedTo("Bills.replace", CallKind.WRITE, PlannedRequests.of(2));
    this.reprice = runtime.attributedTo("Bills.reprice", CallKind.WRITE, PlannedRequests.of(1));
    this.resell = runtime.attributedTo("Bills.resell", CallKind.WRITE, PlannedRequests.of(1));
    this.change = runtime.attributedTo("Bills.change", CallKind.WRITE, PlannedRequests.of(1));
    this.change_2 = runtime.attributedTo("Bills.change", CallKind.WRITE, PlannedRequests.of(1));
    this.remove = runtime.attributedTo("Bills.remove", CallKind.WRITE, PlannedRequests.of(2));
    this.find = runtime.keyedRead(
            ReadPlan.direct("Bills.find", BillMapping.TABLE)
                .as("SELECT ... FROM bill WHERE id = ? AND line = ?", PlannedRequests.of(1)));
    this.lines = runtime.keyedRead(
            ReadPlan.direct("Bills.lines", BillMapping.TABLE)
                .as("SELECT ... FROM bill WHERE id = ? AND line >= ? AND line <= ?", PlannedRequests.of(1)));
    this.costs = runtime.keyedRead(
            ReadPlan.direct("Bills.costs", BillMapping.TABLE)
                .as("SELECT id, line, total, reseller FROM bill WHERE id = ? AND line IN ?", PlannedRequests.of(1)),
            new Projection<>(
                List.of(BillMapping.LINE, BillMapping.TOTAL, BillMapping.RESELLER),
                row -> new Bills.Cost(BillMapping.LINE.decode(row), BillMapping.TOTAL.decode(row), BillMapping.RESELLER.decode(row))));
    this.total_2 = runtime.keyedRead(
            ReadPlan.direct("Bills.total", BillMapping.TABLE)
                .as("SELECT id, line, total FROM bill WHERE id = ? AND line = ?", PlannedRequests.of(1)),
            new Projection<>(
                List.of(BillMapping.TOTAL),
                BillMapping.TOTAL::decode));
    this.reseller_2 = runtime.keyedRead(
            ReadPlan.direct("Bills.reseller", BillMapping.TABLE)
                .as("SELECT id, line, reseller FROM bill WHERE id = ? AND line = ?", PlannedRequests.of(1)),
            new Projection<>(
                List.of(BillMapping.RESELLER),
                BillMapping.RESELLER::decode));
    this.of = runtime.keyedRead(
            ReadPlan.through("Bills.of", BillMapping.BILLS_BY_SELLER)
                .as("SELECT ... FROM bills_by_seller WHERE seller = ? AND issued_at >= ? AND issued_at <= ?", PlannedRequests.of(1).andOneForEachRow()));
    this.on = runtime.keyedRead(
            ReadPlan.through("Bills.on", BillMapping.BILLS_BY_DAY)
                .as("SELECT ... FROM bills_by_day WHERE seller = ? AND issued_at_day = ?", PlannedRequests.of(1).andOneForEachRow()));
  }

  /**
   * Inserts one {@code Bill} as a row of table {@code bill}. Derived tables: {@code
   * bills_by_seller}, {@code bills_by_day}.
   *
   * <p>Cost: 1 row and up to 2 index entries written; on the embedded store in 1 step, on a
   * cluster in 1 round trip: the row with up to 2 entries (after a read of it, if a column of an
   * index key is null).
   *
   * <p>On the embedded store the write is atomic: a crash or a concurrent writer never leaves a
   * part of it.
   *
   * <p>On a cluster (BLIND): The row and its index entries are one logged batch. After a crash, a
   * part of the batch may be visible until Cassandra replays the rest. Of concurrent writers, the
   * latest timestamp wins for each column, in all tables alike. A retry is safe and leaves no
   * orphaned entry.
   */
  @Override
  public void save(Bill bill) {
    runtime.await(save.insert(bill, Nulls.UNSET));
  }

  /**
   * Inserts one {@code Bill} as a row of table {@code bill}. Derived tables: {@code
   * bills_by_seller}, {@code bills_by_day}.
   *
   * <p>Cost: 1 row and up to 2 index entries written; on the embedded store in 1 step, on a
   * cluster in 1 round trip: the row with up to 2 entries (after a read of it, if a column of an
   * index key is null).
   *
   * <p>On the embedded store the write is atomic: a crash or a concurrent writer never leaves a
   * part of it.
   *
   * <p>On a cluster (BLIND): The row and its index entries are one logged batch. After a crash, a
   * part of the batch may be visible until Cassandra replays the rest. Of concurrent writers, the
   * latest timestamp wins for each column, in all tables alike. A retry is safe and leaves no
   * orphaned entry.
   */
  @Override
  public void replace(Bill bill) {
    runtime.await(replace.insert(bill, Nulls.DELETE));
  }

  /**
   * Updates {@code total}, {@code tax} of one row of table {@code bill}. Derived tables: {@code
   * bills_by_seller}, {@code bills_by_day}.
   *
   * <p>Cost: 1 row written; on the embedded store in 1 step, on a cluster in 1 round trip: the
   * row.
   *
   * <p>On the embedded store the write is atomic: a crash or a concurrent writer never leaves a
   * part of it.
   *
   * <p>On a cluster (BLIND): The row and its index entries are one logged batch. After a crash, a
   * part of the batch may be visible until Cassandra replays the rest. Of concurrent writers, the
   * latest timestamp wins for each column, in all tables alike. A retry is safe and leaves no
   * orphaned entry.
   */
  @Override
  public void reprice(Id<Bill> id, Bill.Line line, Money total, Percent tax) {
    runtime.await(
        reprice.update(
            reprice.rowChange()
                .key(BillMapping.ID, id)
                .key(BillMapping.LINE, line)
                .set(BillMapping.TOTAL, total)
                .set(BillMapping.TAX, tax)
                .row()));
  }

  /**
   * Updates {@code reseller} of one row of table {@code bill}. Derived tables: {@code
   * bills_by_seller}, {@code bills_by_day}.
   *
   * <p>Cost: 1 row written; on the embedded store in 1 step, on a cluster in 1 round trip: the
   * row.
   *
   * <p>On the embedded store the write is atomic: a crash or a concurrent writer never leaves a
   * part of it.
   *
   * <p>On a cluster (BLIND): The row and its index entries are one logged batch. After a crash, a
   * part of the batch may be visible until Cassandra replays the rest. Of concurrent writers, the
   * latest timestamp wins for each column, in all tables alike. A retry is safe and leaves no
   * orphaned entry.
   */
  @Override
  public void resell(Id<Bill> id, Bill.Line line, Optional<Bill.Seller> reseller) {
    runtime.await(
        resell.update(
            resell.rowChange()
                .key(BillMapping.ID, id)
                .key(BillMapping.LINE, line)
                .set(BillMapping.RESELLER, reseller)
                .row()));
  }

  /**
   * Writes the differences between two states of one {@code Bill} to its row in table {@code
   * bill}. Derived tables: {@code bills_by_seller}, {@code bills_by_day}.
   *
   * <p>Cost: 1 row written; on the embedded store in 1 step, on a cluster in 1 round trip: the
   * row.
   *
   * <p>On the embedded store the write is atomic: a crash or a concurrent writer never leaves a
   * part of it.
   *
   * <p>On a cluster (BLIND): The row and its index entries are one logged batch. After a crash, a
   * part of the batch may be visible until Cassandra replays the rest. Of concurrent writers, the
   * latest timestamp wins for each column, in all tables alike. A retry is safe and leaves no
   * orphaned entry.
   */
  @Override
  public void change(Bill before, Bill after) {
    runtime.await(change.change(before, after));
  }

  /**
   * Applies a patch to the row of one {@code Bill} in table {@code bill}. Derived tables: {@code
   * bills_by_seller}, {@code bills_by_day}.
   *
   * <p>Cost: 1 row written; on the embedded store in 1 step, on a cluster in 1 round trip: the
   * row.
   *
   * <p>A patch without changes is not written, and counts as applied.
   *
   * <p>On the embedded store the write is atomic: a crash or a concurrent writer never leaves a
   * part of it.
   *
   * <p>On a cluster (BLIND): The row and its index entries are one logged batch. After a crash, a
   * part of the batch may be visible until Cassandra replays the rest. Of concurrent writers, the
   * latest timestamp wins for each column, in all tables alike. A retry is safe and leaves no
   * orphaned entry.
   */
  @Override
  public void change(BillPatch patch) {
    runtime.await(change_2.update(patch));
  }

  /**
   * Deletes the {@code Bill} with the given {@code id}, {@code line} from table {@code bill}.
   * Derived tables: {@code bills_by_seller}, {@code bills_by_day}.
   *
   * <p>Cost: 1 row and up to 2 index entries written; on the embedded store in 1 step, on a
   * cluster in 2 round trips: a read of the row, then the row with up to 2 entries.
   *
   * <p>On the embedded store the write is atomic: a crash or a concurrent writer never leaves a
   * part of it.
   *
   * <p>On a cluster (BLIND): The row and its index entries are one logged batch. After a crash, a
   * part of the batch may be visible until Cassandra replays the rest. Of concurrent writers, the
   * latest timestamp wins for each column, in all tables alike. A retry is safe and leaves no
   * orphaned entry.
   */
  @Override
  public void remove(Id<Bill> id, Bill.Line line) {
    runtime.await(
        remove.deleteByKey(
            remove.key(BillMapping.ID, id),
            remove.key(BillMapping.LINE, line)));
  }

  /**
   * Reads the {@code Bill} with the given {@code id}, {@code line} from table {@code bill}.
   *
   * <p>Cost: 1 partition, 1 request.
   *
   * <p>CQL on a cluster: {@code SELECT ... FROM bill WHERE id = ? AND line = ?}.
   *
   * <p>A row that is written during the read appears in its old or its new state, never in
   * between.
   */
  @Override
  public Optional<Bill> find(Id<Bill> id, Bill.Line line) {
    return runtime.awaitRead(
        find
            .optional(
                find.key(BillMapping.ID, id),
                find.key(BillMapping.LINE, line)));
  }

  /**
   * Reads the {@code Bill} rows with the given {@code id}, and with {@code line} in the given
   * range from table {@code bill}. The rows are in their stored order.
   *
   * <p>Cost: 1 partition, 1 request.
   *
   * <p>CQL on a cluster: {@code SELECT ... FROM bill WHERE id = ? AND line >= ? AND line <= ?}.
   *
   * <p>A row that is written during the read appears in its old or its new state, never in
   * between.
   */
  @Override
  public List<Bill> lines(Id<Bill> id, Range<Bill.Line> line) {
    return runtime.awaitRead(
        lines
            .select(lines.key(BillMapping.ID, id))
            .range(lines.rangeOf(BillMapping.LINE, line))
            .list());
  }

  /**
   * Reads {@code line}, {@code total}, {@code reseller} of the {@code Bill} rows with the given
   * {@code id} and any of the given {@code line} from table {@code bill}. The keys of the map are
   * in the order of the request; a key without a row is absent.
   *
   * <p>Cost: 1 partition, 1 request.
   *
   * <p>CQL on a cluster: {@code SELECT id, line, total, reseller FROM bill WHERE id = ? AND line
   * IN ?}.
   *
   * <p>A row that is written during the read appears in its old or its new state, never in
   * between.
   */
  @Override
  public Map<Bill.Line, Bills.Cost> costs(Id<Bill> id, Collection<Bill.Line> line) {
    return runtime.awaitRead(
        costs
            .select(
                costs.key(BillMapping.ID, id),
                costs.anyOf(BillMapping.LINE, line))
            .map(BillMapping.LINE, line));
  }

  /**
   * Reads {@code total} of the {@code Bill} with the given {@code id}, {@code line} from table
   * {@code bill}.
   *
   * <p>Cost: 1 partition, 1 request.
   *
   * <p>CQL on a cluster: {@code SELECT id, line, total FROM bill WHERE id = ? AND line = ?}.
   *
   * <p>A row that is written during the read appears in its old or its new state, never in
   * between.
   */
  @Override
  public Optional<Money> total(Id<Bill> id, Bill.Line line) {
    return runtime.awaitRead(
        total_2
            .optional(
                total_2.key(BillMapping.ID, id),
                total_2.key(BillMapping.LINE, line)));
  }

  /**
   * Reads {@code reseller} of the {@code Bill} with the given {@code id}, {@code line} from table
   * {@code bill}.
   *
   * <p>Cost: 1 partition, 1 request.
   *
   * <p>CQL on a cluster: {@code SELECT id, line, reseller FROM bill WHERE id = ? AND line = ?}.
   *
   * <p>A row that is written during the read appears in its old or its new state, never in
   * between.
   */
  @Override
  public Optional<Optional<Bill.Seller>> reseller(Id<Bill> id, Bill.Line line) {
    return runtime.awaitRead(
        reseller_2
            .optional(
                reseller_2.key(BillMapping.ID, id),
                reseller_2.key(BillMapping.LINE, line)));
  }

  /**
   * Reads the {@code Bill} rows with the given {@code seller}, and with {@code issued_at} in the
   * given range, through the index table {@code bills_by_seller}. The rows are in their stored
   * order. Each row found is read from table {@code bill}.
   *
   * <p>Cost: 1 partition, 1 request, and 1 request for each row found.
   *
   * <p>CQL on a cluster: {@code SELECT ... FROM bills_by_seller WHERE seller = ? AND issued_at >=
   * ? AND issued_at <= ?}.
   *
   * <p>A row that is written during the read appears in its old or its new state, never in
   * between.
   *
   * <p>On a cluster (BLIND): An entry may appear, change or disappear shortly before or after its
   * row does.
   */
  @Override
  public List<Bill> of(Bill.Seller seller, Range<LocalDateTime> issuedAt) {
    return runtime.awaitRead(
        of
            .select(of.key(BillMapping.SELLER, seller))
            .range(of.rangeOf(BillMapping.ISSUED_AT, issuedAt))
            .list());
  }

  /**
   * Reads the {@code Bill} rows with the given {@code seller}, {@code issued_at_day}, through the
   * index table {@code bills_by_day}. The rows are in their stored order. Each row found is read
   * from table {@code bill}.
   *
   * <p>Cost: 1 partition, 1 request, and 1 request for each row found.
   *
   * <p>CQL on a cluster: {@code SELECT ... FROM bills_by_day WHERE seller = ? AND issued_at_day =
   * ?}.
   *
   * <p>A row that is written during the read appears in its old or its new state, never in
   * between.
   *
   * <p>On a cluster (BLIND): An entry may appear, change or disappear shortly before or after its
   * row does.
   */
  @Override
  public List<Bill> on(Bill.Seller seller, LocalDate issuedAtDay) {
    return runtime.awaitRead(
        on
            .select(
                on.key(BillMapping.SELLER, seller),
                on.key(BillMapping.ISSUED_AT_DAY, issuedAtDay))
            .list());
  }
}
