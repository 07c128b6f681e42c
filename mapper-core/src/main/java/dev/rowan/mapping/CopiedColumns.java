package dev.rowan.mapping;

import java.util.List;

/**
 * Columns of an entity that copy columns of another one, the source: a row copies from the one row
 * of the source whose primary key it refers to.
 *
 * @param source the entity copied from
 * @param reference for each column of the source's primary key, in key order, the place of the
 *     column here that refers to it
 * @param movable whether a row can come to refer to another row of the source
 * @param columns what is copied; at least one
 * @param through the name of the table, the entity's own or one derived from it, whose key begins
 *     with the reference, in any order, so that all rows of one source are found in one partition
 * @param async whether a change of the source does not wait for its copies
 */
public record CopiedColumns(
    EntityMapping<?> source,
    List<Integer> reference,
    boolean movable,
    List<Column> columns,
    String through,
    boolean async) {
  /**
   * One copied column.
   *
   * @param here its place in the table of the entity
   * @param there its place in the table of the source
   */
  public record Column(int here, int there) {}

  /** Copies the lists. */
  public CopiedColumns {
    reference = List.copyOf(reference);
    columns = List.copyOf(columns);
  }
}
