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
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletionStage;
import org.jspecify.annotations.NullUnmarked;

/** {@link Shops.Boxes} over a store. Thread-safe. */
@Generated("dev.rowan.processor.RowanProcessor")
@NullUnmarked
@SuppressWarnings({"deprecation", "exports", "removal"})
@Singleton
public final class RowanShops_Boxes implements Shops.Boxes {
  private final DaoRuntime<Shops.Box> runtime;

  private final DaoRuntime<Shops.Box> save;

  private final DaoRuntime<Shops.Box> create;

  private final DaoRuntime<Shops.Box> update;

  private final DaoRuntime<Shops.Box> updated;

  private final DaoRuntime<Shops.Box> updateLater;

  private final DaoRuntime<Shops.Box> change;

  private final DaoRuntime<Shops.Box> fill;

  private final DaoRuntime<Shops.Box> delete;

  private final DaoRuntime<Shops.Box> remove;

  private final KeyedRead<Shops.Box> find;

  private final KeyedRead<Shops.Box> in;

  /** Makes the DAO; its tables are there when this returns. */
  @Inject
  public RowanShops_Boxes(Rowan rowan) {
    this.runtime = rowan.runtime(Shops_BoxMapping.INSTANCE).needingConditionalWrites();
    this.save = runtime.attributedTo("Boxes.save");
    this.create = runtime.attributedTo("Boxes.create");
    this.update = runtime.attributedTo("Boxes.update");
    this.updated = runtime.attributedTo("Boxes.updated");
    this.updateLater = runtime.attributedTo("Boxes.updateLater");
    this.change = runtime.attributedTo("Boxes.change");
    this.fill = runtime.attributedTo("Boxes.fill");
    this.delete = runtime.attributedTo("Boxes.delete");
    this.remove = runtime.attributedTo("Boxes.remove");
    this.find = runtime.keyedRead(
            ReadPlan.direct("Boxes.find", Shops_BoxMapping.TABLE));
    this.in = runtime.keyedRead(
            ReadPlan.through("Boxes.in", Shops_BoxMapping.BOXES_BY_ROOM));
  }

  /**
   * Writes a row of {@code box}, if it does not exist, and what follows from it in {@code
   * boxes_by_room}.
   *
   * <p>Cost: 1 row and up to 2 index entries written; on the embedded store in 1 step, on a
   * cluster in 3 round trips: a read of the row, then up to 2 entries at one time, then the row
   * if unchanged; no caller waits for up to 2 requests more.
   *
   * <p>On the embedded store this is one atomic unit: whoever else writes, and whenever the
   * process stops, all of it is there or nothing.
   *
   * <p>On a cluster (SERIAL) one of two writers is applied and the other is told; a crash or an
   * unanswered attempt leaves entries that are not confirmed, which reads hold against their
   * rows.
   */
  @Override
  public void save(Shops.Box box) {
    runtime.await(save.orThrow().insertIfNotExists(box, Nulls.UNSET));
  }

  /**
   * Writes a row of {@code box}, if it does not exist, and what follows from it in {@code
   * boxes_by_room}.
   *
   * <p>Cost: 1 row and up to 2 index entries written; on the embedded store in 1 step, on a
   * cluster in 3 round trips: a read of the row, then up to 2 entries at one time, then the row
   * if unchanged; no caller waits for up to 2 requests more.
   *
   * <p>On the embedded store this is one atomic unit: whoever else writes, and whenever the
   * process stops, all of it is there or nothing.
   *
   * <p>On a cluster (SERIAL) one of two writers is applied and the other is told; a crash or an
   * unanswered attempt leaves entries that are not confirmed, which reads hold against their
   * rows.
   */
  @Override
  public Applied<Shops.Box> create(Shops.Box box) {
    return runtime.await(create.returningCurrentRow().insertIfNotExists(box, Nulls.UNSET));
  }

  /**
   * Changes a row of {@code box}, if it has this {@code version}, which is counted up, and what
   * follows from it in {@code boxes_by_room}.
   *
   * <p>Cost: 1 row and up to 2 index entries written; on the embedded store in 1 step, on a
   * cluster in 3 round trips: a read of the row, then up to 2 entries at one time, then the row
   * if unchanged; no caller waits for up to 2 requests more.
   *
   * <p>On the embedded store this is one atomic unit: whoever else writes, and whenever the
   * process stops, all of it is there or nothing.
   *
   * <p>On a cluster (SERIAL) one of two writers is applied and the other is told; a crash or an
   * unanswered attempt leaves entries that are not confirmed, which reads hold against their
   * rows.
   */
  @Override
  public void update(Shops.Box box) {
    runtime.await(update.orThrow().updateVersion(box, Nulls.UNSET));
  }

  /**
   * Changes a row of {@code box}, if it has this {@code version}, which is counted up, and what
   * follows from it in {@code boxes_by_room}.
   *
   * <p>Cost: 1 row and up to 2 index entries written; on the embedded store in 1 step, on a
   * cluster in 3 round trips: a read of the row, then up to 2 entries at one time, then the row
   * if unchanged; no caller waits for up to 2 requests more.
   *
   * <p>On the embedded store this is one atomic unit: whoever else writes, and whenever the
   * process stops, all of it is there or nothing.
   *
   * <p>On a cluster (SERIAL) one of two writers is applied and the other is told; a crash or an
   * unanswered attempt leaves entries that are not confirmed, which reads hold against their
   * rows.
   */
  @Override
  public boolean updated(Shops.Box box) {
    return runtime.await(updated.returningApplied().updateVersion(box, Nulls.UNSET));
  }

