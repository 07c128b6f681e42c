package shop;

import dev.rowan.Rowan;
import dev.rowan.annotation.Nulls;
import dev.rowan.dao.Range;
import dev.rowan.dao.Write;
import dev.rowan.dao.WriteOptions;
import dev.rowan.observe.CallKind;
import dev.rowan.observe.PlannedRequests;
import dev.rowan.runtime.DaoRuntime;
import dev.rowan.runtime.KeyedRead;
import dev.rowan.runtime.ReadPlan;
import dev.rowan.spi.value.Bound;
import jakarta.annotation.Generated;
import jakarta.inject.Inject;
import jakarta.inject.Singleton;
import java.time.Instant;
import java.util.Arrays;
import java.util.Collection;
import java.util.List;
import java.util.concurrent.CompletionStage;
import org.jspecify.annotations.NullUnmarked;

/** Implements {@link Memos} on a store. Thread-safe. */
@Generated("dev.rowan.processor.RowanProcessor")
@NullUnmarked
@SuppressWarnings({"all", "deprecation", "exports", "removal"})
@Singleton
public class RowanMemos implements Memos {
  private final DaoRuntime<Memo> runtime;

  private final DaoRuntime<Memo> save;

  private final DaoRuntime<Memo> removeLines;

  private final DaoRuntime<Memo> removeAll;

  private final DaoRuntime<Memo> removeLineOfEach;

  private final DaoRuntime<Memo> removeBetween;

  private final DaoRuntime<Memo> removeRooms;

  private final DaoRuntime<Memo> removeInRooms;

  private final DaoRuntime<Memo> rewrite;

  private final DaoRuntime<Memo> rewriteInRooms;

  private final DaoRuntime<Memo> removeEach;

  private final DaoRuntime<Memo> rewriteEach;

  private final DaoRuntime<Memo> removeEnds;

  private final DaoRuntime<Memo> removeAfter;

  private final DaoRuntime<Memo> removeFromTo;

  private final DaoRuntime<Memo> rewriteTwo;

  private final DaoRuntime<Memo> removingUpTo;

  private final DaoRuntime<Memo> removeSince;

  private final KeyedRead<Memo> of;

  /** Creates the DAO. Its tables exist when this returns. */
  @Inject
  public RowanMemos(Rowan rowan) {
    this.runtime = rowan.runtime(MemoMapping.INSTANCE);
    this.save = runtime.attributedTo("Memos.save", CallKind.WRITE, PlannedRequests.of(1),
            "INSERT INTO memo (...) VALUES (...)");
    this.removeLines = runtime.attributedTo("Memos.removeLines", CallKind.WRITE, PlannedRequests.UNKNOWN,
            "DELETE FROM memo WHERE room = ? AND at = ? AND line = ?");
    this.removeAll = runtime.attributedTo("Memos.removeAll", CallKind.WRITE, PlannedRequests.UNKNOWN,
            "DELETE FROM memo WHERE room = ? AND at = ?");
    this.removeLineOfEach = runtime.attributedTo("Memos.removeLineOfEach", CallKind.WRITE, PlannedRequests.UNKNOWN,
            "DELETE FROM memo WHERE room = ? AND at = ? AND line = ?");
    this.removeBetween = runtime.attributedTo("Memos.removeBetween", CallKind.WRITE, PlannedRequests.UNKNOWN,
            "DELETE FROM memo WHERE room = ? AND at = ? AND line >= ? AND line <= ?");
    this.removeRooms = runtime.attributedTo("Memos.removeRooms", CallKind.WRITE, PlannedRequests.UNKNOWN,
            "DELETE FROM memo WHERE room = ?");
    this.removeInRooms = runtime.attributedTo("Memos.removeInRooms", CallKind.WRITE, PlannedRequests.UNKNOWN,
            "DELETE FROM memo WHERE room = ? AND at = ? AND line = ?");
    this.rewrite = runtime.attributedTo("Memos.rewrite", CallKind.WRITE, PlannedRequests.UNKNOWN,
            "UPDATE memo SET text = ? WHERE room = ? AND at = ? AND line = ?");
    this.rewriteInRooms = runtime.attributedTo("Memos.rewriteInRooms", CallKind.WRITE, PlannedRequests.UNKNOWN,
            "UPDATE memo SET text = ? WHERE room = ? AND at = ? AND line = ?");
    this.removeEach = runtime.attributedTo("Memos.removeEach", CallKind.WRITE, PlannedRequests.UNKNOWN,
            "DELETE FROM memo WHERE room = ? AND at = ? AND line = ?");
    this.rewriteEach = runtime.attributedTo("Memos.rewriteEach", CallKind.WRITE, PlannedRequests.UNKNOWN,
            "UPDATE memo SET text = ? WHERE room = ? AND at = ? AND line = ?");
    this.removeEnds = runtime.attributedTo("Memos.removeEnds", CallKind.WRITE, PlannedRequests.UNKNOWN,
            "DELETE FROM memo WHERE room = ? AND at = ? AND line >= ? AND line <= ?");
    this.removeAfter = runtime.attributedTo("Memos.removeAfter", CallKind.WRITE, PlannedRequests.of(1),
            "DELETE FROM memo WHERE room = ? AND (at, line) > (?, ?)");
    this.removeFromTo = runtime.attributedTo("Memos.removeFromTo", CallKind.WRITE, PlannedRequests.UNKNOWN,
            "DELETE FROM memo WHERE room = ? AND (at, line) >= (?, ?) AND (at, line) < (?, ?)");
    this.rewriteTwo = runtime.attributedTo("Memos.rewriteTwo", CallKind.WRITE, PlannedRequests.UNKNOWN,
            "UPDATE memo SET text = ? WHERE room = ? AND at = ? AND line = ?");
    this.removingUpTo = runtime.attributedTo("Memos.removingUpTo");
    this.removeSince = runtime.attributedTo("Memos.removeSince", CallKind.WRITE, PlannedRequests.of(1),
            "DELETE FROM memo WHERE room = ? AND at >= ? AND at <= ?");
    this.of = runtime.keyedRead(
            ReadPlan.direct("Memos.of", MemoMapping.TABLE)
                .as("SELECT ... FROM memo WHERE room = ?", PlannedRequests.of(1)));
  }

