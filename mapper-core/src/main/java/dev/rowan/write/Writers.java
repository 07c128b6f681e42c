package dev.rowan.write;

import dev.rowan.backend.Backend;
import dev.rowan.state.WriterTags;
import dev.rowan.upkeep.EntityTables;
import java.time.InstantSource;
import java.util.concurrent.CompletionStage;
import java.util.function.IntFunction;

/** Makes the writers of entities, which share a clock and the work that no caller waits for. */
public final class Writers {
  /** As long as Cassandra keeps tombstones unless told otherwise: {@code gc_grace_seconds}. */
  public static final int MARKER_TTL_SECONDS = 864_000;

  private final Backend backend;
  private final Attempts attempts;
  private final Background background;
  private final ChangeClock clock;

  private Writers(Backend backend, Attempts attempts, ChangeClock clock) {
    this.backend = backend;
    this.attempts = attempts;
    this.background = new Background(backend, attempts);
    this.clock = clock;
  }

  /** Makes writers for this backend. */
  public Writers(Backend backend) {
    this(
        backend,
        Attempts.ofSystem(),
        new ChangeClock(InstantSource.system(), LeasedTag.of(new WriterTags(backend))));
  }

  /**
   * Makes writers that live by another time than that of the machine.
   *
   * @param pause completes when it is time for the attempt after this many
   */
  public Writers(Backend backend, InstantSource time, IntFunction<CompletionStage<Void>> pause) {
    this(backend, new Attempts(time, pause::apply), ChangeClock.over(time));
  }

  /** Returns the writer of an entity with these tables. */
  public EntityWriter of(EntityTables tables) {
    if (tables.protocol() == null) {
      return new IsolatedWriter(backend, tables);
    }
    return new KeptWriter(
        backend, tables, MARKER_TTL_SECONDS, new Stages(backend, attempts, background), clock);
  }

  /** Returns how rows of an entity with these tables are written in units with others. */
  public EntityRows rows(EntityTables tables) {
    return new EntityRows(backend, tables, MARKER_TTL_SECONDS);
  }

  /** Returns what writes rows of several entities as one unit. */
  public UnitWriter units() {
    return new UnitWriter(backend, new Stages(backend, attempts, background), clock);
  }

  /** Returns what amends rows of an entity with these tables. */
  public Amendment amendment(EntityTables tables) {
    return new Amendment(
        backend,
        tables,
        of(tables),
        MARKER_TTL_SECONDS,
        new Stages(backend, attempts, background),
        clock);
  }

  /** Returns how requests are made again. */
  public Attempts attempts() {
    return attempts;
  }

  /** Returns what sets the reservations of unique values right, of an entity with these tables. */
  public ReservedValues reservedValues(EntityTables tables) {
    return new ReservedValues(
        backend, tables, MARKER_TTL_SECONDS, new Stages(backend, attempts, background), clock);
  }

  /** Returns the work that no caller waits for. */
  public Background background() {
    return background;
  }
}
