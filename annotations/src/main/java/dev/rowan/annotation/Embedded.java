package dev.rowan.annotation;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * Stores the properties of an object as columns of the entity's own table. The object is of a
 * record or a class, which Rowan creates and reads like an entity, and which needs no annotation.
 *
 * <p>A property of the object has the name of the path with capital letters in place of points:
 * {@code city} of {@code shipFrom} is {@code shipFromCity}. Parameters, conditions, keys, indexes,
 * patches and projections use this name. An embedded class can embed others.
 *
 * <p>An object that is null is stored as null in each of its columns. A read returns null for the
 * object if none of its columns has a value, unless a column of the primary key is among them.
 * <!-- tag: dispatch -->
 *
 * <pre>{@code
 * @Entity
 * @CustomIndex(
 *     name = "dispatches_by_city",
 *     partition = "shipToCity",
 *     clustering = {"keyShop", "keyNumber"})
 * public record Dispatch(
 *     @Embedded Key key,
 *     @Embedded(prefix = "from_") @Immutable Address shipFrom,
 *     @Embedded(prefix = "to_") @Nullable Address shipTo,
 *     String note) {
 *
 *   public record Key(@PartitionKey String shop, @Clustering int number) {}
 * }
 * }</pre>
 */
@Documented
@Retention(RetentionPolicy.CLASS)
@Target({ElementType.RECORD_COMPONENT, ElementType.FIELD, ElementType.METHOD})
public @interface Embedded {
  /**
   * The start of the name of each column. If empty, the columns have the names that they would have
   * in a table of their own.
   */
  String prefix() default "";
}
