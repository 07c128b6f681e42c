package dev.rowan.annotation;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * Makes a method read or write by a CQL statement. A SELECT reads the table of an entity, of an
 * index, or of unique values. An INSERT, UPDATE or DELETE writes the table of an entity. The
 * compiler checks the statement and plans it as a method with {@link Select}, {@link Insert},
 * {@link Update}, {@link Increment} or {@link Delete}. No text reaches a store, so it runs on each
 * store. Reads of an index table have the guarantees of the index, and writes maintain indexes,
 * copies and unique values.
 *
 * <p>The statement names tables and columns, and parameters of the method with a colon. Each
 * parameter that is a value occurs in the statement and has the type of the column's property. It
 * must not be null, except as a new value of a column. {@code Limit}, {@code PerPartitionLimit},
 * {@code PageRequest}, {@code ReadOptions} and {@code WriteOptions} are parameters as with the
 * other annotations.
 *
 * <p>The results of a SELECT are those of {@link Select}. For {@code *}, the method returns the
 * entity, or whether a row exists. For one column it returns the value. For several it returns a
 * record: each component receives the column of the property with its name, or the column with its
 * name as alias. An alias {@code max_price} names the component {@code maxPrice}; an aggregate
 * without alias has such a name too. The results of a write are those of the other writes: {@code
 * void}, {@code Write}, and with IF {@code boolean} or {@code Applied}. Methods of a DAO with
 * {@code @Query} can be called from several threads.
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
   * <tr><td>BEGIN BATCH, APPLY BATCH<td>INSERT, UPDATE and DELETE statements between them, of
   *     several entities too; the method returns {@code void} or a stage of it
   * <tr><td>WHERE<td>{@code = < <= > >=} and {@code in} on columns of the key, and tuples of them
   * <tr><td>ORDER BY<td>clustering columns, in the stored order or in its reverse
   * <tr><td>LIMIT, PER PARTITION LIMIT<td>a number, an {@code int}, a {@code Limit} or a {@code
   *     PerPartitionLimit}
   * <tr><td>SET<td>a value, {@code null}; {@code +} and {@code -} of elements and of amounts; {@code
   *     column[key]} of maps and lists, {@code column.field}
   * <tr><td>IF<td>{@code exists}, {@code not exists}, conditions as in {@link Update#onlyIf}
   * <tr><td>USING<td>a TTL in seconds, a timestamp in microseconds, or a parameter of type {@code
   *     int}, {@code Duration}, {@code long} or {@code Instant}
   * </table>
   *
   * <p>A timestamp is written with its offset, such as {@code '2024-05-17T12:00:00Z'}. What no
   * table serves, and what cannot be maintained, does not compile. There is no ALLOW FILTERING.
   */
  String value();

  /**
   * The entity whose table the statement reads or writes. Required only if no method of the DAO has
   * the entity as a parameter, as a result or in its annotation.
   */
  Class<?> entity() default void.class;
}
