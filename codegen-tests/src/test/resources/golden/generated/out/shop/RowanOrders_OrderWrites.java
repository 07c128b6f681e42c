package shop;

import dev.rowan.Rowan;
import dev.rowan.annotation.Nulls;
import dev.rowan.dao.Applied;
import dev.rowan.dao.WriteOptions;
import dev.rowan.observe.CallKind;
import dev.rowan.observe.PlannedRequests;
import dev.rowan.runtime.DaoRuntime;
import dev.rowan.runtime.KeyedRead;
import dev.rowan.runtime.ReadPlan;
import jakarta.annotation.Generated;
import jakarta.inject.Inject;
import jakarta.inject.Singleton;
import java.util.Collection;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;
import org.jspecify.annotations.NullUnmarked;

/** Implements {@link Orders.OrderWrites} on a store. Thread-safe. */
@Generated("dev.rowan.processor.RowanProcessor")
@NullUnmarked
@SuppressWarnings({"all", "deprecation", "exports", "removal"})
@Singleton
public class RowanOrders_OrderWrites implements Orders.OrderWrites {
  private final DaoRuntime<Orders.Order> runtime;

  private final DaoRuntime<Orders.Order> place;

  private final DaoRuntime<Orders.Order> placeLater;

  private final DaoRuntime<Orders.Order> placeAll;

  private final DaoRuntime<Orders.Order> placeAllLater;

  private final DaoRuntime<Orders.Order> keep;

  private final DaoRuntime<Orders.Order> create;

  private final KeyedRead<Orders.Order> find;

  private final KeyedRead<Orders.Order> of;

  /** Creates the DAO. Its tables exist when this returns. */
  @Inject
  public RowanOrders_OrderWrites(Rowan rowan) {
    rowan.requireConditionalWrites(Orders_OrderMapping.INSTANCE);
    this.runtime = rowan.runtime(Orders_OrderMapping.INSTANCE);
    this.place = runtime.attributedTo("OrderWrites.place", CallKind.WRITE, PlannedRequests.of(4));
    this.placeLater =
        runtime.attributedTo("OrderWrites.placeLater", CallKind.WRITE, PlannedRequests.of(4));
    this.placeAll =
        runtime.attributedTo("OrderWrites.placeAll", CallKind.WRITE, PlannedRequests.UNKNOWN);
    this.placeAllLater =
        runtime.attributedTo("OrderWrites.placeAllLater", CallKind.WRITE, PlannedRequests.UNKNOWN);
    this.keep = runtime.attributedTo("OrderWrites.keep", CallKind.WRITE, PlannedRequests.of(4));
    this.create =
        runtime.attributedTo("OrderWrites.create", CallKind.CONDITIONAL_WRITE, PlannedRequests.of(5));
    this.find = runtime.keyedRead(
            ReadPlan.direct("OrderWrites.find", Orders_OrderMapping.TABLE)
                .as("SELECT ... FROM orders WHERE id = ?", PlannedRequests.of(1)));
    this.of = runtime.keyedRead(
            ReadPlan.through("OrderWrites.of", Orders_OrderMapping.ORDERS_BY_CUSTOMER)
                .as("SELECT ... FROM orders_by_customer WHERE customer = ?", PlannedRequests.of(1).andOneForEachRow()));
  }

  /**
   * Inserts one {@code Order} as a row of table {@code orders}. Derived tables: {@code
   * orders_by_customer}.
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
  public Orders.Order place(Orders.Order order) {
    return runtime.await(place.insertReturning(order, Nulls.UNSET));
  }

  /**
   * Inserts one {@code Order} as a row of table {@code orders}. Derived tables: {@code
   * orders_by_customer}.
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
   *
   * <p>On a cluster, options with a timestamp are refused (RUN-22): the program orders the index
   * entries by its own timestamps.
   *
   * <p>An invalid argument throws an exception at once; a later failure completes the stage
   * exceptionally.
   */
  @Override
  public CompletionStage<Orders.Order> placeLater(Orders.Order order, WriteOptions options) {
    return placeLater.with(options).insertReturning(order, Nulls.UNSET);
  }

