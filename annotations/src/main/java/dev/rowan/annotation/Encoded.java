package dev.rowan.annotation;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * States that the text, number or bytes of a property encode something else. Cassandra sorts and
 * compares the encoding, so rule {@code TYP-02} reports it in a key. A property that encodes a time
 * counts as a time in rules about partitions.
 * <!-- tag: api-encoded -->
 *
 * <pre>{@code
 * @Entity
 * public record Timetable(
 *     @PartitionKey(0) String line,
 *     @SuppressDesign(rule = "TYP-02", because = "the operator's files have days as 20251224")
 *         @PartitionKey(1)
 *         @Encoded(Encoded.As.TIME)
 *         String day,
 *     @Clustering int train) {}
 * }</pre>
 */
@Documented
@Retention(RetentionPolicy.CLASS)
@Target({ElementType.RECORD_COMPONENT, ElementType.FIELD, ElementType.METHOD})
public @interface Encoded {
  /** What the property encodes. */
  As value();

  /** What a property can encode. */
  enum As {
    /** A time, such as the text {@code 24122025} for a day. */
    TIME,
    /** A number as text or bytes. */
    NUMBER,
    /** Several values that are joined, such as {@code CA|94016|17}. */
    PARTS
  }
}
