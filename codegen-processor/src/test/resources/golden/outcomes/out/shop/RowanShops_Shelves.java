package shop;

import dev.rowan.Rowan;
import dev.rowan.annotation.Nulls;
import dev.rowan.binding.RowChange;
import dev.rowan.query.Applied;
import dev.rowan.runtime.DaoRuntime;
import dev.rowan.runtime.KeyedRead;
import dev.rowan.runtime.ReadPlan;
import jakarta.annotation.Generated;
import jakarta.inject.Inject;
import jakarta.inject.Singleton;
import java.util.Optional;
import java.util.concurrent.CompletionStage;
import org.jspecify.annotations.NullUnmarked;

/** {@link Shops.Shelves} over a store. Thread-safe. */
@Generated("dev.rowan.processor.RowanProcessor")
@NullUnmarked
@SuppressWarnings({"deprecation", "exports", "removal"})
@Singleton
public final class RowanShops_Shelves implements Shops.Shelves {
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

  /** Makes the DAO; its tables are there when this returns. */
  @Inject
  public RowanShops_Shelves(Rowan rowan) {
    this.runtime = rowan.runtime(Shops_ShelfMapping.INSTANCE).needingConditionalWrites();
    this.create = runtime.attributedTo("Shelves.create");
    this.createLater = runtime.attributedTo("Shelves.createLater");
    this.fill = runtime.attributedTo("Shelves.fill");
    this.change = runtime.attributedTo("Shelves.change");
    this.changed = runtime.attributedTo("Shelves.changed");
    this.changedFrom = runtime.attributedTo("Shelves.changedFrom");
    this.changedLater = runtime.attributedTo("Shelves.changedLater");
    this.remove = runtime.attributedTo("Shelves.remove");
    this.removeLater = runtime.attributedTo("Shelves.removeLater");
    this.find = runtime.keyedRead(
            ReadPlan.direct("Shelves.find", Shops_ShelfMapping.TABLE));
  }

  /**
   * Writes a row of {@code shelf}, if it does not exist.
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
  public Applied<Shops.Shelf> create(Shops.Shelf shelf) {
    return runtime.await(create.returningCurrentRow().insertIfNotExists(shelf, Nulls.UNSET));
  }

  /**
   * Writes a row of {@code shelf}, if it does not exist.
   *
   * <p>Cost: 1 row written, in 1 request.
   *
   * <p>On the embedded store this is one atomic unit: whoever else writes, and whenever the
   * process stops, all of it is there or nothing.
   *
   * <p>On a cluster the replicas agree on one of several writers; what failed without an answer
   * may have been applied, and a repetition then meets its own row.
   *
   * <p>An argument that cannot be a value is rejected at once by an exception; what fails later
   * completes the stage.
   */
  @Override
  public CompletionStage<Applied<Shops.Shelf>> createLater(Shops.Shelf shelf) {
    return createLater.returningCurrentRow().insertIfNotExists(shelf, Nulls.UNSET);
  }

  /**
   * Changes {@code left} of one row of {@code shelf}, if it exists.
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
  public Applied<Shops.Shelf> fill(String id, int left) {
    return runtime.await(
        fill.returningCurrentRow().updateIfExists(
            RowChange.of(Shops_ShelfMapping.TABLE)
                .key(Shops_ShelfMapping.ID, id)
                .set(Shops_ShelfMapping.LEFT, left)
                .row()));
  }

  /**
   * Writes what differs between two states of a row of {@code shelf}.
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
  public void change(Shops.Shelf before, Shops.Shelf after) {
    runtime.await(change.change(before, after));
  }

  /**
   * Writes what differs between two states of a row of {@code shelf}, if it still is as the first
   * says.
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
  public boolean changed(Shops.Shelf before, Shops.Shelf after) {
    return runtime.await(changed.returningApplied().change(before, after));
  }

  /**
   * Writes what differs between two states of a row of {@code shelf}, if it still is as the first
   * says.
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
  public Applied<Shops.Shelf> changedFrom(Shops.Shelf before, Shops.Shelf after) {
    return runtime.await(changedFrom.returningCurrentRow().change(before, after));
  }

  /**
   * Writes what differs between two states of a row of {@code shelf}, if it still is as the first
   * says.
   *
   * <p>Cost: 1 row written, in 1 request.
   *
   * <p>On the embedded store this is one atomic unit: whoever else writes, and whenever the
   * process stops, all of it is there or nothing.
   *
   * <p>On a cluster the replicas agree on one of several writers; what failed without an answer
   * may have been applied, and a repetition then meets its own row.
   *
   * <p>An argument that cannot be a value is rejected at once by an exception; what fails later
   * completes the stage.
   */
  @Override
  public CompletionStage<Boolean> changedLater(Shops.Shelf before, Shops.Shelf after) {
    return changedLater.returningApplied().change(before, after);
  }

  /**
   * Deletes a row of {@code shelf}, if it exists.
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
  public Applied<Shops.Shelf> remove(Shops.Shelf shelf) {
    return runtime.await(remove.returningCurrentRow().deleteIfExists(shelf));
  }

  /**
   * Deletes the row of {@code shelf} with this {@code id}, if it exists.
   *
   * <p>Cost: 1 row written, in 1 request.
   *
   * <p>On the embedded store this is one atomic unit: whoever else writes, and whenever the
   * process stops, all of it is there or nothing.
   *
   * <p>On a cluster the replicas agree on one of several writers; what failed without an answer
   * may have been applied, and a repetition then meets its own row.
   *
   * <p>An argument that cannot be a value is rejected at once by an exception; what fails later
   * completes the stage.
   */
  @Override
  public CompletionStage<Applied<Shops.Shelf>> removeLater(String id) {
    return removeLater.returningCurrentRow().deleteByKeyIfExists(Shops_ShelfMapping.ID.encodeKey(id));
  }

  /**
   * Reads table {@code shelf} with this {@code id}.
   *
   * <p>Cost: 1 partition, 1 request.
   *
   * <p>A row that somebody writes meanwhile is seen as it was or as it will be, never in between.
   */
  @Override
  public Optional<Shops.Shelf> find(String id) {
    return runtime.awaitRead(
        find
            .select(Shops_ShelfMapping.ID.encodeKey(id))
            .optional());
  }
}
