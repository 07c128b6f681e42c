package dev.rowan.annotation;

/**
 * The CQL scalar types that a {@link Column} can ask for, where the Java type leaves a choice.
 *
 * <p>Only three choices exist today: {@code String} as {@link #TEXT} or {@link #ASCII}, {@code
 * UUID} as {@link #UUID} or {@link #TIMEUUID}; every other Java type has one CQL type.
 */
public enum CqlType {
  /** The CQL type that follows from the Java type. */
  INFERRED,
  /** Text of any Unicode characters; what {@code String} means when nothing is said. */
  TEXT,
  /** Text of US-ASCII characters only. */
  ASCII,
  /** A UUID of any version; what {@code java.util.UUID} means when nothing is said. */
  UUID,
  /** A version 1 UUID, sorted by its time. */
  TIMEUUID
}
