package dev.rowan.bench;

import dev.rowan.Rowan;
import java.io.IOException;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import org.jspecify.annotations.Nullable;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Level;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.TearDown;
import org.openjdk.jmh.annotations.Warmup;

/** The first opening of an empty store in a fresh process, which loads classes and native code. */
@BenchmarkMode(Mode.SingleShotTime)
@OutputTimeUnit(TimeUnit.MILLISECONDS)
@Warmup(iterations = 0)
@Measurement(iterations = 1)
@Fork(9)
public class OpeningBenchmark {
  /** A directory, and the store that the benchmark opens in it. */
  @SuppressWarnings("NullAway.Init") // JMH calls make before any other method
  @State(Scope.Benchmark)
  public static class Opened {
    private ScratchDirectory directory;
    private @Nullable Rowan rowan;

    /** Creates the directory. */
    @Setup(Level.Trial)
    public void make() throws IOException {
      directory = new ScratchDirectory();
    }

    /** Removes the store. */
    @TearDown(Level.Trial)
    public void close() throws IOException {
      if (rowan != null) {
        rowan.close();
      }
      directory.close();
    }

    private Rowan connect() {
      rowan = Rowan.connect("rowan:embedded:" + directory.path());
      return rowan;
    }
  }

  /** Opens a store. */
  @Benchmark
  public Rowan open(Opened state) {
    return state.connect();
  }

  /** Opens a store, creates a DAO with its tables, writes a row and reads it. */
  @Benchmark
  public Optional<SensorReading> openAndCall(Opened state) {
    SensorReadings readings = state.connect().dao(SensorReadings.class);
    readings.save(SampleReadings.reading(1));
    return readings.find(SampleReadings.sensor(1), SampleReadings.at(1));
  }
}
