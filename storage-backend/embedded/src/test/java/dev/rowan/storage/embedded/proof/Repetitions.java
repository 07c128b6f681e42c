package dev.rowan.storage.embedded.proof;

/** The number of repetitions of a proof: few in every build, many with {@code -Drowan.long}. */
final class Repetitions {
  private static final boolean LONG = Boolean.getBoolean("rowan.long");

  private Repetitions() {}

  static int of(int everyBuild, int longSuite) {
    return LONG ? longSuite : everyBuild;
  }
}
