package dev.rowan.bench;

import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.util.Arrays;
import java.util.Locale;

/**
 * Measures one call of DAOs and of raw RocksDB in alternating turns of a third of a second in one
 * process, by the processor time of the calling thread. It excludes flushes, compactions and the
 * collector, and takes the lower quartile of the turns, so that the ratio is stable on a busy
 * machine. {@code Alternation <call> <turns>}.
 */
public final class Alternation {
  private static final long TURN_NANOS = 300_000_000L;
  private static final int WARM_UPS = 12;
  private static final int CALLS_AT_A_TIME = 10;

  /** The measured calls. */
  private enum Call {
    FIND,
    PAGE,
    SAVE_SINGLE,
    SAVE_INDEXED,
    CHANGE,
    MOVE,
    NEWEST;

    void fill(MovingStore store, long number) {
      switch (this) {
        case SAVE_SINGLE, CHANGE -> store.saveSingle(number);
        case MOVE -> store.saveGauge(number);
        case NEWEST -> store.saveMetering(number);
        default -> store.saveIndexed(number);
      }
    }

    /** Returns a value that depends on the result, so that the compiler cannot remove the call. */
    int run(MovingStore store, SampleReadings readout) {
      return switch (this) {
        case FIND -> System.identityHashCode(store.find(readout.stored()));
        case PAGE -> System.identityHashCode(store.page(SampleReadings.sensor(readout.stored())));
        case SAVE_SINGLE -> written(() -> store.saveSingle(readout.fresh()));
        case SAVE_INDEXED -> written(() -> store.saveIndexed(readout.fresh()));
        case CHANGE -> written(() -> store.change(readout.stored()));
        case MOVE -> written(() -> store.move(readout.stored(), readout.stored()));
        case NEWEST ->
            System.identityHashCode(store.newest(SampleReadings.sensor(readout.stored())));
      };
    }

    private static int written(Runnable write) {
      write.run();
      return 1;
    }
  }

  private final ThreadMXBean threads = ManagementFactory.getThreadMXBean();
  private final Call call;
  private int results;

  private Alternation(Call call) {
    this.call = call;
  }

  /** Prints microseconds of both for each call, and their ratio. */
  public static void main(String[] args) throws IOException {
    Call call = Call.valueOf(args[0].toUpperCase(Locale.ROOT));
    int turns = Integer.parseInt(args[1]);
    Alternation alternation = new Alternation(call);
    try (ScratchDirectory mappedDirectory = new ScratchDirectory();
        ScratchDirectory rawDirectory = new ScratchDirectory();
        MovingStore mapped = new MappedStore(mappedDirectory.path());
        MovingStore raw = new RawStore(rawDirectory.path())) {
      alternation.fill(mapped);
      alternation.fill(raw);
      alternation.compare(mapped, raw, turns);
    }
  }

  private void fill(MovingStore store) {
    for (long number = 0; number < SampleReadings.STORED; number++) {
      call.fill(store, number);
    }
  }

  private void compare(MovingStore mapped, MovingStore raw, int turns) {
    double[] ofMapped = new double[turns];
    double[] ofRaw = new double[turns];
    SampleReadings mappedNumbers = new SampleReadings(0);
    SampleReadings rawNumbers = new SampleReadings(0);
    for (int turn = -WARM_UPS; turn < turns; turn++) {
      double mappedMicros = turn(mapped, mappedNumbers);
      double rawMicros = turn(raw, rawNumbers);
      if (turn >= 0) {
        ofMapped[turn] = mappedMicros;
        ofRaw[turn] = rawMicros;
      }
    }
    Arrays.sort(ofMapped);
    Arrays.sort(ofRaw);
    int quartile = turns / 4;
    System.out.printf(
        Locale.ROOT,
        "%s: Rowan %.1f, raw %.1f, ratio %.2f (results %d)%n",
        call,
        ofMapped[quartile],
        ofRaw[quartile],
        ofMapped[quartile] / ofRaw[quartile],
        results);
  }

  private double turn(MovingStore store, SampleReadings readout) {
    long before = threads.getCurrentThreadCpuTime();
    long start = System.nanoTime();
    long calls = 0;
    while (System.nanoTime() - start < TURN_NANOS) {
      for (int i = 0; i < CALLS_AT_A_TIME; i++) {
        results += call.run(store, readout);
      }
      calls += CALLS_AT_A_TIME;
    }
    return (threads.getCurrentThreadCpuTime() - before) / 1_000.0 / calls;
  }
}
