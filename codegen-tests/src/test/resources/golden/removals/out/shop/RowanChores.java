package shop;

import dev.rowan.Rowan;
import dev.rowan.annotation.Nulls;
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
import java.util.concurrent.CompletableFuture;
import org.jspecify.annotations.NullUnmarked;

/** Implements {@link Chores} on a store. Thread-safe. */
@Generated("dev.rowan.processor.RowanProcessor")
@NullUnmarked
@SuppressWarnings({"all", "deprecation", "exports", "removal"})
@Singleton
public class RowanChores implements Chores {
  private final DaoRuntime<Chore> runtime;

  private final DaoRuntime<Chore> save;

  private final DaoRuntime<Chore> removeAll;

  private final DaoRuntime<Chore> removeFirst;

  private final DaoRuntime<Chore> removeLists;

  private final DaoRuntime<Chore> assign;

  private final DaoRuntime<Chore> assignFirst;

  private final KeyedRead<Chore> by;

  /** Creates the DAO. Its tables exist when this returns. */
  @Inject
  public RowanChores(Rowan rowan) {
    this.runtime = rowan.runtime(ChoreMapping.INSTANCE);
    this.save = runtime.attributedTo("Chores.save", CallKind.WRITE, PlannedRequests.of(3));
    this.removeAll =
        runtime.attributedTo("Chores.removeAll", CallKind.WRITE, PlannedRequests.UNKNOWN);
    this.removeFirst =
        runtime.attributedTo("Chores.removeFirst", CallKind.WRITE, PlannedRequests.UNKNOWN);
    this.removeLists =
        runtime.attributedTo("Chores.removeLists", CallKind.WRITE, PlannedRequests.UNKNOWN);
    this.assign = runtime.attributedTo("Chores.assign", CallKind.WRITE, PlannedRequests.UNKNOWN);
    this.assignFirst =
        runtime.attributedTo("Chores.assignFirst", CallKind.WRITE, PlannedRequests.UNKNOWN);
    this.by = runtime.keyedRead(
            ReadPlan.through("Chores.by", ChoreMapping.CHORES_BY_OWNER)
                .as("SELECT ... FROM chores_by_owner WHERE owner = ?", PlannedRequests.of(1).andOneForEachRow()));
  }

  /**
   * Inserts one {@code Chore} as a row of table {@code chore}. Derived tables: {@code
   * chores_by_owner}.
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
   */
  @Override
  public void save(Chore chore) {
    runtime.await(save.insert(chore, Nulls.UNSET));
  }

  /**
   * Deletes each {@code Chore} with the given {@code list} and with any of the given values of
   * {@code number} from table {@code chore}. Derived tables: {@code chores_by_owner}.
   *
   * <p>Cost: 1 row and up to 1 index entry written for each value of number; on the embedded
   * store in 1 step, on a cluster in 2 round trips: a read of each row, then the rows; then,
   * after the call returns, up to 1 request more.
   *
   * <p>On the embedded store the write is atomic: a crash or a concurrent writer never leaves a
   * part of it. The rows are one batch, also on a cluster: all of them are deleted, or none.
   *
   * <p>On a cluster (VERIFIED): After a crash, orphaned entries can remain, but no entry of a row
   * is missing. Of concurrent writers, the latest timestamp wins for all indexed columns
   * together; the others can leave orphaned entries. A retry is safe, but the attempt that timed
   * out can leave orphaned entries. Reads filter and remove them.
   */
  @Override
  public void removeAll(String list, Collection<Integer> number) {
    runtime.await(
        removeAll.ofKeys().delete(
            removeAll.key(ChoreMapping.LIST, list),
            removeAll.anyOf(ChoreMapping.NUMBER, number)));
  }

  /**
   * Deletes each {@code Chore} with the given {@code number} and with any of the given values of
   * {@code list} from table {@code chore}. Derived tables: {@code chores_by_owner}.
   *
   * <p>Cost: 1 row and up to 1 index entry written for each value of list; on the embedded store
   * in 1 step each, on a cluster each in 2 round trips: a read of the row, then the row; then,
   * after the call returns, up to 1 request more.
   *
   * <p>The call is not atomic: each value is a delete of its own, and up to 64 of them are in
   * flight at the same time. A failure after a part of them is an {@code OutcomeUnknownException}
   * (RUN-31) with the number of the deleted ones. A repeated call deletes the rest.
   *
   * <p>On a cluster (VERIFIED): After a crash, orphaned entries can remain, but no entry of a row
   * is missing. Of concurrent writers, the latest timestamp wins for all indexed columns
   * together; the others can leave orphaned entries. A retry is safe, but the attempt that timed
   * out can leave orphaned entries. Reads filter and remove them.
   *
   * <p>An invalid argument throws an exception at once; a later failure completes the stage
   * exceptionally.
   */
  @Override
  public CompletableFuture<Void> removeFirst(Collection<String> list, int number) {
    return removeFirst.ofKeys().delete(
        removeFirst.anyOf(ChoreMapping.LIST, list),
        removeFirst.key(ChoreMapping.NUMBER, number))
        .thenAccept(applied -> {})
        .toCompletableFuture();
  }

