package dev.rowan.tracking;

import dev.rowan.error.ErrorCode;
import dev.rowan.error.SetupMistake;
import java.util.Map;

/** Whether Byte Buddy, which is optional, is there. Uses none of its classes by itself. */
final class ByteBuddyLibrary {
  private ByteBuddyLibrary() {}

  /**
   * @throws SetupMistake if it is not
   */
  static void require() {
    try {
      Class.forName("net.bytebuddy.ByteBuddy", false, ByteBuddyLibrary.class.getClassLoader());
    } catch (ClassNotFoundException e) {
      throw new SetupMistake(
          ErrorCode.LIBRARY_MISSING, Map.of("needed", "net.bytebuddy:byte-buddy"), e);
    }
  }
}
