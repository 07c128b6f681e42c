package dev.rowan.storage.embedded.proof;

/** The number of repetitions of a proof: few in every build, many with {@code -Plong}. */
final class Repetitions {
  private static final boolean LONG = Boolean.getBoolean("rowan.long");

  private Repetitions() {}

  static int of(int everyBuild, int longSuite) {
    return LONG ? longSuite : everyBuild;
  }

  static <T> T of(T everyBuild, T longSuite) {
    return LONG ? longSuite : everyBuild;
  }
}