  /**
   * Inserts each {@code Order} of a collection as a row of table {@code orders}. Derived tables:
   * {@code orders_by_customer}.
   *
   * <p>Cost: 1 row and up to 2 index entries written for each element of orders; on the embedded
   * store in 1 step for up to 32 rows of one partition, on a cluster each in 3 round trips: a
   * read of the row, then up to 2 entries in parallel, then the row if it is unchanged; then,
   * after the call returns, up to 2 requests more.
   *
   * <p>The call is not atomic: it sends several requests, up to 64 of them at the same time. A
   * failure after a part of them is an {@code OutcomeUnknownException} (RUN-31) with the number
   * of the written rows. A repeated call writes all of them. Of two entities with one key, the
   * later one stays.
   *
   * <p>On a cluster (SERIAL): After a crash or a timeout, unconfirmed entries can remain, which
   * reads check against the row. Concurrent writers are applied one after the other, each on the
   * row that it has read. A retry reads the row again.
   *
   * <p>The result has the values that the insert generates for null properties.
   */
  @Override
  public List<Orders.Order> placeAll(Collection<Orders.Order> orders) {
    return runtime.await(placeAll.insertAll(orders, Nulls.UNSET));
  }

  /**
   * Inserts each {@code Order} of a collection as a row of table {@code orders}. Derived tables:
   * {@code orders_by_customer}.
   *
   * <p>Cost: 1 row and up to 2 index entries written for each element of orders; on the embedded
   * store in 1 step for up to 32 rows of one partition, on a cluster each in 3 round trips: a
   * read of the row, then up to 2 entries in parallel, then the row if it is unchanged; then,
   * after the call returns, up to 2 requests more.
   *
   * <p>The call is not atomic: it sends several requests, up to 64 of them at the same time. A
   * failure after a part of them is an {@code OutcomeUnknownException} (RUN-31) with the number
   * of the written rows. A repeated call writes all of them. Of two entities with one key, the
   * later one stays.
   *
   * <p>On a cluster (SERIAL): After a crash or a timeout, unconfirmed entries can remain, which
   * reads check against the row. Concurrent writers are applied one after the other, each on the
   * row that it has read. A retry reads the row again.
   *
   * <p>The result has the values that the insert generates for null properties.
   *
   * <p>An invalid argument throws an exception at once; a later failure completes the stage
   * exceptionally.
   */
  @Override
  public CompletableFuture<List<Orders.Order>> placeAllLater(List<Orders.Order> orders) {
    return placeAllLater.insertAll(orders, Nulls.UNSET).toCompletableFuture();
  }

  /**
   * Inserts one {@code Order} as a row of table {@code orders}. Derived tables: {@code
   * orders_by_customer}.
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
  public void keep(Orders.Order order) {
    runtime.await(keep.insert(order, Nulls.UNSET));
  }

  /**
   * Inserts one {@code Order} as a row of table {@code orders}, if the row does not exist.
   * Derived tables: {@code orders_by_customer}.
   *
   * <p>Cost: 1 row and up to 2 index entries written; on the embedded store in 1 step, on a
   * cluster in 3 round trips: a read of the row, then up to 2 entries in parallel, then the row
   * if it is unchanged; then, after the call returns, up to 2 requests more.
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
  public Applied<Orders.Order> create(Orders.Order order) {
    return runtime.await(create.returningCurrentRow().insertIfNotExists(order, Nulls.UNSET));
  }

  /**
   * Reads the {@code Order} with the given {@code id} from table {@code orders}.
   *
   * <p>Cost: 1 partition, 1 request.
   *
   * <p>CQL on a cluster: {@code SELECT ... FROM orders WHERE id = ?}.
   *
   * <p>A row that is written during the read appears in its old or its new state, never in
   * between.
   */
  @Override
  public Optional<Orders.Order> find(Orders.OrderId id) {
    return runtime.awaitRead(
        find
            .optional(find.key(Orders_OrderMapping.ID, id)));
  }

  /**
   * Reads the {@code Order} rows with the given {@code customer}, through the index table {@code
   * orders_by_customer}. The rows are in their stored order. Each row found is read from table
   * {@code orders}.
   *
   * <p>Cost: 1 partition, 1 request, and 1 request for each row found.
   *
   * <p>CQL on a cluster: {@code SELECT ... FROM orders_by_customer WHERE customer = ?}.
   *
   * <p>A row that is written during the read appears in its old or its new state, never in
   * between.
   *
   * <p>On a cluster (SERIAL): Every result agrees with its row. A row whose index key changes
   * during the read may appear under both keys or under neither.
   */
  @Override
  public List<Orders.Order> of(String customer) {
    return runtime.awaitRead(
        of
            .select(of.key(Orders_OrderMapping.CUSTOMER, customer))
            .list());
  }
}
