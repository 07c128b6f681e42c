package dev.rowan.cli.design;

import java.util.List;

/**
 * A materialized view as an index that the servers maintain.
 *
 * @param clustering properties, with {@code desc} after those with descending order
 * @param include properties, or {@code *}
 */
public record ViewDesign(
    String name, List<String> partition, List<String> clustering, List<String> include) {
  /** Copies the lists. */
  public ViewDesign {
    partition = List.copyOf(partition);
    clustering = List.copyOf(clustering);
    include = List.copyOf(include);
  }
}
