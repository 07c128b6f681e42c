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
  private static final ReadPlan FIND = ReadPlan.direct("Boxes.find", Shops_BoxMapping.TABLE);

  private static final ReadPlan IN = ReadPlan.through("Boxes.in", Shops_BoxMapping.BOXES_BY_ROOM);

  private final DaoRuntime<Shops.Box> runtime;

  /** Makes the DAO; its tables are there when this returns. */
  @Inject
  public RowanShops_Boxes(Rowan rowan) {
    this.runtime = rowan.runtime(Shops_BoxMapping.INSTANCE).needingConditionalWrites();
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
    runtime.await(runtime.by("Boxes.save").insisting().insertIfNotExists(box, Nulls.UNSET));
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
    return runtime.await(runtime.by("Boxes.create").telling().insertIfNotExists(box, Nulls.UNSET));
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
    runtime.await(runtime.by("Boxes.update").insisting().updateVersion(box, Nulls.UNSET));
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
    return runtime.await(runtime.by("Boxes.updated").answering().updateVersion(box, Nulls.UNSET));
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
    return runtime.by("Boxes.updateLater").telling().updateVersion(box, Nulls.UNSET);
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
    return runtime.await(runtime.by("Boxes.change").answering().change(before, after));
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
    return runtime.by("Boxes.fill").insisting().updateVersion(
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
    runtime.await(runtime.by("Boxes.delete").insisting().deleteVersion(box));
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
    return runtime.await(runtime.by("Boxes.remove").deleteByKeyIfExists(Shops_BoxMapping.ID.encodeKey(id)));
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
        runtime
            .select(FIND, Shops_BoxMapping.ID.encodeKey(id))
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
        runtime
            .select(IN, Shops_BoxMapping.ROOM.encodeKey(room))
            .list());
  }
}
