package dev.rowan.internal.read;

import dev.rowan.spi.value.Row;
import java.util.List;
import java.util.concurrent.CompletionStage;

/**
 * The groups of one call, page by page of its rows. Memory holds one page of rows and its groups.
 * Not thread-safe.
 *
 * @param <T> what a group is read as
 */
final class GroupCursor<T> implements ResultCursor<T> {
  private final RowCursor rows;
  private final RowGroups<T> groups;

  GroupCursor(RowCursor rows, RowGroups<T> groups) {
    this.rows = rows;
    this.groups = groups;
  }

  @Override
  public boolean hasNext() {
    return rows.hasNext() && !groups.isFull();
  }

  @Override
  public CompletionStage<List<T>> next() {
    return rows.next().thenApply(this::groups);
  }

  private List<T> groups(List<Row> page) {
    boolean goesOn = page.stream().allMatch(groups::add);
    if (goesOn && !rows.hasNext()) {
      groups.end();
    }
    return groups.take();
  }
}
