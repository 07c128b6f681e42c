package dev.rowan.internal.read;

import dev.rowan.spi.query.Position;
import dev.rowan.spi.query.Query;
import dev.rowan.spi.query.RowPage;
import dev.rowan.spi.value.Row;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;
import java.util.function.BiConsumer;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/**
 * The first entity of one query, which is the most frequent read. One object is the result, the
 * callback of the backend, and the state between pages: a backend may return an empty page although
 * rows follow.
 */
final class FirstEntity<E> extends CompletableFuture<Optional<E>>
    implements BiConsumer<RowPage, Throwable> {
  private final RowSource rows;
  private final Function<Row, E> reader;
  private final Query query;

  /** Reads the first entity of a query. */
  static <E> CompletionStage<Optional<E>> of(RowSource rows, Function<Row, E> reader, Query query) {
    CompletableFuture<RowPage> page;
    try {
      page = rows.visible(query).toCompletableFuture();
      if (page.isDone() && !page.isCompletedExceptionally()) {
        List<Row> found = page.join().rows();
        if (!found.isEmpty()) {
          return CompletableFuture.completedFuture(Optional.ofNullable(reader.apply(found.get(0))));
        }
      }
    } catch (RuntimeException e) {
      return CompletableFuture.failedFuture(e);
    }
    FirstEntity<E> first = new FirstEntity<>(rows, reader, query);
    first.readOn(page);
    return first;
  }

  private FirstEntity(RowSource rows, Function<Row, E> reader, Query query) {
    this.rows = rows;
    this.reader = reader;
    this.query = query;
  }

  /** Takes pages that are complete, until one is pending or this is complete. */
  private void readOn(CompletableFuture<RowPage> firstPage) {
    CompletableFuture<RowPage> page = firstPage;
    try {
      while (page.isDone() && !page.isCompletedExceptionally()) {
        Position next = take(page.join());
        if (next == null) {
          return;
        }
        page = after(next);
      }
      var unused = page.whenComplete(this);
    } catch (RuntimeException e) {
      completeExceptionally(e);
    }
  }

  private CompletableFuture<RowPage> after(Position position) {
    return rows.visible(query.page(1, position)).toCompletableFuture();
  }

  @Override
  public void accept(RowPage page, @Nullable Throwable failure) {
    if (failure != null) {
      completeExceptionally(failure);
      return;
    }
    try {
      Position next = take(page);
      if (next != null) {
        readOn(after(next));
      }
    } catch (RuntimeException e) {
      completeExceptionally(e);
    }
  }

  /** Completes with the row of a page; returns the position to continue from if it has none. */
  private @Nullable Position take(RowPage page) {
    if (!page.rows().isEmpty()) {
      complete(Optional.ofNullable(reader.apply(page.rows().get(0))));
      return null;
    }
    if (page.next() == null) {
      complete(Optional.empty());
    }
    return page.next();
  }
}
