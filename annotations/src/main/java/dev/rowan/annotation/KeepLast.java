package dev.rowan.annotation;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * Bounds the number of rows of each partition: only the first rows in clustering order stay. With a
 * time in descending order these are the newest rows; with points in descending order, the highest
 * scores. Where the age of rows decides instead of their number, use {@link Ttl}: it needs no
 * request.
 *
 * <p>An insert is followed by a trim of its partition: Rowan reads the keys of the rows that stay
 * and of the next one, and deletes the range from the next one to the end. The deleted rows lose
 * their index entries and reserved values too. The insert is complete before the trim begins. If
 * the trim fails, or if the program stops, the insert still succeeds, and the next trim of the
 * partition deletes the rows.
 *
 * <p>So a read can find more rows than {@link #value()}: rows that no trim has deleted yet. They
 * are always the last ones. A read that must not return them has a {@code Limit}.
 *
 * <p>A trim never deletes one of the first rows, whatever other programs write at the same time. If
 * a program deletes some of the first rows, fewer rows remain, because the rows after them are gone
 * already.
 * <!-- tag: recent-search -->
 *
 * <pre>{@code
 * @Entity
 * @KeepLast(10)
 * public record RecentSearch(
 *     @PartitionKey String user, @Clustering(order = Order.DESC) Instant at, String text) {}
 * }</pre>
 */
@Documented
@Retention(RetentionPolicy.CLASS)
@Target(ElementType.TYPE)
public @interface KeepLast {
  /** Returns the number of rows of each partition that stay, at least 1. */
  int value();

  /**
   * Returns which inserts trim their partition. 1 means each insert. A larger number {@code k}
   * means one of {@code k} inserts on average, chosen by the key of the row: a partition then has
   * about {@code k} further rows, and an insert costs less. 0 means none: a method with {@link
   * Delete#beyondLast()} or {@code rowan.maintenance().trim(…)} trims.
   */
  int trimEvery() default 1;
}
