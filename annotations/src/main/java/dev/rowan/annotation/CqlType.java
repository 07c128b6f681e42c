package dev.rowan.annotation;

/**
 * The CQL scalar types that a {@link Column} can select, where a Java type maps to more than one.
 *
 * <p>A {@code String} is {@link #TEXT} or {@link #ASCII}. A {@code java.util.UUID} is {@link #UUID}
 * or {@link #TIMEUUID}. Every other Java type has exactly one CQL type.
 */
public enum CqlType {
  /** The CQL type that follows from the Java type. */
  INFERRED,
  /** Text of any Unicode characters; the default for {@code String}. */
  TEXT,
  /** Text of US-ASCII characters only. */
  ASCII,
  /** A UUID of any version; the default for {@code java.util.UUID}. */
  UUID,
  /** A version 1 UUID, sorted by its time. */
  TIMEUUID
}
