package dev.rowan.annotation;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Repeatable;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * Declares an index of one property that the servers of a cluster maintain. Rowan creates the
 * index, compares it with the cluster, and uses it for selects that no key serves: by the value of
 * the property, by a {@code Range} of it, or by one element of a collection.
 *
 * <p>Each node indexes its own rows. A select with the whole partition key reads the replicas of
 * one partition. Any other select asks all token ranges of the cluster, even to find one row. For
 * frequent selects over all partitions, and for selects with an order, use a {@link CustomIndex}.
 *
 * <p>The embedded store returns the same rows in the same order. It has no such index: it reads the
 * rows of the partition, or of the table, and returns those that match.
 * <!-- tag: tool -->
 *
 * <pre>{@code
 * @Entity
 * public record Tool(
 *     @PartitionKey String site,
 *     @Clustering UUID id,
 *     @NativeIndex String maker,
 *     @NativeIndex int price,
 *     @NativeIndex Set<String> labels,
 *     @NativeIndex(target = IndexTarget.ENTRIES) Map<String, String> facts,
 *     @NativeIndex(kind = IndexKind.LEGACY, name = "tool_by_shelf") String shelf) {}
 * }</pre>
 */
@Documented
@Repeatable(NativeIndexes.class)
@Retention(RetentionPolicy.CLASS)
@Target({ElementType.RECORD_COMPONENT, ElementType.FIELD, ElementType.METHOD})
public @interface NativeIndex {
  /** The implementation of the index. */
  IndexKind kind() default IndexKind.SAI;

  /**
   * The name of the index, unique in the keyspace. If empty, the name is that of Cassandra: {@code
   * <table>_<column>_idx}, and for a second index of the property {@code <table>_<column>_idx_1}.
   */
  String name() default "";

  /** The indexed part of the property. */
  IndexTarget target() default IndexTarget.VALUES;

  /**
   * How an index of vectors compares them: of a {@code float[]} with {@link Dimensions}. A select
   * with {@code orderBy = "embedding ann of :near"} then returns the nearest rows first. Any other
   * property has the default.
   */
  Similarity similarity() default Similarity.COSINE;
}
