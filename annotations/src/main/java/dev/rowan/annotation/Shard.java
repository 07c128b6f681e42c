package dev.rowan.annotation;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Repeatable;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * Computes a column of the partition key that divides the rows of one partition among several: the
 * shard of another property of the row, an {@code int} from 0 to {@link #count} - 1. Each write
 * computes the value, whatever the property of the object is. {@link #ROUND_ROBIN} is for rows that
 * are only appended.
 *
 * <p>The property {@link #by} belongs to the primary key. A DAO method that has a value for it
 * reads or writes one shard. Another read reads all shards with bounded concurrency, and merges
 * their rows in the stored order.
 *
 * <p>The shard is the CRC-32C checksum of the value's bytes in CQL's native protocol, modulo {@link
 * #count}. Stored rows depend on the count: another one looks for existing rows in other
 * partitions.
 * <!-- tag: reaction -->
 *
 * <pre>{@code
 * @Entity
 * public record Reaction(
 *     @PartitionKey(0) String post,
 *     @PartitionKey(1) @Shard(count = 8, by = "person") int shard,
 *     @Clustering String person,
 *     Instant at) {
 *   public static Reaction of(String post, String person, Instant at) {
 *     return new Reaction(post, 0, person, at);
 *   }
 * }
 * }</pre>
 *
 * <p>With {@link #ROUND_ROBIN} each insert takes the next shard, whatever the property of the
 * object is, so that the shards get the same number of rows. No other value of the row tells the
 * shard:
 *
 * <ul>
 *   <li>A read visits all shards, unless a parameter gives the shard.
 *   <li>An update, or a delete of one row, takes the shard from the object or from a parameter. An
 *       {@code @Insert} that returns the entity returns it with its shard.
 *   <li>A second insert of the same object stores a second row, in another shard.
 *   <li>An {@code @Increment} without the shard adds to the next one. The value is the sum of all
 *       shards.
 *   <li>The count may grow; it must not become smaller.
 * </ul>
 *
 * <!-- tag: impression -->
 *
 * <pre>{@code
 * @Entity
 * public record Impression(
 *     @PartitionKey(0) String banner,
 *     @PartitionKey(1) @Shard(count = 8, by = Shard.ROUND_ROBIN) int shard,
 *     @Clustering(order = Order.DESC) @GeneratedValue @Column(type = CqlType.TIMEUUID)
 *         @Nullable UUID id,
 *     String country) {
 *   public static Impression of(String banner, String country) {
 *     return new Impression(banner, 0, null, country);
 *   }
 * }
 * }</pre>
 *
 * <p>On the entity itself, the annotation declares a column that no property of the class holds.
 * {@link #column} names the column, and {@link #position} is its place in the partition key. {@link
 * Bucket} has an example.
 */
@Documented
@Repeatable(AllShards.class)
@Retention(RetentionPolicy.CLASS)
@Target({ElementType.TYPE, ElementType.RECORD_COMPONENT, ElementType.FIELD, ElementType.METHOD})
public @interface Shard {
  /** Returns the number of shards, at least 2. */
  int count();

  /** The value of {@link #by} with which each insert takes the next shard. */
  String ROUND_ROBIN = "ROUND_ROBIN";

  /**
   * Returns the name of the property whose values are divided among the shards, or {@link
   * #ROUND_ROBIN}.
   */
  String by();

  /** Returns the name of the column. Only for an annotation of the entity, which needs it. */
  String column() default "";

  /**
   * Returns the place of the column in the partition key, which it shares with the numbers of
   * {@link PartitionKey}. Only for an annotation of the entity, which needs it.
   */
  int position() default -1;
}
