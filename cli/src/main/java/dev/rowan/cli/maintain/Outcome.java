package dev.rowan.cli.maintain;

import java.util.List;

/**
 * The result of a job.
 *
 * @param table the table of the entity
 * @param rows the number of checked rows, values or counters
 * @param others the number of checked entries, or chunks
 * @param counts the differences that were found
 * @param unresolved the differences that a later run decides
 * @param isDone whether nothing is left to do: no difference, or every one repaired
 * @param notes what an operator has to do
 * @param keys the keys of some rows with differences, which can be private
 */
public record Outcome(
    String table,
    Subject subject,
    long rows,
    long others,
    List<Count> counts,
    long unresolved,
    boolean isDone,
    List<String> notes,
    List<String> keys) {
  /** Copies the lists. */
  public Outcome {
    counts = List.copyOf(counts);
    notes = List.copyOf(notes);
    keys = List.copyOf(keys);
  }

  /**
   * The number of differences of one kind.
   *
   * @param table the table that has them
   * @param kind the kind in lower case, such as {@code missing}
   */
  public record Count(String table, String kind, long found, long repaired) {}
}
