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
import dev.rowan.spi.mutation.ColumnCondition;
import dev.rowan.spi.value.Bound;
import jakarta.annotation.Generated;
import jakarta.inject.Inject;
import jakarta.inject.Singleton;
import java.util.List;
import java.util.Optional;
import java.util.UUID;
import org.jspecify.annotations.NullUnmarked;

/** Implements {@link Dispatches} on a store. Thread-safe. */
@Generated("dev.rowan.processor.RowanProcessor")
@NullUnmarked
@SuppressWarnings({"all", "deprecation", "exports", "removal"})
@Singleton
public class RowanDispatches implements Dispatches {
  private final DaoRuntime<Dispatch> runtime;

  private final DaoRuntime<Dispatch> save;

  private final DaoRuntime<Dispatch> change;

  private final DaoRuntime<Dispatch> change_2;

  private final DaoRuntime<Dispatch> move;

  private final DaoRuntime<Dispatch> moveIf;

  private final KeyedRead<Dispatch> find;

  private final KeyedRead<Dispatch> to;

  private final KeyedRead<Dispatches.Line> lines;

  private final KeyedRead<String> origin;

  /** Creates the DAO. Its tables exist when this returns. */
  @Inject
  public RowanDispatches(Rowan rowan) {
    rowan.requireConditionalWrites(DispatchMapping.INSTANCE);
    this.runtime = rowan.runtime(DispatchMapping.INSTANCE);
    this.save = runtime.attributedTo("Dispatches.save", CallKind.WRITE, PlannedRequests.of(4));
    this.change = runtime.attributedTo("Dispatches.change", CallKind.WRITE, PlannedRequests.of(4));
    this.change_2 =
        runtime.attributedTo("Dispatches.change", CallKind.WRITE, PlannedRequests.of(4));
    this.move = runtime.attributedTo("Dispatches.move", CallKind.WRITE, PlannedRequests.of(4));
    this.moveIf =
        runtime.attributedTo("Dispatches.moveIf", CallKind.CONDITIONAL_WRITE, PlannedRequests.of(2));
    this.find = runtime.keyedRead(
            ReadPlan.direct("Dispatches.find", DispatchMapping.TABLE)
                .as("SELECT ... FROM dispatch WHERE shop = ? AND number = ?", PlannedRequests.of(1)));
    this.to = runtime.keyedRead(
            ReadPlan.through("Dispatches.to", DispatchMapping.DISPATCHES_BY_CITY)
                .as("SELECT ... FROM dispatches_by_city WHERE to_town = ? AND to_latitude >= ? AND to_latitude <= ?", PlannedRequests.of(1).andOneForEachRow()));
    this.lines = runtime.keyedRead(
            ReadPlan.direct("Dispatches.lines", DispatchMapping.TABLE).backwards()
                .as("SELECT ... FROM dispatch WHERE shop = ? AND number > ? ORDER BY number DESC", PlannedRequests.of(1)),
            new Projection<>(
                List.of(DispatchMapping.KEY_NUMBER, DispatchMapping.SHIP_TO_CITY, DispatchMapping.SHIP_TO_POINT_LATITUDE),
                row -> new Dispatches.Line(DispatchMapping.KEY_NUMBER.decode(row), DispatchMapping.SHIP_TO_CITY.decode(row), DispatchMapping.SHIP_TO_POINT_LATITUDE.decode(row))));
    this.origin = runtime.keyedRead(
            ReadPlan.direct("Dispatches.origin", DispatchMapping.TABLE)
                .as("SELECT ... FROM dispatch WHERE shop = ? AND number = ?", PlannedRequests.of(1)),
            new Projection<>(
                List.of(DispatchMapping.SHIP_FROM_CITY),
                DispatchMapping.SHIP_FROM_CITY::decode));
  }

