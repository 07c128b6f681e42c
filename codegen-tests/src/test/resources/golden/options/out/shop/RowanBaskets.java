package shop;

import dev.rowan.Rowan;
import dev.rowan.annotation.Consistency;
import dev.rowan.annotation.Nulls;
import dev.rowan.dao.Limit;
import dev.rowan.dao.ReadOptions;
import dev.rowan.dao.WriteOptions;
import dev.rowan.observe.CallKind;
import dev.rowan.observe.PlannedRequests;
import dev.rowan.runtime.DaoRuntime;
import dev.rowan.runtime.KeyedRead;
import dev.rowan.runtime.ReadPlan;
import dev.rowan.runtime.ScanSelection;
import dev.rowan.spi.call.CallOptions;
import jakarta.annotation.Generated;
import jakarta.inject.Inject;
import jakarta.inject.Singleton;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletionStage;
import java.util.stream.Stream;
import org.jspecify.annotations.NullUnmarked;

/** Implements {@link Baskets} on a store. Thread-safe. */
@Generated("dev.rowan.processor.RowanProcessor")
@NullUnmarked
@SuppressWarnings({"all", "deprecation", "exports", "removal"})
@Singleton
public class RowanBaskets implements Baskets {
  private final DaoRuntime<Basket> runtime;

  private final DaoRuntime<Basket> save;

  private final DaoRuntime<Basket> create;

  private final DaoRuntime<Basket> replace;

  private final DaoRuntime<Basket> remove;

  private final DaoRuntime<Basket> empty;

  private final KeyedRead<Basket> find;

  private final KeyedRead<Basket> of;

  private final ScanSelection<Basket> all;

