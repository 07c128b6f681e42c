package dev.rowan.internal.copy;

import dev.rowan.annotation.Order;
import dev.rowan.internal.async.Loop;
import dev.rowan.internal.state.ReservedTables;
import dev.rowan.internal.write.RetryPolicy;
import dev.rowan.internal.write.RowReader;
import dev.rowan.spi.backend.Backend;
import dev.rowan.spi.call.CallCounters;
import dev.rowan.spi.call.CallOptions;
import dev.rowan.spi.call.Deadline;
import dev.rowan.spi.mutation.Change;
import dev.rowan.spi.mutation.DeleteRow;
import dev.rowan.spi.mutation.Mutation;
import dev.rowan.spi.mutation.MutationSet;
import dev.rowan.spi.mutation.TimestampOffset;
import dev.rowan.spi.mutation.Upsert;
import dev.rowan.spi.query.Position;
import dev.rowan.spi.query.ReadDirection;
import dev.rowan.spi.query.ReadMode;
import dev.rowan.spi.query.RowPage;
import dev.rowan.spi.query.ScanQuery;
import dev.rowan.spi.query.SliceQuery;
import dev.rowan.spi.query.TokenRange;
import dev.rowan.spi.schema.ScalarType;
import dev.rowan.spi.schema.TableSchema;
import dev.rowan.spi.value.Row;
import dev.rowan.spi.value.Slice;
import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.ArrayList;
import java.util.List;
import java.util.OptionalLong;
import java.util.UUID;
import java.util.concurrent.CompletionStage;
import org.jspecify.annotations.Nullable;

/**
 * The table of changes that have to be propagated. Each change has its own row, from before the
 * change until all copies are consistent. Thread-safe.
 */
final class CopyTasks {
  /** The table, to be defined before it is used. */
  static final TableSchema TABLE =
      TableSchema.named(ReservedTables.COPY_TASKS)
          .partitionKey("source", ScalarType.TEXT)
          .partitionKey("source_key", ScalarType.TEXT)
          .clustering("copies", ScalarType.TEXT, Order.ASC)
          .clustering("task", ScalarType.UUID, Order.ASC)
          .column("noted", ScalarType.TIMESTAMP)
          .column("held_until", ScalarType.TIMESTAMP)
          .column("position", ScalarType.TEXT)
          .column("done", ScalarType.BIGINT)
          .build();

  private static final int PAGE = 500;
  private static final CallOptions MAJORITY = RowReader.majority(CallOptions.NONE);

  private final Backend backend;
  private final RetryPolicy retries;

  CopyTasks(Backend backend, RetryPolicy retries) {
    this.backend = backend;
    this.retries = retries;
  }

  /**
   * Records a change before it is made. The call waits for it.
   *
   * @param deadline when the call ends
   * @param call counts the request; null for none
   */
  CompletionStage<Void> note(CopyTask task, Deadline deadline, @Nullable CallCounters call) {
    return write(Upsert.insert(TABLE, row(task)), deadline, call);
  }

  /** Records the progress of a task, which also extends its lease. */
  CompletionStage<Void> note(CopyTask task, Instant heldUntil) {
    Row.Builder row = key(task);
    row.set(TABLE.indexOf("held_until"), heldUntil.truncatedTo(ChronoUnit.MILLIS));
    row.set(TABLE.indexOf("position"), task.position()).set(TABLE.indexOf("done"), task.done());
    return write(Upsert.update(TABLE, row.build()), retries.deadline(), null);
  }

  /** Forgets a change that all copies follow, or that was not made. */
  CompletionStage<Void> forget(CopyTask task) {
    return write(
        DeleteRow.of(TABLE, key(task).build(), TimestampOffset.NONE), retries.deadline(), null);
  }

  /** Returns whether changes of a row are still to be propagated. */
  CompletionStage<Boolean> stand(String source, String key, String link) {
    SliceQuery query =
        new SliceQuery(
            TABLE,
            List.of(source, key),
            Slice.of(List.of(link)),
            ReadDirection.FORWARD,
            PAGE,
            null,
            ReadMode.PLAIN.with(MAJORITY));
    return retries
        .idempotent(() -> backend.fetch(query), retries.deadline())
        .thenApply(page -> page.rows().stream().anyMatch(row -> task(row) != null));
  }

  /** Reads the pending tasks of all rows of a table. */
  CompletionStage<List<CopyTask>> of(String source) {
    TaskScan scan = new TaskScan(source);
    return Loop.until(scan::page).thenApply(end -> scan.found);
  }

  /** Reads the whole table, which is small as long as tasks are executed. */
  private final class TaskScan {
    private final String source;
    private final List<CopyTask> found = new ArrayList<>();
    private @Nullable Position next;

    TaskScan(String source) {
      this.source = source;
    }

    CompletionStage<Boolean> page() {
      ScanQuery scan =
          new ScanQuery(
              TABLE, TokenRange.ALL, ScanQuery.Rows.ALL, PAGE, next, ReadMode.PLAIN.with(MAJORITY));
      return retries
          .idempotent(() -> backend.fetch(scan), retries.deadline())
          .thenApply(this::taken);
    }

    private boolean taken(RowPage page) {
      for (Row row : page.rows()) {
        CopyTask task = task(row);
        if (task != null && task.source().equals(source)) {
          found.add(task);
        }
      }
      next = page.next();
      return next == null;
    }
  }

  private CompletionStage<Void> write(
      Mutation mutation, Deadline deadline, @Nullable CallCounters call) {
    CallOptions options = MAJORITY.withDeadline(deadline).withCounters(call);
    MutationSet set = new MutationSet(List.of(Change.of(mutation)), OptionalLong.empty(), options);
    return retries.idempotent(() -> backend.apply(set), deadline, call).thenAccept(outcome -> {});
  }

  private static Row row(CopyTask task) {
    return Row.of(
        task.source(),
        task.key(),
        task.link(),
        task.id(),
        task.noted().truncatedTo(ChronoUnit.MILLIS),
        task.heldUntil().truncatedTo(ChronoUnit.MILLIS),
        task.position(),
        task.done());
  }

  private static Row.Builder key(CopyTask task) {
    Row.Builder key = Row.unset(TABLE.size());
    return key.set(0, task.source()).set(1, task.key()).set(2, task.link()).set(3, task.id());
  }

  /**
   * Returns the task of a row; null for the rest of a task whose progress was recorded after its
   * end.
   */
  private static @Nullable CopyTask task(Row row) {
    return row.get(0) instanceof String source
            && row.get(1) instanceof String key
            && row.get(2) instanceof String link
            && row.get(3) instanceof UUID id
            && row.get(4) instanceof Instant noted
            && row.get(5) instanceof Instant heldUntil
        ? new CopyTask(
            source,
            key,
            link,
            id,
            noted,
            heldUntil,
            (String) row.get(6),
            row.get(7) instanceof Long done ? done : 0)
        : null;
  }
}
