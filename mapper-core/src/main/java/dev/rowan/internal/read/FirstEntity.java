package dev.rowan.internal.read;

import dev.rowan.binding.EntityMapping;
import dev.rowan.query.Position;
import dev.rowan.query.Query;
import dev.rowan.query.RowPage;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.function.BiConsumer;
import org.jspecify.annotations.Nullable;

/**
 * The first entity of one query, which is the most frequent read. One object is the result, the
 * callback of the backend, and the state between pages: a backend may return an empty page although
 * rows follow.
 */
final class FirstEntity<E> extends CompletableFuture<Optional<E>>
    implements BiConsumer<RowPage, Throwable> {
  private final RowSource rows;
  private final EntityMapping<E> mapping;
  private final Query query;

  /** Prepares the read; {@link #read} starts it. */
  FirstEntity(RowSource rows, EntityMapping<E> mapping, Query query) {
    this.rows = rows;
    this.mapping = mapping;
    this.query = query;
  }

  /** Reads the rows after a position, from the first if it is null. */
  void read(@Nullable Position after) {
    Position from = after;
    try {
      do {
        CompletableFuture<RowPage> page =
            rows.visible(from == null ? query : query.page(1, from)).toCompletableFuture();
        if (!page.isDone() || page.isCompletedExceptionally()) {
          var unused = page.whenComplete(this);
          return;
        }
        from = take(page.join());
      } while (from != null);
    } catch (RuntimeException e) {
      completeExceptionally(e);
    }
  }

  @Override
  public void accept(RowPage page, @Nullable Throwable failure) {
    if (failure != null) {
      completeExceptionally(failure);
      return;
    }
    Position next = null;
    try {
      next = take(page);
    } catch (RuntimeException e) {
      completeExceptionally(e);
    }
    if (next != null) {
      read(next);
    }
  }

  /** Completes with the row of a page; returns the position to continue from if it has none. */
  private @Nullable Position take(RowPage page) {
    if (!page.rows().isEmpty()) {
      complete(Optional.of(mapping.read(page.rows().get(0))));
      return null;
    }
    if (page.next() == null) {
      complete(Optional.empty());
    }
    return page.next();
  }
}
