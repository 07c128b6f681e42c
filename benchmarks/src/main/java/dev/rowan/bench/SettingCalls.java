package dev.rowan.bench;

import com.sun.management.ThreadMXBean;
import dev.rowan.Rowan;
import java.lang.management.ManagementFactory;

/** Measures turns of one kind of call on settings. For the calling thread only. */
final class SettingCalls {
  /** The cost of one call of the calling thread: microseconds of processor time, and bytes. */
  record Cost(double micros, double bytes) {}

  private static final int CALLS = 20_000;
  private static final int ROWS = 1_000;

  private final ThreadMXBean threads = (ThreadMXBean) ManagementFactory.getThreadMXBean();
  private final boolean finds;
  private int results;

  /** Measures reads of one row by its key, or else writes. */
  SettingCalls(boolean finds) {
    this.finds = finds;
  }

  /** Returns the name of the call. */
  String name() {
    return finds ? "find" : "save";
  }

  /** Returns the number of found rows, so that no compiler leaves out the calls. */
  int results() {
    return results;
  }

  /** Returns the DAO of a store, after it saved the rows that the turns use. */
  static Settings filled(Rowan rowan) {
    Settings settings = rowan.dao(Settings.class);
    for (Setting row : rows()) {
      settings.save(row);
    }
    return settings;
  }

  /** Runs one turn. */
  Cost turn(Settings settings) {
    Setting[] rows = rows();
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
    return new Cost(
        (threads.getCurrentThreadCpuTime() - nanos) / 1_000.0 / CALLS,
        (double) (threads.getCurrentThreadAllocatedBytes() - bytes) / CALLS);
  }

  private static Setting[] rows() {
    Setting[] rows = new Setting[ROWS];
    for (int number = 0; number < ROWS; number++) {
      rows[number] = SampleReadings.setting(number);
    }
    return rows;
  }
}
