package dev.rowan.mapping;

import java.util.List;

/**
 * The Java type of a property that is stored as JSON: a class, and its type arguments.
 *
 * @param raw the class
 * @param arguments the type arguments; none for a class that is not generic
 */
public record JsonType(Class<?> raw, List<JsonType> arguments) {
  public JsonType {
    arguments = List.copyOf(arguments);
  }

  public static JsonType of(Class<?> raw, JsonType... arguments) {
    return new JsonType(raw, List.of(arguments));
  }
}
