package shop;

import dev.rowan.Rowan;
import dev.rowan.dao.WriteOptions;
import dev.rowan.observe.PlannedRequests;
import dev.rowan.runtime.DaoConverter;
import dev.rowan.runtime.DaoRuntime;
import dev.rowan.runtime.KeyedRead;
import dev.rowan.runtime.ReadPlan;
import jakarta.annotation.Generated;
import jakarta.inject.Inject;
import jakarta.inject.Singleton;
import java.time.Duration;
import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletionStage;
import org.jspecify.annotations.NullUnmarked;

/** Implements {@link Ledger} on a store. Thread-safe. */
@Generated("dev.rowan.processor.RowanProcessor")
@NullUnmarked
@SuppressWarnings({"all", "deprecation", "exports", "removal"})
@Singleton
public class RowanLedger implements Ledger {
  private final DaoRuntime<Ledger.Payment> ledger_PaymentRuntime;

  private final DaoRuntime<Ledger.Account> ledger_AccountRuntime;

  private final DaoRuntime<Ledger.Payment> pay;

  private final DaoRuntime<Ledger.Account> pay_2;

  private final DaoRuntime<Ledger.Account> open;

  private final DaoRuntime<Ledger.Account> open_2;

  private final DaoRuntime<Ledger.Payment> close;

  private final DaoRuntime<Ledger.Account> close_2;

  private final DaoRuntime<Ledger.Payment> drop;

  private final DaoRuntime<Ledger.Account> drop_2;

  private final DaoConverter<Ledger.Money, Long> correctConverter =
      new DaoConverter<>("Ledger.correct", new Ledger.Cents());

  private final DaoRuntime<Ledger.Payment> correct;

  private final DaoConverter<Ledger.Money, Long> correctConverter_2 =
      new DaoConverter<>("Ledger.correct", new Ledger.Cents());

  private final DaoRuntime<Ledger.Account> correct_2;

  private final KeyedRead<Ledger.Payment> payment;

  private final KeyedRead<Ledger.Payment> inState;

  private final KeyedRead<Ledger.Account> month_2;

  /** Creates the DAO. Its tables exist when this returns. */
  @Inject
  public RowanLedger(Rowan rowan) {
    this.ledger_PaymentRuntime = rowan.runtime(Ledger_PaymentMapping.INSTANCE);
    this.ledger_AccountRuntime = rowan.runtime(Ledger_AccountMapping.INSTANCE);
    this.pay = ledger_PaymentRuntime.attributedTo("Ledger.pay");
    this.pay_2 = ledger_AccountRuntime.attributedTo("Ledger.pay");
    this.open = ledger_AccountRuntime.attributedTo("Ledger.open");
    this.open_2 = ledger_AccountRuntime.attributedTo("Ledger.open");
    this.close = ledger_PaymentRuntime.attributedTo("Ledger.close");
    this.close_2 = ledger_AccountRuntime.attributedTo("Ledger.close");
    this.drop = ledger_PaymentRuntime.attributedTo("Ledger.drop");
    this.drop_2 = ledger_AccountRuntime.attributedTo("Ledger.drop");
    this.correct = ledger_PaymentRuntime.attributedTo("Ledger.correct");
    this.correct_2 = ledger_AccountRuntime.attributedTo("Ledger.correct");
    this.payment = ledger_PaymentRuntime.keyedRead(
            ReadPlan.direct("Ledger.payment", Ledger_PaymentMapping.TABLE)
                .as("SELECT ... FROM payment WHERE account = ? AND number = ?", PlannedRequests.of(1)));
    this.inState = ledger_PaymentRuntime.keyedRead(
            ReadPlan.through("Ledger.inState", Ledger_PaymentMapping.PAYMENT_BY_STATE)
                .as("SELECT ... FROM payment_by_state WHERE state = ?", PlannedRequests.of(1).andOneForEachRow()));
    this.month_2 = ledger_AccountRuntime.keyedRead(
            ReadPlan.direct("Ledger.month", Ledger_AccountMapping.TABLE)
                .as("SELECT ... FROM account WHERE name = ? AND month = ?", PlannedRequests.of(1)));
  }

