package dev.rowan.bench.maintenance;

import com.sun.management.OperatingSystemMXBean;
import dev.rowan.Rowan;
import dev.rowan.bench.SampleReadings;
import dev.rowan.bench.ScratchDirectory;
import dev.rowan.bench.SensorReadingMapping;
import dev.rowan.bench.SensorReadings;
import dev.rowan.operate.maintenance.MaintenanceReport;
import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.util.Locale;

/**
 * Verifies the two indexes of a filled store repeatedly, in both directions. Prints the rows per
 * second, by elapsed time and by the processor time of the whole process, and the heap in use after
 * a collection. {@code Verification <rows> <rounds>}.
 */
public final class Verification {
  private static final double NANOS = 1e9;

  private Verification() {}

  /** Prints a line for each round. */
  public static void main(String[] args) throws IOException {
    int rows = Integer.parseInt(args[0]);
    int rounds = Integer.parseInt(args[1]);
    OperatingSystemMXBean system =
        (OperatingSystemMXBean) ManagementFactory.getOperatingSystemMXBean();
    try (ScratchDirectory directory = new ScratchDirectory();
        Rowan rowan = Rowan.connect("rowan:embedded:" + directory.path())) {
      SensorReadings readings = rowan.dao(SensorReadings.class);
      for (long number = 0; number < rows; number++) {
        readings.save(SampleReadings.reading(number));
      }
      for (int round = 0; round < rounds; round++) {
        long cpu = system.getProcessCpuTime();
        long start = System.nanoTime();
        MaintenanceReport report = rowan.maintenance().verify(SensorReadingMapping.INSTANCE).run();
        double seconds = (System.nanoTime() - start) / NANOS;
        double cpuSeconds = (system.getProcessCpuTime() - cpu) / NANOS;
        if (!report.isClean() || report.rows() != rows || report.entries() != 2L * rows) {
          throw new IllegalStateException("not what was written: " + report);
        }
        System.gc();
        Runtime heap = Runtime.getRuntime();
        System.out.printf(
            Locale.ROOT,
            "%d rows and %d entries: %.0f rows/s by the clock, %.0f by processor time, %d MB of"
                + " heap%n",
            report.rows(),
            report.entries(),
            rows / seconds,
            rows / cpuSeconds,
            (heap.totalMemory() - heap.freeMemory()) >> 20);
      }
    }
  }
}
