package dev.rowan.bench;

import com.sun.management.ThreadMXBean;
import dev.rowan.Rowan;
import dev.rowan.RowanOptions;
import java.lang.management.ManagementFactory;
import java.util.Arrays;
import java.util.Locale;

/**
 * Measures calls without a listener and with one that does nothing, on the heap store, in
 * alternating turns of one process: processor time and allocated bytes of the calling thread for
 * each call. {@code ObservationCost <turns>}.
 */
public final class ObservationCost {
  private static final int CALLS = 20_000;
  private static final int ROWS = 1_000;
  private static final int WARM_UPS = 20;

  private final ThreadMXBean threads = (ThreadMXBean) ManagementFactory.getThreadMXBean();
  private final boolean finds;
  private int results;

  private ObservationCost(boolean finds) {
    this.finds = finds;
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
      Settings unobservedDao = filled(without);
      Settings observedDao = filled(with);
      double[][] measured = new double[4][turns];
      for (int turn = -WARM_UPS; turn < turns; turn++) {
        double[] ofUnobserved = turn(unobservedDao);
        double[] ofObserved = turn(observedDao);
        if (turn >= 0) {
          measured[0][turn] = ofUnobserved[0];
          measured[1][turn] = ofUnobserved[1];
          measured[2][turn] = ofObserved[0];
          measured[3][turn] = ofObserved[1];
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
        finds ? "find" : "save",
        measured[0][quartile],
        measured[1][quartile],
        measured[2][quartile],
        measured[3][quartile],
        measured[2][quartile] / measured[0][quartile],
        results);
  }

  private static Settings filled(Rowan rowan) {
    Settings settings = rowan.dao(Settings.class);
    for (int number = 0; number < ROWS; number++) {
      settings.save(SampleReadings.setting(number));
    }
    return settings;
  }

  /** Returns microseconds and bytes of one call. */
  private double[] turn(Settings settings) {
    Setting[] rows = new Setting[ROWS];
    for (int number = 0; number < ROWS; number++) {
      rows[number] = SampleReadings.setting(number);
    }
    long nanos = threads.getCurrentThreadCpuTime();
    long bytes = threads.getCurrentThreadAllocatedBytes();
    for (int i = 0; i < CALLS; i++) {
      int number = i % ROWS;
      if (finds) {
        results +=
            settings.find(SampleReadings.sensor(number), SampleReadings.at(number)).isPresent()
                ? 1
                : 0;
      } else {
        settings.save(rows[number]);
      }
    }
    return new double[] {
      (threads.getCurrentThreadCpuTime() - nanos) / 1_000.0 / CALLS,
      (double) (threads.getCurrentThreadAllocatedBytes() - bytes) / CALLS
    };
  }
}
