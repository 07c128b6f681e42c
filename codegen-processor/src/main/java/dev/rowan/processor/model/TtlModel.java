package dev.rowan.processor.model;

/** One {@code @Ttl}: the sum of its attributes in seconds, and the position of the annotation. */
public record TtlModel(long seconds, Origin origin) {
  /** Whether Cassandra accepts the TTL: it is positive and at most 20 years. */
  public boolean isPossible() {
    // the limit of Cassandra, see Attributes.MAX_TTL there
    return seconds > 0 && seconds <= 20L * 365 * 24 * 60 * 60;
  }
}
