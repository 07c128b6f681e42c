package dev.rowan.mapping;

import java.time.Duration;
import java.util.List;

/**
 * A counter that is compared with the number of rows of another entity.
 *
 * @param column the place of the counter in the table of the entity
 * @param from the entity whose rows are counted
 * @param reference for each column of the counter's primary key, in key order, the place of the
 *     column of the other entity that holds it
 * @param through the name of the table, the other entity's own or one derived from it, whose key
 *     begins with the reference, in any order
 * @param every how often the rows are to be counted
 */
public record RecountedColumn(
    int column, EntityMapping<?> from, List<Integer> reference, String through, Duration every) {
  /** Copies the list. */
  public RecountedColumn {
    reference = List.copyOf(reference);
  }
}
