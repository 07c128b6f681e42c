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
import java.util.concurrent.CompletionStage;
import org.jspecify.annotations.NullUnmarked;
import store.Basket;
import store.BasketMapping;
import store.Customer;
import store.CustomerMapping;

/** Implements {@link Sales} on a store. Thread-safe. */
@Generated("dev.rowan.processor.RowanProcessor")
@NullUnmarked
@SuppressWarnings({"all", "deprecation", "exports", "removal"})
@Singleton
public class RowanSales implements Sales {
  private final DaoRuntime<Basket> basketRuntime;

  private final DaoRuntime<Customer> customerRuntime;

  private final DaoRuntime<Basket> save;

  private final DaoRuntime<Basket> replace;

  private final KeyedRead<Basket> find;

  private final KeyedRead<Basket> basketsOf;

  private final DaoRuntime<Customer> save_2;

  private final DaoRuntime<Customer> create;

  private final KeyedRead<Customer> find_2;

  private final KeyedRead<Customer> findLater;

  private final DaoRuntime<Customer> remove;

  /** Creates the DAO. Its tables exist when this returns. */
  @Inject
  public RowanSales(Rowan rowan) {
    rowan.requireConditionalWrites(CustomerMapping.INSTANCE);
    this.basketRuntime = rowan.runtime(BasketMapping.INSTANCE);
    this.customerRuntime = rowan.runtime(CustomerMapping.INSTANCE);
    this.save = basketRuntime.attributedTo("Sales.save", CallKind.WRITE, PlannedRequests.of(1),
            "INSERT INTO basket (...) VALUES (...)");
    this.replace = basketRuntime.attributedTo("Sales.replace", CallKind.WRITE, PlannedRequests.of(1),
            "UPDATE basket SET article = ? WHERE customer = ? AND line = ?");
    this.find = basketRuntime.keyedRead(
            ReadPlan.direct("Sales.find", BasketMapping.TABLE)
                .as("SELECT ... FROM basket WHERE customer = ? AND line = ?", PlannedRequests.of(1)));
    this.basketsOf = basketRuntime.keyedRead(
            ReadPlan.direct("Sales.basketsOf", BasketMapping.TABLE)
                .as("SELECT ... FROM basket WHERE customer = ?", PlannedRequests.of(1)));
    this.save_2 = customerRuntime.attributedTo("Sales.save", CallKind.WRITE, PlannedRequests.of(1),
            "INSERT INTO customer (...) VALUES (...)");
    this.create = customerRuntime.attributedTo("Sales.create", CallKind.CONDITIONAL_WRITE, PlannedRequests.of(1),
            "INSERT INTO customer (...) VALUES (...) IF NOT EXISTS");
    this.find_2 = customerRuntime.keyedRead(
            ReadPlan.direct("Sales.find", CustomerMapping.TABLE)
                .as("SELECT ... FROM customer WHERE id = ?", PlannedRequests.of(1)));
    this.findLater = customerRuntime.keyedRead(
            ReadPlan.direct("Sales.findLater", CustomerMapping.TABLE)
                .as("SELECT ... FROM customer WHERE id = ?", PlannedRequests.of(1)));
    this.remove = customerRuntime.attributedTo("Sales.remove", CallKind.WRITE, PlannedRequests.of(1),
            "DELETE FROM customer WHERE id = ?");
  }

  /**
   * Inserts one {@code Basket} as a row of table {@code basket}.
   *
   * <p>Cost: 1 row written, in 1 request.
   *
   * <p>CQL on a cluster: {@code INSERT INTO basket (...) VALUES (...)}.
   *
   * <p>On the embedded store the write is atomic: a crash or a concurrent writer never leaves a
   * part of it.
   *
   * <p>On a cluster: After a crash or a timeout, the write may have been applied. Of concurrent
   * writers, the latest timestamp wins for each column. A retry is safe.
   */
  @Override
  public void save(Basket basket) {
    basketRuntime.await(save.insert(basket, Nulls.UNSET));
  }

