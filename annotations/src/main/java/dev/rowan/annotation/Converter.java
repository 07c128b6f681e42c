package dev.rowan.annotation;

/**
 * Converts values of a Java type that no column can hold, or that a column shall hold as another
 * type. {@link ConvertedBy} says where the converter applies.
 *
 * <p>The class has a constructor without parameters, and generated code creates one instance for
 * each property. Null is never converted. The order of a key column and the equality of keys are
 * those of the stored values: two values that are equal in Java must be stored as equal values.
 *
 * <p>An exception of {@link #toStored} refuses the value with a {@code RejectedInputException}
 * before a request is sent. An exception of {@link #toJava} fails the read with an {@code
 * UnreadableRowException}. An implementation must be thread-safe.
 * <!-- tag: api-converter -->
 *
 * <pre>{@code
 * public static final class InMillimetres implements Converter<Length, Integer> {
 *   @Override
 *   public Integer toStored(Length length) {
 *     return Math.toIntExact(Math.round(length.metres * 1000)); // too long: refused
 *   }
 *
 *   @Override
 *   public Length toJava(Integer stored) {
 *     return Length.metres(stored / 1000.0);
 *   }
 * }
 * }</pre>
 *
 * @param <J> the Java type of properties, elements of collections and parameters
 * @param <S> the Java type that is stored: each type that a column can hold
 */
public interface Converter<J, S> {
  /**
   * Returns the value to store.
   *
   * @param value never null
   * @return the stored value; null if the value stands for no value, which a key and an element of
   *     a collection cannot be
   */
  S toStored(J value);

  /**
   * Returns the value of a stored value.
   *
   * @param stored never null
   * @return the Java value, never null
   */
  J toJava(S stored);
}
