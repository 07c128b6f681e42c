package dev.rowan.annotation;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Repeatable;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * Declares a further table that holds the entity's rows under other keys and is kept in step with
 * every write: an index of keys only, an index with some columns, or a whole copy.
 *
 * <p>A component of the key is a property ({@code "sellerId"}), the period that a date or time
 * property falls into ({@code "day(listedAt)"}, {@code "hour(listedAt)"}, {@code
 * "month(listedAt)"}), a collection property ({@code "tags"}: one entry for each element, or for
 * each key of a map), or in the partition key the shard that a property falls into ({@code
 * "shard(id, 16)"}: of 16, so that what would be one partition is divided into 16). The key must
 * contain the entity's whole primary key, so that one entry belongs to exactly one row. A row with
 * null in a key component, or with an empty collection there, has no entry.
 */
@Documented
@Repeatable(CustomIndexes.class)
@Retention(RetentionPolicy.CLASS)
@Target(ElementType.TYPE)
public @interface CustomIndex {
  /** The name of the table. */
  String name();

  /** The components of the partition key, at least one. */
  String[] partition();

  /**
   * The clustering columns in order, each followed by {@code " desc"} where largest comes first.
   */
  String[] clustering() default {};

  /**
   * Further properties to store in each entry, so that they can be read without a second request; a
   * lone {@code "*"} stores all.
   */
  String[] include() default {};

  /** How entries are kept in step. */
  Maintain maintain() default Maintain.DEFAULT;
}
