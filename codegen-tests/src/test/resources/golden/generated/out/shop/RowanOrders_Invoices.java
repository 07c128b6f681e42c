package shop;

import dev.rowan.Rowan;
import dev.rowan.annotation.Nulls;
import dev.rowan.dao.Write;
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
import java.util.concurrent.CompletionStage;
import org.jspecify.annotations.NullUnmarked;

/** Implements {@link Orders.Invoices} on a store. Thread-safe. */
@Generated("dev.rowan.processor.RowanProcessor")
@NullUnmarked
@SuppressWarnings({"all", "deprecation", "exports", "removal"})
@Singleton
public class RowanOrders_Invoices implements Orders.Invoices {
  private final DaoRuntime<Orders.Invoice> runtime;

  private final DaoRuntime<Orders.Invoice> write;

  private final DaoRuntime<Orders.Invoice> writeAll;

  private final DaoRuntime<Orders.Invoice> writeLater;

  private final DaoRuntime<Orders.Invoice> writing;

  private final DaoRuntime<Orders.Invoice> create;

  private final KeyedRead<Orders.Invoice> find;

  /** Creates the DAO. Its tables exist when this returns. */
  @Inject
  public RowanOrders_Invoices(Rowan rowan) {
    rowan.requireConditionalWrites(Orders_InvoiceMapping.INSTANCE);
    this.runtime = rowan.runtime(Orders_InvoiceMapping.INSTANCE);
    this.write = runtime.attributedTo("Invoices.write", CallKind.WRITE, PlannedRequests.of(3),
            "INSERT INTO invoice (...) VALUES (...)");
    this.writeAll = runtime.attributedTo("Invoices.writeAll", CallKind.WRITE, PlannedRequests.UNKNOWN,
            "INSERT INTO invoice (...) VALUES (...)");
    this.writeLater = runtime.attributedTo("Invoices.writeLater", CallKind.WRITE, PlannedRequests.of(3),
            "INSERT INTO invoice (...) VALUES (...)");
    this.writing = runtime.attributedTo("Invoices.writing");
    this.create = runtime.attributedTo("Invoices.create", CallKind.CONDITIONAL_WRITE, PlannedRequests.of(3),
            "INSERT INTO invoice (...) VALUES (...) IF NOT EXISTS");
    this.find = runtime.keyedRead(
            ReadPlan.direct("Invoices.find", Orders_InvoiceMapping.TABLE)
                .as("SELECT ... FROM invoice WHERE id = ?", PlannedRequests.of(1)));
  }

  /**
   * Inserts one {@code Invoice} as a row of table {@code invoice}.
   *
   * <p>Cost: 1 row written, in 1 request.
   *
   * <p>CQL on a cluster: {@code INSERT INTO invoice (...) VALUES (...)}.
   *
   * <p>On the embedded store the write is atomic: a crash or a concurrent writer never leaves a
   * part of it.
   *
   * <p>On a cluster: After a crash or a timeout, the write may have been applied. Of concurrent
   * writers, the latest timestamp wins for each column. A retry is safe if {@code id} is not null
   * (otherwise it inserts another row).
   *
   * <p>If {@code id} is null, the row gets the next number of its sequence. One conditional write
   * reserves 5 numbers. A failed insert loses its number.
   *
   * <p>The result has the values that the insert generates for null properties.
   */
  @Override
  public Orders.Invoice write(Orders.Invoice invoice) {
    return runtime.await(write.insertReturning(invoice, Nulls.UNSET));
  }

  /**
   * Inserts each {@code Invoice} of a collection as a row of table {@code invoice}.
   *
   * <p>Cost: 1 row written for each element of invoices, in 1 request for up to 32 rows of one
   * partition.
   *
   * <p>CQL on a cluster: {@code INSERT INTO invoice (...) VALUES (...)}.
   *
   * <p>The call is not atomic: it sends several requests, up to 64 of them at the same time. A
   * failure after a part of them is an {@code OutcomeUnknownException} (RUN-31) with the number
   * of the written rows. A repeated call writes all of them. Of two entities with one key, the
   * later one stays. For an atomic batch, pass the {@code Write} of each entity to {@code
   * rowan.commit}.
   *
   * <p>On a cluster: After a crash or a timeout, the write may have been applied. Of concurrent
   * writers, the latest timestamp wins for each column. A retry is safe if {@code id} is not null
   * (otherwise it inserts another row).
   *
   * <p>If {@code id} is null, the row gets the next number of its sequence. One conditional write
   * reserves 5 numbers. A failed insert loses its number.
   *
   * <p>The result has the values that the insert generates for null properties.
   */
  @Override
  public List<Orders.Invoice> writeAll(Collection<Orders.Invoice> invoices) {
    return runtime.await(writeAll.insertAll(invoices, Nulls.UNSET));
  }

