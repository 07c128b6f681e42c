package dev.rowan.internal.tracking;

import dev.rowan.error.ConfigurationException;
import dev.rowan.error.ErrorCode;
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
   * @throws ConfigurationException if it is missing
   */
  static void require() {
    try {
      Class.forName("net.bytebuddy.ByteBuddy", false, ByteBuddyLibrary.class.getClassLoader());
    } catch (ClassNotFoundException e) {
      throw new ConfigurationException(
          ErrorCode.LIBRARY_MISSING, Map.of("needed", "net.bytebuddy:byte-buddy"), e);
    }
  }
}
