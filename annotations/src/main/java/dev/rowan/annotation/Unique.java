package dev.rowan.annotation;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * Ensures that at most one row of the entity has a given value of the property. A write of a
 * duplicate value fails with {@code UniqueViolationException} and writes nothing. Null is not a
 * value: any number of rows may have null. A select by the property alone finds the row.
 *
 * <p>On the embedded store the row and its value are written in one atomic operation. On a cluster
 * the entity's rows are written as with {@link Maintain#SERIAL}, in three steps: reserve the value,
 * write the row with a condition, release the old value. Two rows never have the same value,
 * despite crashes and concurrent writers. If a crash leaves a value reserved, the next row that
 * needs the value takes it over. On a cluster, a write with a timestamp of the caller is rejected.
 *
 * <p>A row may have a TTL. When the row expires, its values are free for other rows.
 *
 * <p>Values are equal if they are equal as partition keys. Text is case-sensitive. The decimals
 * {@code 1.0} and {@code 1.00} are different.
 * <!-- tag: guest -->
 *
 * <pre>{@code
 * @Entity
 * public record Guest(
 *     @PartitionKey UUID id,
 *     @Unique String email,
 *     @Unique("guest_by_seat_unique") String hall,
 *     @Unique("guest_by_seat_unique") Integer seat) {}
 * }</pre>
 */
@Documented
@Retention(RetentionPolicy.CLASS)
@Target({ElementType.RECORD_COMPONENT, ElementType.FIELD, ElementType.METHOD})
public @interface Unique {
  /**
   * The name of the table that stores the values. If empty, the name is {@code
   * <table>_by_<column>_unique}.
   *
   * <p>Properties with the same table name are unique together: at most one row has their
   * combination of values. A row in which one of them is null has no combination.
   */
  String value() default "";
}