  /**
   * Executes 2 statements as one batch: insert into {@code payment}, update of {@code account}.
   *
   * <p>Cost of the insert into {@code payment}: 1 row and up to 2 index entries written; on the
   * embedded store in 1 step, on a cluster in 3 round trips: a read of the row, then up to 1
   * entry in parallel, then the row; then, after the call returns, up to 1 request more.
   *
   * <p>Cost of the update of {@code account}: 1 row written, in 1 request.
   *
   * <p>The writes of the batch share their round trips.
   *
   * <p>On the embedded store the whole batch is atomic: a crash or a concurrent writer never
   * leaves a part of it. On a cluster the batch is one logged batch: if a part of it is applied,
   * the rest follows, but not at the same moment.
   *
   * <p>On a cluster (VERIFIED): After a crash, orphaned entries can remain, but no entry of a row
   * is missing. Of concurrent writers, the latest timestamp wins for all indexed columns
   * together; the others can leave orphaned entries. A retry is safe, but the attempt that timed
   * out can leave orphaned entries. Reads filter and remove them.
   *
   * <p>On a cluster: After a crash or a timeout, the write may have been applied. Of concurrent
   * writers, the latest timestamp wins for each column. A retry is safe.
   */
  @Override
  public void pay(String account, int number, long amount, int month, Long sum) {
    ledger_PaymentRuntime.await(
        pay.deferred().commit(
            pay.deferred().insert(
                pay.rowChange()
                    .key(Ledger_PaymentMapping.ACCOUNT, account)
                    .key(Ledger_PaymentMapping.NUMBER, number)
                    .set(Ledger_PaymentMapping.STATE, "open")
                    .set(Ledger_PaymentMapping.AMOUNT, amount)
                    .row()),
            pay_2.deferred().update(
                pay_2.rowChange()
                    .key(Ledger_AccountMapping.NAME, account)
                    .key(Ledger_AccountMapping.MONTH, month)
                    .set(Ledger_AccountMapping.SUM, sum)
                    .row())));
  }

  /**
   * Executes 2 statements as one batch: insert into {@code account}, insert into {@code account}.
   *
   * <p>Cost of the insert into {@code account}: 1 row written, in 1 request.
   *
   * <p>Cost of the insert into {@code account}: 1 row written, in 1 request.
   *
   * <p>The writes of the batch share their round trips.
   *
   * <p>On the embedded store the whole batch is atomic: a crash or a concurrent writer never
   * leaves a part of it. On a cluster the batch is one logged batch: if a part of it is applied,
   * the rest follows, but not at the same moment.
   *
   * <p>On a cluster: After a crash or a timeout, the write may have been applied. Of concurrent
   * writers, the latest timestamp wins for each column. A retry is safe.
   */
  @Override
  public void open(String name, Long first, long at) {
    ledger_AccountRuntime.await(
        open.deferred().commit(
            open.usingTimestamp(Instant.EPOCH.plus(at, ChronoUnit.MICROS)).deferred().insert(
                open.rowChange()
                    .key(Ledger_AccountMapping.NAME, name)
                    .key(Ledger_AccountMapping.MONTH, 1)
                    .give(Ledger_AccountMapping.SUM, first)
                    .row()),
            open_2.usingTimestamp(Instant.EPOCH.plus(at, ChronoUnit.MICROS)).deferred().insert(
                open_2.rowChange()
                    .key(Ledger_AccountMapping.NAME, name)
                    .key(Ledger_AccountMapping.MONTH, 2)
                    .row())));
  }

  /**
   * Executes 2 statements as one batch: update of {@code payment}, update of {@code account}.
   *
   * <p>Cost of the update of {@code payment}: 1 row and up to 2 index entries written; on the
   * embedded store in 1 step, on a cluster in 3 round trips: a read of the row, then up to 1
   * entry in parallel, then the row; then, after the call returns, up to 1 request more.
   *
   * <p>Cost of the update of {@code account}: 1 row written, in 1 request.
   *
   * <p>The writes of the batch share their round trips.
   *
   * <p>On the embedded store the whole batch is atomic: a crash or a concurrent writer never
   * leaves a part of it. On a cluster the batch is one logged batch: if a part of it is applied,
   * the rest follows, but not at the same moment.
   *
   * <p>On a cluster (VERIFIED): After a crash, orphaned entries can remain, but no entry of a row
   * is missing. Of concurrent writers, the latest timestamp wins for all indexed columns
   * together; the others can leave orphaned entries. A retry is safe, but the attempt that timed
   * out can leave orphaned entries. Reads filter and remove them.
   *
   * <p>On a cluster: After a crash or a timeout, the write may have been applied. Of concurrent
   * writers, the latest timestamp wins for each column. A retry is safe.
   *
   * <p>An invalid argument throws an exception at once; a later failure completes the stage
   * exceptionally.
   */
  @Override
  public CompletionStage<Void> close(String account, int number, String owner) {
    return close.deferred().commit(
        close.deferred().update(
            close.rowChange()
                .key(Ledger_PaymentMapping.ACCOUNT, account)
                .key(Ledger_PaymentMapping.NUMBER, number)
                .set(Ledger_PaymentMapping.STATE, "done")
                .row()),
        close_2.deferred().update(
            close_2.rowChange()
                .key(Ledger_AccountMapping.NAME, account)
                .set(Ledger_AccountMapping.OWNER, owner)
                .row()))
        .thenAccept(applied -> {});
  }

