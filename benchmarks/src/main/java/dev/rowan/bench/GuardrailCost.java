package dev.rowan.bench;

import dev.rowan.Rowan;
import java.io.IOException;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;

/**
 * Measures {@code find} and {@code save} with guardrails on and off, in alternating turns of one
 * process: processor time of the calling thread for each call. Those that count traffic are
 * measured on the heap store and on the embedded store, and the one that compares requests with
 * plans on a store that stands for a cluster. {@code GuardrailCost <turns>}.
 */
public final class GuardrailCost {
  private static final String OFF =
      "partition-share-warn=off&partition-writes-warn=off&shard-balance-warn=off"
          + "&row-drift-warn=off";
  private static final String CLUSTER = "rowan:memory:?like=cassandra";
  private static final int WARM_UPS = 30;

  private final SettingCalls calls;

  private GuardrailCost(boolean finds) {
    calls = new SettingCalls(finds);
  }

  /** Prints the numbers of both calls on both stores, and their ratios. */
  public static void main(String[] args) throws IOException {
    int turns = Integer.parseInt(args[0]);
    for (boolean finds : List.of(true, false)) {
      new GuardrailCost(finds).compare("memory", "rowan:memory:", "rowan:memory:?" + OFF, turns);
      new GuardrailCost(finds)
          .compare("like a cluster", CLUSTER, CLUSTER + "&requests-warn=off", turns);
      try (ScratchDirectory on = new ScratchDirectory();
          ScratchDirectory off = new ScratchDirectory()) {
        new GuardrailCost(finds)
            .compare(
                "embedded",
                "rowan:embedded:" + on.path(),
                "rowan:embedded:" + off.path() + "?" + OFF,
                turns);
      }
    }
  }

  private void compare(String store, String on, String off, int turns) {
    try (Rowan with = Rowan.connect(on);
        Rowan without = Rowan.connect(off)) {
      Settings guarded = SettingCalls.filled(with);
      Settings unguarded = SettingCalls.filled(without);
      double[] ofGuarded = new double[turns];
      double[] ofUnguarded = new double[turns];
      double[] ratios = new double[turns];
      for (int turn = -WARM_UPS; turn < turns; turn++) {
        // the first of two turns is not always the same one
        double first = calls.turn(turn % 2 == 0 ? guarded : unguarded).micros();
        double second = calls.turn(turn % 2 == 0 ? unguarded : guarded).micros();
        if (turn >= 0) {
          ofGuarded[turn] = turn % 2 == 0 ? first : second;
          ofUnguarded[turn] = turn % 2 == 0 ? second : first;
          ratios[turn] = ofGuarded[turn] / ofUnguarded[turn];
        }
      }
      print(store, ofGuarded, ofUnguarded, ratios);
    }
  }

  private void print(String store, double[] on, double[] off, double[] ratios) {
    Arrays.sort(on);
    Arrays.sort(off);
    Arrays.sort(ratios);
    System.out.printf(
        Locale.ROOT,
        "%s %s: on %.3f us, off %.3f us, ratio of lower quartiles %.4f, median ratio %.4f (%d)%n",
        store,
        calls.name(),
        on[on.length / 4],
        off[off.length / 4],
        on[on.length / 4] / off[off.length / 4],
        ratios[ratios.length / 2],
        calls.results());
  }
}
