package dev.rowan.storage.differential;

/**
 * A different answer of two stores.
 *
 * @param step the number of the last step that wrote, counted from 0
 * @param upTo the number of executed steps
 * @param what the request
 */
record AnswerDifference(
    int step, int upTo, String what, String cassandra, String store, String answer) {
  AnswerDifference upTo(int steps) {
    return new AnswerDifference(step, steps, what, cassandra, store, answer);
  }

  @Override
  public String toString() {
    return "after step %d, %s:%n  cassandra: %s%n  %s: %s"
        .formatted(step + 1, what, cassandra, store, answer);
  }
}
