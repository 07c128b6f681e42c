package dev.rowan.bench;

import com.sun.management.OperatingSystemMXBean;
import dev.rowan.Rowan;
import java.io.IOException;
import java.io.InputStream;
import java.lang.management.ManagementFactory;
import java.lang.management.MemoryPoolMXBean;
import java.lang.management.MemoryType;
import java.util.Arrays;
import java.util.Locale;
import java.util.Random;

/**
 * Measures how many megabytes per second are written and read as one large value, beside the same
 * chunks as keys of raw RocksDB, in alternating turns of one process. Prints the medians of the
 * turns by wall time and by processor time, and the peak of the heap. {@code LargeValueRate
 * <megabytes> <turns>}.
 */
public final class LargeValueRate {
  private static final int CHUNK = 1 << 20;
  private static final double NANOS = 1e9;
  private static final OperatingSystemMXBean SYSTEM =
      (OperatingSystemMXBean) ManagementFactory.getOperatingSystemMXBean();

  private final int megabytes;
  private final byte[] chunk = new byte[CHUNK];

  private LargeValueRate(int megabytes) {
    this.megabytes = megabytes;
    new Random(7).nextBytes(chunk); // no compression helps
  }

  /** Prints the numbers. */
  public static void main(String[] args) throws IOException {
    LargeValueRate rate = new LargeValueRate(Integer.parseInt(args[0]));
    int turns = Integer.parseInt(args[1]);
    double[][] seconds = new double[8][turns];
    for (int turn = -1; turn < turns; turn++) {
      double[] measured = rate.turn();
      for (int i = 0; turn >= 0 && i < measured.length; i++) {
        seconds[i][turn] = measured[i];
      }
    }
    rate.print("write", seconds, 0);
    rate.print("read", seconds, 4);
    System.out.printf(Locale.ROOT, "peak of the heap: %d MB%n", peak() >> 20);
  }

  private void print(String call, double[][] seconds, int first) {
    for (int i = first; i < first + 4; i++) {
      Arrays.sort(seconds[i]);
    }
    int middle = seconds[0].length / 2;
    double ours = megabytes / seconds[first][middle];
    double raw = megabytes / seconds[first + 2][middle];
    double ourProcessor = seconds[first + 1][middle] / megabytes * 1_000;
    double rawProcessor = seconds[first + 3][middle] / megabytes * 1_000;
    System.out.printf(
        Locale.ROOT,
        "%s: %.0f MB/s, raw %.0f MB/s, share %.2f; processor %.2f ms for each MB, raw %.2f%n",
        call,
        ours,
        raw,
        ours / raw,
        ourProcessor,
        rawProcessor);
  }

  private static long peak() {
    return ManagementFactory.getMemoryPoolMXBeans().stream()
        .filter(pool -> pool.getType() == MemoryType.HEAP)
        .map(MemoryPoolMXBean::getPeakUsage)
        .mapToLong(usage -> usage.getUsed())
        .sum();
  }

  /** Returns the seconds of our write, by wall and processor, of the raw one, then of reads. */
  private double[] turn() throws IOException {
    double[] seconds = new double[8];
    try (ScratchDirectory ours = new ScratchDirectory();
        ScratchDirectory others = new ScratchDirectory();
        Rowan rowan = Rowan.connect("rowan:embedded:" + ours.path());
        RawStore raw = new RawStore(others.path())) {
      StoredFiles files = rowan.dao(StoredFiles.class);
      time(seconds, 0, () -> files.save(new StoredFile(1, null), content()));
      time(seconds, 2, () -> write(raw));
      time(seconds, 4, () -> read(files.content(1).open()));
      time(seconds, 6, () -> read(raw));
    }
    return seconds;
  }

  /** A step that may fail to read. */
  private interface Step {
    void run() throws IOException;
  }

  private static void time(double[] seconds, int at, Step step) throws IOException {
    long processor = SYSTEM.getProcessCpuTime();
    long start = System.nanoTime();
    step.run();
    seconds[at] = (System.nanoTime() - start) / NANOS;
    seconds[at + 1] = (SYSTEM.getProcessCpuTime() - processor) / NANOS;
  }

  /** Returns a stream of all chunks, each different from the others in its first bytes. */
  private InputStream content() {
    return new InputStream() {
      private long left = (long) megabytes * CHUNK;

      @Override
      public int read() {
        return left-- > 0 ? chunk[0] : -1;
      }

      @Override
      public int read(byte[] bytes, int offset, int length) {
        int count = (int) Math.min(Math.min(length, CHUNK), left);
        if (count == 0) {
          return -1;
        }
        System.arraycopy(chunk, 0, bytes, offset, count);
        left -= count;
        return count;
      }
    };
  }

  private void write(RawStore raw) {
    for (int number = 0; number < megabytes; number++) {
      raw.saveChunk(number, chunk);
    }
  }

  private void read(InputStream in) throws IOException {
    byte[] buffer = new byte[1 << 16];
    long all = 0;
    for (int count = in.read(buffer); count >= 0; count = in.read(buffer)) {
      all += count;
    }
    require(all);
  }

  private void read(RawStore raw) {
    long all = 0;
    for (int number = 0; number < megabytes; number++) {
      all += raw.chunk(number).length;
    }
    require(all);
  }

  private void require(long bytes) {
    if (bytes != (long) megabytes * CHUNK) {
      throw new IllegalStateException(bytes + " bytes were read");
    }
  }
}
