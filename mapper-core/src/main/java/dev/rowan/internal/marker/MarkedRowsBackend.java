package dev.rowan.internal.marker;

import dev.rowan.error.OutcomeUnknownException;
import dev.rowan.internal.index.EntityTables;
import dev.rowan.spi.async.Failures;
import dev.rowan.spi.backend.Backend;
import dev.rowan.spi.backend.Capability;
import dev.rowan.spi.backend.ForwardingBackend;
import dev.rowan.spi.backend.SchemaBackend;
import dev.rowan.spi.mutation.Change;
import dev.rowan.spi.mutation.Condition;
import dev.rowan.spi.mutation.DeleteRow;
import dev.rowan.spi.mutation.Mutation;
import dev.rowan.spi.mutation.MutationSet;
import dev.rowan.spi.mutation.Upsert;
import dev.rowan.spi.mutation.WriteOutcome;
import dev.rowan.spi.query.Query;
import dev.rowan.spi.query.ReadMode;
import dev.rowan.spi.query.RowPage;
import dev.rowan.spi.query.RowQuery;
import dev.rowan.spi.schema.TableSchema;
import dev.rowan.spi.value.Row;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.ConcurrentHashMap;
import org.jspecify.annotations.Nullable;

/**
 * A backend for entities whose tables got markers of deleted rows from a later version of the
 * program. Such a marker is a row without values. If a page has a row without values, and the
 * stored table has the column of the markers, this and all later reads of the table request the
 * markers, and leave out deleted rows. From then on, an insert also removes the marker of an
 * earlier deletion. Rows with values cost a check of one value. Thread-safe.
 */
public final class MarkedRowsBackend extends ForwardingBackend {
  private final @Nullable SchemaBackend schemas;
  private final Map<String, MarkedTable> tables = new ConcurrentHashMap<>();

  private MarkedRowsBackend(Backend stored) {
    super(stored);
    this.schemas = stored.as(SchemaBackend.class).orElse(null);
  }

  /** Returns a backend over another one. */
  public static Backend over(Backend stored) {
    return new MarkedRowsBackend(stored);
  }

  /**
   * Watches the rows of an entity, unless it declares the markers, or no program can have them.
   *
   * @param backend has this layer
   */
  public static void watch(Backend backend, EntityTables entity) {
    backend.as(MarkedRowsBackend.class).ifPresent(layer -> layer.watch(entity));
  }

  private void watch(EntityTables entity) {
    boolean isMarkable =
        schemas != null
            && !entity.isVersioned()
            && !entity.row().hasCounters()
            && !capabilities().has(Capability.INDEX_MAINTENANCE);
    if (isMarkable) {
      tables.put(entity.row().name(), new MarkedTable(entity));
    }
  }

  /**
   * Returns whether pages of a table may be short because a later version of the program has
   * deleted rows.
   */
  public static boolean mayLeaveOut(Backend backend, TableSchema table) {
    return backend
        .as(MarkedRowsBackend.class)
        .map(marked -> marked.watched(table))
        .filter(MarkedTable::isOpen)
        .isPresent();
  }

  private @Nullable MarkedTable watched(TableSchema table) {
    MarkedTable watched = tables.get(table.name());
    return watched != null && watched.isOf(table) ? watched : null;
  }

  /** Completes with whether the stored table has the markers; then it is open with them. */
  private CompletionStage<Boolean> opened(MarkedTable table) {
    return table.isOpen()
        ? CompletableFuture.completedFuture(true)
        : isMarked(table)
            .thenCompose(
                marked ->
                    marked
                        ? define(table.schema())
                            .thenApply(
                                defined -> {
                                  table.setOpen(true);
                                  return true;
                                })
                        : CompletableFuture.completedFuture(false));
  }

  private CompletionStage<Boolean> isMarked(MarkedTable table) {
    return schemas == null
        ? CompletableFuture.completedFuture(false)
        : schemas.hasColumn(table.table().name(), table.marker());
  }

