package dev.rowan.annotation;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * States how many elements a collection property has. An index on the elements has that many
 * entries per row, so the compiler can estimate the cost of a write.
 * <!-- tag: api-elements -->
 *
 * <pre>{@code
 * @Entity
 * @CustomIndex(name = "documents_by_tag", partition = "tags", clustering = "id")
 * public class Document {
 *   @PartitionKey UUID id;
 *
 *   @Elements(avg = 5, max = 50)
 *   Set<String> tags; // five entries of documents_by_tag on average
 *
 *   @Dimensions(384)
 *   float[] embedding; // always 384 elements
 * }
 * }</pre>
 */
@Documented
@Retention(RetentionPolicy.CLASS)
@Target({ElementType.RECORD_COMPONENT, ElementType.FIELD, ElementType.METHOD})
public @interface Elements {
  /** The average number of elements. */
  long avg();

  /** The largest number of elements; 0 if the number is close to {@link #avg}. */
  long max() default 0;
}
