package dev.rowan.bench;

import java.io.IOException;
import java.util.concurrent.TimeUnit;
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

/** Synced saves: how the throughput grows with the number of threads. */
@BenchmarkMode(Mode.Throughput)
@OutputTimeUnit(TimeUnit.SECONDS)
@Warmup(iterations = 2, time = 2)
@Measurement(iterations = 4, time = 2)
@Fork(1)
public class SyncBenchmark {
  /** An empty store. */
  @SuppressWarnings("NullAway.Init") // JMH calls open before any other method
  @State(Scope.Benchmark)
  public static class Empty {
    private ScratchDirectory directory;
    private BenchmarkStore store;

    /** Creates the store. */
    @Setup(Level.Trial)
    public void open() throws IOException {
      directory = new ScratchDirectory();
      store = new MappedStore(directory.path(), "sync");
    }

    /** Removes the store. */
    @TearDown(Level.Trial)
    public void close() throws IOException {
      store.close();
      directory.close();
    }
  }

  /** Saves a row and its two index entries. */
  @Benchmark
  public void saveIndexed(Empty state, RowBenchmark.Numbers numbers) {
    state.store.saveIndexed(numbers.fresh());
  }
}
