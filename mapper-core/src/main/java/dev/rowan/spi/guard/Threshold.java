package dev.rowan.spi.guard;

/**
 * The two limits of a guardrail.
 *
 * @param warn values above this are logged as a warning
 * @param refuse values above this are refused
 */
public record Threshold(long warn, long refuse) {
  /** No limit. */
  public static final long OFF = Long.MAX_VALUE;

  /** Checks the bounds. */
  public Threshold {
    if (warn < 0 || refuse < 0) {
      throw new IllegalArgumentException("a threshold below 0");
    }
  }

  /** Returns the smaller limit; values up to it need no further check. */
  long first() {
    return Math.min(warn, refuse);
  }
}
