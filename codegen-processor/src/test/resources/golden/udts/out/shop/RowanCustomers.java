package shop;

import dev.rowan.Rowan;
import dev.rowan.annotation.Nulls;
import dev.rowan.binding.RowChange;
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

/** {@link Customers} over a store. Thread-safe. */
@Generated("dev.rowan.processor.RowanProcessor")
@NullUnmarked
@SuppressWarnings({"deprecation", "exports", "removal"})
@Singleton
final class RowanCustomers implements Customers {
  private final DaoRuntime<Customer> runtime;

  private final DaoRuntime<Customer> save;

  private final DaoRuntime<Customer> move;

  private final KeyedRead<Customer> find;

  private final KeyedRead<Customer> at;

  /** Makes the DAO; its tables are there when this returns. */
  @Inject
  public RowanCustomers(Rowan rowan) {
    this.runtime = rowan.runtime(CustomerMapping.INSTANCE);
    this.save = runtime.attributedTo("Customers.save");
    this.move = runtime.attributedTo("Customers.move");
    this.find = runtime.keyedRead(
            ReadPlan.direct("Customers.find", CustomerMapping.TABLE));
    this.at = runtime.keyedRead(
            ReadPlan.through("Customers.at", CustomerMapping.CUSTOMERS_BY_HOME));
  }

  /**
   * Writes a row of {@code customer}, and what follows from it in {@code customers_by_home}.
   *
   * <p>Cost: 1 row and up to 2 index entries written; on the embedded store in 1 step, on a
   * cluster in 3 round trips: a read of the row, then up to 1 entry at one time, then the row; no
   * caller waits for up to 1 request more.
   *
   * <p>On the embedded store this is one atomic unit: whoever else writes, and whenever the
   * process stops, all of it is there or nothing.
   *
   * <p>On a cluster (VERIFIED) the later of two writers wins for all indexed columns as a whole;
   * another writer, a crash or an unanswered attempt can leave entries of no row, which reads
   * leave out and remove, and never a row without its entry.
   */
  @Override
  public void save(Customer customer) {
    runtime.await(save.insert(customer, Nulls.UNSET));
  }

  /**
   * Changes {@code home}, {@code taste} of one row of {@code customer}, and what follows from it
   * in {@code customers_by_home}.
   *
   * <p>Cost: 1 row and up to 2 index entries written; on the embedded store in 1 step, on a
   * cluster in 3 round trips: a read of the row, then up to 1 entry at one time, then the row; no
   * caller waits for up to 1 request more.
   *
   * <p>On the embedded store this is one atomic unit: whoever else writes, and whenever the
   * process stops, all of it is there or nothing.
   *
   * <p>On a cluster (VERIFIED) the later of two writers wins for all indexed columns as a whole;
   * another writer, a crash or an unanswered attempt can leave entries of no row, which reads
   * leave out and remove, and never a row without its entry.
   */
  @Override
  public void move(UUID id, Address home, float[] taste) {
    runtime.await(
        move.update(
            RowChange.of(CustomerMapping.TABLE)
                .key(CustomerMapping.ID, id)
                .set(CustomerMapping.HOME, home)
                .set(CustomerMapping.TASTE, taste)
                .row()));
  }

  /**
   * Reads table {@code customer} with this {@code id}.
   *
   * <p>Cost: 1 partition, 1 request.
   *
   * <p>A row that somebody writes meanwhile is seen as it was or as it will be, never in between.
   */
  @Override
  public Optional<Customer> find(UUID id) {
    return runtime.awaitRead(
        find
            .select(CustomerMapping.ID.encodeKey(id))
            .optional());
  }

  /**
   * Reads index {@code customers_by_home} with this {@code home}, in its stored order; it holds
   * every column, so that nothing is looked up.
   *
   * <p>Cost: 1 partition, 1 request, and on a cluster 1 request for each row found.
   *
   * <p>A row that somebody writes meanwhile is seen as it was or as it will be, never in between.
   *
   * <p>On a cluster (VERIFIED) each entry is held against its row; a row whose key changes
   * meanwhile may be met under both keys or under none.
   */
  @Override
  public List<Customer> at(Address home) {
    return runtime.awaitRead(
        at
            .select(CustomerMapping.HOME.encodeKey(home))
            .list());
  }
}
