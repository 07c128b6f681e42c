package dev.rowan.annotation;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * Names the entities that copy properties from this entity with {@link CopiedFrom}. A write of this
 * entity also rewrites the rows of those entities, so readers and the compiler need the names here.
 * <!-- tag: singer -->
 *
 * <pre>{@code
 * @Entity
 * @CopiedBy(Album.class)
 * public record Singer(@PartitionKey UUID id, String name, String label) {}
 * }</pre>
 */
@Documented
@Retention(RetentionPolicy.CLASS)
@Target(ElementType.TYPE)
public @interface CopiedBy {
  /** The entities that copy from this entity, each named once. */
  Class<?>[] value();
}