  /**
   * Inserts one {@code Dispatch} as a row of table {@code dispatch}. Derived tables: {@code
   * dispatches_by_city}.
   *
   * <p>Cost: 1 row and up to 2 index entries written; on the embedded store in 1 step, on a
   * cluster in 3 round trips: a read of the row, then up to 2 entries in parallel, then the row
   * if it is unchanged; then, after the call returns, up to 2 requests more.
   *
   * <p>On the embedded store the write is atomic: a crash or a concurrent writer never leaves a
   * part of it.
   *
   * <p>On a cluster (SERIAL): After a crash or a timeout, unconfirmed entries can remain, which
   * reads check against the row. Concurrent writers are applied one after the other, each on the
   * row that it has read. A retry reads the row again.
   *
   * <p>The result has the values that the insert generates for null properties.
   */
  @Override
  public Dispatch save(Dispatch dispatch) {
    return runtime.await(save.insertReturning(dispatch, Nulls.UNSET));
  }

  /**
   * Applies a patch to the row of one {@code Dispatch} in table {@code dispatch}. Derived tables:
   * {@code dispatches_by_city}.
   *
   * <p>Cost: 1 row and up to 2 index entries written; on the embedded store in 1 step, on a
   * cluster in 3 round trips: a read of the row, then up to 2 entries in parallel, then the row
   * if it is unchanged; then, after the call returns, up to 2 requests more.
   *
   * <p>A patch without changes is not written, and counts as applied.
   *
   * <p>On the embedded store the write is atomic: a crash or a concurrent writer never leaves a
   * part of it.
   *
   * <p>On a cluster (SERIAL): After a crash or a timeout, unconfirmed entries can remain, which
   * reads check against the row. Concurrent writers are applied one after the other, each on the
   * row that it has read. A retry reads the row again.
   */
  @Override
  public void change(DispatchPatch patch) {
    runtime.await(change.update(patch));
  }

  /**
   * Writes the differences between two states of one {@code Dispatch} to its row in table {@code
   * dispatch}. Derived tables: {@code dispatches_by_city}.
   *
   * <p>Cost: 1 row and up to 2 index entries written; on the embedded store in 1 step, on a
   * cluster in 3 round trips: a read of the row, then up to 2 entries in parallel, then the row
   * if it is unchanged; then, after the call returns, up to 2 requests more.
   *
   * <p>On the embedded store the write is atomic: a crash or a concurrent writer never leaves a
   * part of it.
   *
   * <p>On a cluster (SERIAL): After a crash or a timeout, unconfirmed entries can remain, which
   * reads check against the row. Concurrent writers are applied one after the other, each on the
   * row that it has read. A retry reads the row again.
   */
  @Override
  public void change(Dispatch before, Dispatch after) {
    runtime.await(change_2.change(before, after));
  }

  /**
   * Updates {@code to_town} of one row of table {@code dispatch}. Derived tables: {@code
   * dispatches_by_city}.
   *
   * <p>Cost: 1 row and up to 2 index entries written; on the embedded store in 1 step, on a
   * cluster in 3 round trips: a read of the row, then up to 2 entries in parallel, then the row
   * if it is unchanged; then, after the call returns, up to 2 requests more.
   *
   * <p>On the embedded store the write is atomic: a crash or a concurrent writer never leaves a
   * part of it.
   *
   * <p>On a cluster (SERIAL): After a crash or a timeout, unconfirmed entries can remain, which
   * reads check against the row. Concurrent writers are applied one after the other, each on the
   * row that it has read. A retry reads the row again.
   */
  @Override
  public void move(UUID keyShop, int keyNumber, String shipToCity) {
    runtime.await(
        move.update(
            move.rowChange()
                .key(DispatchMapping.KEY_SHOP, keyShop)
                .key(DispatchMapping.KEY_NUMBER, keyNumber)
                .set(DispatchMapping.SHIP_TO_CITY, shipToCity)
                .row()));
  }