  /**
   * Inserts one {@code Memo} as a row of table {@code memo}.
   *
   * <p>Cost: 1 row written, in 1 request.
   *
   * <p>CQL on a cluster: {@code INSERT INTO memo (...) VALUES (...)}.
   *
   * <p>On the embedded store the write is atomic: a crash or a concurrent writer never leaves a
   * part of it.
   *
   * <p>On a cluster: After a crash or a timeout, the write may have been applied. Of concurrent
   * writers, the latest timestamp wins for each column. A retry is safe.
   */
  @Override
  public void save(Memo memo) {
    runtime.await(save.insert(memo, Nulls.UNSET));
  }

  /**
   * Deletes each {@code Memo} with the given {@code room}, {@code at} and with any of the given
   * values of {@code line} from table {@code memo}.
   *
   * <p>Cost: 1 row written for each value of line, in 1 request.
   *
   * <p>CQL on a cluster: {@code DELETE FROM memo WHERE room = ? AND at = ? AND line = ?}.
   *
   * <p>On the embedded store the write is atomic: a crash or a concurrent writer never leaves a
   * part of it. The rows are one batch, also on a cluster: all of them are deleted, or none.
   *
   * <p>On a cluster: After a crash or a timeout, the write may have been applied. Of concurrent
   * writers, the latest timestamp wins for each column. A retry is safe.
   */
  @Override
  public void removeLines(String room, Instant at, Collection<Integer> line) {
    runtime.await(
        removeLines.ofKeys().delete(
            removeLines.key(MemoMapping.ROOM, room),
            removeLines.key(MemoMapping.AT, at),
            removeLines.anyOf(MemoMapping.LINE, line)));
  }

  /**
   * Deletes each {@code Memo} with the given {@code room} and with any of the given values of
   * {@code at} from table {@code memo}.
   *
   * <p>Cost: 1 range deleted for each value of at, in 1 request.
   *
   * <p>CQL on a cluster: {@code DELETE FROM memo WHERE room = ? AND at = ?}.
   *
   * <p>On the embedded store the write is atomic: a crash or a concurrent writer never leaves a
   * part of it. The rows are one batch, also on a cluster: all of them are deleted, or none.
   *
   * <p>On a cluster: After a crash or a timeout, the write may have been applied. Of concurrent
   * writers, the latest timestamp wins for each column. A retry is safe.
   */
  @Override
  public void removeAll(String room, Collection<Instant> at) {
    runtime.await(
        removeAll.ofKeys().delete(
            removeAll.key(MemoMapping.ROOM, room),
            removeAll.anyOf(MemoMapping.AT, at)));
  }

