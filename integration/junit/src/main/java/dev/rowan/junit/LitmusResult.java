package dev.rowan.junit;

import java.util.List;
import java.util.stream.Collectors;

/**
 * The rows after each history of a write, compared with those after one call without faults.
 * Immutable and thread-safe.
 * <!-- tag: junit-litmus-result -->
 *
 * <pre>{@code
 * assertThat(sold.isIdempotent()).isFalse();
 * for (LitmusResult.History history : sold.histories()) {
 *   log.info("{}: {}", history.name(), history.differences());
 * }
 * }</pre>
 *
 * @param histories two calls first, then a fault in each write request of the call
 */
public record LitmusResult(List<History> histories) {
  /**
   * The rows after one history.
   *
   * @param name the calls and the fault, such as {@code write request 1 of 3 does not arrive}
   * @param differences one text for each table whose rows differ, with numbers of rows and names of
   *     columns, and without values
   */
  public record History(String name, List<String> differences) {
    /** Copies the list. */
    public History {
      differences = List.copyOf(differences);
    }
  }

  /** Copies the list. */
  public LitmusResult {
    histories = List.copyOf(histories);
  }

  /** Returns whether all histories have the same rows: then a program may repeat the call. */
  public boolean isIdempotent() {
    return histories.stream().allMatch(history -> history.differences().isEmpty());
  }

  /**
   * Requires that all histories have the same rows.
   *
   * @throws AssertionError if they do not; it names each history that differs, without values
   */
  public void requireIdempotent() {
    if (!isIdempotent()) {
      throw new AssertionError(
          histories.stream()
              .filter(history -> !history.differences().isEmpty())
              .map(history -> history.name() + ": " + String.join("; ", history.differences()))
              .collect(
                  Collectors.joining(
                      System.lineSeparator() + "  ",
                      "a repeated call changes other rows than one call:"
                          + System.lineSeparator()
                          + "  ",
                      "")));
    }
  }
}
