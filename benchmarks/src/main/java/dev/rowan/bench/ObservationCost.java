package dev.rowan.bench;

import dev.rowan.Rowan;
import dev.rowan.RowanOptions;
import java.util.Arrays;
import java.util.Locale;

/**
 * Measures calls without a listener and with one that does nothing, on the heap store, in
 * alternating turns of one process: processor time and allocated bytes of the calling thread for
 * each call. {@code ObservationCost <turns>}.
 */
public final class ObservationCost {
  private static final int WARM_UPS = 20;

  private final SettingCalls calls;

  private ObservationCost(boolean finds) {
    calls = new SettingCalls(finds);
  }

  /** Prints the numbers of {@code find} and {@code save}, and the ratio of both. */
  public static void main(String[] args) {
    int turns = Integer.parseInt(args[0]);
    new ObservationCost(true).compare(turns);
    new ObservationCost(false).compare(turns);
  }

  private void compare(int turns) {
    RowanOptions observed = RowanOptions.defaults().withCallListener(method -> result -> {});
    try (Rowan without = Rowan.connect("rowan:memory:");
        Rowan with = Rowan.connect("rowan:memory:", observed)) {
      Settings unobservedDao = SettingCalls.filled(without);
      Settings observedDao = SettingCalls.filled(with);
      double[][] measured = new double[4][turns];
      for (int turn = -WARM_UPS; turn < turns; turn++) {
        SettingCalls.Cost ofUnobserved = calls.turn(unobservedDao);
        SettingCalls.Cost ofObserved = calls.turn(observedDao);
        if (turn >= 0) {
          measured[0][turn] = ofUnobserved.micros();
          measured[1][turn] = ofUnobserved.bytes();
          measured[2][turn] = ofObserved.micros();
          measured[3][turn] = ofObserved.bytes();
        }
      }
      print(turns, measured);
    }
  }

  private void print(int turns, double[][] measured) {
    for (double[] each : measured) {
      Arrays.sort(each);
    }
    int quartile = turns / 4;
    System.out.printf(
        Locale.ROOT,
        "%s: without %.2f us, %.0f bytes; with %.2f us, %.0f bytes; ratio %.2f (results %d)%n",
        calls.name(),
        measured[0][quartile],
        measured[1][quartile],
        measured[2][quartile],
        measured[3][quartile],
        measured[2][quartile] / measured[0][quartile],
        calls.results());
  }
}