  /**
   * Deletes each {@code Chore} with any of the given values of {@code list} from table {@code
   * chore}. Derived tables: {@code chores_by_owner}.
   *
   * <p>Cost: every row found and up to 1 index entry of each deleted for each value of list; on
   * the embedded store in 1 step each, on a cluster each in 1 request for each 64 rows, and for
   * each row 2 round trips: a read of the row, then the row; then, after the call returns, up to
   * 1 request more.
   *
   * <p>The call is not atomic: each value is a delete of its own, and up to 64 of them are in
   * flight at the same time. A failure after a part of them is an {@code OutcomeUnknownException}
   * (RUN-31) with the number of the deleted ones. A repeated call deletes the rest.
   *
   * <p>On a cluster (VERIFIED): After a crash, orphaned entries can remain, but no entry of a row
   * is missing. Of concurrent writers, the latest timestamp wins for all indexed columns
   * together; the others can leave orphaned entries. A retry is safe, but the attempt that timed
   * out can leave orphaned entries. Reads filter and remove them.
   */
  @Override
  public void removeLists(Collection<String> list) {
    runtime.await(removeLists.ofKeys().delete(removeLists.anyOf(ChoreMapping.LIST, list)));
  }

  /**
   * Updates {@code owner} of the row of each of the given values of {@code number} in table
   * {@code chore}. Derived tables: {@code chores_by_owner}.
   *
   * <p>Cost: 1 row and up to 2 index entries written for each value of number; on the embedded
   * store in 1 step, on a cluster in 3 round trips: a read of each row, then up to 1 entry in
   * parallel, then the rows; then, after the call returns, up to 1 request more.
   *
   * <p>On the embedded store the write is atomic: a crash or a concurrent writer never leaves a
   * part of it. The rows are one batch, also on a cluster: all of them are changed, or none.
   *
   * <p>On a cluster (VERIFIED): After a crash, orphaned entries can remain, but no entry of a row
   * is missing. Of concurrent writers, the latest timestamp wins for all indexed columns
   * together; the others can leave orphaned entries. A retry is safe, but the attempt that timed
   * out can leave orphaned entries. Reads filter and remove them.
   */
  @Override
  public void assign(String list, Collection<Integer> number, String owner) {
    runtime.await(
        assign.ofKeys().update(
            assign.rowChange()
                .key(ChoreMapping.LIST, list)
                .keys(ChoreMapping.NUMBER, number)
                .set(ChoreMapping.OWNER, owner)
                .row()));
  }

  /**
   * Updates {@code owner} of the row of each of the given values of {@code list} in table {@code
   * chore}. Derived tables: {@code chores_by_owner}.
   *
   * <p>Cost: 1 row and up to 2 index entries written for each value of list; on the embedded
   * store in 1 step each, on a cluster each in 3 round trips: a read of the row, then up to 1
   * entry in parallel, then the row; then, after the call returns, up to 1 request more.
   *
   * <p>The call is not atomic: each value is an update of its own, and up to 64 of them are in
   * flight at the same time. A failure after a part of them is an {@code OutcomeUnknownException}
   * (RUN-31) with the number of the changed rows. A repeated call changes all of them.
   *
   * <p>On a cluster (VERIFIED): After a crash, orphaned entries can remain, but no entry of a row
   * is missing. Of concurrent writers, the latest timestamp wins for all indexed columns
   * together; the others can leave orphaned entries. A retry is safe, but the attempt that timed
   * out can leave orphaned entries. Reads filter and remove them.
   */
  @Override
  public void assignFirst(Collection<String> list, int number, String owner) {
    runtime.await(
        assignFirst.ofKeys().update(
            assignFirst.rowChange()
                .keys(ChoreMapping.LIST, list)
                .key(ChoreMapping.NUMBER, number)
                .set(ChoreMapping.OWNER, owner)
                .row()));
  }

  /**
   * Reads the {@code Chore} rows with the given {@code owner}, through the index table {@code
   * chores_by_owner}. The rows are in their stored order. The index entries hold every column.
   *
   * <p>Cost: 1 partition, 1 request, and on a cluster 1 request for each row found.
   *
   * <p>CQL on a cluster: {@code SELECT ... FROM chores_by_owner WHERE owner = ?}.
   *
   * <p>A row that is written during the read appears in its old or its new state, never in
   * between.
   *
   * <p>On a cluster (VERIFIED): Each entry is checked against its row. A row whose index key
   * changes during the read may appear under both keys or under neither.
   */
  @Override
  public List<Chore> by(String owner) {
    return runtime.awaitRead(
        by
            .select(by.key(ChoreMapping.OWNER, owner))
            .list());
  }
}
