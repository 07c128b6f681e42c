package dev.rowan.annotation;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * States that a property never changes after its row is written. On a type, states this for all its
 * properties. An index whose key columns are all immutable needs no read before a write.
 * <!-- tag: purchase -->
 *
 * <pre>{@code
 * @Entity
 * @CustomIndex(
 *     name = "purchases_by_day",
 *     partition = {"day(at)", "shard(id, 16)"},
 *     clustering = {"at desc", "id"},
 *     include = "*")
 * public record Purchase(@PartitionKey UUID id, @Immutable Instant at, String buyer) {}
 * }</pre>
 */
@Documented
@Retention(RetentionPolicy.CLASS)
@Target({ElementType.TYPE, ElementType.RECORD_COMPONENT, ElementType.FIELD, ElementType.METHOD})
public @interface Immutable {}
