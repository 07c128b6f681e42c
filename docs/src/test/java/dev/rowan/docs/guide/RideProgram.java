package dev.rowan.docs.guide;

import dev.rowan.Rowan;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.UUID;

/** One version of a program whose entity gets another key, on an open store. */
public interface RideProgram {
  /** One ride by its key. */
  record RideKey(String station, Instant startedAt, UUID bike) {}

  /** Prepares the store, as the deployment of this version does. */
  void prepare(Rowan rowan);

  void save(RideKey key, int meters);

  void measure(RideKey key, int meters);

  void remove(RideKey key);

  /** Returns the meters of each ride of a station from a day on. */
  Map<RideKey, Integer> rides(String station, List<Instant> days);

  /** Ends the migration. */
  void end(Rowan rowan);
}
