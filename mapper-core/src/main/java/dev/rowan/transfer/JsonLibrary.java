package dev.rowan.transfer;

import dev.rowan.error.ErrorCode;
import dev.rowan.error.SetupMistake;
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
   * @throws SetupMistake if it is missing
   */
  static void require() {
    try {
      Class.forName(
          "com.fasterxml.jackson.core.JsonFactory", false, JsonLibrary.class.getClassLoader());
    } catch (ClassNotFoundException e) {
      throw new SetupMistake(
          ErrorCode.LIBRARY_MISSING,
          Map.of("needed", "com.fasterxml.jackson.core:jackson-core"),
          e);
    }
  }
}
