package dev.rowan.annotation;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * Maps a record, a bean or an immutable class to a table: one instance is one row.
 *
 * <p>A record maps every component. A class maps every non-static field that is not {@link
 * Transient}, and those of its superclasses. Rowan reads a field by its getter: {@code getName()},
 * {@code name()}, or {@code isName()} for a {@code boolean}. A field that is not private needs no
 * getter. The annotations of a property are on its field or on its getter.
 *
 * <p>Rowan creates an object in the first of these ways that the class has:
 *
 * <ol>
 *   <li>by a constructor without parameters, and a setter for each field: {@code setName(value)},
 *       or {@code name(value)} if it returns the object or nothing; a field that is neither private
 *       nor final needs no setter;
 *   <li>by a constructor with a parameter for each field, of the same name and type, or with names
 *       in {@code java.beans.ConstructorProperties};
 *   <li>by a builder: the static method {@code builder()}, a method of its result for each field,
 *       and {@code build()}.
 * </ol>
 *
 * <p>These members are not private and declare no checked exceptions.
 * <!-- tag: item -->
 *
 * <pre>{@code
 * @Entity
 * @CustomIndex(
 *     name = "items_by_seller",
 *     partition = "sellerId",
 *     clustering = {"price desc", "id"},
 *     include = "*")
 * public record Item(
 *     @PartitionKey UUID id, @Immutable String sellerId, String title, BigDecimal price) {}
 * }</pre>
 */
@Documented
@Retention(RetentionPolicy.CLASS)
@Target(ElementType.TYPE)
public @interface Entity {
  /**
   * The name of the table. If empty, the name is the type's simple name in snake case: {@code
   * LogLine} becomes {@code log_line}.
   */
  String value() default "";

  /**
   * The name of the table that stored the entities before, if the entity got another key: the table
   * {@link #value} was an index of that table with all columns, and took its place. State it in the
   * first version of the program whose entity has the new table, and until the former table is
   * dropped.
   *
   * <p>A program that opens the entity is refused until the index is built. {@code
   * rowan.schema().dropping(…)} compares the rows of both tables before it drops the former one.
   * <!-- tag: ride-third -->
   *
   * <pre>{@code
   * @Entity(value = "daily_ride", formerly = "ride")
   * public record Ride(
   *     @PartitionKey(0) String station,
   *     @PartitionKey(1) @Bucket(of = "startedAt", unit = ChronoUnit.DAYS) @Nullable LocalDate day,
   *     @Clustering(0) Instant startedAt,
   *     @Clustering(1) UUID bike,
   *     int meters,
   *     @Frozen Set<String> tags) {}
   * }</pre>
   */
  String formerly() default "";

  /**
   * States that the table stays small for ever: at most 10,000 rows and 10 MB. Rules about few or
   * growing partitions then do not apply.
   */
  boolean small() default false;
}