  /**
   * Executes 2 statements as one batch: delete from {@code payment}, delete from {@code account}.
   *
   * <p>Cost of the delete from {@code payment}: 1 row and up to 1 index entry written; on the
   * embedded store in 1 step, on a cluster in 2 round trips: a read of the row, then the row;
   * then, after the call returns, up to 1 request more.
   *
   * <p>Cost of the delete from {@code account}: 1 range deleted, in 1 request.
   *
   * <p>The writes of the batch share their round trips.
   *
   * <p>On the embedded store the whole batch is atomic: a crash or a concurrent writer never
   * leaves a part of it. On a cluster the batch is one logged batch: if a part of it is applied,
   * the rest follows, but not at the same moment.
   *
   * <p>On a cluster (VERIFIED): After a crash, orphaned entries can remain, but no entry of a row
   * is missing. Of concurrent writers, the latest timestamp wins for all indexed columns
   * together; the others can leave orphaned entries. A retry is safe, but the attempt that timed
   * out can leave orphaned entries. Reads filter and remove them.
   *
   * <p>On a cluster: After a crash or a timeout, the write may have been applied. Of concurrent
   * writers, the latest timestamp wins for each column. A retry is safe.
   */
  @Override
  public void drop(String account, int number, WriteOptions options) {
    ledger_PaymentRuntime.await(
        drop.deferred().commit(
            drop.with(options).deferred().deleteByKey(
                drop.key(Ledger_PaymentMapping.ACCOUNT, account),
                drop.key(Ledger_PaymentMapping.NUMBER, number)),
            drop_2.with(options).deferred().deleteByKey(drop_2.key(Ledger_AccountMapping.NAME, account))));
  }

  /**
   * Executes 2 statements as one batch: update of {@code payment}, update of {@code account}.
   *
   * <p>Cost of the update of {@code payment}: 1 row written; on the embedded store in 1 step, on
   * a cluster in 1 round trip: the row.
   *
   * <p>Cost of the update of {@code account}: 1 row written, in 1 request.
   *
   * <p>The writes of the batch share their round trips.
   *
   * <p>On the embedded store the whole batch is atomic: a crash or a concurrent writer never
   * leaves a part of it. On a cluster the batch is one logged batch: if a part of it is applied,
   * the rest follows, but not at the same moment.
   *
   * <p>On a cluster (VERIFIED): After a crash, orphaned entries can remain, but no entry of a row
   * is missing. Of concurrent writers, the latest timestamp wins for all indexed columns
   * together; the others can leave orphaned entries. A retry is safe, but the attempt that timed
   * out can leave orphaned entries. Reads filter and remove them.
   *
   * <p>On a cluster: After a crash or a timeout, the write may have been applied. Of concurrent
   * writers, the latest timestamp wins for each column. A retry is safe.
   */
  @Override
  public void correct(String account, Ledger.Money amount) {
    ledger_PaymentRuntime.await(
        correct.deferred().commit(
            correct.deferred().update(
                correct.rowChange()
                    .key(Ledger_PaymentMapping.ACCOUNT, account)
                    .key(Ledger_PaymentMapping.NUMBER, 1)
                    .set(Ledger_PaymentMapping.AMOUNT, correctConverter.stored(amount))
                    .row()),
            correct_2.usingTtl(Duration.ofSeconds(1000L)).deferred().update(
                correct_2.rowChange()
                    .key(Ledger_AccountMapping.NAME, account)
                    .key(Ledger_AccountMapping.MONTH, 1)
                    .set(Ledger_AccountMapping.SUM, correctConverter_2.stored(amount))
                    .row())));
  }

  /**
   * Reads the {@code Payment} with the given {@code account}, {@code number} from table {@code
   * payment}.
   *
   * <p>Cost: 1 partition, 1 request.
   *
   * <p>CQL on a cluster: {@code SELECT ... FROM payment WHERE account = ? AND number = ?}.
   *
   * <p>A row that is written during the read appears in its old or its new state, never in
   * between.
   */
  @Override
  public Optional<Ledger.Payment> payment(String account, int number) {
    return ledger_PaymentRuntime.awaitRead(
        payment
            .optional(
                payment.key(Ledger_PaymentMapping.ACCOUNT, account),
                payment.key(Ledger_PaymentMapping.NUMBER, number)));
  }

  /**
   * Reads the {@code Payment} rows with the given {@code state}, through the index table {@code
   * payment_by_state}. The rows are in their stored order. Each row found is read from table
   * {@code payment}.
   *
   * <p>Cost: 1 partition, 1 request, and 1 request for each row found.
   *
   * <p>CQL on a cluster: {@code SELECT ... FROM payment_by_state WHERE state = ?}.
   *
   * <p>A row that is written during the read appears in its old or its new state, never in
   * between.
   *
   * <p>On a cluster (VERIFIED): Each entry is checked against its row. A row whose index key
   * changes during the read may appear under both keys or under neither.
   */
  @Override
  public List<Ledger.Payment> inState(String state) {
    return ledger_PaymentRuntime.awaitRead(
        inState
            .select(inState.key(Ledger_PaymentMapping.STATE, state))
            .list());
  }

  /**
   * Reads the {@code Account} with the given {@code name}, {@code month} from table {@code
   * account}.
   *
   * <p>Cost: 1 partition, 1 request.
   *
   * <p>CQL on a cluster: {@code SELECT ... FROM account WHERE name = ? AND month = ?}.
   *
   * <p>A row that is written during the read appears in its old or its new state, never in
   * between.
   */
  @Override
  public Optional<Ledger.Account> month(String name, int month) {
    return ledger_AccountRuntime.awaitRead(
        month_2
            .optional(
                month_2.key(Ledger_AccountMapping.NAME, name),
                month_2.key(Ledger_AccountMapping.MONTH, month)));
  }
}
