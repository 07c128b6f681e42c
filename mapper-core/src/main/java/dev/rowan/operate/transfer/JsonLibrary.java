package dev.rowan.operate.transfer;

import dev.rowan.error.ConfigurationException;
import dev.rowan.error.ErrorCode;
import java.util.Map;

/**
 * Checks that Jackson, which is optional, is on the class path. This class uses no class of
 * Jackson.
 */
final class JsonLibrary {
  private JsonLibrary() {}

  /**
   * Checks that the library is on the class path.
   *
   * @throws ConfigurationException if it is missing
   */
  static void require() {
    try {
      Class.forName(
          "com.fasterxml.jackson.core.JsonFactory", false, JsonLibrary.class.getClassLoader());
    } catch (ClassNotFoundException e) {
      throw new ConfigurationException(
          ErrorCode.LIBRARY_MISSING,
          Map.of("needed", "com.fasterxml.jackson.core:jackson-core"),
          e);
    }
  }
}