  /**
   * Deletes each {@code Memo} with the given {@code room}, {@code line} and with any of the given
   * values of {@code at} from table {@code memo}.
   *
   * <p>Cost: 1 row written for each value of at, in 1 request.
   *
   * <p>CQL on a cluster: {@code DELETE FROM memo WHERE room = ? AND at = ? AND line = ?}.
   *
   * <p>On the embedded store the write is atomic: a crash or a concurrent writer never leaves a
   * part of it. The rows are one batch, also on a cluster: all of them are deleted, or none.
   *
   * <p>On a cluster: After a crash or a timeout, the write may have been applied. Of concurrent
   * writers, the latest timestamp wins for each column. A retry is safe.
   */
  @Override
  public void removeLineOfEach(String room, Collection<Instant> at, int line) {
    runtime.await(
        removeLineOfEach.ofKeys().delete(
            removeLineOfEach.key(MemoMapping.ROOM, room),
            removeLineOfEach.anyOf(MemoMapping.AT, at),
            removeLineOfEach.key(MemoMapping.LINE, line)));
  }

  /**
   * Deletes each {@code Memo} with the given {@code room} and with any of the given values of
   * {@code at}, and with {@code line} in the given range from table {@code memo}.
   *
   * <p>Cost: 1 range deleted for each value of at, in 1 request.
   *
   * <p>CQL on a cluster: {@code DELETE FROM memo WHERE room = ? AND at = ? AND line >= ? AND line
   * <= ?}.
   *
   * <p>On the embedded store the write is atomic: a crash or a concurrent writer never leaves a
   * part of it. The rows are one batch, also on a cluster: all of them are deleted, or none.
   *
   * <p>On a cluster: After a crash or a timeout, the write may have been applied. Of concurrent
   * writers, the latest timestamp wins for each column. A retry is safe.
   */
  @Override
  public void removeBetween(String room, Collection<Instant> at, Range<Integer> line) {
    runtime.await(
        removeBetween.ofKeys().deleteRange(
            removeBetween.rangeOf(MemoMapping.LINE, line),
            removeBetween.key(MemoMapping.ROOM, room),
            removeBetween.anyOf(MemoMapping.AT, at)));
  }

  /**
   * Deletes each {@code Memo} with any of the given values of {@code room} from table {@code
   * memo}.
   *
   * <p>Cost: 1 range deleted for each value of room, in 1 request each.
   *
   * <p>CQL on a cluster: {@code DELETE FROM memo WHERE room = ?}.
   *
   * <p>The call is not atomic: each value is a delete of its own, and up to 64 of them are in
   * flight at the same time. A failure after a part of them is an {@code OutcomeUnknownException}
   * (RUN-31) with the number of the deleted ones. A repeated call deletes the rest.
   *
   * <p>On a cluster: After a crash or a timeout, the write may have been applied. Of concurrent
   * writers, the latest timestamp wins for each column. A retry is safe.
   */
  @Override
  public void removeRooms(Collection<String> room) {
    runtime.await(removeRooms.ofKeys().delete(removeRooms.anyOf(MemoMapping.ROOM, room)));
  }

  /**
   * Deletes each {@code Memo} with the given {@code at}, {@code line} and with any of the given
   * values of {@code room} from table {@code memo}.
   *
   * <p>Cost: 1 row written for each value of room, in 1 request each.
   *
   * <p>CQL on a cluster: {@code DELETE FROM memo WHERE room = ? AND at = ? AND line = ?}.
   *
   * <p>The call is not atomic: each value is a delete of its own, and up to 64 of them are in
   * flight at the same time. A failure after a part of them is an {@code OutcomeUnknownException}
   * (RUN-31) with the number of the deleted ones. A repeated call deletes the rest.
   *
   * <p>On a cluster: After a crash or a timeout, the write may have been applied. Of concurrent
   * writers, the latest timestamp wins for each column. A retry is safe.
   *
   * <p>An invalid argument throws an exception at once; a later failure completes the stage
   * exceptionally.
   */
  @Override
  public CompletionStage<Void> removeInRooms(Collection<String> room, Instant at, int line,
      WriteOptions options) {
    return removeInRooms.with(options).ofKeys().delete(
        removeInRooms.anyOf(MemoMapping.ROOM, room),
        removeInRooms.key(MemoMapping.AT, at),
        removeInRooms.key(MemoMapping.LINE, line))
        .thenAccept(applied -> {});
  }

