package dev.rowan.storage.embedded.proof;

/** How often a proof repeats itself: a little in every build, a lot with {@code -Plong}. */
final class Effort {
  private static final boolean LONG = Boolean.getBoolean("rowan.long");

  private Effort() {}

  static int of(int everyBuild, int longSuite) {
    return LONG ? longSuite : everyBuild;
  }

  static <T> T of(T everyBuild, T longSuite) {
    return LONG ? longSuite : everyBuild;
  }
}
