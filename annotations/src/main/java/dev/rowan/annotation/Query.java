package dev.rowan.annotation;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * Makes a method read by a CQL statement: a SELECT from the table of an entity, of an index, or of
 * unique values. The compiler checks the statement and plans it as a method with {@link Select}. No
 * text reaches a store, so it runs on each store, and reads of an index table have the guarantees
 * of the index.
 *
 * <p>The statement names tables and columns, and parameters of the method with a colon. Each
 * parameter that is a value occurs in the statement, has the type of the column's property, and
 * must not be null. {@code Limit}, {@code PerPartitionLimit}, {@code PageRequest} and {@code
 * ReadOptions} are parameters as with {@link Select}.
 *
 * <p>The results are those of {@link Select}. For {@code *}, the method returns the entity, or
 * whether a row exists. For one column it returns the value. For several it returns a record: each
 * component receives the column of the property with its name, or the column with its name as
 * alias. An alias {@code max_price} names the component {@code maxPrice}; an aggregate without
 * alias has such a name too. Methods of a DAO with {@code @Query} can be called from several
 * threads.
 * <!-- tag: statements -->
 *
 * <pre>{@code
 * record Offer(String title, int amount) {}
 *
 * record Top(String title, Integer maxPrice) {}
 *
 * record Prices(long number, Integer lowest, Integer highest) {}
 *
 * @Query("select * from listing where id = :id")
 * Optional<Listing> find(int id);
 *
 * @Query(
 *     """
 *     select title, price as amount
 *     from listing_by_seller
 *     where seller = :seller and price < :most
 *     order by price asc
 *     limit 10
 *     """)
 * List<Offer> offers(String seller, int most);
 *
 * @Query(
 *     "select count(*) as number, min(price) as lowest, max(price) as highest"
 *         + " from listing_by_seller where seller = :seller")
 * Prices prices(String seller);
 *
 * @Query("select title, max(price) from listing_by_seller where seller = :seller")
 * Optional<Top> top(String seller); // the title is that of the first row, the dearest
 *
 * @Query("select title from listing_by_seller where seller = :seller and price >= 5")
 * Page<String> titles(String seller, PageRequest page);
 * }</pre>
 */
@Documented
@Retention(RetentionPolicy.CLASS)
@Target(ElementType.METHOD)
public @interface Query {
  /**
   * The statement.
   *
   * <table>
   * <caption>Clauses</caption>
   * <tr><th>clause<th>what is possible
   * <tr><td>SELECT<td>{@code *}, columns, {@code writetime} and {@code ttl} of a column, {@code
   *     count(*)}, {@code min}, {@code max}, {@code sum} and {@code avg} of a column, aliases by {@code
   *     as}; {@code distinct} for partition keys and static columns
   * <tr><td>WHERE<td>{@code = < <= > >=} and {@code in} on columns of the key, and tuples of them
   * <tr><td>ORDER BY<td>clustering columns, in the stored order or in its reverse
   * <tr><td>LIMIT, PER PARTITION LIMIT<td>a number, an {@code int}, a {@code Limit} or a {@code
   *     PerPartitionLimit}
   * </table>
   *
   * <p>A timestamp is written with its offset, such as {@code '2024-05-17T12:00:00Z'}. What no
   * table serves does not compile, and there is no ALLOW FILTERING.
   */
  String value();

  /**
   * The entity whose table the statement reads. Required only if no method of the DAO has the
   * entity as a parameter, as a result or in its annotation.
   */
  Class<?> entity() default void.class;
}
