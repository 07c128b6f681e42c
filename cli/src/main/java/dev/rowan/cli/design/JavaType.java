package dev.rowan.cli.design;

import java.util.List;

/**
 * A Java type.
 *
 * @param name the qualified name of a class, or {@code int}, or {@code float[]}
 */
public record JavaType(String name, List<JavaType> arguments) {
  /** Copies the arguments. */
  public JavaType {
    arguments = List.copyOf(arguments);
  }

  /** Returns a type without arguments. */
  public static JavaType of(String name) {
    return new JavaType(name, List.of());
  }
}
