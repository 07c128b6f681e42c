package shop;

import dev.rowan.Rowan;
import dev.rowan.annotation.Nulls;
import dev.rowan.dao.Applied;
import dev.rowan.dao.WriteOptions;
import dev.rowan.mapping.Codecs;
import dev.rowan.observe.CallKind;
import dev.rowan.observe.PlannedRequests;
import dev.rowan.runtime.DaoRuntime;
import dev.rowan.runtime.KeyedRead;
import dev.rowan.runtime.ReadPlan;
import dev.rowan.spi.mutation.ColumnCondition;
import jakarta.annotation.Generated;
import jakarta.inject.Inject;
import jakarta.inject.Singleton;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.time.Instant;
import java.time.LocalDate;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletionStage;
import org.jspecify.annotations.NullUnmarked;

/** Implements {@link Repairs.Jobs} on a store. Thread-safe. */
@Generated("dev.rowan.processor.RowanProcessor")
@NullUnmarked
@SuppressWarnings({"all", "deprecation", "exports", "removal"})
@Singleton
public class RowanRepairs_Jobs implements Repairs.Jobs {
  private final DaoRuntime<Repairs.Repair> runtime;

  private final DaoRuntime<Repairs.Repair> save;

  private final DaoRuntime<Repairs.Repair> repriceIf;

  private final DaoRuntime<Repairs.Repair> raise;

  private final DaoRuntime<Repairs.Repair> finish;

  private final DaoRuntime<Repairs.Repair> finishLater;

  private final DaoRuntime<Repairs.Repair> take;

  private final DaoRuntime<Repairs.Repair> giveAway;

  private final DaoRuntime<Repairs.Repair> patch_2;

  private final DaoRuntime<Repairs.Repair> pay;

  private final DaoRuntime<Repairs.Repair> plan;

  private final DaoRuntime<Repairs.Repair> close;

  private final DaoRuntime<Repairs.Repair> removeAbove;

  private final DaoRuntime<Repairs.Repair> remove;

  private final KeyedRead<Repairs.Repair> find;

  /** Creates the DAO. Its tables exist when this returns. */
  @Inject
  public RowanRepairs_Jobs(Rowan rowan) {
    rowan.requireConditionalWrites(Repairs_RepairMapping.INSTANCE);
    this.runtime = rowan.runtime(Repairs_RepairMapping.INSTANCE);
    this.save = runtime.attributedTo("Jobs.save", CallKind.WRITE, PlannedRequests.of(1),
            "INSERT INTO repair (...) VALUES (...)");
    this.repriceIf = runtime.attributedTo("Jobs.repriceIf", CallKind.CONDITIONAL_WRITE, PlannedRequests.of(1),
            "UPDATE repair SET price = ? WHERE shop = ? AND number = ? IF price = ?");
    this.raise = runtime.attributedTo("Jobs.raise", CallKind.CONDITIONAL_WRITE, PlannedRequests.of(1),
            "UPDATE repair SET price = ? WHERE shop = ? AND number = ? IF price < ?");
    this.finish = runtime.attributedTo("Jobs.finish", CallKind.CONDITIONAL_WRITE, PlannedRequests.of(2),
            "UPDATE repair SET status = ? WHERE shop = ? AND number = ? IF status IN (?, ?) AND paid = ? AND minutes <= ? AND parts != ?");
    this.finishLater = runtime.attributedTo("Jobs.finishLater", CallKind.CONDITIONAL_WRITE, PlannedRequests.of(1),
            "UPDATE repair SET status = ? WHERE shop = ? AND number = ? IF status IN ?");
    this.take = runtime.attributedTo("Jobs.take", CallKind.CONDITIONAL_WRITE, PlannedRequests.of(1),
            "UPDATE repair SET worker = ? WHERE shop = ? AND number = ? IF worker = ?");
    this.giveAway = runtime.attributedTo("Jobs.giveAway", CallKind.CONDITIONAL_WRITE, PlannedRequests.of(1),
            "UPDATE repair SET ... WHERE shop = ? AND number = ? IF worker = ?");
    this.patch_2 =
        runtime.attributedTo("Jobs.patch", CallKind.CONDITIONAL_WRITE, PlannedRequests.of(2));
    this.pay = runtime.attributedTo("Jobs.pay", CallKind.CONDITIONAL_WRITE, PlannedRequests.of(1),
            "UPDATE repair SET paid = ? WHERE shop = ? AND number = ? IF tags CONTAINS ? AND labels CONTAINS ? AND labels CONTAINS KEY ?");
    this.plan = runtime.attributedTo("Jobs.plan", CallKind.CONDITIONAL_WRITE, PlannedRequests.of(1),
            "UPDATE repair SET due = ? WHERE shop = ? AND number = ? IF labels[?] > ? AND steps[?] = ? AND place.shelf_no IN (?, ?)");
    this.close = runtime.attributedTo("Jobs.close", CallKind.CONDITIONAL_WRITE, PlannedRequests.of(1),
            "UPDATE repair SET closed = ? WHERE shop = ? IF closed = ?");
    this.removeAbove = runtime.attributedTo("Jobs.removeAbove", CallKind.CONDITIONAL_WRITE, PlannedRequests.of(2),
            "DELETE FROM repair WHERE shop = ? AND number = ? IF price > ?");
    this.remove = runtime.attributedTo("Jobs.remove", CallKind.CONDITIONAL_WRITE, PlannedRequests.of(1),
            "DELETE FROM repair WHERE shop = ? AND number = ? IF status = ?");
    this.find = runtime.keyedRead(
            ReadPlan.direct("Jobs.find", Repairs_RepairMapping.TABLE)
                .as("SELECT ... FROM repair WHERE shop = ? AND number = ?", PlannedRequests.of(1)));
  }

