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
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletionStage;
import org.jspecify.annotations.NullUnmarked;

/** Implements {@link Shops.Boxes} on a store. Thread-safe. */
@Generated("dev.rowan.processor.RowanProcessor")
@NullUnmarked
@SuppressWarnings({"all", "deprecation", "exports", "removal"})
@Singleton
public class RowanShops_Boxes implements Shops.Boxes {
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

  /** Creates the DAO. Its tables exist when this returns. */
  @Inject
  public RowanShops_Boxes(Rowan rowan) {
    rowan.requireConditionalWrites(Shops_BoxMapping.INSTANCE);
    this.runtime = rowan.runtime(Shops_BoxMapping.INSTANCE);
    this.save =
        runtime.attributedTo("Boxes.save", CallKind.CONDITIONAL_WRITE, PlannedRequests.of(4));
    this.create =
        runtime.attributedTo("Boxes.create", CallKind.CONDITIONAL_WRITE, PlannedRequests.of(5));
    this.update =
        runtime.attributedTo("Boxes.update", CallKind.CONDITIONAL_WRITE, PlannedRequests.of(4));
    this.updated =
        runtime.attributedTo("Boxes.updated", CallKind.CONDITIONAL_WRITE, PlannedRequests.of(4));
    this.updateLater =
        runtime.attributedTo("Boxes.updateLater", CallKind.CONDITIONAL_WRITE, PlannedRequests.of(5));
    this.change =
        runtime.attributedTo("Boxes.change", CallKind.CONDITIONAL_WRITE, PlannedRequests.of(4));
    this.fill =
        runtime.attributedTo("Boxes.fill", CallKind.CONDITIONAL_WRITE, PlannedRequests.of(2));
    this.delete =
        runtime.attributedTo("Boxes.delete", CallKind.CONDITIONAL_WRITE, PlannedRequests.of(3));
    this.remove =
        runtime.attributedTo("Boxes.remove", CallKind.CONDITIONAL_WRITE, PlannedRequests.of(3));
    this.find = runtime.keyedRead(
            ReadPlan.direct("Boxes.find", Shops_BoxMapping.TABLE)
                .as("SELECT ... FROM box WHERE id = ?", PlannedRequests.of(1)));
    this.in = runtime.keyedRead(
            ReadPlan.through("Boxes.in", Shops_BoxMapping.BOXES_BY_ROOM)
                .as("SELECT ... FROM boxes_by_room WHERE room = ?", PlannedRequests.of(1).andOneForEachRow()));
  }

  /**
   * Inserts one {@code Box} as a row of table {@code box}, if the row does not exist. Derived
   * tables: {@code boxes_by_room}.
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
  public void save(Shops.Box box) {
    runtime.await(save.orThrow().insertIfNotExists(box, Nulls.UNSET));
  }

  /**
   * Inserts one {@code Box} as a row of table {@code box}, if the row does not exist. Derived
   * tables: {@code boxes_by_room}.
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
  public Applied<Shops.Box> create(Shops.Box box) {
    return runtime.await(create.returningCurrentRow().insertIfNotExists(box, Nulls.UNSET));
  }

  /**
   * Updates the row of one {@code Box} in table {@code box}, if the row has the given {@code
   * version}, which the write increments. Derived tables: {@code boxes_by_room}.
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
  public void update(Shops.Box box) {
    runtime.await(update.orThrow().updateVersion(box, Nulls.UNSET));
  }

  /**
   * Updates the row of one {@code Box} in table {@code box}, if the row has the given {@code
   * version}, which the write increments. Derived tables: {@code boxes_by_room}.
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
  public boolean updated(Shops.Box box) {
    return runtime.await(updated.returningApplied().updateVersion(box, Nulls.UNSET));
  }

  /**
   * Updates the row of one {@code Box} in table {@code box}, if the row has the given {@code
   * version}, which the write increments. Derived tables: {@code boxes_by_room}.
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
   *
   * <p>An invalid argument throws an exception at once; a later failure completes the stage
   * exceptionally.
   */
  @Override
  public CompletionStage<Applied<Shops.Box>> updateLater(Shops.Box box) {
    return updateLater.returningCurrentRow().updateVersion(box, Nulls.UNSET);
  }

  /**
   * Writes the differences between two states of one {@code Box} to its row in table {@code box},
   * if the row has the given {@code version}, which the write increments. Derived tables: {@code
   * boxes_by_room}.
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
  public boolean change(Shops.Box before, Shops.Box after) {
    return runtime.await(change.returningApplied().change(before, after));
  }

  /**
   * Updates {@code left}, {@code version} of one row of table {@code box}, if the row has the
   * given {@code version}, which the write increments. Derived tables: {@code boxes_by_room}.
   *
   * <p>Cost: 1 row written; on the embedded store in 1 step, on a cluster in 2 round trips: a
   * read of the row, then the row if it is unchanged.
   *
   * <p>On the embedded store the write is atomic: a crash or a concurrent writer never leaves a
   * part of it.
   *
   * <p>On a cluster (SERIAL): After a crash or a timeout, unconfirmed entries can remain, which
   * reads check against the row. Of concurrent writers, one is applied and the others are
   * notified. A retry checks the condition again, on a row that the first attempt may have
   * written.
   *
   * <p>An invalid argument throws an exception at once; a later failure completes the stage
   * exceptionally.
   */
  @Override
  public CompletionStage<Void> fill(String id, int left, long version) {
    return fill.orThrow().updateVersion(
        fill.rowChange()
            .key(Shops_BoxMapping.ID, id)
            .set(Shops_BoxMapping.LEFT, left)
            .set(Shops_BoxMapping.VERSION, version)
            .row())
        .thenAccept(applied -> {});
  }

  /**
   * Deletes the row of one {@code Box} from table {@code box}, if the row has the given {@code
   * version}. Derived tables: {@code boxes_by_room}.
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
  public void delete(Shops.Box box) {
    runtime.await(delete.orThrow().deleteVersion(box));
  }

  /**
   * Deletes the {@code Box} with the given {@code id} from table {@code box}, if the row exists.
   * Derived tables: {@code boxes_by_room}.
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
  public boolean remove(String id) {
    return runtime.await(remove.returningApplied().deleteByKey(remove.key(Shops_BoxMapping.ID, id)));
  }

  /**
   * Reads the {@code Box} with the given {@code id} from table {@code box}.
   *
   * <p>Cost: 1 partition, 1 request.
   *
   * <p>CQL on a cluster: {@code SELECT ... FROM box WHERE id = ?}.
   *
   * <p>A row that is written during the read appears in its old or its new state, never in
   * between.
   */
  @Override
  public Optional<Shops.Box> find(String id) {
    return runtime.awaitRead(
        find
            .optional(find.key(Shops_BoxMapping.ID, id)));
  }

  /**
   * Reads the {@code Box} rows with the given {@code room}, through the index table {@code
   * boxes_by_room}. The rows are in their stored order. Each row found is read from table {@code
   * box}.
   *
   * <p>Cost: 1 partition, 1 request, and 1 request for each row found.
   *
   * <p>CQL on a cluster: {@code SELECT ... FROM boxes_by_room WHERE room = ?}.
   *
   * <p>A row that is written during the read appears in its old or its new state, never in
   * between.
   *
   * <p>On a cluster (SERIAL): Every result agrees with its row. A row whose index key changes
   * during the read may appear under both keys or under neither.
   */
  @Override
  public List<Shops.Box> in(String room) {
    return runtime.awaitRead(
        in
            .select(in.key(Shops_BoxMapping.ROOM, room))
            .list());
  }
}
