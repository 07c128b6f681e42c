package dev.rowan.annotation;

/**
 * How a {@link NativeIndex} of vectors compares two of them. The functions are those of Cassandra;
 * a larger result means nearer.
 * <!-- tag: article -->
 *
 * <pre>{@code
 * @Entity
 * public record Article(
 *     @PartitionKey String journal,
 *     @Clustering int number,
 *     @NativeIndex String language,
 *     String title,
 *     @Dimensions(3) @NativeIndex float[] meaning) {} // similarity = Similarity.COSINE
 * }</pre>
 */
public enum Similarity {
  /**
   * By the angle between the vectors: {@code (1 + cos(a, b)) / 2}. A vector of zeros has no angle,
   * so a cluster refuses it.
   */
  COSINE,
  /** By the dot product: {@code (1 + a · b) / 2}. For vectors of length 1 it is the cosine. */
  DOT_PRODUCT,
  /** By the distance between the vectors: {@code 1 / (1 + |a - b|²)}. */
  EUCLIDEAN
}
