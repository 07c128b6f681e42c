package dev.rowan.bench.cluster;

import com.datastax.oss.driver.api.core.cql.BoundStatement;
import com.datastax.oss.driver.api.core.cql.Row;
import java.util.concurrent.CompletionStage;
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
import org.openjdk.jmh.annotations.Warmup;

/**
 * Entities to bound statements and rows to entities, without a server: the session prepares
 * statements from their texts and answers at once.
 */
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.NANOSECONDS)
@Warmup(iterations = 4, time = 1)
@Measurement(iterations = 5, time = 1)
@Fork(1)
@State(Scope.Benchmark)
@SuppressWarnings("NullAway.Init") // JMH calls prepare before any other method
public class BindingBenchmark {
  /** The measured rival. */
  @Param({"ROWAN", "STATIC_CODECS", "USUAL", "MAPPER"})
  public Rival engine;

  private EntityCalls<Ride> rides;
  private EntityCalls<Trip> trips;
  private Row ride;
  private Row trip;

  /** Writes one entity of each type, so that there are rows to read. */
  @Setup(Level.Trial)
  public void prepare() {
    SessionWithoutServer ofRides = new SessionWithoutServer();
    SessionWithoutServer ofTrips = new SessionWithoutServer();
    rides = engine.rides(ofRides);
    trips = engine.trips(ofTrips, KnownTables.PLACE);
    rides.write(Ride.SAMPLE);
    trips.write(Trip.SAMPLE);
    ride = ofRides.store();
    trip = ofTrips.store();
    requireSame(Ride.SAMPLE, rides.read(ride));
    requireSame(Trip.SAMPLE, trips.read(trip));
    requireSame(Ride.SAMPLE, rides.read(SessionWithoutServer.row(rides.bind(Ride.SAMPLE))));
    requireSame(Trip.SAMPLE, trips.read(SessionWithoutServer.row(trips.bind(Trip.SAMPLE))));
    requireSame(Ride.SAMPLE, rides.find(Ride.SAMPLE.vehicle(), Ride.SAMPLE.at()));
    requireSame(Trip.SAMPLE, trips.find(Trip.SAMPLE.vehicle(), Trip.SAMPLE.at()));
  }

  private static void requireSame(Object written, @Nullable Object read) {
    if (!written.equals(read)) {
      throw new IllegalStateException("read back something else than was written");
    }
  }

  /** Binds five columns. */
  @Benchmark
  public BoundStatement bindFlat() {
    return rides.bind(Ride.SAMPLE);
  }

  /** Binds twelve columns. */
  @Benchmark
  public BoundStatement bindNested() {
    return trips.bind(Trip.SAMPLE);
  }

  /** A whole call that writes a flat entity. */
  @Benchmark
  public CompletionStage<?> writeFlat() {
    return rides.write(Ride.SAMPLE);
  }

  /** A whole call that writes a nested entity. */
  @Benchmark
  public CompletionStage<?> writeNested() {
    return trips.write(Trip.SAMPLE);
  }

  /** Decodes five columns. */
  @Benchmark
  public Object readFlat() {
    return rides.read(ride);
  }

  /** Decodes twelve columns. */
  @Benchmark
  public Object readNested() {
    return trips.read(trip);
  }

  /** A whole call that reads a flat entity. */
  @Benchmark
  public @Nullable Object findFlat() {
    return rides.find(Ride.SAMPLE.vehicle(), Ride.SAMPLE.at());
  }

  /** A whole call that reads a nested entity. */
  @Benchmark
  public @Nullable Object findNested() {
    return trips.find(Trip.SAMPLE.vehicle(), Trip.SAMPLE.at());
  }
}
