package dev.rowan.annotation;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * States that a property has the same value in every row of the table, such as a text below which
 * an index lists all rows. It is short for {@code @Cardinality(distinct = 1)}.
 * <!-- tag: api-constant -->
 *
 * <pre>{@code
 * @Entity(small = true) // without it: KEY-04, all rows are in one partition
 * public record Banner(@PartitionKey @Constant String site, @Clustering int position, String text) {}
 * }</pre>
 */
@Documented
@Retention(RetentionPolicy.CLASS)
@Target({ElementType.RECORD_COMPONENT, ElementType.FIELD, ElementType.METHOD})
public @interface Constant {}