  /**
   * Inserts one {@code Invoice} as a row of table {@code invoice}.
   *
   * <p>Cost: 1 row written, in 1 request.
   *
   * <p>CQL on a cluster: {@code INSERT INTO invoice (...) VALUES (...)}.
   *
   * <p>On the embedded store the write is atomic: a crash or a concurrent writer never leaves a
   * part of it.
   *
   * <p>On a cluster: After a crash or a timeout, the write may have been applied. Of concurrent
   * writers, the latest timestamp wins for each column. A retry is safe if {@code id} is not null
   * (otherwise it inserts another row).
   *
   * <p>If {@code id} is null, the row gets the next number of its sequence. One conditional write
   * reserves 5 numbers. A failed insert loses its number.
   *
   * <p>The result has the values that the insert generates for null properties.
   *
   * <p>An invalid argument throws an exception at once; a later failure completes the stage
   * exceptionally.
   */
  @Override
  public CompletionStage<Orders.Invoice> writeLater(Orders.Invoice invoice) {
    return writeLater.insertReturning(invoice, Nulls.UNSET);
  }

  /**
   * Creates a {@code Write} that inserts one {@code Invoice} as a row of table {@code invoice}.
   *
   * <p>Cost: 1 row written, in 1 request. The writes of a batch share their round trips.
   *
   * <p>CQL on a cluster: {@code INSERT INTO invoice (...) VALUES (...)}.
   *
   * <p>Nothing is read or written until the result is passed to {@code Rowan.commit}.
   *
   * <p>On the embedded store the whole batch is atomic: a crash or a concurrent writer never
   * leaves a part of it. On a cluster the batch is one logged batch: if a part of it is applied,
   * the rest follows, but not at the same moment.
   *
   * <p>On a cluster: After a crash or a timeout, the write may have been applied. Of concurrent
   * writers, the latest timestamp wins for each column. A retry is safe if {@code id} is not null
   * (otherwise it inserts another row).
   *
   * <p>If {@code id} is null, the row gets the next number of its sequence. One conditional write
   * reserves 5 numbers. A failed insert loses its number.
   */
  @Override
  public Write writing(Orders.Invoice invoice) {
    return writing.deferred().insert(invoice, Nulls.UNSET);
  }

  /**
   * Inserts one {@code Invoice} as a row of table {@code invoice}, if the row does not exist.
   *
   * <p>Cost: 1 row written, in 1 request.
   *
   * <p>CQL on a cluster: {@code INSERT INTO invoice (...) VALUES (...) IF NOT EXISTS}.
   *
   * <p>On the embedded store the write is atomic: a crash or a concurrent writer never leaves a
   * part of it.
   *
   * <p>On a cluster: After a crash or a timeout, the write may have been applied. Of concurrent
   * writers, the replicas apply one after the other, each under its condition. A retry checks the
   * condition again, on a row that the first attempt may have written.
   *
   * <p>If {@code id} is null, the row gets the next number of its sequence. One conditional write
   * reserves 5 numbers. A failed insert loses its number.
   */
  @Override
  public boolean create(Orders.Invoice invoice) {
    return runtime.await(create.returningApplied().insertIfNotExists(invoice, Nulls.UNSET));
  }

  /**
   * Reads the {@code Invoice} with the given {@code id} from table {@code invoice}.
   *
   * <p>Cost: 1 partition, 1 request.
   *
   * <p>CQL on a cluster: {@code SELECT ... FROM invoice WHERE id = ?}.
   *
   * <p>A row that is written during the read appears in its old or its new state, never in
   * between.
   */
  @Override
  public Optional<Orders.Invoice> find(Orders.InvoiceId id) {
    return runtime.awaitRead(
        find
            .optional(find.key(Orders_InvoiceMapping.ID, id)));
  }
}
