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
 * number of rows. A {@code PageRequest} requires {@code Page} as result.
 *
 * <p>The compiler chooses the table that serves the method: the entity's own table or an index
 * table.
 *
 * <p>The result is the entity, or a <em>projection</em>: a record whose components have the names
 * and the types of properties. Only the columns of a projection are read, and an index that holds
 * them serves the method without reading rows. A projection to properties of the partition key and
 * {@code @Static} properties is read once for each partition, if the parameters restrict no
 * clustering column. It exists as long as the partition has a row or a static value.
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
 */
@Documented
@Retention(RetentionPolicy.CLASS)
@Target(ElementType.METHOD)
public @interface Select {
  /**
   * The entity whose table is read. Required only for a projection, if no other method of the DAO
   * shows the entity or several entities are shown.
   */
  Class<?> entity() default void.class;

  /**
   * The order of the rows: properties separated by commas, such as {@code "price desc"}.
   *
   * <p>If empty, rows come in the stored order of the table that serves the method. If a {@code
   * Collection} names several partitions, the partitions come one after another in the order of
   * their keys. If set, the rows of several partitions are merged.
   */
  String orderBy() default "";
}
