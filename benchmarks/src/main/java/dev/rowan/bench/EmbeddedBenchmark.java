package dev.rowan.bench;

import dev.rowan.Rowan;
import dev.rowan.query.Page;
import dev.rowan.query.PageRequest;
import java.io.IOException;
import java.util.List;
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
import org.rocksdb.RocksDBException;

/**
 * DAO calls on the embedded store beside the same work done by hand on RocksDB: 200,000 rows in
 * 2,000 partitions are there when it begins. What counts is the ratio of each pair in one run.
 */
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.MICROSECONDS)
@Warmup(iterations = 3, time = 3)
@Measurement(iterations = 5, time = 3)
@Fork(1)
public class EmbeddedBenchmark {
  private static final int PAGE = Readout.PER_SENSOR;

  /** A store behind DAOs. */
  @SuppressWarnings("NullAway.Init") // JMH calls open before anything else
  @State(Scope.Benchmark)
  public static class Mapped {
    private final Readout readout = new Readout();
    private ScratchDirectory directory;
    private Rowan rowan;
    private Readings readings;

    /** Fills the store. */
    @Setup(Level.Trial)
    public void open() throws IOException {
      directory = new ScratchDirectory();
      rowan = Rowan.connect("rowan:embedded:" + directory.path());
      readings = rowan.dao(Readings.class);
      for (long number = 0; number < (long) Readout.SENSORS * PAGE; number++) {
        readings.save(Readout.reading(number));
      }
    }

    /** Removes the store. */
    @TearDown(Level.Trial)
    public void close() throws IOException {
      rowan.close();
      directory.close();
    }
  }

  /** RocksDB without anything around it. */
  @SuppressWarnings("NullAway.Init") // JMH calls open before anything else
  @State(Scope.Benchmark)
  public static class Raw {
    private final Readout readout = new Readout();
    private ScratchDirectory directory;
    private RawStore store;

    /** Fills the store. */
    @Setup(Level.Trial)
    public void open() throws IOException, RocksDBException {
      directory = new ScratchDirectory();
      store = new RawStore(directory.path());
      for (long number = 0; number < (long) Readout.SENSORS * PAGE; number++) {
        store.save(number);
      }
    }

    /** Removes the store. */
    @TearDown(Level.Trial)
    public void close() throws IOException {
      store.close();
      directory.close();
    }
  }

  /** Inserts an entity with two indexes. */
  @Benchmark
  public void insertMapped(Mapped state) {
    state.readings.save(Readout.reading(state.readout.fresh()));
  }

  /** Puts a row and two entries in one batch. */
  @Benchmark
  public void insertRaw(Raw state) throws RocksDBException {
    state.store.save(state.readout.fresh());
  }

  /** Finds an entity by key. */
  @Benchmark
  public Optional<Reading> findMapped(Mapped state) {
    long number = state.readout.stored();
    return state.readings.find(Readout.sensor(number), Readout.at(number));
  }

  /** Gets a value by key. */
  @Benchmark
  public byte @Nullable [] findRaw(Raw state) throws RocksDBException {
    return state.store.find(state.readout.stored());
  }

  /** Reads a page of one hundred entities. */
  @Benchmark
  public Page<Reading> pageMapped(Mapped state) {
    long sensor = Readout.sensor(state.readout.stored());
    return state.readings.of(sensor, PageRequest.first(PAGE));
  }

  /** Scans one hundred keys and values. */
  @Benchmark
  public List<byte[]> pageRaw(Raw state) throws RocksDBException {
    return state.store.of(Readout.sensor(state.readout.stored()), PAGE);
  }
}
