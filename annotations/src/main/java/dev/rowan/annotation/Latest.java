package dev.rowan.annotation;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Repeatable;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * Declares a table of the latest row of each owner, such as the current value of each sensor. Rowan
 * maintains the table with every write of the entity, and reads it for selects that return the
 * latest row of an owner. The latest row is the one with the largest time, whatever the order of
 * writes: a row that arrives late does not replace a newer one.
 *
 * <p>Owner and time are properties of the primary key, so they never change in a row. Rows of the
 * entity cannot be deleted by methods (DAO-27), and all of them have the TTL of the entity: a
 * {@link dev.rowan.annotation.Ttl} or none.
 *
 * <p>A write reads nothing. On a cluster, the row, its entry and the deletion of older entries are
 * one logged batch.
 * <!-- tag: temperature -->
 *
 * <pre>{@code
 * @Entity
 * @Latest(name = "latest_temperatures", partition = "sensor", by = "at", include = "value")
 * public record Temperature(
 *     @PartitionKey(0) String sensor,
 *     @PartitionKey(1) @Bucket(of = "at", unit = ChronoUnit.DAYS, maxWalk = 30)
 *         @Nullable LocalDate day,
 *     @Clustering(order = Order.DESC) Instant at,
 *     double value,
 *     @Nullable String note) {
 *   public static Temperature of(String sensor, Instant at, double value) {
 *     return new Temperature(sensor, null, at, value, null);
 *   }
 * }
 * }</pre>
 */
@Documented
@Repeatable(AllLatest.class)
@Retention(RetentionPolicy.CLASS)
@Target(ElementType.TYPE)
public @interface Latest {
  /** The name of the table. */
  String name();

  /** The properties that identify the owner; at least one. */
  String[] partition();

  /** The property that is the time of a row. */
  String by();

  /**
   * Further properties to store in the table. A select that needs only stored properties reads no
   * second table. A single {@code "*"} stores all properties.
   */
  String[] include() default {};
}
