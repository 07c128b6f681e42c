package dev.rowan.bench;

import java.io.IOException;
import java.util.concurrent.TimeUnit;
import org.jspecify.annotations.Nullable;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Level;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.TearDown;
import org.openjdk.jmh.annotations.Warmup;
import org.openjdk.jmh.infra.BenchmarkParams;
import org.openjdk.jmh.infra.ThreadParams;

/**
 * Calls of DAOs on the embedded store beside the same work done by hand and in other stores:
 * 200,000 rows in 2,000 partitions are there when it begins. What counts are ratios within one run.
 */
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.MICROSECONDS)
@Warmup(iterations = 3, time = 2)
@Measurement(iterations = 4, time = 2)
@Fork(1)
public class RowBenchmark {
  /** A store with rows in it. */
  @SuppressWarnings("NullAway.Init") // JMH calls open before anything else
  @State(Scope.Benchmark)
  public static class Filled {
    /** What is measured. */
    @Param({"ROWAN", "RAW", "SQLITE", "SQLITE_INDEXES", "H2", "H2_INDEXES"})
    public Engine engine;

    private ScratchDirectory directory;
    private Store store;

    /** Fills the table that the benchmark is about. */
    @Setup(Level.Trial)
    public void open(BenchmarkParams params) throws IOException {
      directory = new ScratchDirectory();
      store = engine.open(directory.path());
      String benchmark = params.getBenchmark();
      boolean settings = benchmark.endsWith(".saveSingle") || benchmark.endsWith(".change");
      for (long number = 0; number < Readout.STORED; number++) {
        if (settings) {
          store.saveSingle(number);
        } else {
          store.saveIndexed(number);
        }
      }
    }

    /** Removes the store. */
    @TearDown(Level.Trial)
    public void close() throws IOException {
      store.close();
      directory.close();
    }
  }

  /** The numbers of one thread. */
  @SuppressWarnings("NullAway.Init") // JMH calls start before anything else
  @State(Scope.Thread)
  public static class Numbers {
    private Readout readout;

    /** Starts after what is stored. */
    @Setup(Level.Trial)
    public void start(ThreadParams thread) {
      readout = new Readout(thread.getThreadIndex());
    }

    long fresh() {
      return readout.fresh();
    }

    long stored() {
      return readout.stored();
    }
  }

  /** Saves a row that is not there, and its two index entries. */
  @Benchmark
  public void saveIndexed(Filled state, Numbers numbers) {
    state.store.saveIndexed(numbers.fresh());
  }

  /** Saves a row that is not there, in a table without an index. */
  @Benchmark
  public void saveSingle(Filled state, Numbers numbers) {
    state.store.saveSingle(numbers.fresh());
  }

  /** Updates one column of a row. */
  @Benchmark
  public void change(Filled state, Numbers numbers) {
    state.store.change(numbers.stored());
  }

  /** Reads a row by its key. */
  @Benchmark
  public @Nullable Object find(Filled state, Numbers numbers) {
    return state.store.find(numbers.stored());
  }

  /** Reads a page of one hundred rows. */
  @Benchmark
  public Object page(Filled state, Numbers numbers) {
    return state.store.page(Readout.sensor(numbers.stored()));
  }
}
