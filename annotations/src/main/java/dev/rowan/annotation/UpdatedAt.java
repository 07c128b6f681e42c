package dev.rowan.annotation;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * Makes each insert, update and patch of a row set a property to the time of the call, by the clock
 * of this machine, in milliseconds and in UTC. The value that the entity has is ignored, also
 * {@code null}. A conditional write sets the property only if it is applied. A write that changes
 * nothing, such as an empty patch, is not sent and does not set it.
 *
 * <p>The property has one of the types {@code Instant}, {@code LocalDateTime}, {@code LocalDate}
 * and {@code java.util.Date}. It is not part of the key, not static and not {@link Immutable}.
 * Methods and patches cannot set it (DAO-26). An update does not change the object that it gets: a
 * read returns the stored time. Comparisons of two states of an entity leave the property out.
 *
 * <p>These calls keep the stored time: deletes, updates of static columns only, imports, and the
 * changes that Rowan makes to copies of other entities.
 * <!-- tag: shipment -->
 *
 * <pre>{@code
 * @Entity
 * @CustomIndex(
 *     name = "shipments_by_status",
 *     partition = "status",
 *     clustering = {"changed desc", "id"})
 * public record Shipment(
 *     @PartitionKey UUID id,
 *     String status,
 *     @Nullable String note,
 *     @UpdatedAt @Nullable Instant changed) {}
 * }</pre>
 */
@Documented
@Retention(RetentionPolicy.CLASS)
@Target({ElementType.RECORD_COMPONENT, ElementType.FIELD, ElementType.METHOD})
public @interface UpdatedAt {}
