package dev.rowan.dao;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/**
 * One page of the rows that a DAO method selects. If the method returns the values of one property,
 * an item is null where the row has no value.
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
public record Page<T extends @Nullable Object>(List<T> items, @Nullable String nextToken) {
  /** Copies the list. */
  public Page {
    items = Collections.unmodifiableList(new ArrayList<>(items)); // List.copyOf refuses null
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
  public <R extends @Nullable Object> Page<R> map(Function<? super T, ? extends R> function) {
    return new Page<>(items.stream().<R>map(function).toList(), nextToken);
  }
}
