package shop;

import dev.rowan.Rowan;
import dev.rowan.annotation.Nulls;
import dev.rowan.binding.RowChange;
import dev.rowan.query.Applied;
import dev.rowan.runtime.DaoRuntime;
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
  private static final ReadPlan FIND = ReadPlan.direct("Shelves.find", Shops_ShelfMapping.TABLE);

  private final DaoRuntime<Shops.Shelf> runtime;

  /** Makes the DAO; its tables are there when this returns. */
  @Inject
  public RowanShops_Shelves(Rowan rowan) {
    this.runtime = rowan.runtime(Shops_ShelfMapping.INSTANCE).needingConditionalWrites();
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
    return runtime.await(runtime.by("Shelves.create").telling().insertIfNotExists(shelf, Nulls.UNSET));
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
    return runtime.by("Shelves.createLater").telling().insertIfNotExists(shelf, Nulls.UNSET);
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
        runtime.by("Shelves.fill").telling().updateIfExists(
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
    runtime.await(runtime.by("Shelves.change").change(before, after));
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
    return runtime.await(runtime.by("Shelves.changed").answering().change(before, after));
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
    return runtime.await(runtime.by("Shelves.changedFrom").telling().change(before, after));
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
    return runtime.by("Shelves.changedLater").answering().change(before, after);
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
    return runtime.await(runtime.by("Shelves.remove").telling().deleteIfExists(shelf));
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
    return runtime.by("Shelves.removeLater").telling().deleteByKeyIfExists(Shops_ShelfMapping.ID.encodeKey(id));
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
        runtime
            .select(FIND, Shops_ShelfMapping.ID.encodeKey(id))
            .optional());
  }
}
