package dev.rowan.query;

/**
 * A range of partition tokens as Cassandra's Murmur3 partitioner computes them.
 *
 * @param after the token that all tokens of the range are above; {@link Long#MIN_VALUE}, which no
 *     partition has, for no lower end
 * @param upTo the largest token of the range; a range that ends before it begins is empty
 */
public record TokenRange(long after, long upTo) {
  /** Every partition. */
  public static final TokenRange ALL = new TokenRange(Long.MIN_VALUE, Long.MAX_VALUE);
}
