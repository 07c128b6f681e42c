package shop;

import dev.rowan.Rowan;
import dev.rowan.annotation.Nulls;
import dev.rowan.dao.Applied;
import dev.rowan.observe.CallKind;
import dev.rowan.observe.PlannedRequests;
import dev.rowan.runtime.DaoRuntime;
import dev.rowan.runtime.KeyedRead;
import dev.rowan.runtime.ReadPlan;
import jakarta.annotation.Generated;
import jakarta.inject.Inject;
import jakarta.inject.Singleton;
import java.util.Optional;
import java.util.concurrent.CompletionStage;
import org.jspecify.annotations.NullUnmarked;

/** Implements {@link Shops.Shelves} on a store. Thread-safe. */
@Generated("dev.rowan.processor.RowanProcessor")
@NullUnmarked
@SuppressWarnings({"all", "deprecation", "exports", "removal"})
@Singleton
public class RowanShops_Shelves implements Shops.Shelves {
  private final DaoRuntime<Shops.Shelf> runtime;

  private final DaoRuntime<Shops.Shelf> create;

  private final DaoRuntime<Shops.Shelf> createLater;

  private final DaoRuntime<Shops.Shelf> fill;

  private final DaoRuntime<Shops.Shelf> change;

  private final DaoRuntime<Shops.Shelf> changed;

  private final DaoRuntime<Shops.Shelf> changedFrom;

  private final DaoRuntime<Shops.Shelf> changedLater;

  private final DaoRuntime<Shops.Shelf> remove;

  private final DaoRuntime<Shops.Shelf> removeLater;

  private final KeyedRead<Shops.Shelf> find;

  /** Creates the DAO. Its tables exist when this returns. */
  @Inject
  public RowanShops_Shelves(Rowan rowan) {
    rowan.requireConditionalWrites(Shops_ShelfMapping.INSTANCE);
    this.runtime = rowan.runtime(Shops_ShelfMapping.INSTANCE);
    this.create = runtime.attributedTo("Shelves.create", CallKind.CONDITIONAL_WRITE, PlannedRequests.of(2),
            "INSERT INTO shelf (...) VALUES (...) IF NOT EXISTS");
    this.createLater = runtime.attributedTo("Shelves.createLater", CallKind.CONDITIONAL_WRITE, PlannedRequests.of(2),
            "INSERT INTO shelf (...) VALUES (...) IF NOT EXISTS");
    this.fill = runtime.attributedTo("Shelves.fill", CallKind.CONDITIONAL_WRITE, PlannedRequests.of(2),
            "UPDATE shelf SET left = ? WHERE id = ? IF EXISTS");
    this.change = runtime.attributedTo("Shelves.change", CallKind.WRITE, PlannedRequests.of(1));
    this.changed =
        runtime.attributedTo("Shelves.changed", CallKind.CONDITIONAL_WRITE, PlannedRequests.of(1));
    this.changedFrom =
        runtime.attributedTo("Shelves.changedFrom", CallKind.CONDITIONAL_WRITE, PlannedRequests.of(2));
    this.changedLater =
        runtime.attributedTo("Shelves.changedLater", CallKind.CONDITIONAL_WRITE, PlannedRequests.of(1));
    this.remove = runtime.attributedTo("Shelves.remove", CallKind.CONDITIONAL_WRITE, PlannedRequests.of(2),
            "DELETE FROM shelf WHERE id = ? IF EXISTS");
    this.removeLater = runtime.attributedTo("Shelves.removeLater", CallKind.CONDITIONAL_WRITE, PlannedRequests.of(2),
            "DELETE FROM shelf WHERE id = ? IF EXISTS");
    this.find = runtime.keyedRead(
            ReadPlan.direct("Shelves.find", Shops_ShelfMapping.TABLE)
                .as("SELECT ... FROM shelf WHERE id = ?", PlannedRequests.of(1)));
  }

  /**
   * Inserts one {@code Shelf} as a row of table {@code shelf}, if the row does not exist.
   *
   * <p>Cost: 1 row written, in 1 request.
   *
   * <p>CQL on a cluster: {@code INSERT INTO shelf (...) VALUES (...) IF NOT EXISTS}.
   *
   * <p>On the embedded store the write is atomic: a crash or a concurrent writer never leaves a
   * part of it.
   *
   * <p>On a cluster: After a crash or a timeout, the write may have been applied. Of concurrent
   * writers, the replicas apply one after the other, each under its condition. A retry checks the
   * condition again, on a row that the first attempt may have written.
   */
  @Override
  public Applied<Shops.Shelf> create(Shops.Shelf shelf) {
    return runtime.await(create.returningCurrentRow().insertIfNotExists(shelf, Nulls.UNSET));
  }