  @Override
  public CompletionStage<RowPage> fetch(Query query) {
    MarkedTable table = watched(query.table());
    if (table == null || !table.isAnswerable(query)) {
      return super.fetch(query);
    }
    return table.isOpen()
        ? marked(table, query).exceptionallyCompose(failure -> unmarked(table, query, failure))
        : plain(table, query, super.fetch(query));
  }

  /** Each read comes here, so a page that is complete needs no object. */
  private CompletionStage<RowPage> plain(
      MarkedTable table, Query query, CompletionStage<RowPage> read) {
    return read instanceof CompletableFuture<RowPage> done && isPlain(table, done)
        ? read
        : read.thenCompose(
            page ->
                table.hasMarker(page)
                    ? opened(table).thenCompose(open -> open ? marked(table, query) : read)
                    : read);
  }

  private static boolean isPlain(MarkedTable table, CompletableFuture<RowPage> read) {
    return read.isDone() && !read.isCompletedExceptionally() && !table.hasMarker(read.join());
  }

  private static <T> CompletionStage<T> completed(T result) {
    return CompletableFuture.completedFuture(result);
  }

  private CompletionStage<RowPage> marked(MarkedTable table, Query query) {
    return super.fetch(table.withMarkers(query)).thenApply(table::existing);
  }

  /** A read can fail because a program has dropped the column. */
  private CompletionStage<RowPage> unmarked(MarkedTable table, Query query, Throwable failure) {
    return isClosed(table)
        .thenCompose(
            closed -> closed ? super.fetch(query) : CompletableFuture.failedFuture(failure));
  }

  @Override
  public CompletionStage<WriteOutcome> apply(MutationSet batch) {
    if (!mayConcernMarkers(batch)) {
      return super.apply(batch);
    }
    CompletionStage<?> open = completed(true);
    for (Change change : batch.changes()) {
      MarkedTable table = watched(change.mutation().table());
      if (table != null && needsMarkers(change.mutation(), table)) {
        open = open.thenCompose(before -> opened(table));
      }
    }
    return open.thenCompose(done -> applyMarked(batch))
        .exceptionallyCompose(failure -> unmarked(batch, failure));
  }

  /** A write can fail because a program has dropped the column; then nothing was written. */
  private CompletionStage<WriteOutcome> unmarked(MutationSet batch, Throwable failure) {
    if (Failures.unwrap(failure) instanceof OutcomeUnknownException) {
      return CompletableFuture.failedFuture(failure);
    }
    CompletionStage<Boolean> closed = completed(false);
    for (Change change : batch.changes()) {
      MarkedTable table = watched(change.mutation().table());
      if (table != null && table.isOpen()) {
        closed = closed.thenCompose(before -> isClosed(table).thenApply(now -> before || now));
      }
    }
    return closed.thenCompose(any -> any ? apply(batch) : CompletableFuture.failedFuture(failure));
  }

  /** Completes with whether the stored table lacks the markers; then it is no longer open. */
  private CompletionStage<Boolean> isClosed(MarkedTable table) {
    return isMarked(table)
        .thenApply(
            marked -> {
              table.setOpen(marked);
              return !marked;
            });
  }

  /** Each write comes here, so it creates no object for writes that no marker concerns. */
  private boolean mayConcernMarkers(MutationSet batch) {
    List<Change> changes = batch.changes();
    for (int i = 0; i < changes.size(); i++) {
      Mutation mutation = changes.get(i).mutation();
      MarkedTable table = watched(mutation.table());
      if (table != null
          && (mutation.condition() != Condition.NONE || needsMarkers(mutation, table))) {
        return true;
      }
    }
    return false;
  }

  /**
   * Returns whether the effect of a mutation depends on the markers: an insert of a row without
   * values, a condition on the existence of a row, and any mutation once the markers are known.
   */
  private static boolean needsMarkers(Mutation mutation, MarkedTable table) {
    return table.isOpen()
        || mutation.condition() == Condition.IF_EXISTS
        || (isInsert(mutation) && table.mayBeMarker(((Upsert) mutation).row()));
  }

  private static boolean isInsert(Mutation mutation) {
    return mutation instanceof Upsert upsert
        && upsert.marker()
        && !upsert.table().isStaticOnly(upsert.row());
  }