  /**
   * Changes a row of {@code box}, if it has this {@code version}, which is counted up, and what
   * follows from it in {@code boxes_by_room}.
   *
   * <p>Cost: 1 row and up to 2 index entries written; on the embedded store in 1 step, on a
   * cluster in 3 round trips: a read of the row, then up to 2 entries at one time, then the row
   * if unchanged; no caller waits for up to 2 requests more.
   *
   * <p>On the embedded store this is one atomic unit: whoever else writes, and whenever the
   * process stops, all of it is there or nothing.
   *
   * <p>On a cluster (SERIAL) one of two writers is applied and the other is told; a crash or an
   * unanswered attempt leaves entries that are not confirmed, which reads hold against their
   * rows.
   *
   * <p>An argument that cannot be a value is rejected at once by an exception; what fails later
   * completes the stage.
   */
  @Override
  public CompletionStage<Applied<Shops.Box>> updateLater(Shops.Box box) {
    return updateLater.returningCurrentRow().updateVersion(box, Nulls.UNSET);
  }

  /**
   * Writes what differs between two states of a row of {@code box}, if it has this {@code
   * version}, which is counted up, and what follows from it in {@code boxes_by_room}.
   *
   * <p>Cost: 1 row and up to 2 index entries written; on the embedded store in 1 step, on a
   * cluster in 3 round trips: a read of the row, then up to 2 entries at one time, then the row
   * if unchanged; no caller waits for up to 2 requests more.
   *
   * <p>On the embedded store this is one atomic unit: whoever else writes, and whenever the
   * process stops, all of it is there or nothing.
   *
   * <p>On a cluster (SERIAL) one of two writers is applied and the other is told; a crash or an
   * unanswered attempt leaves entries that are not confirmed, which reads hold against their
   * rows.
   */
  @Override
  public boolean change(Shops.Box before, Shops.Box after) {
    return runtime.await(change.returningApplied().change(before, after));
  }

  /**
   * Changes {@code left}, {@code version} of one row of {@code box}, if it has this {@code
   * version}, which is counted up, and what follows from it in {@code boxes_by_room}.
   *
   * <p>Cost: 1 row written; on the embedded store in 1 step, on a cluster in 2 round trips: a
   * read of the row, then the row if unchanged.
   *
   * <p>On the embedded store this is one atomic unit: whoever else writes, and whenever the
   * process stops, all of it is there or nothing.
   *
   * <p>On a cluster (SERIAL) one of two writers is applied and the other is told; a crash or an
   * unanswered attempt leaves entries that are not confirmed, which reads hold against their
   * rows.
   *
   * <p>An argument that cannot be a value is rejected at once by an exception; what fails later
   * completes the stage.
   */
  @Override
  public CompletionStage<Void> fill(String id, int left, long version) {
    return fill.orThrow().updateVersion(
        RowChange.of(Shops_BoxMapping.TABLE)
            .key(Shops_BoxMapping.ID, id)
            .set(Shops_BoxMapping.LEFT, left)
            .set(Shops_BoxMapping.VERSION, version)
            .row())
        .thenAccept(applied -> {});
  }

  /**
   * Deletes a row of {@code box}, if it has this {@code version}, and what follows from it in
   * {@code boxes_by_room}.
   *
   * <p>Cost: 1 row and up to 1 index entry written; on the embedded store in 1 step, on a cluster
   * in 3 round trips: a read of the row, then up to 1 entry at one time, then the row if
   * unchanged; no caller waits for up to 1 request more.
   *
   * <p>On the embedded store this is one atomic unit: whoever else writes, and whenever the
   * process stops, all of it is there or nothing.
   *
   * <p>On a cluster (SERIAL) one of two writers is applied and the other is told; a crash or an
   * unanswered attempt leaves entries that are not confirmed, which reads hold against their
   * rows.
   */
  @Override
  public void delete(Shops.Box box) {
    runtime.await(delete.orThrow().deleteVersion(box));
  }

  /**
   * Deletes the row of {@code box} with this {@code id}, if it exists, and what follows from it
   * in {@code boxes_by_room}.
   *
   * <p>Cost: 1 row and up to 1 index entry written; on the embedded store in 1 step, on a cluster
   * in 3 round trips: a read of the row, then up to 1 entry at one time, then the row if
   * unchanged; no caller waits for up to 1 request more.
   *
   * <p>On the embedded store this is one atomic unit: whoever else writes, and whenever the
   * process stops, all of it is there or nothing.
   *
   * <p>On a cluster (SERIAL) one of two writers is applied and the other is told; a crash or an
   * unanswered attempt leaves entries that are not confirmed, which reads hold against their
   * rows.
   */
  @Override
  public boolean remove(String id) {
    return runtime.await(remove.deleteByKeyIfExists(Shops_BoxMapping.ID.encodeKey(id)));
  }

  /**
   * Reads table {@code box} with this {@code id}.
   *
   * <p>Cost: 1 partition, 1 request.
   *
   * <p>A row that somebody writes meanwhile is seen as it was or as it will be, never in between.
   */
  @Override
  public Optional<Shops.Box> find(String id) {
    return runtime.awaitRead(
        find
            .select(Shops_BoxMapping.ID.encodeKey(id))
            .optional());
  }

  /**
   * Reads index {@code boxes_by_room} with this {@code room}, in its stored order; looks up each
   * row in {@code box}.
   *
   * <p>Cost: 1 partition, 1 request, and 1 request for each row found.
   *
   * <p>A row that somebody writes meanwhile is seen as it was or as it will be, never in between.
   *
   * <p>On a cluster (SERIAL) what is found agrees with its row; a row whose key changes meanwhile
   * may be met under both keys or under none.
   */
  @Override
  public List<Shops.Box> in(String room) {
    return runtime.awaitRead(
        in
            .select(Shops_BoxMapping.ROOM.encodeKey(room))
            .list());
  }
}
