package dev.rowan.sample.tour;

import dev.rowan.Rowan;

/**
 * Shows one system: a store goes in, and the data that the tour writes and the answers to its
 * queries are printed. A second tour of the same store writes the same rows again.
 */
@FunctionalInterface
public interface Tour {
  /** Writes the data of the system, and prints its queries. */
  void show(Rowan rowan, Screen screen);
}
