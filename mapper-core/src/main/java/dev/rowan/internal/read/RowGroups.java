package dev.rowan.internal.read;

import dev.rowan.spi.value.Row;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The groups of the rows of one call, up to a limit. A group is complete when a row of another
 * group follows, or at the end. Not thread-safe.
 *
 * @param <T> what a group is read as; a result can be null
 */
final class RowGroups<T> {
  private final Grouping<T> grouping;
  private final int limit;
  private List<T> complete = new ArrayList<>();
  private int total;
  private @Nullable Row first;
  private @Nullable RowFold<T> open;

  RowGroups(Grouping<T> grouping, int limit) {
    this.grouping = grouping;
    this.limit = limit;
  }

  /** Adds a row, and returns whether a group remains to which further rows can belong. */
  boolean add(Row row) {
    RowFold<T> group = open;
    if (group == null || first == null || !grouping.isOfOne(first, row)) {
      end();
      if (isFull()) {
        return false;
      }
      group = grouping.start();
      open = group;
      first = row;
    }
    group.add(row);
    return true;
  }

  /** Completes the last group. */
  @SuppressWarnings("NullAway") // a list of results has null where a group has no value
  void end() {
    if (open != null) {
      complete.add(open.result());
      total++;
      open = null;
    }
  }

  /** Whether all groups that the limit allows are complete. */
  boolean isFull() {
    return total == limit;
  }

  /** Returns the groups that have become complete since the last time. */
  List<T> take() {
    List<T> taken = complete;
    complete = new ArrayList<>();
    return taken;
  }
}
