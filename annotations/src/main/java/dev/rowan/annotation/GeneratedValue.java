package dev.rowan.annotation;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * Makes an {@code @Insert} generate the value of a property that is null: a UUID. A column of type
 * {@code timeuuid} gets a time UUID that is larger than all that this process generated before; a
 * column of type {@code uuid} gets a random UUID of version 4. A value that is not null is stored
 * as it is. Updates and patches generate nothing.
 *
 * <p>The property has the type {@code UUID}, or is a record with one component of that type. An
 * {@code @Insert} method that returns the entity returns it with its values: a new record, or the
 * same object if it can be changed.
 * <!-- tag: delivery -->
 *
 * <pre>{@code
 * @Entity
 * public record Delivery(
 *     @PartitionKey String courier,
 *     @Clustering(order = Order.DESC) @GeneratedValue @Column(type = CqlType.TIMEUUID)
 *         @Nullable UUID id,
 *     String address,
 *     @CreatedAt @Nullable Instant accepted) {
 *   public static Delivery of(String courier, String address) {
 *     return new Delivery(courier, null, address, null);
 *   }
 * }
 * }</pre>
 */
@Documented
@Retention(RetentionPolicy.CLASS)
@Target({ElementType.RECORD_COMPONENT, ElementType.FIELD, ElementType.METHOD})
public @interface GeneratedValue {}
