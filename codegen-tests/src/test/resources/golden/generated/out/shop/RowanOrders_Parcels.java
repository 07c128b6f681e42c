package shop;

import dev.rowan.Rowan;
import dev.rowan.annotation.Nulls;
import dev.rowan.dao.Limit;
import dev.rowan.observe.CallKind;
import dev.rowan.observe.PlannedRequests;
import dev.rowan.runtime.DaoRuntime;
import dev.rowan.runtime.KeyedRead;
import dev.rowan.runtime.ReadPlan;
import jakarta.annotation.Generated;
import jakarta.inject.Inject;
import jakarta.inject.Singleton;
import java.util.List;
import java.util.UUID;
import org.jspecify.annotations.NullUnmarked;

/** Implements {@link Orders.Parcels} on a store. Thread-safe. */
@Generated("dev.rowan.processor.RowanProcessor")
@NullUnmarked
@SuppressWarnings({"all", "deprecation", "exports", "removal"})
@Singleton
public class RowanOrders_Parcels implements Orders.Parcels {
  private final DaoRuntime<Orders.Parcel> runtime;

  private final DaoRuntime<Orders.Parcel> pack;

  private final DaoRuntime<Orders.Parcel> move;

  private final DaoRuntime<Orders.Parcel> change;

  private final KeyedRead<Orders.Parcel> lastMoved;

  /** Creates the DAO. Its tables exist when this returns. */
  @Inject
  public RowanOrders_Parcels(Rowan rowan) {
    this.runtime = rowan.runtime(Orders_ParcelMapping.INSTANCE);
    this.pack = runtime.attributedTo("Parcels.pack", CallKind.WRITE, PlannedRequests.of(3));
    this.move = runtime.attributedTo("Parcels.move", CallKind.WRITE, PlannedRequests.of(3));
    this.change = runtime.attributedTo("Parcels.change", CallKind.WRITE, PlannedRequests.of(3));
    this.lastMoved = runtime.keyedRead(
            ReadPlan.through("Parcels.lastMoved", Orders_ParcelMapping.PARCELS_BY_STATE)
                .as("SELECT ... FROM parcels_by_state WHERE state = ? LIMIT ?", PlannedRequests.of(1).andOneForEachRow()));
  }

  /**
   * Inserts one {@code Parcel} as a row of table {@code parcel}. Derived tables: {@code
   * parcels_by_state}.
   *
   * <p>Cost: 1 row and up to 2 index entries written; on the embedded store in 1 step, on a
   * cluster in 3 round trips: a read of the row, then up to 1 entry in parallel, then the row;
   * then, after the call returns, up to 1 request more.
   *
   * <p>On the embedded store the write is atomic: a crash or a concurrent writer never leaves a
   * part of it.
   *
   * <p>On a cluster (VERIFIED): After a crash, orphaned entries can remain, but no entry of a row
   * is missing. Of concurrent writers, the latest timestamp wins for all indexed columns
   * together; the others can leave orphaned entries. A retry is safe if {@code id} is not null
   * (otherwise it inserts another row), but the attempt that timed out can leave orphaned
   * entries. Reads filter and remove them.
   *
   * <p>The write sets {@code moved} and {@code movedOn} to the time of the call.
   *
   * <p>The result has the values that the insert generates for null properties.
   */
  @Override
  public Orders.Parcel pack(Orders.Parcel parcel) {
    return runtime.await(pack.insertReturning(parcel, Nulls.UNSET));
  }

  /**
   * Updates {@code state} of one row of table {@code parcel}. Derived tables: {@code
   * parcels_by_state}.
   *
   * <p>Cost: 1 row and up to 2 index entries written; on the embedded store in 1 step, on a
   * cluster in 3 round trips: a read of the row, then up to 1 entry in parallel, then the row;
   * then, after the call returns, up to 1 request more.
   *
   * <p>On the embedded store the write is atomic: a crash or a concurrent writer never leaves a
   * part of it.
   *
   * <p>On a cluster (VERIFIED): After a crash, orphaned entries can remain, but no entry of a row
   * is missing. Of concurrent writers, the latest timestamp wins for all indexed columns
   * together; the others can leave orphaned entries. A retry is safe, but the attempt that timed
   * out can leave orphaned entries. Reads filter and remove them.
   *
   * <p>The write sets {@code moved} and {@code movedOn} to the time of the call.
   */
  @Override
  public void move(UUID id, String state) {
    runtime.await(
        move.update(
            move.rowChange()
                .key(Orders_ParcelMapping.ID, id)
                .set(Orders_ParcelMapping.STATE, state)
                .row()));
  }

  /**
   * Writes the differences between two states of one {@code Parcel} to its row in table {@code
   * parcel}. Derived tables: {@code parcels_by_state}.
   *
   * <p>Cost: 1 row and up to 2 index entries written; on the embedded store in 1 step, on a
   * cluster in 3 round trips: a read of the row, then up to 1 entry in parallel, then the row;
   * then, after the call returns, up to 1 request more.
   *
   * <p>On the embedded store the write is atomic: a crash or a concurrent writer never leaves a
   * part of it.
   *
   * <p>On a cluster (VERIFIED): After a crash, orphaned entries can remain, but no entry of a row
   * is missing. Of concurrent writers, the latest timestamp wins for all indexed columns
   * together; the others can leave orphaned entries. A retry is safe, but the attempt that timed
   * out can leave orphaned entries. Reads filter and remove them.
   *
   * <p>The write sets {@code moved} and {@code movedOn} to the time of the call.
   */
  @Override
  public void change(Orders.Parcel before, Orders.Parcel after) {
    runtime.await(change.change(before, after));
  }

  /**
   * Reads the {@code Parcel} rows with the given {@code state}, through the index table {@code
   * parcels_by_state}. The rows are in their stored order. Each row found is read from table
   * {@code parcel}.
   *
   * <p>Cost: 1 partition, 1 request, and 1 request for each row found.
   *
   * <p>CQL on a cluster: {@code SELECT ... FROM parcels_by_state WHERE state = ? LIMIT ?}.
   *
   * <p>A row that is written during the read appears in its old or its new state, never in
   * between.
   *
   * <p>On a cluster (VERIFIED): Each entry is checked against its row. A row whose index key
   * changes during the read may appear under both keys or under neither.
   */
  @Override
  public List<Orders.Parcel> lastMoved(String state, Limit limit) {
    return runtime.awaitRead(
        lastMoved
            .select(lastMoved.key(Orders_ParcelMapping.STATE, state))
            .limit(limit)
            .list());
  }
}
