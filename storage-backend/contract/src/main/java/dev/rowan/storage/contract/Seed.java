package dev.rowan.storage.contract;

/**
 * Where random tests begin. The default build always takes the same seed, so that it fails for a
 * change of the code and for nothing else. With {@code -Plong}, each run takes another seed.
 */
public final class Seed {
  private static final String CHOSEN = "rowan.seed";
  private static final long OF_THE_DEFAULT_BUILD = 20_260_101;

  private Seed() {}

  /** Returns the seed of a test; {@code -Drowan.seed} repeats a run of which a test printed it. */
  public static long next() {
    return Long.getLong(
        CHOSEN, Boolean.getBoolean("rowan.long") ? System.nanoTime() : OF_THE_DEFAULT_BUILD);
  }
}
