package shop;

import dev.rowan.Rowan;
import dev.rowan.annotation.Consistency;
import dev.rowan.annotation.Nulls;
import dev.rowan.binding.RowChange;
import dev.rowan.call.CallOptions;
import dev.rowan.query.Limit;
import dev.rowan.query.ReadOptions;
import dev.rowan.query.WriteOptions;
import dev.rowan.runtime.DaoRuntime;
import dev.rowan.runtime.KeyedRead;
import dev.rowan.runtime.ReadPlan;
import dev.rowan.runtime.ScanSelection;
import jakarta.annotation.Generated;
import jakarta.inject.Inject;
import jakarta.inject.Singleton;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletionStage;
import java.util.stream.Stream;
import org.jspecify.annotations.NullUnmarked;

/** {@link Baskets} over a store. Thread-safe. */
@Generated("dev.rowan.processor.RowanProcessor")
@NullUnmarked
@SuppressWarnings({"deprecation", "exports", "removal"})
@Singleton
public final class RowanBaskets implements Baskets {
  private final DaoRuntime<Basket> runtime;

  private final DaoRuntime<Basket> save;

  private final DaoRuntime<Basket> create;

  private final DaoRuntime<Basket> replace;

  private final DaoRuntime<Basket> remove;

  private final DaoRuntime<Basket> empty;

  private final KeyedRead<Basket> find;

  private final KeyedRead<Basket> of;

  private final ScanSelection<Basket> all;

  /** Makes the DAO; its tables are there when this returns. */
  @Inject
  public RowanBaskets(Rowan rowan) {
    this.runtime = rowan.runtime(BasketMapping.INSTANCE).needingConditionalWrites()
        .reading(
            ReadOptions.of(
                CallOptions.NONE
                    .withConsistency(Consistency.LOCAL_ONE)
                    .withSerialConsistency(Consistency.LOCAL_SERIAL)
                    .withTimeout(Duration.ofMillis(2500))
                    .withProfile("shop")
                    .withTracing(true)).withPageSize(50))
        .writing(
            CallOptions.NONE
                .withConsistency(Consistency.EACH_QUORUM)
                .withSerialConsistency(Consistency.LOCAL_SERIAL)
                .withTimeout(Duration.ofMillis(2500))
                .withProfile("shop")
                .withTracing(true));
    this.save = runtime.attributedTo("Baskets.save");
    this.create = runtime.attributedTo("Baskets.create");
    this.replace = runtime.attributedTo("Baskets.replace");
    this.remove = runtime.attributedTo("Baskets.remove");
    this.empty = runtime.attributedTo("Baskets.empty");
    this.find = runtime.keyedRead(
            ReadPlan.direct("Baskets.find", BasketMapping.TABLE));
    this.of = runtime.keyedRead(
            ReadPlan.direct("Baskets.of", BasketMapping.TABLE));
    this.all = runtime.scan(
            ReadPlan.direct("Baskets.all", BasketMapping.TABLE));
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
  public void save(Basket basket, WriteOptions options) {
    runtime.await(save.with(options).insert(basket, Nulls.UNSET));
  }

  /**
   * Writes a row of {@code basket}, if it does not exist.
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
  public boolean create(Basket basket, WriteOptions options) {
    return runtime.await(create.with(options).insertIfNotExists(basket, Nulls.UNSET));
  }

  /**
   * Changes {@code item} of one row of {@code basket}.
   *
   * <p>Cost: 1 row written, in 1 request.
   *
   * <p>On the embedded store this is one atomic unit: whoever else writes, and whenever the
   * process stops, all of it is there or nothing.
   *
   * <p>On a cluster the later of two writers wins column by column; what failed without an answer
   * may have been applied, and a repetition does no harm.
   *
   * <p>An argument that cannot be a value is rejected at once by an exception; what fails later
   * completes the stage.
   */
  @Override
  public CompletionStage<Void> replace(String customer, int line, WriteOptions options,
      String item) {
    return replace.with(options).update(
        RowChange.of(BasketMapping.TABLE)
            .key(BasketMapping.CUSTOMER, customer)
            .key(BasketMapping.LINE, line)
            .set(BasketMapping.ITEM, item)
            .row())
        .thenAccept(applied -> {});
  }

  /**
   * Deletes a row of {@code basket}.
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
  public void remove(Basket basket, WriteOptions options) {
    runtime.await(remove.with(options).delete(basket));
  }

  /**
   * Deletes every row of {@code basket} with this {@code customer}.
   *
   * <p>Cost: 1 range marked as deleted, in 1 request.
   *
   * <p>On the embedded store this is one atomic unit: whoever else writes, and whenever the
   * process stops, all of it is there or nothing.
   *
   * <p>On a cluster the later of two writers wins column by column; what failed without an answer
   * may have been applied, and a repetition does no harm.
   */
  @Override
  public void empty(String customer, WriteOptions options) {
    runtime.await(empty.with(options).deleteByKey(BasketMapping.CUSTOMER.encodeKey(customer)));
  }

  /**
   * Reads table {@code basket} with this {@code customer}, {@code line}.
   *
   * <p>Cost: 1 partition, 1 request.
   *
   * <p>A row that somebody writes meanwhile is seen as it was or as it will be, never in between.
   */
  @Override
  public Optional<Basket> find(String customer, int line) {
    return runtime.awaitRead(
        find
            .select(
                BasketMapping.CUSTOMER.encodeKey(customer),
                BasketMapping.LINE.encodeKey(line))
            .optional());
  }

  /**
   * Reads table {@code basket} with this {@code customer}, in its stored order.
   *
   * <p>Cost: 1 partition, 1 request.
   *
   * <p>A row that somebody writes meanwhile is seen as it was or as it will be, never in between.
   */
  @Override
  public List<Basket> of(String customer, ReadOptions options, Limit limit) {
    return runtime.awaitRead(
        of
            .select(BasketMapping.CUSTOMER.encodeKey(customer))
            .limit(limit)
            .with(options)
            .list());
  }

  /**
   * Reads every row of table {@code basket}, by the tokens of the partitions: {@code nightly
   * report}.
   *
   * <p>Cost: every partition of every node, 1 request for each page of rows.
   *
   * <p>A row that somebody writes meanwhile is seen as it was or as it will be, never in between.
   */
  @Override
  public Stream<Basket> all(ReadOptions options) {
    return runtime.awaitRead(all.with(options).stream());
  }
}
