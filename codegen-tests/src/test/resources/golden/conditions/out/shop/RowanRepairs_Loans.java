package shop;

import dev.rowan.Rowan;
import dev.rowan.annotation.Nulls;
import dev.rowan.dao.Applied;
import dev.rowan.observe.CallKind;
import dev.rowan.observe.PlannedRequests;
import dev.rowan.runtime.DaoRuntime;
import dev.rowan.runtime.KeyedRead;
import dev.rowan.runtime.ReadPlan;
import dev.rowan.spi.mutation.ColumnCondition;
import jakarta.annotation.Generated;
import jakarta.inject.Inject;
import jakarta.inject.Singleton;
import java.time.Instant;
import java.util.List;
import org.jspecify.annotations.NullUnmarked;

/** Implements {@link Repairs.Loans} on a store. Thread-safe. */
@Generated("dev.rowan.processor.RowanProcessor")
@NullUnmarked
@SuppressWarnings({"all", "deprecation", "exports", "removal"})
@Singleton
public class RowanRepairs_Loans implements Repairs.Loans {
  private final DaoRuntime<Repairs.Loan> runtime;

  private final DaoRuntime<Repairs.Loan> save;

  private final DaoRuntime<Repairs.Loan> lend;

  private final DaoRuntime<Repairs.Loan> remove;

  private final KeyedRead<Repairs.Loan> of;

  /** Creates the DAO. Its tables exist when this returns. */
  @Inject
  public RowanRepairs_Loans(Rowan rowan) {
    rowan.requireConditionalWrites(Repairs_LoanMapping.INSTANCE);
    this.runtime = rowan.runtime(Repairs_LoanMapping.INSTANCE);
    this.save =
        runtime.attributedTo("Loans.save", CallKind.CONDITIONAL_WRITE, PlannedRequests.of(4));
    this.lend =
        runtime.attributedTo("Loans.lend", CallKind.CONDITIONAL_WRITE, PlannedRequests.of(4));
    this.remove =
        runtime.attributedTo("Loans.remove", CallKind.CONDITIONAL_WRITE, PlannedRequests.of(4));
    this.of = runtime.keyedRead(
            ReadPlan.through("Loans.of", Repairs_LoanMapping.LOANS_BY_READER)
                .as("SELECT ... FROM loans_by_reader WHERE reader = ?", PlannedRequests.of(1).andOneForEachRow()));
  }

  /**
   * Inserts one {@code Loan} as a row of table {@code loan}, if the row does not exist. Derived
   * tables: {@code loans_by_reader}.
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
  public void save(Repairs.Loan loan) {
    runtime.await(save.orThrow().insertIfNotExists(loan, Nulls.UNSET));
  }

  /**
   * Updates the row of one {@code Loan} in table {@code loan}, if the row has the given {@code
   * version}, which the write increments, and if {@code until < :now}. Derived tables: {@code
   * loans_by_reader}.
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
  public boolean lend(Repairs.Loan loan, Instant now) {
    return runtime.await(
        lend.returningApplied()
            .onlyIf(
                lend.conditions()
                    .compare(Repairs_LoanMapping.UNTIL, ColumnCondition.Operator.LT, now))
            .updateVersion(loan, Nulls.UNSET));
  }

  /**
   * Deletes the row of one {@code Loan} from table {@code loan}, if the row has the given {@code
   * version}, and if {@code reader != 'ann'}. Derived tables: {@code loans_by_reader}.
   *
   * <p>Cost: 1 row and up to 1 index entry written; on the embedded store in 1 step, on a cluster
   * in 3 round trips: a read of the row, then up to 1 entry in parallel, then the row if it is
   * unchanged; then, after the call returns, up to 1 request more.
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
  public Applied<Repairs.Loan> remove(Repairs.Loan loan) {
    return runtime.await(
        remove.returningCurrentRow()
            .onlyIf(
                remove.conditions()
                    .compare(Repairs_LoanMapping.READER, ColumnCondition.Operator.NE, "ann"))
            .deleteVersion(loan));
  }

  /**
   * Reads the {@code Loan} rows with the given {@code reader}, through the index table {@code
   * loans_by_reader}. The rows are in their stored order. Each row found is read from table
   * {@code loan}.
   *
   * <p>Cost: 1 partition, 1 request, and 1 request for each row found.
   *
   * <p>CQL on a cluster: {@code SELECT ... FROM loans_by_reader WHERE reader = ?}.
   *
   * <p>A row that is written during the read appears in its old or its new state, never in
   * between.
   *
   * <p>On a cluster (SERIAL): Every result agrees with its row. A row whose index key changes
   * during the read may appear under both keys or under neither.
   */
  @Override
  public List<Repairs.Loan> of(String reader) {
    return runtime.awaitRead(
        of
            .select(of.key(Repairs_LoanMapping.READER, reader))
            .list());
  }
}
