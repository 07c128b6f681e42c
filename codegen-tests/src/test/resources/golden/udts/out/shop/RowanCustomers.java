package shop;

import dev.rowan.Rowan;
import dev.rowan.annotation.Nulls;
import dev.rowan.observe.CallKind;
import dev.rowan.observe.PlannedRequests;
import dev.rowan.runtime.DaoRuntime;
import dev.rowan.runtime.KeyedRead;
import dev.rowan.runtime.ReadPlan;
import jakarta.annotation.Generated;
import jakarta.inject.Inject;
import jakarta.inject.Singleton;
import java.util.List;
import java.util.Optional;
import java.util.UUID;
import org.jspecify.annotations.NullUnmarked;
import store.Address;

/** Implements {@link Customers} on a store. Thread-safe. */
@Generated("dev.rowan.processor.RowanProcessor")
@NullUnmarked
@SuppressWarnings({"all", "deprecation", "exports", "removal"})
@Singleton
class RowanCustomers implements Customers {
  private final DaoRuntime<Customer> runtime;

  private final DaoRuntime<Customer> save;

  private final DaoRuntime<Customer> move;

  private final KeyedRead<Customer> find;

  private final KeyedRead<Customer> at;

  /** Creates the DAO. Its tables exist when this returns. */
  @Inject
  public RowanCustomers(Rowan rowan) {
    this.runtime = rowan.runtime(CustomerMapping.INSTANCE);
    this.save = runtime.attributedTo("Customers.save", CallKind.WRITE, PlannedRequests.of(3));
    this.move = runtime.attributedTo("Customers.move", CallKind.WRITE, PlannedRequests.of(3));
    this.find = runtime.keyedRead(
            ReadPlan.direct("Customers.find", CustomerMapping.TABLE)
                .as("SELECT ... FROM customer WHERE id = ?", PlannedRequests.of(1)));
    this.at = runtime.keyedRead(
            ReadPlan.through("Customers.at", CustomerMapping.CUSTOMERS_BY_HOME)
                .as("SELECT ... FROM customers_by_home WHERE home = ?", PlannedRequests.of(1).andOneForEachRow()));
  }

  /**
   * Inserts one {@code Customer} as a row of table {@code customer}. Derived tables: {@code
   * customers_by_home}.
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
  public void save(Customer customer) {
    runtime.await(save.insert(customer, Nulls.UNSET));
  }

  /**
   * Updates {@code home}, {@code taste} of one row of table {@code customer}. Derived tables:
   * {@code customers_by_home}.
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
  public void move(UUID id, Address home, float[] taste) {
    runtime.await(
        move.update(
            move.rowChange()
                .key(CustomerMapping.ID, id)
                .set(CustomerMapping.HOME, home)
                .set(CustomerMapping.TASTE, taste)
                .row()));
  }

  /**
   * Reads the {@code Customer} with the given {@code id} from table {@code customer}.
   *
   * <p>Cost: 1 partition, 1 request.
   *
   * <p>CQL on a cluster: {@code SELECT ... FROM customer WHERE id = ?}.
   *
   * <p>A row that is written during the read appears in its old or its new state, never in
   * between.
   */
  @Override
  public Optional<Customer> find(UUID id) {
    return runtime.awaitRead(
        find
            .optional(find.key(CustomerMapping.ID, id)));
  }

  /**
   * Reads the {@code Customer} rows with the given {@code home}, through the index table {@code
   * customers_by_home}. The rows are in their stored order. The index entries hold every column.
   *
   * <p>Cost: 1 partition, 1 request, and on a cluster 1 request for each row found.
   *
   * <p>CQL on a cluster: {@code SELECT ... FROM customers_by_home WHERE home = ?}.
   *
   * <p>A row that is written during the read appears in its old or its new state, never in
   * between.
   *
   * <p>On a cluster (VERIFIED): Each entry is checked against its row. A row whose index key
   * changes during the read may appear under both keys or under neither.
   */
  @Override
  public List<Customer> at(Address home) {
    return runtime.awaitRead(
        at
            .select(at.key(CustomerMapping.HOME, home))
            .list());
  }
}
