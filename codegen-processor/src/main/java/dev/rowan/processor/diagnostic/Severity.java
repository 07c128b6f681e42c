package dev.rowan.processor.diagnostic;

/** How bad a finding is. There is nothing in between. */
public enum Severity {
  /** The database refuses it, or data would be lost or out of reach. Cannot be suppressed. */
  ERROR,
  /** Works, and is probably regretted. {@code @SuppressDesign} silences it. */
  WARNING
}
