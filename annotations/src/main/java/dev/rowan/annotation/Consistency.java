package dev.rowan.annotation;

/**
 * The number of replicas that must answer a request, with the names and meanings of Cassandra. A
 * store with a single copy of the data satisfies every level.
 */
public enum Consistency {
  /** One replica, or one node that stores a hint for a replica. Allowed for writes only. */
  ANY,
  /** One replica. */
  ONE,
  /** Two replicas. */
  TWO,
  /** Three replicas. */
  THREE,
  /** More than half of all replicas. */
  QUORUM,
  /** Every replica. */
  ALL,
  /** More than half of the replicas in the local data center. */
  LOCAL_QUORUM,
  /** More than half of the replicas in each data center. */
  EACH_QUORUM,
  /** One replica in the local data center. */
  LOCAL_ONE,
  /**
   * Linearizable across all data centers. For conditional writes, and for reads that must return
   * the result of conditional writes.
   */
  SERIAL,
  /** Linearizable within the local data center. For the same requests as {@link #SERIAL}. */
  LOCAL_SERIAL;

  /** Returns whether this level is {@link #SERIAL} or {@link #LOCAL_SERIAL}. */
  public boolean isSerial() {
    return this == SERIAL || this == LOCAL_SERIAL;
  }
}
