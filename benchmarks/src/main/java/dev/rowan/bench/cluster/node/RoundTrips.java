package dev.rowan.bench.cluster.node;

import java.util.concurrent.CompletionStage;

/** Calls of a real node, implemented in one way; numbers are those of {@link TripTables}. */
interface RoundTrips {
  /** Writes one row. */
  void save(long number);

  /** Reads one row, and returns a value that depends on it. */
  int find(long number);

  /** Writes the rows of one partition as one batch. */
  void savePartition(long first);

  /** Writes one row and its two entries in other tables as one batch. */
  void saveWithEntries(long number);

  /** Writes one row of an entity with two index tables. */
  void saveIndexed(long number);

  /** Writes one ware with a copy by its seller. */
  void saveWare(long number);

  /** Gives a ware another seller, so that its copy moves; row and copies are one logged batch. */
  void moveWare(long number, String seller);

  /** Starts to write one row. */
  CompletionStage<?> saving(long number);
}
