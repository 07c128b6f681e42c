package dev.rowan.storage.differential;

/**
 * Two stores answered differently.
 *
 * @param step the number of the step that wrote last, counted from 0
 * @param upTo how many steps were played
 * @param what what they were asked
 */
record Difference(int step, int upTo, String what, String cassandra, String store, String answer) {
  Difference upTo(int steps) {
    return new Difference(step, steps, what, cassandra, store, answer);
  }

  @Override
  public String toString() {
    return "after step %d, %s:%n  cassandra: %s%n  %s: %s"
        .formatted(step + 1, what, cassandra, store, answer);
  }
}
