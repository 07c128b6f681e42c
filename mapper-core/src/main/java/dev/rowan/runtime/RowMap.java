package dev.rowan.runtime;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Creates the maps as which statements return rows. */
public final class RowMap {
  private RowMap() {}

  /**
   * Returns a map of the values of a row, which cannot be changed. A value that the row does not
   * have is null.
   *
   * @param namesAndValues a name and its value in turn; no name occurs twice
   */
  public static Map<String, @Nullable Object> of(@Nullable Object... namesAndValues) {
    Map<String, @Nullable Object> map = new LinkedHashMap<>(namesAndValues.length);
    for (int i = 0; i < namesAndValues.length; i += 2) {
      map.put((String) namesAndValues[i], namesAndValues[i + 1]);
    }
    return Collections.unmodifiableMap(map);
  }
}
