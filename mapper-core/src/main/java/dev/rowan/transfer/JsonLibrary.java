package dev.rowan.transfer;

import dev.rowan.error.ErrorCode;
import dev.rowan.error.SetupMistake;
import java.util.Map;

/** Whether Jackson, which is optional, is there. Uses none of its classes by itself. */
final class JsonLibrary {
  private JsonLibrary() {}

  /**
   * @throws SetupMistake if it is not
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
