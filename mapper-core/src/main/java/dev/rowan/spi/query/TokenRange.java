package dev.rowan.spi.query;

/**
 * A range of partition tokens of Cassandra's Murmur3 partitioner.
 *
 * @param after the exclusive lower end; {@link Long#MIN_VALUE}, which no partition has, for no
 *     lower end
 * @param upTo the inclusive upper end; the range is empty if it is less than {@code after}
 */
public record TokenRange(long after, long upTo) {
  /** The range of all partitions. */
  public static final TokenRange ALL = new TokenRange(Long.MIN_VALUE, Long.MAX_VALUE);
}