  private CompletionStage<WriteOutcome> applyMarked(MutationSet batch) {
    Mutation mutation = batch.changes().get(0).mutation();
    MarkedTable table = watched(mutation.table());
    if (table != null
        && table.isOpen()
        && isOfOneRow(batch)
        && mutation.condition() == Condition.IF_EXISTS) {
      return current(mutation, batch)
          .thenCompose(
              found ->
                  found.isPresent()
                      ? send(batch)
                      : completed(WriteOutcome.notApplied(mutation.table(), null)));
    }
    return send(batch);
  }

  private static boolean isOfOneRow(MutationSet batch) {
    Mutation first = batch.changes().get(0).mutation();
    return batch.changes().size() == 1
        && (first instanceof DeleteRow
            || (first instanceof Upsert upsert && !upsert.table().isStaticOnly(upsert.row())));
  }

  private CompletionStage<WriteOutcome> send(MutationSet batch) {
    return super.apply(unmarking(batch))
        .thenCompose(outcome -> outcome.applied() ? completed(outcome) : refused(batch, outcome));
  }

  /** Returns the batch; its inserts also remove the markers of earlier deletions. */
  private MutationSet unmarking(MutationSet batch) {
    List<Change> changes = new ArrayList<>(batch.changes().size());
    for (Change change : batch.changes()) {
      Mutation mutation = change.mutation();
      MarkedTable table = watched(mutation.table());
      changes.add(
          table != null && table.isOpen() && isInsert(mutation)
              ? Change.of(table.unmarking((Upsert) mutation), change.consequences())
              : change);
    }
    return new MutationSet(changes, batch.timestamp(), batch.options());
  }

  /** A condition failed; perhaps against the marker of a deleted row. */
  private CompletionStage<WriteOutcome> refused(MutationSet batch, WriteOutcome outcome) {
    Row row = outcome.current();
    TableSchema failed = outcome.table();
    MarkedTable table = failed == null ? null : tables.get(failed.name());
    if (table == null || failed == null || row == null || outcome.isOfConsequence()) {
      return completed(outcome);
    }
    return table.isOf(failed)
        ? declared(batch, table, outcome, row)
        : marked(batch, table, outcome, row);
  }

  /** The condition failed against a row of the declared columns. */
  private CompletionStage<WriteOutcome> declared(
      MutationSet batch, MarkedTable table, WriteOutcome outcome, Row row) {
    if (!isOfOneRow(batch) || !table.mayBeMarker(row)) {
      return completed(outcome);
    }
    Mutation mutation = batch.changes().get(0).mutation();
    return opened(table)
        .thenCompose(
            open ->
                !open
                    ? completed(outcome)
                    : isInsert(mutation)
                        ? send(batch)
                        : current(mutation, batch)
                            .thenApply(
                                found ->
                                    WriteOutcome.notApplied(table.table(), found.orElse(null))));
  }

  /** The condition of an insert failed against a row with its markers. */
  private CompletionStage<WriteOutcome> marked(
      MutationSet batch, MarkedTable table, WriteOutcome outcome, Row row) {
    if (table.isThere(row) || !isOfOneRow(batch)) {
      List<Row> rows = table.existing(outcome.rows());
      Row current = table.isThere(row) ? table.declared(row) : null;
      return completed(WriteOutcome.notApplied(table.table(), current, rows));
    }
    Change first = batch.changes().get(0);
    Change over = Change.of(table.overMarker((Upsert) first.mutation(), row), first.consequences());
    return super.apply(new MutationSet(List.of(over), batch.timestamp(), batch.options()))
        .thenCompose(second -> second.applied() ? completed(second) : send(batch));
  }

  /** Returns the row of a mutation, unless it is deleted. */
  private CompletionStage<Optional<Row>> current(Mutation mutation, MutationSet batch) {
    Row key = mutation instanceof Upsert upsert ? upsert.row() : ((DeleteRow) mutation).key();
    return fetch(RowQuery.of(mutation.table(), key, ReadMode.PLAIN.with(batch.options())))
        .thenApply(page -> page.rows().stream().findFirst());
  }
}