  /** Creates the DAO. Its tables exist when this returns. */
  @Inject
  public RowanBaskets(Rowan rowan) {
    rowan.requireConditionalWrites(BasketMapping.INSTANCE);
    this.runtime = rowan.runtime(BasketMapping.INSTANCE)
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
    this.save = runtime.attributedTo("Baskets.save", CallKind.WRITE, PlannedRequests.of(1),
            "INSERT INTO basket (...) VALUES (...)");
    this.create = runtime.attributedTo("Baskets.create", CallKind.CONDITIONAL_WRITE, PlannedRequests.of(1),
            "INSERT INTO basket (...) VALUES (...) IF NOT EXISTS");
    this.replace = runtime.attributedTo("Baskets.replace", CallKind.WRITE, PlannedRequests.of(1),
            "UPDATE basket SET item = ? WHERE customer = ? AND line = ?");
    this.remove = runtime.attributedTo("Baskets.remove", CallKind.WRITE, PlannedRequests.of(1),
            "DELETE FROM basket WHERE customer = ? AND line = ?");
    this.empty = runtime.attributedTo("Baskets.empty", CallKind.WRITE, PlannedRequests.of(1),
            "DELETE FROM basket WHERE customer = ?");
    this.find = runtime.keyedRead(
            ReadPlan.direct("Baskets.find", BasketMapping.TABLE)
                .as("SELECT ... FROM basket WHERE customer = ? AND line = ?", PlannedRequests.of(1)));
    this.of = runtime.keyedRead(
            ReadPlan.direct("Baskets.of", BasketMapping.TABLE)
                .as("SELECT ... FROM basket WHERE customer = ? LIMIT ?", PlannedRequests.of(1)));
    this.all = runtime.scan(
            ReadPlan.direct("Baskets.all", BasketMapping.TABLE)
                .as("SELECT ... FROM basket WHERE token(customer) > ? AND token(customer) <= ?", PlannedRequests.UNKNOWN));
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
  public void save(Basket basket, WriteOptions options) {
    runtime.await(save.with(options).insert(basket, Nulls.UNSET));
  }

  /**
   * Inserts one {@code Basket} as a row of table {@code basket}, if the row does not exist.
   *
   * <p>Cost: 1 row written, in 1 request.
   *
   * <p>CQL on a cluster: {@code INSERT INTO basket (...) VALUES (...) IF NOT EXISTS}.
   *
   * <p>On the embedded store the write is atomic: a crash or a concurrent writer never leaves a
   * part of it.
   *
   * <p>On a cluster: After a crash or a timeout, the write may have been applied. Of concurrent
   * writers, the replicas apply one after the other, each under its condition. A retry checks the
   * condition again, on a row that the first attempt may have written.
   */
  @Override
  public boolean create(Basket basket, WriteOptions options) {
    return runtime.await(create.with(options).returningApplied().insertIfNotExists(basket, Nulls.UNSET));
  }

  /**
   * Updates {@code item} of one row of table {@code basket}.
   *
   * <p>Cost: 1 row written, in 1 request.
   *
   * <p>CQL on a cluster: {@code UPDATE basket SET item = ? WHERE customer = ? AND line = ?}.
   *
   * <p>On the embedded store the write is atomic: a crash or a concurrent writer never leaves a
   * part of it.
   *
   * <p>On a cluster: After a crash or a timeout, the write may have been applied. Of concurrent
   * writers, the latest timestamp wins for each column. A retry is safe.
   *
   * <p>An invalid argument throws an exception at once; a later failure completes the stage
   * exceptionally.
   */
  @Override
  public CompletionStage<Void> replace(String customer, int line, WriteOptions options,
      String item) {
    return replace.with(options).update(
        replace.rowChange()
            .key(BasketMapping.CUSTOMER, customer)
            .key(BasketMapping.LINE, line)
            .set(BasketMapping.ITEM, item)
            .row())
        .thenAccept(applied -> {});
  }

  /**
   * Deletes the row of one {@code Basket} from table {@code basket}.
   *
   * <p>Cost: 1 row written, in 1 request.
   *
   * <p>CQL on a cluster: {@code DELETE FROM basket WHERE customer = ? AND line = ?}.
   *
   * <p>On the embedded store the write is atomic: a crash or a concurrent writer never leaves a
   * part of it.
   *
   * <p>On a cluster: After a crash or a timeout, the write may have been applied. Of concurrent
   * writers, the latest timestamp wins for each column. A retry is safe.
   */
  @Override
  public void remove(Basket basket, WriteOptions options) {
    runtime.await(remove.with(options).delete(basket));
  }

  /**
   * Deletes every {@code Basket} with the given {@code customer} from table {@code basket}.
   *
   * <p>Cost: 1 range deleted, in 1 request.
   *
   * <p>CQL on a cluster: {@code DELETE FROM basket WHERE customer = ?}.
   *
   * <p>On the embedded store the write is atomic: a crash or a concurrent writer never leaves a
   * part of it.
   *
   * <p>On a cluster: After a crash or a timeout, the write may have been applied. Of concurrent
   * writers, the latest timestamp wins for each column. A retry is safe.
   */
  @Override
  public void empty(String customer, WriteOptions options) {
    runtime.await(empty.with(options).deleteByKey(empty.key(BasketMapping.CUSTOMER, customer)));
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
  public Optional<Basket> find(String customer, int line) {
    return runtime.awaitRead(
        find
            .optional(
                find.key(BasketMapping.CUSTOMER, customer),
                find.key(BasketMapping.LINE, line)));
  }

  /**
   * Reads the {@code Basket} rows with the given {@code customer} from table {@code basket}. The
   * rows are in their stored order.
   *
   * <p>Cost: 1 partition, 1 request.
   *
   * <p>CQL on a cluster: {@code SELECT ... FROM basket WHERE customer = ? LIMIT ?}.
   *
   * <p>A row that is written during the read appears in its old or its new state, never in
   * between.
   */
  @Override
  public List<Basket> of(String customer, ReadOptions options, Limit limit) {
    return runtime.awaitRead(
        of
            .select(of.key(BasketMapping.CUSTOMER, customer))
            .limit(limit)
            .with(options)
            .list());
  }

  /**
   * Reads every {@code Basket} of table {@code basket}, in token order. Reason: {@code nightly
   * report}.
   *
   * <p>Cost: every partition of every node, 1 request for each page of rows.
   *
   * <p>CQL on a cluster: {@code SELECT ... FROM basket WHERE token(customer) > ? AND
   * token(customer) <= ?}.
   *
   * <p>A row that is written during the read appears in its old or its new state, never in
   * between.
   */
  @Override
  public Stream<Basket> all(ReadOptions options) {
    return runtime.awaitRead(all.with(options).stream());
  }
}