  /**
   * Updates {@code text} of the row of each of the given values of {@code line} in table {@code
   * memo}.
   *
   * <p>Cost: 1 row written for each value of line, in 1 request.
   *
   * <p>CQL on a cluster: {@code UPDATE memo SET text = ? WHERE room = ? AND at = ? AND line = ?}.
   *
   * <p>On the embedded store the write is atomic: a crash or a concurrent writer never leaves a
   * part of it. The rows are one batch, also on a cluster: all of them are changed, or none.
   *
   * <p>On a cluster: After a crash or a timeout, the write may have been applied. Of concurrent
   * writers, the latest timestamp wins for each column. A retry is safe.
   */
  @Override
  public void rewrite(String room, Instant at, Collection<Integer> line, String text) {
    runtime.await(
        rewrite.ofKeys().update(
            rewrite.rowChange()
                .key(MemoMapping.ROOM, room)
                .key(MemoMapping.AT, at)
                .keys(MemoMapping.LINE, line)
                .set(MemoMapping.TEXT, text)
                .row()));
  }

  /**
   * Updates {@code text} of the row of each of the given values of {@code room} in table {@code
   * memo}.
   *
   * <p>Cost: 1 row written for each value of room, in 1 request each.
   *
   * <p>CQL on a cluster: {@code UPDATE memo SET text = ? WHERE room = ? AND at = ? AND line = ?}.
   *
   * <p>The call is not atomic: each value is an update of its own, and up to 64 of them are in
   * flight at the same time. A failure after a part of them is an {@code OutcomeUnknownException}
   * (RUN-31) with the number of the changed rows. A repeated call changes all of them.
   *
   * <p>On a cluster: After a crash or a timeout, the write may have been applied. Of concurrent
   * writers, the latest timestamp wins for each column. A retry is safe.
   *
   * <p>An invalid argument throws an exception at once; a later failure completes the stage
   * exceptionally.
   */
  @Override
  public CompletionStage<Void> rewriteInRooms(Collection<String> room, Instant at, int line,
      String text, WriteOptions options) {
    return rewriteInRooms.with(options).ofKeys().update(
        rewriteInRooms.rowChange()
            .keys(MemoMapping.ROOM, room)
            .key(MemoMapping.AT, at)
            .key(MemoMapping.LINE, line)
            .set(MemoMapping.TEXT, text)
            .row())
        .thenAccept(applied -> {});
  }

  /**
   * Deletes each {@code Memo} with any of the given values of {@code room}, {@code at}, {@code
   * line} from table {@code memo}.
   *
   * <p>Cost: 1 row written for each combination of values of room and at and line, in 1 request
   * each.
   *
   * <p>CQL on a cluster: {@code DELETE FROM memo WHERE room = ? AND at = ? AND line = ?}.
   *
   * <p>The call is not atomic: each value is a delete of its own, and up to 64 of them are in
   * flight at the same time. A failure after a part of them is an {@code OutcomeUnknownException}
   * (RUN-31) with the number of the deleted ones. A repeated call deletes the rest.
   *
   * <p>On a cluster: After a crash or a timeout, the write may have been applied. Of concurrent
   * writers, the latest timestamp wins for each column. A retry is safe.
   */
  @Override
  public void removeEach(Collection<String> room, Collection<Instant> at,
      Collection<Integer> line) {
    runtime.await(
        removeEach.ofKeys().delete(
            removeEach.anyOf(MemoMapping.ROOM, room),
            removeEach.anyOf(MemoMapping.AT, at),
            removeEach.anyOf(MemoMapping.LINE, line)));
  }