  /**
   * Inserts one {@code Shelf} as a row of table {@code shelf}, if the row does not exist.
   *
   * <p>Cost: 1 row written, in 1 request.
   *
   * <p>CQL on a cluster: {@code INSERT INTO shelf (...) VALUES (...) IF NOT EXISTS}.
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
  public CompletionStage<Applied<Shops.Shelf>> createLater(Shops.Shelf shelf) {
    return createLater.returningCurrentRow().insertIfNotExists(shelf, Nulls.UNSET);
  }

  /**
   * Updates {@code left} of one row of table {@code shelf}, if the row exists.
   *
   * <p>Cost: 1 row written, in 1 request.
   *
   * <p>CQL on a cluster: {@code UPDATE shelf SET left = ? WHERE id = ? IF EXISTS}.
   *
   * <p>On the embedded store the write is atomic: a crash or a concurrent writer never leaves a
   * part of it.
   *
   * <p>On a cluster: After a crash or a timeout, the write may have been applied. Of concurrent
   * writers, the replicas apply one after the other, each under its condition. A retry checks the
   * condition again, on a row that the first attempt may have written.
   */
  @Override
  public Applied<Shops.Shelf> fill(String id, int left) {
    return runtime.await(
        fill.returningCurrentRow().update(
            fill.rowChange()
                .key(Shops_ShelfMapping.ID, id)
                .set(Shops_ShelfMapping.LEFT, left)
                .row()));
  }

  /**
   * Writes the differences between two states of one {@code Shelf} to its row in table {@code
   * shelf}.
   *
   * <p>Cost: 1 row written, in 1 request.
   *
   * <p>On the embedded store the write is atomic: a crash or a concurrent writer never leaves a
   * part of it.
   *
   * <p>On a cluster: After a crash or a timeout, the write may have been applied. Of concurrent
   * writers, the latest timestamp wins for each column. A retry is safe.
   */
  @Override
  public void change(Shops.Shelf before, Shops.Shelf after) {
    runtime.await(change.change(before, after));
  }

  /**
   * Writes the differences between two states of one {@code Shelf} to its row in table {@code
   * shelf}, if the stored row is still in the first state.
   *
   * <p>Cost: 1 row written, in 1 request.
   *
   * <p>On the embedded store the write is atomic: a crash or a concurrent writer never leaves a
   * part of it.
   *
   * <p>On a cluster: After a crash or a timeout, the write may have been applied. Of concurrent
   * writers, the replicas apply one after the other, each under its condition. A retry checks the
   * condition again, on a row that the first attempt may have written.
   */
  @Override
  public boolean changed(Shops.Shelf before, Shops.Shelf after) {
    return runtime.await(changed.returningApplied().change(before, after));
  }

  /**
   * Writes the differences between two states of one {@code Shelf} to its row in table {@code
   * shelf}, if the stored row is still in the first state.
   *
   * <p>Cost: 1 row written, in 1 request.
   *
   * <p>On the embedded store the write is atomic: a crash or a concurrent writer never leaves a
   * part of it.
   *
   * <p>On a cluster: After a crash or a timeout, the write may have been applied. Of concurrent
   * writers, the replicas apply one after the other, each under its condition. A retry checks the
   * condition again, on a row that the first attempt may have written.
   */
  @Override
  public Applied<Shops.Shelf> changedFrom(Shops.Shelf before, Shops.Shelf after) {
    return runtime.await(changedFrom.returningCurrentRow().change(before, after));
  }

  /**
   * Writes the differences between two states of one {@code Shelf} to its row in table {@code
   * shelf}, if the stored row is still in the first state.
   *
   * <p>Cost: 1 row written, in 1 request.
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
  public CompletionStage<Boolean> changedLater(Shops.Shelf before, Shops.Shelf after) {
    return changedLater.returningApplied().change(before, after);
  }

  /**
   * Deletes the row of one {@code Shelf} from table {@code shelf}, if the row exists.
   *
   * <p>Cost: 1 row written, in 1 request.
   *
   * <p>CQL on a cluster: {@code DELETE FROM shelf WHERE id = ? IF EXISTS}.
   *
   * <p>On the embedded store the write is atomic: a crash or a concurrent writer never leaves a
   * part of it.
   *
   * <p>On a cluster: After a crash or a timeout, the write may have been applied. Of concurrent
   * writers, the replicas apply one after the other, each under its condition. A retry checks the
   * condition again, on a row that the first attempt may have written.
   */
  @Override
  public Applied<Shops.Shelf> remove(Shops.Shelf shelf) {
    return runtime.await(remove.returningCurrentRow().delete(shelf));
  }

  /**
   * Deletes the {@code Shelf} with the given {@code id} from table {@code shelf}, if the row
   * exists.
   *
   * <p>Cost: 1 row written, in 1 request.
   *
   * <p>CQL on a cluster: {@code DELETE FROM shelf WHERE id = ? IF EXISTS}.
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
  public CompletionStage<Applied<Shops.Shelf>> removeLater(String id) {
    return removeLater.returningCurrentRow().deleteByKey(removeLater.key(Shops_ShelfMapping.ID, id));
  }

  /**
   * Reads the {@code Shelf} with the given {@code id} from table {@code shelf}.
   *
   * <p>Cost: 1 partition, 1 request.
   *
   * <p>CQL on a cluster: {@code SELECT ... FROM shelf WHERE id = ?}.
   *
   * <p>A row that is written during the read appears in its old or its new state, never in
   * between.
   */
  @Override
  public Optional<Shops.Shelf> find(String id) {
    return runtime.awaitRead(
        find
            .optional(find.key(Shops_ShelfMapping.ID, id)));
  }
}
