package dev.rowan.processor.model;

import java.util.Optional;

/**
 * A class that converts values, named by {@code @ConvertedBy}.
 *
 * @param type the class
 * @param java the Java type that it converts
 * @param column the Java type that the column stores
 * @param flaw why generated code cannot create the class: a statement about it; empty if it can
 */
public record ConverterModel(TypeName type, JavaType java, JavaType column, Optional<String> flaw) {
  /** Whether the class converts values of this type, or of its wrapper class. */
  public boolean converts(JavaType value) {
    return java.sameValuesAs(value);
  }

  /** Whether generated code can use the class. */
  public boolean isSound() {
    return flaw.isEmpty();
  }
}
