package dev.rowan.docs.guide;

import dev.rowan.Rowan;
import java.time.Instant;
import java.util.List;
import java.util.Map;

/** A version of a program whose entity gets another key, and that is part of the migration. */
public interface RideProgram extends RideWriter {
  void measure(RideKey key, int meters);

  void remove(RideKey key);

  /**
   * Returns the meters of each ride of a station.
   *
   * @param days the starts of consecutive days
   */
  Map<RideKey, Integer> rides(String station, List<Instant> days);

  /** Ends the migration. */
  void end(Rowan rowan);
}