  /**
   * Updates {@code text} of the row of each of the given values of {@code at}, {@code line} in
   * table {@code memo}.
   *
   * <p>Cost: 1 row written for each combination of values of at and line, in 1 request.
   *
   * <p>CQL on a cluster: {@code UPDATE memo SET text = ? WHERE room = ? AND at = ? AND line = ?}.
   *
   * <p>On the embedded store the write is atomic: a crash or a concurrent writer never leaves a
   * part of it. The rows are one batch, also on a cluster: all of them are changed, or none.
   *
   * <p>On a cluster: After a crash or a timeout, the write may have been applied. Of concurrent
   * writers, the latest timestamp wins for each column. A retry is safe.
   */
  @Override
  public void rewriteEach(String room, Collection<Instant> at, Collection<Integer> line,
      String text) {
    runtime.await(
        rewriteEach.ofKeys().update(
            rewriteEach.rowChange()
                .key(MemoMapping.ROOM, room)
                .keys(MemoMapping.AT, at)
                .keys(MemoMapping.LINE, line)
                .set(MemoMapping.TEXT, text)
                .row()));
  }

  /**
   * Deletes each {@code Memo} with any of the given values of {@code room}, {@code at}, and with
   * {@code line} in the given range from table {@code memo}.
   *
   * <p>Cost: 1 range deleted for each combination of values of room and at, in 1 request each.
   *
   * <p>CQL on a cluster: {@code DELETE FROM memo WHERE room = ? AND at = ? AND line >= ? AND line
   * <= ?}.
   *
   * <p>The call is not atomic: each value is a delete of its own, and up to 64 of them are in
   * flight at the same time. A failure after a part of them is an {@code OutcomeUnknownException}
   * (RUN-31) with the number of the deleted ones. A repeated call deletes the rest.
   *
   * <p>On a cluster: After a crash or a timeout, the write may have been applied. Of concurrent
   * writers, the latest timestamp wins for each column. A retry is safe.
   */
  @Override
  public void removeEnds(String room, Collection<Instant> at) {
    runtime.await(
        removeEnds.ofKeys().deleteBetween(
            Bound.of(removeEnds.key(MemoMapping.LINE, 3), true),
            null,
            removeEnds.anyOf(MemoMapping.ROOM, Arrays.asList("a", room)),
            removeEnds.anyOf(MemoMapping.AT, at)));
  }

  /**
   * Deletes every {@code Memo} with the given {@code room}, and with {@code (at, line)} in the
   * given range from table {@code memo}.
   *
   * <p>Cost: 1 range deleted, in 1 request.
   *
   * <p>CQL on a cluster: {@code DELETE FROM memo WHERE room = ? AND (at, line) > (?, ?)}.
   *
   * <p>On the embedded store the write is atomic: a crash or a concurrent writer never leaves a
   * part of it.
   *
   * <p>On a cluster: After a crash or a timeout, the write may have been applied. Of concurrent
   * writers, the latest timestamp wins for each column. A retry is safe.
   */
  @Override
  public void removeAfter(String room, Instant at, int line) {
    runtime.await(
        removeAfter.deleteBetween(
            new Bound(
                List.of(
                    removeAfter.key(MemoMapping.AT, at),
                    removeAfter.key(MemoMapping.LINE, line)),
                false),
            null,
            removeAfter.key(MemoMapping.ROOM, room)));
  }

  /**
   * Deletes each {@code Memo} with any of the given values of {@code room}, and with {@code (at,
   * line)} in the given range from table {@code memo}.
   *
   * <p>Cost: 1 range deleted for each value of room, in 1 request each.
   *
   * <p>CQL on a cluster: {@code DELETE FROM memo WHERE room = ? AND (at, line) >= (?, ?) AND (at,
   * line) < (?, ?)}.
   *
   * <p>The call is not atomic: each value is a delete of its own, and up to 64 of them are in
   * flight at the same time. A failure after a part of them is an {@code OutcomeUnknownException}
   * (RUN-31) with the number of the deleted ones. A repeated call deletes the rest.
   *
   * <p>On a cluster: After a crash or a timeout, the write may have been applied. Of concurrent
   * writers, the latest timestamp wins for each column. A retry is safe.
   */
  @Override
  public void removeFromTo(Collection<String> room, Instant at, Instant end) {
    runtime.await(
        removeFromTo.ofKeys().deleteBetween(
            new Bound(
                List.of(
                    removeFromTo.key(MemoMapping.AT, at),
                    removeFromTo.key(MemoMapping.LINE, 2)),
                true),
            new Bound(
                List.of(
                    removeFromTo.key(MemoMapping.AT, end),
                    removeFromTo.key(MemoMapping.LINE, 2)),
                false),
            removeFromTo.anyOf(MemoMapping.ROOM, room)));
  }