  /**
   * Inserts one {@code Repair} as a row of table {@code repair}.
   *
   * <p>Cost: 1 row written, in 1 request.
   *
   * <p>CQL on a cluster: {@code INSERT INTO repair (...) VALUES (...)}.
   *
   * <p>On the embedded store the write is atomic: a crash or a concurrent writer never leaves a
   * part of it.
   *
   * <p>On a cluster: After a crash or a timeout, the write may have been applied. Of concurrent
   * writers, the latest timestamp wins for each column. A retry is safe.
   */
  @Override
  public void save(Repairs.Repair repair) {
    runtime.await(save.insert(repair, Nulls.UNSET));
  }

  /**
   * Updates {@code price} of one row of table {@code repair}, if {@code price = :expected}.
   *
   * <p>Cost: 1 row written, in 1 request.
   *
   * <p>CQL on a cluster: {@code UPDATE repair SET price = ? WHERE shop = ? AND number = ? IF
   * price = ?}.
   *
   * <p>On the embedded store the write is atomic: a crash or a concurrent writer never leaves a
   * part of it.
   *
   * <p>On a cluster: After a crash or a timeout, the write may have been applied. Of concurrent
   * writers, the replicas apply one after the other, each under its condition. A retry checks the
   * condition again, on a row that the first attempt may have written.
   */
  @Override
  public boolean repriceIf(String shop, int number, BigDecimal price, BigDecimal expected) {
    return runtime.await(
        repriceIf.returningApplied()
            .onlyIf(
                repriceIf.conditions()
                    .compare(Repairs_RepairMapping.PRICE, ColumnCondition.Operator.EQ, expected))
            .update(
                repriceIf.rowChange()
                    .key(Repairs_RepairMapping.SHOP, shop)
                    .key(Repairs_RepairMapping.NUMBER, number)
                    .set(Repairs_RepairMapping.PRICE, price)
                    .row()));
  }

  /**
   * Updates {@code price} of one row of table {@code repair}, if {@code price < :price}.
   *
   * <p>Cost: 1 row written, in 1 request.
   *
   * <p>CQL on a cluster: {@code UPDATE repair SET price = ? WHERE shop = ? AND number = ? IF
   * price < ?}.
   *
   * <p>On the embedded store the write is atomic: a crash or a concurrent writer never leaves a
   * part of it.
   *
   * <p>On a cluster: After a crash or a timeout, the write may have been applied. Of concurrent
   * writers, the replicas apply one after the other, each under its condition. A retry checks the
   * condition again, on a row that the first attempt may have written.
   */
  @Override
  public boolean raise(String shop, int number, BigDecimal price) {
    return runtime.await(
        raise.returningApplied()
            .onlyIf(
                raise.conditions()
                    .compare(Repairs_RepairMapping.PRICE, ColumnCondition.Operator.LT, price))
            .update(
                raise.rowChange()
                    .key(Repairs_RepairMapping.SHOP, shop)
                    .key(Repairs_RepairMapping.NUMBER, number)
                    .set(Repairs_RepairMapping.PRICE, price)
                    .row()));
  }

