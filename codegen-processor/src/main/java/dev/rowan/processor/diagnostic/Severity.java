package dev.rowan.processor.diagnostic;

/** The severity of a finding, the gravest first. */
public enum Severity {
  /**
   * Cassandra rejects the design, or data would be lost or unreachable. It cannot be suppressed.
   */
  ERROR,
  /** The design works, but will probably cause problems. {@code @SuppressDesign} suppresses it. */
  WARNING,
  /** Advice. It never stops a build. */
  NOTE
}
