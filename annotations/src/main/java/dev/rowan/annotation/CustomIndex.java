package dev.rowan.annotation;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Repeatable;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * Declares an index table: a further table that stores the entity's rows under another key. Rowan
 * maintains the index table with every write of the entity. Each row of the index table is an
 * entry. An entry holds only keys, some columns, or a whole copy of the row; see {@link #include}.
 *
 * <p>A key component is one of:
 *
 * <ul>
 *   <li>a property: {@code "sellerId"};
 *   <li>the hour, day, week, month or year of a date or time property: {@code "day(listedAt)"};
 *   <li>the text of a date or time property by a pattern of {@link
 *       java.time.format.DateTimeFormatter}, in UTC: {@code "format(listedAt, 'yyyyMMdd')"};
 *   <li>a text in lower case, by the rules of {@link java.util.Locale#ROOT}: {@code
 *       "lower(email)"};
 *   <li>a collection property: {@code "tags"} creates one entry per element, or per key of a map;
 *   <li>in the partition key, the shard of a property: {@code "shard(id, 16)"} divides one large
 *       partition into 16.
 * </ul>
 *
 * <p>{@code as} gives a component another column name: {@code "day(listedAt) as added_day"}. A DAO
 * parameter for a computed component, or for an element, is then named {@code addedDay}. A property
 * keeps its name in DAO methods: with {@code "sellerId as vendor"}, the parameter is {@code
 * sellerId}.
 *
 * <p>The key must contain what identifies one row, so that one entry belongs to exactly one row:
 * the entity's whole primary key, or all of its {@link Identity} properties, or a {@link
 * GeneratedValue} UUID of its primary key. In the last two cases no key component of the index can
 * change, and the other columns of the primary key are regular columns of the index table. A row
 * has no entry if a key component is null or an empty collection.
 * <!-- tag: visit -->
 *
 * <pre>{@code
 * @Entity
 * @CustomIndex(
 *     name = "visits_by_tag",
 *     partition = {"tags", "day(at)"},
 *     clustering = {"at desc", "page"})
 * @CustomIndex(
 *     name = "visits_by_hour",
 *     partition = {"hour(at)", "shard(page, 8)"},
 *     clustering = {"at", "page"})
 * public record Visit(
 *     @PartitionKey String page, @Clustering Instant at, String visitor, Set<String> tags) {}
 * }</pre>
 */
@Documented
@Repeatable(CustomIndexes.class)
@Retention(RetentionPolicy.CLASS)
@Target(ElementType.TYPE)
public @interface CustomIndex {
  /** The name of the index table. */
  String name();

  /** The components of the partition key; at least one. */
  String[] partition();

  /**
   * The clustering columns in order. Append {@code " desc"} to sort a column from largest to
   * smallest.
   */
  String[] clustering() default {};

  /**
   * Further properties to store in each entry. A select that needs only stored properties reads no
   * second table. {@code "*"} stores all properties, and {@code "title as headline"} gives the
   * column of a property another name.
   */
  String[] include() default {};

  /** The maintenance mode: how writes keep the entries consistent with the rows. */
  Maintain maintain() default Maintain.DEFAULT;

  /**
   * The longest life of an entry, shorter than that of the rows: {@code ttl = @Ttl(days = 7)}. An
   * entry expires this time after the insert of its row, and the row stays. A select through the
   * index then no longer finds the row. All properties of such an index must be in the primary key
   * or {@link Immutable}. By default, an entry expires with its row.
   */
  Ttl ttl() default @Ttl;

  /**
   * Returns whether Rowan maintains a list of the periods that may have entries, in the table
   * {@code <index>_buckets}: see {@link Bucket#bucketList}. The partition key of the index then has
   * one period, such as {@code hour(at)}, and the property of the period is its first clustering
   * column. A select needs no range of that property.
   */
  boolean bucketList() default false;
}
