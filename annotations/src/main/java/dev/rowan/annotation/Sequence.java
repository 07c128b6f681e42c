package dev.rowan.annotation;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * Makes an {@code @Insert} number a row whose property is null: with a whole number from 1 on that
 * no other row gets, whichever program inserts it. Use it where people read, type or print the
 * number. Where only programs read it, {@link GeneratedValue} makes a UUID without any request.
 *
 * <p>A program reserves a block of numbers by one conditional write in the table {@code
 * rowan_sequence}, and gives them out from memory. So the numbers of one program increase, and
 * those of several programs alternate by blocks. Numbers are missing where an insert failed, or
 * where a program ended with a part of its block.
 *
 * <p>The property has the type {@code Long} or {@code Integer}, or is a record with one component
 * of type {@code long}, {@code int}, {@code Long} or {@code Integer}. An entity has at most one. A
 * value that is not null is stored as it is, and the sequence does not take it into account.
 * Updates and patches number nothing. A method that returns a {@code Write}, and {@code
 * rowan.bulk}, wait in the calling thread while a block is reserved; all other methods do not
 * block.
 *
 * <p>If the sequence reaches the largest number of the type, the insert fails with {@code
 * RejectedInputException} (RUN-66).
 * <!-- tag: receipt -->
 *
 * <pre>{@code
 * @Entity
 * public record Receipt(
 *     @PartitionKey @Sequence(block = 1_000) @Nullable Long number,
 *     String customer,
 *     BigDecimal amount) {}
 * }</pre>
 */
@Documented
@Retention(RetentionPolicy.CLASS)
@Target({ElementType.RECORD_COMPONENT, ElementType.FIELD, ElementType.METHOD})
public @interface Sequence {
  /**
   * Returns how many numbers a program reserves by one conditional write, at least 2. A conditional
   * write takes four round trips between the replicas of one row, so a block should be the inserts
   * of some seconds.
   */
  int block();

  /**
   * Returns the name of the sequence in the store; by default the name of the table, a dot, and the
   * name of the column. Properties with the same name share the numbers.
   */
  String name() default "";
}