  /**
   * Updates {@code article} of one row of table {@code basket}.
   *
   * <p>Cost: 1 row written, in 1 request.
   *
   * <p>CQL on a cluster: {@code UPDATE basket SET article = ? WHERE customer = ? AND line = ?}.
   *
   * <p>On the embedded store the write is atomic: a crash or a concurrent writer never leaves a
   * part of it.
   *
   * <p>On a cluster: After a crash or a timeout, the write may have been applied. Of concurrent
   * writers, the latest timestamp wins for each column. A retry is safe.
   */
  @Override
  public void replace(String customer, int line, String article) {
    basketRuntime.await(
        replace.update(
            replace.rowChange()
                .key(BasketMapping.CUSTOMER, customer)
                .key(BasketMapping.LINE, line)
                .set(BasketMapping.ARTICLE, article)
                .row()));
  }

  /**
   * Reads the {@code Basket} with the given {@code customer}, {@code line} from table {@code
   * basket}.
   *
   * <p>Cost: 1 partition, 1 request.
   *
   * <p>CQL on a cluster: {@code SELECT ... FROM basket WHERE customer = ? AND line = ?}.
   *
   * <p>A row that is written during the read appears in its old or its new state, never in
   * between.
   */
  @Override
  public List<Basket> find(String customer, int line) {
    return basketRuntime.awaitRead(
        find
            .select(
                find.key(BasketMapping.CUSTOMER, customer),
                find.key(BasketMapping.LINE, line))
            .list());
  }

  /**
   * Reads the {@code Basket} rows with the given {@code customer} from table {@code basket}. The
   * rows are in their stored order.
   *
   * <p>Cost: 1 partition, 1 request.
   *
   * <p>CQL on a cluster: {@code SELECT ... FROM basket WHERE customer = ?}.
   *
   * <p>A row that is written during the read appears in its old or its new state, never in
   * between.
   */
  @Override
  public List<Basket> basketsOf(String customer) {
    return basketRuntime.awaitRead(
        basketsOf
            .select(basketsOf.key(BasketMapping.CUSTOMER, customer))
            .list());
  }

  /**
   * Inserts one {@code Customer} as a row of table {@code customer}.
   *
   * <p>Cost: 1 row written, in 1 request.
   *
   * <p>CQL on a cluster: {@code INSERT INTO customer (...) VALUES (...)}.
   *
   * <p>On the embedded store the write is atomic: a crash or a concurrent writer never leaves a
   * part of it.
   *
   * <p>On a cluster: After a crash or a timeout, the write may have been applied. Of concurrent
   * writers, the latest timestamp wins for each column. A retry is safe.
   */
  @Override
  public void save(Customer entity) {
    customerRuntime.await(save_2.insert(entity, Nulls.UNSET));
  }

  /**
   * Inserts one {@code Customer} as a row of table {@code customer}, if the row does not exist.
   *
   * <p>Cost: 1 row written, in 1 request.
   *
   * <p>CQL on a cluster: {@code INSERT INTO customer (...) VALUES (...) IF NOT EXISTS}.
   *
   * <p>On the embedded store the write is atomic: a crash or a concurrent writer never leaves a
   * part of it.
   *
   * <p>On a cluster: After a crash or a timeout, the write may have been applied. Of concurrent
   * writers, the replicas apply one after the other, each under its condition. A retry checks the
   * condition again, on a row that the first attempt may have written.
   */
  @Override
  public boolean create(Customer entity) {
    return customerRuntime.await(create.returningApplied().insertIfNotExists(entity, Nulls.UNSET));
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
  public Optional<Customer> find(String id) {
    return customerRuntime.awaitRead(
        find_2
            .optional(find_2.key(CustomerMapping.ID, id)));
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
   *
   * <p>An invalid argument throws an exception at once; a later failure completes the stage
   * exceptionally.
   */
  @Override
  public CompletionStage<Optional<Customer>> findLater(String id) {
    return findLater
        .optional(findLater.key(CustomerMapping.ID, id));
  }

  /**
   * Deletes the row of one {@code Customer} from table {@code customer}.
   *
   * <p>Cost: 1 row written, in 1 request.
   *
   * <p>CQL on a cluster: {@code DELETE FROM customer WHERE id = ?}.
   *
   * <p>On the embedded store the write is atomic: a crash or a concurrent writer never leaves a
   * part of it.
   *
   * <p>On a cluster: After a crash or a timeout, the write may have been applied. Of concurrent
   * writers, the latest timestamp wins for each column. A retry is safe.
   */
  @Override
  public void remove(Customer entity) {
    customerRuntime.await(remove.delete(entity));
  }
}
