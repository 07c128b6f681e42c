package dev.rowan.docs.guide;

import dev.rowan.Rowan;
import java.time.Instant;
import java.util.UUID;

/** A version of a program that stores rides in an open store. */
public interface RideWriter {
  /** One ride by its key. */
  record RideKey(String station, Instant startedAt, UUID bike) {}

  /** Prepares the store, as the deployment of this version does. */
  void prepare(Rowan rowan);

  void save(RideKey key, int meters);
}
