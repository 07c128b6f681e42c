package dev.rowan.cli.design;

import java.util.List;

/**
 * A Java type.
 *
 * @param name the qualified name of a class, or {@code int}, or {@code float[]}
 */
public record DesignType(String name, List<DesignType> arguments) {
  /** Copies the arguments. */
  public DesignType {
    arguments = List.copyOf(arguments);
  }

  /** Returns a type without arguments. */
  public static DesignType of(String name) {
    return new DesignType(name, List.of());
  }
}
