package dev.rowan.error;

import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/**
 * Another row has the value that was to be unique; nothing was written. Another value helps, or
 * taking it from the other row first.
 */
public final class UniqueViolation extends RowanException {
  private static final long serialVersionUID = 1L;

  private final transient List<String> properties;

  /**
   * Makes one.
   *
   * @param table the entity's table
   * @param properties the properties that have one value together, usually a single one
   */
  public UniqueViolation(String table, List<String> properties) {
    super(
        ErrorCode.UNIQUE_VIOLATION,
        new TreeMap<>(Map.of("table", table, "unique", String.join(", ", properties))),
        null);
    this.properties = List.copyOf(properties);
  }

  /** Returns the properties, usually a single one; empty after deserialization. */
  public List<String> properties() {
    return properties == null ? List.of() : properties;
  }
}
