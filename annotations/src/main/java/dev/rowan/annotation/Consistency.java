package dev.rowan.annotation;

/**
 * How many replicas must answer, in Cassandra's terms. A store with one copy of the data meets
 * every level.
 */
public enum Consistency {
  /** A replica, or a node that keeps the write for one; for writes alone. */
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
  /** More than half of the replicas in the data center of the caller. */
  LOCAL_QUORUM,
  /** More than half of the replicas in each data center. */
  EACH_QUORUM,
  /** One replica in the data center of the caller. */
  LOCAL_ONE,
  /**
   * For conditions, and for reads that must see their outcome: in the order of all data centers.
   */
  SERIAL,
  /** As {@link #SERIAL}, in the order of the data center of the caller alone. */
  LOCAL_SERIAL;

  /** Returns whether this is a level of conditions: {@link #SERIAL} or {@link #LOCAL_SERIAL}. */
  public boolean isSerial() {
    return this == SERIAL || this == LOCAL_SERIAL;
  }
}
