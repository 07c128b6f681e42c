package dev.rowan.runtime;

import dev.rowan.internal.read.Criteria;
import dev.rowan.internal.read.Grouping;
import dev.rowan.internal.session.MethodRead;
import java.util.List;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.Flow;
import java.util.stream.Stream;

/**
 * One call of a reading DAO method that returns a result for each group of rows. The groups come in
 * the order of their rows, and memory holds one page of rows. Immutable and thread-safe.
 *
 * @param <T> what a group is read as
 */
public final class GroupedSelection<T> {
  private final MethodRead<?> read;
  private final Criteria criteria;
  private final Grouping<T> grouping;
  private final int limit;

  GroupedSelection(MethodRead<?> read, Criteria criteria, Grouping<T> grouping, int limit) {
    this.read = read;
    this.criteria = criteria;
    this.grouping = grouping;
    this.limit = limit;
  }

  /**
   * Completes with the results of all groups, up to the limit. The list has null for each group
   * whose result is a value that no row of the group has.
   */
  public CompletionStage<List<T>> list() {
    return read.call(call -> call.groups(criteria, grouping, limit));
  }

  /**
   * Completes with the results of the groups, up to the limit. The stage reads the first page of
   * rows; the stream waits for each further page when it needs it. The stream need not be closed.
   */
  public CompletionStage<Stream<T>> stream() {
    return read.call(call -> call.groupStream(criteria, grouping, limit));
  }

  /**
   * Returns the publisher of the results of the groups, up to the limit. Each subscriber starts a
   * read, page by page as it requests results. The publisher leaves out null.
   */
  public Flow.Publisher<T> publisher() {
    return read.groupPublisher(criteria, grouping, limit);
  }
}
