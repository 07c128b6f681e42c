package dev.rowan.tracking;

import dev.rowan.error.ErrorCode;
import dev.rowan.error.SetupMistake;
import java.util.Map;

/**
 * Checks that Byte Buddy, which is optional, is on the class path. This class uses no class of Byte
 * Buddy.
 */
final class ByteBuddyLibrary {
  private ByteBuddyLibrary() {}

  /**
   * Checks that the library is on the class path.
   *
   * @throws SetupMistake if it is missing
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
