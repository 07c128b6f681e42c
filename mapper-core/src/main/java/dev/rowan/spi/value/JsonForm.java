package dev.rowan.spi.value;

/** The forms of scalar values in JSON. */
public enum JsonForm {
  /** The value's text in quotes. */
  STRING,
  /** The value's text as a number. */
  NUMBER,
  /** {@code true} or {@code false}. */
  BOOLEAN
}
