package dev.rowan.annotation;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;
import java.util.function.Supplier;

/**
 * Stores a property as JSON, in a column of type {@code text}. Jackson writes and reads it, so that
 * Jackson's annotations apply; {@code com.fasterxml.jackson.core:jackson-databind} must be on the
 * class path.
 *
 * <p>The property has any type that Jackson can write and read: records, classes, sealed interfaces
 * with {@code JsonTypeInfo}, collections, generic types. A null property is stored as no value. A
 * read ignores fields of the JSON that the type does not have, so that the type can change.
 *
 * <p>A value that Jackson cannot write is refused before a request is sent. Stored text that
 * Jackson cannot read is an unreadable row. Messages contain the property, and neither the value
 * nor parts of it.
 * <!-- tag: survey -->
 *
 * <pre>{@code
 * @Entity
 * public record Survey(
 *     @PartitionKey String id,
 *     @Json Question first,
 *     @Json Map<String, List<Score<Integer>>> scores,
 *     @Json(mapper = Survey.Snake.class) @Nullable Layout layout) {
 *
 *   @JsonTypeInfo(use = JsonTypeInfo.Id.NAME)
 *   @JsonSubTypes({@JsonSubTypes.Type(Choice.class), @JsonSubTypes.Type(Open.class)})
 *   public sealed interface Question {}
 *
 *   public record Choice(String text, List<String> options) implements Question {}
 *
 *   public record Open(String text, int longest) implements Question {}
 *
 *   public record Score<T>(T value, int year) {}
 *
 *   public record Layout(int fontSize, boolean twoColumns) {}
 *
 *   public static final class Snake implements Supplier<ObjectMapper> {
 *     @Override
 *     public ObjectMapper get() {
 *       return new ObjectMapper().setPropertyNamingStrategy(PropertyNamingStrategies.SNAKE_CASE);
 *     }
 *   }
 * }
 * }</pre>
 */
@Documented
@Retention(RetentionPolicy.CLASS)
@Target({ElementType.RECORD_COMPONENT, ElementType.FIELD, ElementType.METHOD})
public @interface Json {
  /**
   * A class that returns the {@code ObjectMapper}: at most one. It has a constructor without
   * parameters, and generated code creates one instance for each property. If empty, Rowan makes an
   * {@code ObjectMapper} with the modules of the class path, which writes times as text.
   */
  Class<? extends Supplier<?>>[] mapper() default {};
}
