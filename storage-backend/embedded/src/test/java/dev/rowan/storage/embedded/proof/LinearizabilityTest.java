package dev.rowan.storage.embedded.proof;

import static org.assertj.core.api.Assertions.assertThat;

import dev.rowan.storage.embedded.proof.History.Operation;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;

/**
 * Tests the checker itself with manually written histories of one number that is read, set and
 * swapped.
 */
class LinearizabilityTest {
  /** {@code r3} reads 3, {@code w3} writes it, {@code c13} swaps 1 for 3, {@code n13} fails to. */
  private static Integer after(Integer state, String call, Boolean answer) {
    int first = call.charAt(1) - '0';
    return switch (call.charAt(0)) {
      case 'r' -> state == first ? state : null;
      case 'w' -> Integer.valueOf(first);
      default ->
          (state == first) != answer
              ? null
              : Integer.valueOf(answer ? call.charAt(2) - '0' : state);
    };
  }

  @Test
  void acceptsWhatOneCallAfterTheOtherCanGive() {
    assertAccepted("w1 0 1", "r1 2 3");
    // A concurrent reader sees the old number or the new one.
    assertAccepted("w1 0 9", "r0 1 2", "r1 3 4");
    assertAccepted("w1 0 9", "w2 1 8", "r2 2 3", "r1 4 5");
    assertAccepted("c01 0 9", "c12 1 8", "r2 10 11");
    assertAccepted("w1 0 1", "c12 2 9", "n13 3 8", "r2 10 11");
  }

  @Test
  void refusesALostWrite() {
    assertRefused("r0 2 3", "w1 0 1", "r0 2 3");
    assertRefused("r1 6 7", "w1 0 1", "w2 2 3", "r2 4 5", "r1 6 7");
  }

  @Test
  void refusesNumbersFromNowhere() {
    assertRefused("r5 0 1", "r5 0 1");
  }

  @Test
  void refusesAReadOfTheFuture() {
    assertRefused("r1 0 1", "r1 0 1", "w1 2 3");
  }

  @Test
  void refusesTimeThatRunsBackwards() {
    assertRefused("r0 3 4", "w1 0 9", "r1 1 2", "r0 3 4");
  }

  @Test
  void refusesTwoWinners() {
    assertRefused("c02 1 9", "c01 0 8", "c02 1 9");
  }

  @Test
  void refusesALoserWithoutAWinner() {
    assertRefused("n01 0 1", "n01 0 1");
  }

  private static void assertAccepted(String... history) {
    assertThat(mistake(history)).isNull();
  }

  private static void assertRefused(String call, String... history) {
    assertThat(mistake(history)).isEqualTo(operation(call));
  }

  private static Operation<String, Boolean> mistake(String... history) {
    List<Operation<String, Boolean>> operations =
        Arrays.stream(history).map(LinearizabilityTest::operation).toList();
    return Linearizability.firstMistake(LinearizabilityTest::after, 0, operations);
  }

  private static Operation<String, Boolean> operation(String text) {
    List<String> words = List.of(text.split(" ", -1));
    return new Operation<>(
        words.get(0),
        !text.startsWith("n"),
        Long.parseLong(words.get(1)),
        Long.parseLong(words.get(2)));
  }
}
