package dev.rowan.cli.advice;

import dev.rowan.cli.design.DesignType;
import java.util.Map;

/** Compares types of key columns, which can be primitive, with types of other columns. */
final class Types {
  private static final Map<String, String> BOXED =
      Map.of(
          "boolean", "java.lang.Boolean",
          "byte", "java.lang.Byte",
          "double", "java.lang.Double",
          "float", "java.lang.Float",
          "int", "java.lang.Integer",
          "long", "java.lang.Long",
          "short", "java.lang.Short");

  private Types() {}

  static DesignType boxed(DesignType type) {
    return type.arguments().isEmpty()
        ? DesignType.of(BOXED.getOrDefault(type.name(), type.name()))
        : type;
  }
}