  /**
   * Updates {@code status} of one row of table {@code repair}, if {@code status in ('NEW',
   * :other) and paid = false and minutes <= 90 and parts != 7}.
   *
   * <p>Cost: 1 row written, in 1 request.
   *
   * <p>CQL on a cluster: {@code UPDATE repair SET status = ? WHERE shop = ? AND number = ? IF
   * status IN (?, ?) AND paid = ? AND minutes <= ? AND parts != ?}.
   *
   * <p>On the embedded store the write is atomic: a crash or a concurrent writer never leaves a
   * part of it.
   *
   * <p>On a cluster: After a crash or a timeout, the write may have been applied. Of concurrent
   * writers, the replicas apply one after the other, each under its condition. A retry checks the
   * condition again, on a row that the first attempt may have written.
   */
  @Override
  public Applied<Repairs.Repair> finish(String shop, int number, Repairs.Status status,
      Repairs.Status other, WriteOptions options) {
    return runtime.await(
        finish.with(options).returningCurrentRow()
            .onlyIf(
                finish.conditions()
                    .anyOf(Repairs_RepairMapping.STATUS, Arrays.asList(Repairs.Status.NEW, other))
                    .compare(Repairs_RepairMapping.PAID, ColumnCondition.Operator.EQ, false)
                    .compare(Repairs_RepairMapping.MINUTES, ColumnCondition.Operator.LE, 90L)
                    .compare(Repairs_RepairMapping.PARTS, ColumnCondition.Operator.NE, new BigInteger("7")))
            .update(
                finish.rowChange()
                    .key(Repairs_RepairMapping.SHOP, shop)
                    .key(Repairs_RepairMapping.NUMBER, number)
                    .set(Repairs_RepairMapping.STATUS, status)
                    .row()));
  }

  /**
   * Updates {@code status} of one row of table {@code repair}, if {@code status in :some}.
   *
   * <p>Cost: 1 row written, in 1 request.
   *
   * <p>CQL on a cluster: {@code UPDATE repair SET status = ? WHERE shop = ? AND number = ? IF
   * status IN ?}.
   *
   * <p>On the embedded store the write is atomic: a crash or a concurrent writer never leaves a
   * part of it.
   *
   * <p>On a cluster: After a crash or a timeout, the write may have been applied. Of concurrent
   * writers, the replicas apply one after the other, each under its condition. A retry checks the
   * condition again, on a row that the first attempt may have written.
   *
   * <p>An invalid argument throws an exception at once; a later failure completes the stage
   * exceptionally.
   */
  @Override
  public CompletionStage<Boolean> finishLater(String shop, int number, Repairs.Status status,
      List<Repairs.Status> some) {
    return finishLater.returningApplied()
        .onlyIf(
            finishLater.conditions()
                .anyOf(Repairs_RepairMapping.STATUS, some))
        .update(
            finishLater.rowChange()
                .key(Repairs_RepairMapping.SHOP, shop)
                .key(Repairs_RepairMapping.NUMBER, number)
                .set(Repairs_RepairMapping.STATUS, status)
                .row());
  }

  /**
   * Updates {@code worker} of one row of table {@code repair}, if {@code worker = null}.
   *
   * <p>Cost: 1 row written, in 1 request.
   *
   * <p>CQL on a cluster: {@code UPDATE repair SET worker = ? WHERE shop = ? AND number = ? IF
   * worker = ?}.
   *
   * <p>On the embedded store the write is atomic: a crash or a concurrent writer never leaves a
   * part of it.
   *
   * <p>On a cluster: After a crash or a timeout, the write may have been applied. Of concurrent
   * writers, the replicas apply one after the other, each under its condition. A retry checks the
   * condition again, on a row that the first attempt may have written.
   */
  @Override
  public boolean take(String shop, int number, Repairs.Worker worker) {
    return runtime.await(
        take.returningApplied()
            .onlyIf(
                take.conditions()
                    .compare(Repairs_RepairMapping.WORKER, ColumnCondition.Operator.EQ, (Repairs.Worker) null))
            .update(
                take.rowChange()
                    .key(Repairs_RepairMapping.SHOP, shop)
                    .key(Repairs_RepairMapping.NUMBER, number)
                    .set(Repairs_RepairMapping.WORKER, worker)
                    .row()));
  }

