package dev.rowan.processor.model;

import java.util.List;

/** What a read returns of a property. */
public enum Aspect {
  /** The value of the property. */
  VALUE(""),
  /** The time at which the value was written. */
  WRITE_TIME("writetime"),
  /** The remaining time for which the value exists. */
  TTL("ttl");

  private final String function;

  Aspect(String function) {
    this.function = function;
  }

  /** Returns the name of the CQL function; empty for the value itself. */
  public String function() {
    return function;
  }

  /** Returns the types in which a method can return it, if they do not depend on the property. */
  public List<JavaType> types() {
    return switch (this) {
      case VALUE -> List.of();
      case WRITE_TIME ->
          List.of(JavaType.library("java.time", "Instant"), JavaType.library("java.lang", "Long"));
      case TTL ->
          List.of(
              JavaType.library("java.time", "Duration"), JavaType.library("java.lang", "Integer"));
    };
  }

  /** Returns the term of a property in {@code columns}: {@code ttl(title)}. */
  public String of(String property) {
    return this == VALUE ? property : function + "(" + property + ")";
  }
}
