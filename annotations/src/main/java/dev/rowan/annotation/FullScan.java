package dev.rowan.annotation;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * Makes a method read every row of an entity's table, from every node, in the stored order of the
 * partitions. The method has no parameter, a {@code Limit}, or a {@code PageRequest} with a {@code
 * Page} as result. As with {@link Select}, the result can be a projection; a projection to
 * properties of the partition key and {@code @Static} properties is read once for each partition.
 * <!-- tag: api-full-scan -->
 *
 * <pre>{@code
 * @FullScan(because = "the nightly archive reads all rooms")
 * Stream<Message> all();
 * }</pre>
 */
@Documented
@Retention(RetentionPolicy.CLASS)
@Target(ElementType.METHOD)
public @interface FullScan {
  /**
   * The entity whose table is read. Required only if the result is no entity, and no other method
   * of the DAO shows the entity or several entities are shown.
   */
  Class<?> entity() default void.class;

  /**
   * What the method returns of each row instead of the entity: the name of one property, whose
   * values the method returns, or {@code count(*)} for the number of rows; with {@link #groupBy}
   * what it returns of each group. See {@link Select#columns}.
   */
  String columns() default "";

  /**
   * The properties by which rows are grouped, separated by commas; see {@link Select#groupBy}. They
   * are all properties of the partition key, in any order, and possibly the first ones of the
   * clustering: the scan reads one partition after another. If empty, rows are not grouped.
   */
  String groupBy() default "";

  /** The reason why a full scan is acceptable; must not be blank. */
  String because();
}