  /**
   * Updates the row of one {@code Repair} in table {@code repair}, if {@code worker = :before}.
   *
   * <p>Cost: 1 row written, in 1 request.
   *
   * <p>CQL on a cluster: {@code UPDATE repair SET ... WHERE shop = ? AND number = ? IF worker =
   * ?}.
   *
   * <p>On the embedded store the write is atomic: a crash or a concurrent writer never leaves a
   * part of it.
   *
   * <p>On a cluster: After a crash or a timeout, the write may have been applied. Of concurrent
   * writers, the replicas apply one after the other, each under its condition. A retry checks the
   * condition again, on a row that the first attempt may have written.
   */
  @Override
  public boolean giveAway(Repairs.Repair repair, Repairs.Worker before) {
    return runtime.await(
        giveAway.returningApplied()
            .onlyIf(
                giveAway.conditions()
                    .compare(Repairs_RepairMapping.WORKER, ColumnCondition.Operator.EQ, before))
            .update(repair, Nulls.UNSET));
  }

  /**
   * Applies a patch to the row of one {@code Repair} in table {@code repair}, if {@code due >=
   * :from}.
   *
   * <p>Cost: 1 row written, in 1 request.
   *
   * <p>A patch without changes is not written, and counts as applied.
   *
   * <p>A retry of an append or a prepend to a list can add its elements twice.
   *
   * <p>On the embedded store the write is atomic: a crash or a concurrent writer never leaves a
   * part of it.
   *
   * <p>On a cluster: After a crash or a timeout, the write may have been applied. Of concurrent
   * writers, the replicas apply one after the other, each under its condition. A retry checks the
   * condition again, on a row that the first attempt may have written.
   */
  @Override
  public Applied<Repairs.Repair> patch(Repairs_RepairPatch patch, Instant from) {
    return runtime.await(
        patch_2.returningCurrentRow()
            .onlyIf(
                patch_2.conditions()
                    .compare(Repairs_RepairMapping.DUE, ColumnCondition.Operator.GE, from))
            .update(patch));
  }

  /**
   * Updates {@code paid} of one row of table {@code repair}, if {@code tags contains :tag and
   * labels contains 3 and labels contains key 'size'}.
   *
   * <p>Cost: 1 row written, in 1 request.
   *
   * <p>CQL on a cluster: {@code UPDATE repair SET paid = ? WHERE shop = ? AND number = ? IF tags
   * CONTAINS ? AND labels CONTAINS ? AND labels CONTAINS KEY ?}.
   *
   * <p>On the embedded store the write is atomic: a crash or a concurrent writer never leaves a
   * part of it.
   *
   * <p>On a cluster: After a crash or a timeout, the write may have been applied. Of concurrent
   * writers, the replicas apply one after the other, each under its condition. A retry checks the
   * condition again, on a row that the first attempt may have written.
   */
  @Override
  public boolean pay(String shop, int number, boolean paid, String tag) {
    return runtime.await(
        pay.returningApplied()
            .onlyIf(
                pay.conditions()
                    .contains(Repairs_RepairMapping.TAGS, Codecs.STRING, tag)
                    .contains(Repairs_RepairMapping.LABELS, Codecs.INTEGER, 3)
                    .containsKey(Repairs_RepairMapping.LABELS, Codecs.STRING, "size"))
            .update(
                pay.rowChange()
                    .key(Repairs_RepairMapping.SHOP, shop)
                    .key(Repairs_RepairMapping.NUMBER, number)
                    .set(Repairs_RepairMapping.PAID, paid)
                    .row()));
  }

  /**
   * Updates {@code due} of one row of table {@code repair}, if {@code labels[:label] > 2 and
   * steps[0] = 'open' and place.shelf in (1, 2)}.
   *
   * <p>Cost: 1 row written, in 1 request.
   *
   * <p>CQL on a cluster: {@code UPDATE repair SET due = ? WHERE shop = ? AND number = ? IF
   * labels[?] > ? AND steps[?] = ? AND place.shelf_no IN (?, ?)}.
   *
   * <p>On the embedded store the write is atomic: a crash or a concurrent writer never leaves a
   * part of it.
   *
   * <p>On a cluster: After a crash or a timeout, the write may have been applied. Of concurrent
   * writers, the replicas apply one after the other, each under its condition. A retry checks the
   * condition again, on a row that the first attempt may have written.
   */
  @Override
  public boolean plan(String shop, int number, Instant due, String label) {
    return runtime.await(
        plan.returningApplied()
            .onlyIf(
                plan.conditions()
                    .compareEntry(
                        Repairs_RepairMapping.LABELS,
                        Codecs.STRING,
                        label,
                        Codecs.INTEGER,
                        ColumnCondition.Operator.GT,
                        2)
                    .compareElement(
                        Repairs_RepairMapping.STEPS,
                        0,
                        Codecs.STRING,
                        ColumnCondition.Operator.EQ,
                        "open")
                    .anyOfField(
                        Repairs_RepairMapping.PLACE,
                        Repairs_PlaceMapping.SHELF,
                        Arrays.asList(1, 2)))
            .update(
                plan.rowChange()
                    .key(Repairs_RepairMapping.SHOP, shop)
                    .key(Repairs_RepairMapping.NUMBER, number)
                    .set(Repairs_RepairMapping.DUE, due)
                    .row()));
  }

