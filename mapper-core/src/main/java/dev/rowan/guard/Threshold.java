package dev.rowan.guard;

/**
 * What a guardrail bears.
 *
 * @param warn more than this is warned of
 * @param refuse more than this is refused
 */
public record Threshold(long warn, long refuse) {
  /** Nothing is more than this. */
  public static final long OFF = Long.MAX_VALUE;

  /** Checks the bounds. */
  public Threshold {
    if (warn < 0 || refuse < 0) {
      throw new IllegalArgumentException("a threshold below 0");
    }
  }

  /** Returns the smaller one: nothing up to it needs a second look. */
  long first() {
    return Math.min(warn, refuse);
  }
}