  /**
   * Updates {@code text} of the row of each of the given values of {@code room}, {@code line} in
   * table {@code memo}.
   *
   * <p>Cost: 1 row written for each combination of values of room and line, in 1 request each.
   *
   * <p>CQL on a cluster: {@code UPDATE memo SET text = ? WHERE room = ? AND at = ? AND line = ?}.
   *
   * <p>The call is not atomic: each value is an update of its own, and up to 64 of them are in
   * flight at the same time. A failure after a part of them is an {@code OutcomeUnknownException}
   * (RUN-31) with the number of the changed rows. A repeated call changes all of them.
   *
   * <p>On a cluster: After a crash or a timeout, the write may have been applied. Of concurrent
   * writers, the latest timestamp wins for each column. A retry is safe.
   */
  @Override
  public void rewriteTwo(String room, Instant at, String text) {
    runtime.await(
        rewriteTwo.ofKeys().update(
            rewriteTwo.rowChange()
                .keys(MemoMapping.ROOM, Arrays.asList(room, "b"))
                .key(MemoMapping.AT, at)
                .keys(MemoMapping.LINE, Arrays.asList(1, 2))
                .set(MemoMapping.TEXT, text)
                .row()));
  }

  /**
   * Creates a {@code Write} that deletes every {@code Memo} with the given {@code room}, and with
   * {@code (at, line)} in the given range from table {@code memo}.
   *
   * <p>Cost: 1 range deleted, in 1 request. The writes of a batch share their round trips.
   *
   * <p>CQL on a cluster: {@code DELETE FROM memo WHERE room = ? AND (at, line) <= (?, ?)}.
   *
   * <p>Nothing is read or written until the result is passed to {@code Rowan.commit}.
   *
   * <p>On the embedded store the whole batch is atomic: a crash or a concurrent writer never
   * leaves a part of it. On a cluster the batch is one logged batch: if a part of it is applied,
   * the rest follows, but not at the same moment.
   *
   * <p>On a cluster: After a crash or a timeout, the write may have been applied. Of concurrent
   * writers, the latest timestamp wins for each column. A retry is safe.
   */
  @Override
  public Write removingUpTo(String room, Instant at, int line) {
    return removingUpTo.deferred().deleteBetween(
        null,
        new Bound(
            List.of(
                removingUpTo.key(MemoMapping.AT, at),
                removingUpTo.key(MemoMapping.LINE, line)),
            true),
        removingUpTo.key(MemoMapping.ROOM, room));
  }

  /**
   * Deletes every {@code Memo} with the given {@code room}, and with {@code at} in the given
   * range from table {@code memo}.
   *
   * <p>Cost: 1 range deleted, in 1 request.
   *
   * <p>CQL on a cluster: {@code DELETE FROM memo WHERE room = ? AND at >= ? AND at <= ?}.
   *
   * <p>On the embedded store the write is atomic: a crash or a concurrent writer never leaves a
   * part of it.
   *
   * <p>On a cluster: After a crash or a timeout, the write may have been applied. Of concurrent
   * writers, the latest timestamp wins for each column. A retry is safe.
   */
  @Override
  public void removeSince(String room, Instant start, Instant end) {
    runtime.await(
        removeSince.deleteBetween(
            Bound.of(removeSince.key(MemoMapping.AT, start), true),
            Bound.of(removeSince.key(MemoMapping.AT, end), false),
            removeSince.key(MemoMapping.ROOM, room)));
  }

  /**
   * Reads the {@code Memo} rows with the given {@code room} from table {@code memo}. The rows are
   * in their stored order.
   *
   * <p>Cost: 1 partition, 1 request.
   *
   * <p>CQL on a cluster: {@code SELECT ... FROM memo WHERE room = ?}.
   *
   * <p>A row that is written during the read appears in its old or its new state, never in
   * between.
   */
  @Override
  public List<Memo> of(String room) {
    return runtime.awaitRead(
        of
            .select(of.key(MemoMapping.ROOM, room))
            .list());
  }
}