  /**
   * Updates {@code to_street} of one row of table {@code dispatch}, if {@code shipToCity =
   * :expected}. Derived tables: {@code dispatches_by_city}.
   *
   * <p>Cost: 1 row written; on the embedded store in 1 step, on a cluster in 2 round trips: a
   * read of the row, then the row if it is unchanged.
   *
   * <p>On the embedded store the write is atomic: a crash or a concurrent writer never leaves a
   * part of it.
   *
   * <p>On a cluster (SERIAL): After a crash or a timeout, unconfirmed entries can remain, which
   * reads check against the row. Of concurrent writers, one is applied and the others are
   * notified. A retry checks the condition again, on a row that the first attempt may have
   * written.
   */
  @Override
  public boolean moveIf(UUID keyShop, int keyNumber, String shipToStreet, String expected) {
    return runtime.await(
        moveIf.returningApplied()
            .onlyIf(
                moveIf.conditions()
                    .compare(DispatchMapping.SHIP_TO_CITY, ColumnCondition.Operator.EQ, expected))
            .update(
                moveIf.rowChange()
                    .key(DispatchMapping.KEY_SHOP, keyShop)
                    .key(DispatchMapping.KEY_NUMBER, keyNumber)
                    .set(DispatchMapping.SHIP_TO_STREET, shipToStreet)
                    .row()));
  }

  /**
   * Reads the {@code Dispatch} with the given {@code shop}, {@code number} from table {@code
   * dispatch}.
   *
   * <p>Cost: 1 partition, 1 request.
   *
   * <p>CQL on a cluster: {@code SELECT ... FROM dispatch WHERE shop = ? AND number = ?}.
   *
   * <p>A row that is written during the read appears in its old or its new state, never in
   * between.
   */
  @Override
  public Optional<Dispatch> find(UUID keyShop, int keyNumber) {
    return runtime.awaitRead(
        find
            .optional(
                find.key(DispatchMapping.KEY_SHOP, keyShop),
                find.key(DispatchMapping.KEY_NUMBER, keyNumber)));
  }

  /**
   * Reads the {@code Dispatch} rows with the given {@code to_town}, and with {@code to_latitude}
   * in the given range, through the index table {@code dispatches_by_city}. The rows are in their
   * stored order. Each row found is read from table {@code dispatch}.
   *
   * <p>Cost: 1 partition, 1 request, and 1 request for each row found.
   *
   * <p>CQL on a cluster: {@code SELECT ... FROM dispatches_by_city WHERE to_town = ? AND
   * to_latitude >= ? AND to_latitude <= ?}.
   *
   * <p>A row that is written during the read appears in its old or its new state, never in
   * between.
   *
   * <p>On a cluster (SERIAL): Every result agrees with its row. A row whose index key changes
   * during the read may appear under both keys or under neither.
   */
  @Override
  public List<Dispatch> to(String shipToCity, Range<Double> shipToPointLatitude) {
    return runtime.awaitRead(
        to
            .select(to.key(DispatchMapping.SHIP_TO_CITY, shipToCity))
            .range(to.rangeOf(DispatchMapping.SHIP_TO_POINT_LATITUDE, shipToPointLatitude))
            .list());
  }

  /**
   * Reads {@code number}, {@code to_town}, {@code to_latitude} of the {@code Dispatch} rows where
   * {@code keyShop = :shop and keyNumber > :number} from table {@code dispatch}. The rows are in
   * the reverse of their stored order.
   *
   * <p>Cost: 1 partition, 1 request.
   *
   * <p>CQL on a cluster: {@code SELECT ... FROM dispatch WHERE shop = ? AND number > ? ORDER BY
   * number DESC}.
   *
   * <p>A row that is written during the read appears in its old or its new state, never in
   * between.
   */
  @Override
  public List<Dispatches.Line> lines(UUID shop, int number) {
    return runtime.awaitRead(
        lines
            .select(lines.key(DispatchMapping.KEY_SHOP, shop))
            .between(
                Bound.of(lines.key(DispatchMapping.KEY_NUMBER, number), false),
                null)
            .list());
  }

  /**
   * Reads {@code from_town} of the {@code Dispatch} with the given {@code shop}, {@code number}
   * from table {@code dispatch}.
   *
   * <p>Cost: 1 partition, 1 request.
   *
   * <p>CQL on a cluster: {@code SELECT ... FROM dispatch WHERE shop = ? AND number = ?}.
   *
   * <p>A row that is written during the read appears in its old or its new state, never in
   * between.
   */
  @Override
  public Optional<String> origin(UUID keyShop, int keyNumber) {
    return runtime.awaitRead(
        origin
            .optional(
                origin.key(DispatchMapping.KEY_SHOP, keyShop),
                origin.key(DispatchMapping.KEY_NUMBER, keyNumber)));
  }
}
