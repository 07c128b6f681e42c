package dev.rowan.processor.source;

import dev.rowan.annotation.Naming.Convention;
import java.util.Locale;

/** Derives names of tables and columns from Java names. */
public final class NamingConventions {
  private NamingConventions() {}

  /** Returns the name that follows from a Java name. */
  public static String of(Convention convention, String javaName) {
    return switch (convention) {
      case SNAKE_CASE -> SnakeCase.of(javaName);
      case AS_WRITTEN -> javaName;
      case LOWER_CASE -> javaName.toLowerCase(Locale.ROOT);
      case UPPER_CASE -> javaName.toUpperCase(Locale.ROOT);
      case UPPER_SNAKE_CASE -> SnakeCase.of(javaName).toUpperCase(Locale.ROOT);
      case LOWER_CAMEL_CASE -> first(javaName).toLowerCase(Locale.ROOT) + javaName.substring(1);
      case UPPER_CAMEL_CASE -> first(javaName).toUpperCase(Locale.ROOT) + javaName.substring(1);
    };
  }

  private static String first(String javaName) {
    return javaName.substring(0, 1);
  }
}
