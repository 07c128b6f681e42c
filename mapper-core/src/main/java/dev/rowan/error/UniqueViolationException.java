package dev.rowan.error;

import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/**
 * Another row already has a value that must be unique. Nothing was written. Use another value, or
 * remove the value from the other row first.
 * <!-- tag: taken -->
 *
 * <pre>{@code
 * try {
 *   guests.move(bob.id(), "blue", 7);
 * } catch (UniqueViolationException taken) {
 *   answer = "another guest has this " + taken.properties(); // [hall, seat]
 * }
 * }</pre>
 */
public final class UniqueViolationException extends RowanException {
  private static final long serialVersionUID = 1L;

  private final transient List<String> properties;

  /**
   * Creates an exception.
   *
   * @param table the entity's table
   * @param properties the properties whose combination of values must be unique, often a single one
   */
  public UniqueViolationException(String table, List<String> properties) {
    super(
        ErrorCode.UNIQUE_VIOLATION,
        new TreeMap<>(Map.of("table", table, "unique", String.join(", ", properties))),
        null);
    this.properties = List.copyOf(properties);
  }

  /**
   * Returns the properties whose combination of values must be unique, often a single one; empty
   * after deserialization.
   */
  public List<String> properties() {
    return properties == null ? List.of() : properties;
  }

  private UniqueViolationException(
      List<String> properties, Map<String, String> context, @Nullable Throwable cause) {
    super(ErrorCode.UNIQUE_VIOLATION, context, cause);
    this.properties = properties;
  }

  @Override
  protected UniqueViolationException copy(Map<String, String> context, @Nullable Throwable cause) {
    return new UniqueViolationException(properties(), context, cause);
  }
}
