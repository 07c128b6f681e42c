package dev.rowan.write;

import dev.rowan.backend.Backend;
import dev.rowan.mutation.Consequences;
import dev.rowan.upkeep.EntityTables;
import dev.rowan.upkeep.Upkeep;

/** Makes the writers of entities, which share a clock and the work that no caller waits for. */
public final class Writers {
  /** As long as Cassandra keeps tombstones unless told otherwise: {@code gc_grace_seconds}. */
  static final int MARKER_TTL_SECONDS = 864_000;

  private final Backend backend;
  private final Background background;
  private final ChangeClock clock;

  /** Makes writers for this backend. */
  public Writers(Backend backend) {
    this.backend = backend;
    this.background = new Background(backend);
    this.clock = ChangeClock.ofSystem();
  }

  /** Returns the writer of an entity with these tables. */
  public EntityWriter of(EntityTables tables) {
    if (tables.protocol() == null) {
      Consequences upkeep = Upkeep.of(tables.derived());
      return new IsolatedWriter(backend, upkeep);
    }
    return new KeptWriter(backend, tables, MARKER_TTL_SECONDS, background, clock);
  }

  /** Returns the work that no caller waits for. */
  public Background background() {
    return background;
  }
}
