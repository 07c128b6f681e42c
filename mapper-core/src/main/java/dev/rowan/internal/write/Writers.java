package dev.rowan.internal.write;

import dev.rowan.internal.index.EntityTables;
import dev.rowan.internal.state.WriterTags;
import dev.rowan.mapping.RowLimit;
import dev.rowan.spi.backend.Backend;
import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.time.temporal.ChronoUnit;
import java.util.Map;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.IntFunction;

/**
 * Creates the writers of entities of one open store. They share a clock, a plan executor and the
 * background work. Thread-safe.
 */
public final class Writers {
  /** The default {@code gc_grace_seconds} of Cassandra, for which it stores tombstones. */
  public static final int MARKER_TTL_SECONDS = 864_000;

  private final Backend backend;
  private final Background background;
  private final PlanExecutor executor;
  private final ChangeClock clock;
  private final PlannedWriter planned;
  private final SequenceNumbers numbers;
  private final Map<EntityTables, EntityRows> rows = new ConcurrentHashMap<>();

  Writers(Backend backend, RetryPolicy retries, ChangeClock clock) {
    this.backend = backend;
    this.background = new Background(backend, retries);
    this.executor = new PlanExecutor(backend, retries, background);
    this.clock = clock;
    this.planned = new PlannedWriter(backend, executor, clock);
    this.numbers = new SequenceNumbers(backend, retries);
  }

  /**
   * Creates writers for a backend.
   *
   * @param timeout for how long calls retry whose options have no timeout
   */
  public Writers(Backend backend, Duration timeout) {
    this(backend, timeout, InstantSource.system());
  }

  /**
   * Creates writers for a backend.
   *
   * @param timeout for how long calls retry whose options have no timeout, by the machine's clock
   * @param time gives timestamps
   */
  public Writers(Backend backend, Duration timeout, InstantSource time) {
    this(
        backend,
        RetryPolicy.ofSystem(timeout),
        new ChangeClock(time, LeasedTag.of(new WriterTags(backend))));
  }

  /**
   * Creates writers with another clock than that of the machine, as tests need it.
   *
   * @param time gives timestamps and deadlines
   * @param pause completes when it is time for the attempt after this many
   */
  public Writers(
      Backend backend,
      Duration timeout,
      InstantSource time,
      IntFunction<CompletionStage<Void>> pause) {
    this(
        backend,
        RetryPolicy.with(
            () -> ChronoUnit.NANOS.between(Instant.EPOCH, time.instant()), timeout, pause),
        ChangeClock.over(time));
  }

  /** Returns the writer of an entity with these tables. */
  public EntityWriter of(EntityTables tables) {
    EntityRows entity = rows(tables);
    if (!tables.maintenance().isOfClient()) {
      return new EngineMaintainedWriter(entity, executor);
    }
    SerialWriter serial =
        tables.maintenance().isSerial()
            ? new SerialWriter(entity, reservations(entity), executor, clock)
            : null;
    return new ClientMaintainedWriter(backend, entity, planned, executor.retries(), serial);
  }

  private Reservations reservations(EntityRows entity) {
    return new Reservations(entity, MARKER_TTL_SECONDS, executor, clock);
  }

  /** Returns the rows of an entity with these tables; the same for the same tables. */
  public EntityRows rows(EntityTables tables) {
    return rows.computeIfAbsent(
        tables, missing -> new EntityRows(backend, missing, MARKER_TTL_SECONDS));
  }

  /** Returns the writer of batches, which may span several entities. */
  public PlannedWriter planned() {
    return planned;
  }

  /**
   * Returns the writer of single columns of rows that were read, of an entity with these tables.
   */
  public ConditionalColumnUpdate columnUpdate(EntityTables tables) {
    return new ConditionalColumnUpdate(rows(tables), of(tables), executor, clock);
  }

  /**
   * Returns what deletes the rows of partitions that a row limit excludes, of an entity with these
   * tables.
   *
   * @param writer deletes ranges of rows, with all that depends on them
   */
  public PartitionTrimmer trimmer(EntityTables tables, RowLimit limit, EntityWriter writer) {
    return new PartitionTrimmer(backend, tables, limit, writer, executor.retries());
  }

  /** Returns what gives numbers of sequences to inserts. */
  public SequenceNumbers numbers() {
    return numbers;
  }

  /** Returns the executor of plans. */
  public PlanExecutor executor() {
    return executor;
  }

  /** Returns the repair of the reservations of unique values, of an entity with these tables. */
  public ReservedValues reservedValues(EntityTables tables) {
    EntityRows entity = rows(tables);
    return new ReservedValues(entity, reservations(entity), MARKER_TTL_SECONDS, executor, clock);
  }

  /** Returns the background work. */
  public Background background() {
    return background;
  }
}
