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
 * Calls of DAOs on the embedded store, compared with the same work in raw RocksDB and in other
 * stores. The store contains 200,000 rows in 2,000 partitions at the start. Only ratios within one
 * run are meaningful.
 */
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.MICROSECONDS)
@Warmup(iterations = 3, time = 2)
@Measurement(iterations = 4, time = 2)
@Fork(1)
public class RowBenchmark {
  /** A store with rows. */
  @SuppressWarnings("NullAway.Init") // JMH calls open before any other method
  @State(Scope.Benchmark)
  public static class Filled {
    /** The measured engine. */
    @Param({"ROWAN", "RAW", "SQLITE", "SQLITE_INDEXES", "H2", "H2_INDEXES"})
    public Engine engine;

    private ScratchDirectory directory;
    private BenchmarkStore store;

    /** Fills the table that the benchmark uses. */
    @Setup(Level.Trial)
    public void open(BenchmarkParams params) throws IOException {
      directory = new ScratchDirectory();
      store = engine.open(directory.path());
      String benchmark = params.getBenchmark();
      boolean settings = benchmark.endsWith(".saveSingle") || benchmark.endsWith(".change");
      for (long number = 0; number < SampleReadings.STORED; number++) {
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
  @SuppressWarnings("NullAway.Init") // JMH calls start before any other method
  @State(Scope.Thread)
  public static class Numbers {
    private SampleReadings readout;

    /** Starts after the stored rows. */
    @Setup(Level.Trial)
    public void start(ThreadParams thread) {
      readout = new SampleReadings(thread.getThreadIndex());
    }

    long fresh() {
      return readout.fresh();
    }

    long stored() {
      return readout.stored();
    }
  }

  /** Saves a new row, and its two index entries. */
  @Benchmark
  public void saveIndexed(Filled state, Numbers numbers) {
    state.store.saveIndexed(numbers.fresh());
  }

  /** Saves a new row, in a table without an index. */
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
    return state.store.page(SampleReadings.sensor(numbers.stored()));
  }
}
