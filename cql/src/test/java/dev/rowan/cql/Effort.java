package dev.rowan.cql;

/** How much work a test does, and where random tests begin. */
final class Effort {
  private static final boolean LONG = Boolean.getBoolean("rowan.long");
  private static final long SEED_OF_THE_DEFAULT_BUILD = 20_260_101;

  private Effort() {}

  /** Returns the first number in the default build, and the second with {@code -Plong}. */
  static int of(int everyBuild, int longBuild) {
    return LONG ? longBuild : everyBuild;
  }

  /** Returns the seed of a test; {@code -Drowan.seed} repeats a run of which a test printed it. */
  static long seed() {
    return Long.getLong("rowan.seed", LONG ? System.nanoTime() : SEED_OF_THE_DEFAULT_BUILD);
  }
}
