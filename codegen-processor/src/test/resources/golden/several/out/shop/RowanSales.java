package shop;

import dev.rowan.Rowan;
import dev.rowan.annotation.Nulls;
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

/** {@link Sales} over a store. Thread-safe. */
@Generated("dev.rowan.processor.RowanProcessor")
@NullUnmarked
@SuppressWarnings({"deprecation", "exports", "removal"})
@Singleton
public final class RowanSales implements Sales {
  private final DaoRuntime<Basket> basketRuntime;

  private final DaoRuntime<Customer> customerRuntime;

  private final DaoRuntime<Basket> save;

  private final KeyedRead<Basket> find;

  private final KeyedRead<Basket> basketsOf;

  private final DaoRuntime<Customer> save_2;

  private final DaoRuntime<Customer> create;

  private final KeyedRead<Customer> find_2;

  private final KeyedRead<Customer> findLater;

  private final DaoRuntime<Customer> remove;

  /** Makes the DAO; its tables are there when this returns. */
  @Inject
  public RowanSales(Rowan rowan) {
    this.basketRuntime = rowan.runtime(BasketMapping.INSTANCE);
    this.customerRuntime = rowan.runtime(CustomerMapping.INSTANCE).needingConditionalWrites();
    this.save = basketRuntime.attributedTo("Sales.save");
    this.find = basketRuntime.keyedRead(
            ReadPlan.direct("Sales.find", BasketMapping.TABLE));
    this.basketsOf = basketRuntime.keyedRead(
            ReadPlan.direct("Sales.basketsOf", BasketMapping.TABLE));
    this.save_2 = customerRuntime.attributedTo("Sales.save");
    this.create = customerRuntime.attributedTo("Sales.create");
    this.find_2 = customerRuntime.keyedRead(
            ReadPlan.direct("Sales.find", CustomerMapping.TABLE));
    this.findLater = customerRuntime.keyedRead(
            ReadPlan.direct("Sales.findLater", CustomerMapping.TABLE));
    this.remove = customerRuntime.attributedTo("Sales.remove");
  }

  /**
   * Writes a row of {@code basket}.
   *
   * <p>Cost: 1 row written, in 1 request.
   *
   * <p>On the embedded store this is one atomic unit: whoever else writes, and whenever the
   * process stops, all of it is there or nothing.
   *
   * <p>On a cluster the later of two writers wins column by column; what failed without an answer
   * may have been applied, and a repetition does no harm.
   */
  @Override
  public void save(Basket basket) {
    basketRuntime.await(save.insert(basket, Nulls.UNSET));
  }

  /**
   * Reads table {@code basket} with this {@code customer}, {@code line}.
   *
   * <p>Cost: 1 partition, 1 request.
   *
   * <p>A row that somebody writes meanwhile is seen as it was or as it will be, never in between.
   */
  @Override
  public List<Basket> find(String customer, int line) {
    return basketRuntime.awaitRead(
        find
            .select(
                BasketMapping.CUSTOMER.encodeKey(customer),
                BasketMapping.LINE.encodeKey(line))
            .list());
  }

  /**
   * Reads table {@code basket} with this {@code customer}, in its stored order.
   *
   * <p>Cost: 1 partition, 1 request.
   *
   * <p>A row that somebody writes meanwhile is seen as it was or as it will be, never in between.
   */
  @Override
  public List<Basket> basketsOf(String customer) {
    return basketRuntime.awaitRead(
        basketsOf
            .select(BasketMapping.CUSTOMER.encodeKey(customer))
            .list());
  }

  /**
   * Writes a row of {@code customer}.
   *
   * <p>Cost: 1 row written, in 1 request.
   *
   * <p>On the embedded store this is one atomic unit: whoever else writes, and whenever the
   * process stops, all of it is there or nothing.
   *
   * <p>On a cluster the later of two writers wins column by column; what failed without an answer
   * may have been applied, and a repetition does no harm.
   */
  @Override
  public void save(Customer entity) {
    customerRuntime.await(save_2.insert(entity, Nulls.UNSET));
  }

  /**
   * Writes a row of {@code customer}, if it does not exist.
   *
   * <p>Cost: 1 row written, in 1 request.
   *
   * <p>On the embedded store this is one atomic unit: whoever else writes, and whenever the
   * process stops, all of it is there or nothing.
   *
   * <p>On a cluster the replicas agree on one of several writers; what failed without an answer
   * may have been applied, and a repetition then meets its own row.
   */
  @Override
  public boolean create(Customer entity) {
    return customerRuntime.await(create.insertIfNotExists(entity, Nulls.UNSET));
  }

  /**
   * Reads table {@code customer} with this {@code id}.
   *
   * <p>Cost: 1 partition, 1 request.
   *
   * <p>A row that somebody writes meanwhile is seen as it was or as it will be, never in between.
   */
  @Override
  public Optional<Customer> find(String id) {
    return customerRuntime.awaitRead(
        find_2
            .select(CustomerMapping.ID.encodeKey(id))
            .optional());
  }

  /**
   * Reads table {@code customer} with this {@code id}.
   *
   * <p>Cost: 1 partition, 1 request.
   *
   * <p>A row that somebody writes meanwhile is seen as it was or as it will be, never in between.
   *
   * <p>An argument that cannot be a value is rejected at once by an exception; what fails later
   * completes the stage.
   */
  @Override
  public CompletionStage<Optional<Customer>> findLater(String id) {
    return findLater
        .select(CustomerMapping.ID.encodeKey(id))
        .optional();
  }

  /**
   * Deletes a row of {@code customer}.
   *
   * <p>Cost: 1 row written, in 1 request.
   *
   * <p>On the embedded store this is one atomic unit: whoever else writes, and whenever the
   * process stops, all of it is there or nothing.
   *
   * <p>On a cluster the later of two writers wins column by column; what failed without an answer
   * may have been applied, and a repetition does no harm.
   */
  @Override
  public void remove(Customer entity) {
    customerRuntime.await(remove.delete(entity));
  }
}
