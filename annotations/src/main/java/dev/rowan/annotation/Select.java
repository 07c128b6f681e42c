package dev.rowan.annotation;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * Makes a method read rows. Each parameter restricts the property of the same name: to one value,
 * to any value of a {@code Collection}, or to a {@code Range}. A {@code Range} restricts the
 * clustering column that follows the other restricted columns. A {@code Limit} sets the largest
 * number of rows, and a {@code PerPartitionLimit} that of each partition. A {@code PageRequest}
 * requires {@code Page} as result.
 *
 * <p>The compiler chooses the table that serves the method: the entity's own table or an index
 * table.
 *
 * <p>The result is the entity, in one of these types:
 *
 * <table>
 * <caption>Results</caption>
 * <tr><th>type<th>if there is no row
 * <tr><td>{@code T}, for one row<td>{@code UnreadableRowException}
 * <tr><td>{@code Optional<T>}, for one row<td>empty
 * <tr><td>{@code List<T>}, {@code Stream<T>}, {@code Page<T>}<td>empty
 * <tr><td>{@code Map<K, T>}, by the values of the one parameter {@code Collection<K>}, in the
 *     order of the request; the parameters give the whole key<td>the key is absent
 * <tr><td>{@code boolean}: whether a row exists<td>false
 * <tr><td>{@code long} with {@code columns = "count(*)"}: the number of rows<td>0
 * <tr><td>the value of an aggregate such as {@code columns = "max(price)"}, a record of several, or
 *     an {@code Optional} of it<td>null or empty; 0 for sum and avg
 * <tr><td>{@code List<R>}, {@code Stream<R>}, {@code Flow.Publisher<R>} with {@link #groupBy}: a
 *     result for each group of rows<td>empty
 * <tr><td>{@code CompletionStage} or {@code CompletableFuture} of one of these<td>the same
 * <tr><td>{@code Flow.Publisher<T>}, which reads rows as a subscriber requests them<td>completes
 *     without a row
 * </table>
 *
 * <p>In place of the entity it can be a <em>projection</em>: a record whose components have the
 * names and the types of properties, or a class with a constructor that has such parameters: the
 * one with {@code ConstructorProperties}, or the only one with parameters. Only the columns of a
 * projection are read, and an index that holds them serves the method without reading rows. A
 * projection to properties of the partition key and {@code @Static} properties is read once for
 * each partition, if the parameters restrict no clustering column. It exists as long as the
 * partition has a row or a static value.
 *
 * <p>With {@link #columns}, the method returns the values of one property. For a row without the
 * value, an {@code Optional} is empty, {@code T} is null, and a list, stream, page or map has null:
 * it has one element for each row. A publisher leaves out the rows without the value.
 *
 * <p>A read of existence requests one row, and of it only the key. A count requests the keys of the
 * rows page by page, so its cost grows with the rows: 1 request for each page, in memory of one
 * page. While a program maintains {@code ATOMIC}, {@code VERIFIED} or {@code SERIAL} indexes on a
 * cluster, both read whole rows, as all columns tell whether a row exists. Static values alone are
 * no row.
 * <!-- tag: reading-rows -->
 *
 * <pre>{@code
 * @Select
 * Optional<Reading> find(String station, LocalDate day, Instant at);
 *
 * @Select
 * List<Reading> latest(String station, LocalDate day, Limit limit);
 *
 * @Select(orderBy = "at asc")
 * Stream<Reading> between(String station, LocalDate day, Range<Instant> at);
 *
 * @Select
 * Page<Reading> ofDay(String station, LocalDate day, PageRequest page);
 *
 * @Select
 * CompletionStage<Optional<Reading>> findLater(String station, LocalDate day, Instant at);
 * }</pre>
 *
 * Projections:
 * <!-- tag: projections -->
 *
 * <pre>{@code
 * record Judgement(Instant at, Quality quality) {}
 *
 * record Device(String station, LocalDate day, String firmware) {}
 *
 * @Select
 * List<Judgement> judgements(String station, LocalDate day, Limit limit);
 *
 * @Select
 * Optional<Device> device(String station, LocalDate day); // whether or not there are readings
 * }</pre>
 *
 * Values, existence, number of rows:
 * <!-- tag: values -->
 *
 * <pre>{@code
 * @Select(columns = "quality")
 * Optional<Quality> quality(String station, LocalDate day, Instant at);
 *
 * @Select(columns = "at")
 * List<Instant> times(String station, LocalDate day, Limit limit);
 *
 * @Select
 * boolean exists(String station, LocalDate day); // whether there is any reading of the day
 *
 * @Select(columns = "count(*)")
 * long number(String station, LocalDate day);
 *
 * @Select(orderBy = "at desc")
 * CompletableFuture<Optional<Reading>> newest(String station, LocalDate day);
 * }</pre>
 *
 * Parts of values:
 * <!-- tag: value-parts -->
 *
 * <pre>{@code
 * @Select(columns = "target.city")
 * Optional<String> city(String route, int number);
 *
 * @Select(columns = "scans['LYS']")
 * List<Integer> scansInLyon(String route); // null for a waybill that Lyon has not seen
 *
 * record Stop(int number, String city, Integer scans) {}
 *
 * @Select(columns = "number, target.city, scans['LYS']")
 * Stream<Stop> stops(String route);
 *
 * @Select(columns = "target.city")
 * List<String> cities(String carrier); // the index alone: it includes the destination
 * }</pre>
 *
 * Aggregates:
 * <!-- tag: aggregates -->
 *
 * <pre>{@code
 * record Day(long sales, BigDecimal turnover, BigDecimal highest, Instant last) {}
 *
 * @Select(columns = "count(*), sum(price), max(price), max(at)")
 * Day day(String shop);
 *
 * @Select(columns = "avg(pieces)")
 * int pieces(String item); // through an index, and rounded as Cassandra rounds
 *
 * @Select(columns = "min(price)")
 * Optional<BigDecimal> cheapest(Collection<String> shop);
 * }</pre>
 *
 * Groups:
 * <!-- tag: groups -->
 *
 * <pre>{@code
 * record Turnover(LocalDate day, long checkouts, BigDecimal total) {}
 *
 * record Best(LocalDate day, String item, BigDecimal highest) {}
 *
 * @Select(columns = "day, count(*), sum(price)", groupBy = "day")
 * List<Turnover> daily(String shop, Limit limit); // the newest days first, as rows are stored
 *
 * @Select(columns = "day, item, max(price)", groupBy = "day, item")
 * Stream<Best> best(String shop, Range<LocalDate> day);
 *
 * @Select(columns = "day", groupBy = "day")
 * List<LocalDate> days(String shop); // each day once
 *
 * record Monthly(String shop, LocalDate day, long checkouts, BigDecimal total) {}
 *
 * @FullScan(
 *     columns = "shop, day, count(*), sum(price)",
 *     groupBy = "shop, day",
 *     because = "a report of each month")
 * Stream<Monthly> report(); // all shops, partition by partition
 * }</pre>
 *
 * Conditions:
 * <!-- tag: where -->
 *
 * <pre>{@code
 * @Select(where = "seller = :seller and (price, id) <= (:price, :id)")
 * List<Quote> from(Seller seller, int price, int id, Limit limit);
 *
 * @Select(where = "price >= :least and price < 100", orderBy = "price asc")
 * Page<Quote> affordable(Seller seller, int least, PageRequest page); // seller restricts as always
 *
 * @Select(where = "at >= :from and at < :to", columns = "count(*)")
 * long number(Instant from, Instant to); // reads the days between, 4 shards of each
 *
 * @Select(where = "seller in (:one, :other) and price = 7", columns = "title")
 * List<String> titles(Seller one, Seller other);
 * }</pre>
 */
@Documented
@Retention(RetentionPolicy.CLASS)
@Target(ElementType.METHOD)
public @interface Select {
  /**
   * The entity whose table is read. Required only if the result is no entity, and no other method
   * of the DAO shows the entity or several entities are shown.
   */
  Class<?> entity() default void.class;

  /**
   * What the method returns of each row instead of the entity: the name of one property, whose
   * values the method returns, or {@code count(*)} for the number of rows. For several properties,
   * return a projection and leave this empty.
   *
   * <p>{@code prices['EUR']} is the value of one key of a map, and {@code place.hall} is one field
   * of a user-defined type, in the type of the value or of the field; null without it. The key is a
   * constant, written as in {@link #where}. On a cluster of Cassandra 4.0 or later, the servers
   * return the part alone. While a program maintains {@code ATOMIC}, {@code VERIFIED} or {@code
   * SERIAL} indexes, they return whole rows.
   *
   * <p>{@code writetime(title)} is the time at which the value of a property was written, an {@code
   * Instant} or a {@code Long} of microseconds since 1970. {@code ttl(title)} is the time for which
   * the value still exists, a {@code Duration} or an {@code Integer} of seconds; null if the value
   * never expires. Both are null without a value; a component of a record can be a primitive, which
   * is 0 then. The property is beside the key and has one cell. Through an index, the method reads
   * the row of each entry. {@link WriteTime} makes such a time a property of the entity.
   *
   * <p>{@code similarity_cosine(meaning)}, {@code similarity_dot_product(meaning)} and {@code
   * similarity_euclidean(meaning)} are how near the row is to the vector of {@code orderBy =
   * "meaning ann of :near"}, a {@code Float}. The function is that of the index.
   *
   * <p>{@code min(price)}, {@code max(price)}, {@code sum(price)} and {@code avg(price)} are one
   * value for all rows, in the type of the property and with the results of Cassandra: integers
   * wrap around, and rows without the value do not count. Without any value, the smallest and the
   * largest are null, the sum and the mean are 0. The program reads the values page by page, so the
   * cost grows with the rows. No other columns than {@code count(*)} stand beside them, unless rows
   * are grouped, see {@link #groupBy}.
   *
   * <p>A list, such as {@code "title, writetime(title)"}, is for a record that receives the values
   * by position.
   */
  String columns() default "";

  /**
   * The properties by which rows are grouped, separated by commas: rows with the same values in
   * them become one result, such as {@code groupBy = "day"} with {@code columns = "day, count(*),
   * max(price)"}. If empty, rows are not grouped.
   *
   * <p>In {@code columns} are aggregates, and properties: the value of a property is that of the
   * first row of the group, which is null if the row does not have it. The method returns a {@code
   * List}, a {@code Stream} or a {@code Flow.Publisher} of the results, in the order of the rows. A
   * {@code Limit} is the largest number of groups.
   *
   * <p>The properties are the first ones of the order of the read, so that the rows of a group
   * follow each other. A property that has one value in the whole read has no effect. The program
   * reads the values page by page and holds one page of rows, so the cost grows with the rows.
   */
  String groupBy() default "";

  /**
   * A condition on the rows, for what the types of parameters cannot say: comparisons joined by
   * {@code and}, such as {@code "sellerId = :seller and price <= :price"}. In front is the name of
   * a property, then an operator, then a parameter of the method with a colon, or a constant.
   *
   * <table>
   * <caption>Comparisons</caption>
   * <tr><th>comparison<th>meaning
   * <tr><td>{@code price = :price}<td>one value
   * <tr><td>{@code price in (:low, 5)}, {@code price in :prices}<td>one of several values; the
   *     parameter is a {@code Collection}
   * <tr><td>{@code price > :low and price <= 100}<td>a range; {@code < <= > >=} are its ends, of
   *     which one can be missing
   * <tr><td>{@code (price, id) <= (:price, :id)}<td>a range over clustering columns that follow
   *     each other in the key. They are compared as a tuple, by ascending values, whatever the
   *     stored order is
   * </table>
   *
   * <p>Constants are texts in apostrophes, numbers, {@code true} and {@code false}; a constant of
   * an enum is its name as a text, and a timestamp is a text with an offset, such as {@code
   * '2024-05-17T12:00:00Z'}. A parameter that the condition names has the type of the property, and
   * must not be null. A parameter that it does not name restricts the property of its name as
   * without a condition. The compiler checks the names and the types, and the method needs a table
   * that serves it: a condition never filters rows.
   */
  String where() default "";

  /**
   * The order of the rows: properties separated by commas, such as {@code "price desc"}.
   *
   * <p>If empty, rows come in the stored order of the table that serves the method. If a {@code
   * Collection} names several partitions, the partitions come one after another in the order of
   * their keys. If set, the rows of several partitions are merged, and a method that returns one
   * row returns the first in this order.
   *
   * <p>{@code "embedding ann of :near"} orders rows by the nearness of their vectors to that of the
   * parameter, the nearest first. It needs a {@link NativeIndex} of the vectors and a {@code Limit}
   * of at most 1,000, or a method that returns one row.
   */
  String orderBy() default "";
}
