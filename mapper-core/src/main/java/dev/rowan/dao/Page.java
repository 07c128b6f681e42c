package dev.rowan.dao;

import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/**
 * One page of the rows that a DAO method selects.
 * <!-- tag: pages -->
 *
 * <pre>{@code
 * Page<Reading> page = readings.ofDay("north", DAY, PageRequest.first(2));
 * all.addAll(page.items());
 * while (page.hasNext()) {
 *   page = readings.ofDay("north", DAY, PageRequest.after(page.nextToken(), 2));
 *   all.addAll(page.items());
 * }
 * }</pre>
 *
 * @param items the rows in the method's order. The page is shorter than requested only if it is the
 *     last page, or if a read on a cluster reached {@link ReadOptions#maxScanned}
 * @param nextToken the token of the next page, or null if no further page exists. The token is
 *     bound to the method and its arguments. It remains valid after a restart and when rows are
 *     inserted or deleted. The token contains no readable data, so a program may send it to a
 *     browser
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

  /** Returns the request for the next page with the given size, or empty on the last page. */
  public Optional<PageRequest> next(int size) {
    return Optional.ofNullable(nextToken).map(token -> new PageRequest(size, token));
  }

  /** Returns a page of the mapped items with the same token. */
  public <R> Page<R> map(Function<? super T, ? extends R> function) {
    return new Page<>(items.stream().<R>map(function).toList(), nextToken);
  }
}
