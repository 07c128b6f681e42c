package dev.rowan.annotation;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * Stores a {@code float[]} property as a CQL vector: a single value of fixed length.
 * <!-- tag: api-dimensions -->
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
public @interface Dimensions {
  /** The length of every array, from 1 to 8192. */
  int value();
}
