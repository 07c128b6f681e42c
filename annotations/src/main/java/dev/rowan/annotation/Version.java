package dev.rowan.annotation;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * Makes a {@code long} property the version of its row, for optimistic locking. A writer that read
 * an older version writes nothing and fails.
 *
 * <p>An {@link Insert} writes version 1 if the row does not exist. An {@link Update} or {@link
 * Delete} of an entity applies if the row has the entity's version. An update adds 1 to the
 * version. An update by key takes the version as a parameter. If the write does not apply, a {@code
 * void} method throws {@code StaleVersionException}; other methods return {@code boolean} or {@code
 * Applied<T>}.
 *
 * <p>The caller's entity keeps its version: read the row again before the next change. A row that
 * is deleted and inserted again starts at version 1. On a cluster, an entity with indexes needs
 * {@link Maintain#SERIAL}.
 * <!-- tag: ticket -->
 *
 * <pre>{@code
 * @Entity
 * @CustomIndex(
 *     name = "tickets_by_event",
 *     partition = "event",
 *     clustering = {"price", "id"},
 *     include = "*",
 *     maintain = Maintain.SERIAL)
 * @CustomIndex(
 *     name = "tickets_by_day",
 *     partition = {"day(issued)", "shard(id, 4)"},
 *     clustering = {"issued desc", "id"})
 * public record Ticket(
 *     @PartitionKey UUID id,
 *     @Immutable String event,
 *     @Immutable Instant issued,
 *     int price,
 *     String holder,
 *     @Version long version) {}
 * }</pre>
 */
@Documented
@Retention(RetentionPolicy.CLASS)
@Target({ElementType.RECORD_COMPONENT, ElementType.FIELD, ElementType.METHOD})
public @interface Version {}
