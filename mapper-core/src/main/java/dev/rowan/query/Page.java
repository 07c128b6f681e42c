package dev.rowan.query;

import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/**
 * A page of what a DAO method returns.
 *
 * @param items in the method's order; fewer than asked for, or none, only on the last page, or
 *     where a read on a cluster passed by as many entries as {@link ReadOptions#maxScanned} allows
 * @param nextToken the token of the next page, or null where there certainly is none. A token is
 *     safe to show to a browser: it is bound to the method and its arguments, survives a restart,
 *     and stays valid when rows come and go
 */
public record Page<T>(List<T> items, @Nullable String nextToken) {
  /** Copies the list. */
  public Page {
    items = List.copyOf(items);
  }

  /** Returns whether there is a further page. */
  public boolean hasNext() {
    return nextToken != null;
  }

  /** Returns the request for the next page in this size, or empty on the last page. */
  public Optional<PageRequest> next(int size) {
    return Optional.ofNullable(nextToken).map(token -> new PageRequest(size, token));
  }

  /** Returns the page of the images of the items. */
  public <R> Page<R> map(Function<? super T, ? extends R> function) {
    return new Page<>(items.stream().<R>map(function).toList(), nextToken);
  }
}
