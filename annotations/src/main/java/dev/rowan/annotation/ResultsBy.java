package dev.rowan.annotation;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * Names classes whose static methods make types of your own, so that methods of a {@link Dao} can
 * return these types. On a DAO it applies to all its methods, and to those of super-interfaces; on
 * a method it comes before that of the DAO.
 *
 * <p>A DAO method that returns {@code Attempt<Item>} needs a visible static method with one
 * parameter that returns {@code Attempt<T>}. The type of its parameter, with {@code Item} in place
 * of {@code T}, is the result that Rowan produces: any that a DAO method can return, such as {@code
 * CompletionStage<T>}, {@code Optional<T>} or {@code List<T>}. With a {@code Supplier} of a result
 * as parameter, the call is made when the method asks for the result, and each time that it does.
 * {@code Supplier<T>} of a {@code Boolean} tells whether a row exists or a write was applied, and
 * that of a {@code Void} returns null.
 * <!-- tag: own-results -->
 *
 * <pre>{@code
 * record Attempt<T>(@Nullable T result, @Nullable RowanException failure) {}
 *
 * record Later<T>(Supplier<? extends CompletionStage<T>> call) {}
 *
 * final class Results {
 *   static <T> Attempt<T> attempt(Supplier<? extends @Nullable T> call) {
 *     try {
 *       return new Attempt<>(call.get(), null);
 *     } catch (RowanException e) {
 *       return new Attempt<>(null, e);
 *     }
 *   }
 *
 *   static <T> Later<T> later(Supplier<? extends CompletionStage<T>> call) {
 *     return new Later<>(call); // the caller decides when the request is sent
 *   }
 * }
 *
 * @Dao
 * @ResultsBy(Results.class)
 * interface Attempts {
 *   @Insert
 *   Attempt<Void> save(Reading reading);
 *
 *   @Select
 *   Attempt<List<Reading>> of(String station, LocalDate day);
 *
 *   @Select
 *   Later<List<Reading>> later(String station, LocalDate day);
 * }
 * }</pre>
 */
@Documented
@Retention(RetentionPolicy.CLASS)
@Target({ElementType.TYPE, ElementType.METHOD})
public @interface ResultsBy {
  /** The classes. If several make a type, the first one does. */
  Class<?>[] value();
}