  /**
   * Updates {@code closed} of one partition of table {@code repair}, if {@code closed = null}.
   *
   * <p>Cost: 1 row written, in 1 request.
   *
   * <p>CQL on a cluster: {@code UPDATE repair SET closed = ? WHERE shop = ? IF closed = ?}.
   *
   * <p>On the embedded store the write is atomic: a crash or a concurrent writer never leaves a
   * part of it.
   *
   * <p>On a cluster: After a crash or a timeout, the write may have been applied. Of concurrent
   * writers, the replicas apply one after the other, each under its condition. A retry checks the
   * condition again, on a row that the first attempt may have written.
   */
  @Override
  public boolean close(String shop, LocalDate closed) {
    return runtime.await(
        close.returningApplied()
            .onlyIf(
                close.conditions()
                    .compare(Repairs_RepairMapping.CLOSED, ColumnCondition.Operator.EQ, (LocalDate) null))
            .update(
                close.rowChange()
                    .key(Repairs_RepairMapping.SHOP, shop)
                    .set(Repairs_RepairMapping.CLOSED, closed)
                    .row()));
  }

  /**
   * Deletes the {@code Repair} with the given {@code shop}, {@code number} from table {@code
   * repair}, if {@code price > :price}.
   *
   * <p>Cost: 1 row written, in 1 request.
   *
   * <p>CQL on a cluster: {@code DELETE FROM repair WHERE shop = ? AND number = ? IF price > ?}.
   *
   * <p>On the embedded store the write is atomic: a crash or a concurrent writer never leaves a
   * part of it.
   *
   * <p>On a cluster: After a crash or a timeout, the write may have been applied. Of concurrent
   * writers, the replicas apply one after the other, each under its condition. A retry checks the
   * condition again, on a row that the first attempt may have written.
   */
  @Override
  public Applied<Repairs.Repair> removeAbove(String shop, int number, BigDecimal price) {
    return runtime.await(
        removeAbove.returningCurrentRow()
            .onlyIf(
                removeAbove.conditions()
                    .compare(Repairs_RepairMapping.PRICE, ColumnCondition.Operator.GT, price))
            .deleteByKey(
                removeAbove.key(Repairs_RepairMapping.SHOP, shop),
                removeAbove.key(Repairs_RepairMapping.NUMBER, number)));
  }

  /**
   * Deletes the row of one {@code Repair} from table {@code repair}, if {@code status = 'DONE'}.
   *
   * <p>Cost: 1 row written, in 1 request.
   *
   * <p>CQL on a cluster: {@code DELETE FROM repair WHERE shop = ? AND number = ? IF status = ?}.
   *
   * <p>On the embedded store the write is atomic: a crash or a concurrent writer never leaves a
   * part of it.
   *
   * <p>On a cluster: After a crash or a timeout, the write may have been applied. Of concurrent
   * writers, the replicas apply one after the other, each under its condition. A retry checks the
   * condition again, on a row that the first attempt may have written.
   */
  @Override
  public boolean remove(Repairs.Repair repair) {
    return runtime.await(
        remove.returningApplied()
            .onlyIf(
                remove.conditions()
                    .compare(Repairs_RepairMapping.STATUS, ColumnCondition.Operator.EQ, Repairs.Status.DONE))
            .delete(repair));
  }

  /**
   * Reads the {@code Repair} with the given {@code shop}, {@code number} from table {@code
   * repair}.
   *
   * <p>Cost: 1 partition, 1 request.
   *
   * <p>CQL on a cluster: {@code SELECT ... FROM repair WHERE shop = ? AND number = ?}.
   *
   * <p>A row that is written during the read appears in its old or its new state, never in
   * between.
   */
  @Override
  public Optional<Repairs.Repair> find(String shop, int number) {
    return runtime.awaitRead(
        find
            .optional(
                find.key(Repairs_RepairMapping.SHOP, shop),
                find.key(Repairs_RepairMapping.NUMBER, number)));
  }
}
