package dev.rowan.annotation;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * Makes an {@code @Insert} set a property that is null to the time of the call, by the clock of
 * this machine, in milliseconds and in UTC. A value that is not null is stored as it is. Updates
 * and patches do not set the property.
 *
 * <p>The property has one of the types {@code Instant}, {@code LocalDateTime}, {@code LocalDate}
 * and {@code java.util.Date}. {@link GeneratedValue} describes what the method returns.
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
public @interface CreatedAt {}
