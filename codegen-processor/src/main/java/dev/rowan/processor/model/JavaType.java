package dev.rowan.processor.model;

import java.util.List;
import java.util.Optional;

/**
 * A Java type as the user wrote it.
 *
 * @param kind the kind of the type
 * @param name the class for {@code DECLARED} and {@code ENUM}, else empty
 * @param text the type in full, without annotations: {@code java.util.Set<java.lang.String>}
 * @param arguments type arguments, or the component of an array
 */
public record JavaType(Kind kind, Optional<TypeName> name, String text, List<JavaType> arguments) {
  /** The numbers of which each is converted to the following ones without a cast. */
  private static final List<String> NUMBERS =
      List.of(
          "java.lang.Byte",
          "java.lang.Short",
          "java.lang.Integer",
          "java.lang.Long",
          "java.lang.Float",
          "java.lang.Double");

  /** The kinds of types. */
  public enum Kind {
    PRIMITIVE,
    ARRAY,
    DECLARED,
    ENUM,
    /**
     * An enum or a record of one component that generated code cannot access, so no column can hold
     * it.
     */
    PRIVATE,
    /** Type variables, wildcards, {@code void}. */
    OTHER
  }

  public JavaType {
    arguments = List.copyOf(arguments);
  }

  /** Returns the class without its type arguments, or the text of a type that is not a class. */
  public String raw() {
    return name.map(TypeName::qualified).orElse(text);
  }

  public boolean is(String qualifiedName) {
    return raw().equals(qualifiedName);
  }

  public boolean isPrimitive() {
    return kind == Kind.PRIMITIVE;
  }

  /** Whether both are the same type, or a primitive and its wrapper class. */
  public boolean sameValuesAs(JavaType other) {
    return boxed().text().equals(other.boxed().text());
  }

  /**
   * Whether Java converts values of this type to another one without a cast: from a number to a
   * wider one, as primitives or as wrapper classes.
   */
  public boolean widensTo(JavaType other) {
    int from = NUMBERS.indexOf(boxed().raw());
    int to = NUMBERS.indexOf(other.boxed().raw());
    return from >= 0 && to > from;
  }

  /**
   * Whether a sum of numbers of this type can be computed in another type, which has room for sums
   * that do not fit into this one: {@code long} and {@code BigInteger} of integers, {@code double}
   * of any number.
   */
  public boolean sumsTo(JavaType other) {
    return switch (other.boxed().raw()) {
      case "java.lang.Long", "java.lang.Double" -> widensTo(other);
      case "java.math.BigInteger" -> {
        int from = NUMBERS.indexOf(boxed().raw());
        yield from >= 0 && from <= NUMBERS.indexOf("java.lang.Long");
      }
      default -> false;
    };
  }

  /** Returns the array of this type. */
  public JavaType array() {
    return new JavaType(Kind.ARRAY, Optional.empty(), text + "[]", List.of(this));
  }

  /** Returns the wrapper class of a primitive type that a column can hold, or else this type. */
  public JavaType boxed() {
    return isPrimitive()
        ? JavaScalar.of(text)
            .map(JavaScalar::javaType)
            .map(name -> library("java.lang", name.substring(name.lastIndexOf('.') + 1)))
            .orElse(this)
        : this;
  }

  /**
   * Returns another type in place of the type of values: in place of the whole type, or of the only
   * argument of a range or a collection.
   */
  public JavaType ofValues(JavaType values, JavaType replacing) {
    return equals(values)
        ? replacing
        : new JavaType(
            kind,
            name,
            "%s<%s>".formatted(raw(), replacing.boxed().text()),
            List.of(replacing.boxed()));
  }

  /** Returns the generic class with other arguments. */
  public JavaType withArguments(List<JavaType> newArguments) {
    String texts = String.join(",", newArguments.stream().map(JavaType::text).toList());
    return new JavaType(kind, name, "%s<%s>".formatted(raw(), texts), newArguments);
  }

  /** Returns the generic class with other arguments, for messages. */
  JavaType of(List<JavaType> newArguments) {
    return new JavaType(kind, name, text, newArguments);
  }

  /**
   * Returns a class of the Java library. The type is for messages if it has arguments: its text has
   * none.
   */
  public static JavaType library(String packageName, String simpleName, JavaType... arguments) {
    TypeName name = new TypeName(packageName, List.of(simpleName));
    return new JavaType(Kind.DECLARED, Optional.of(name), name.qualified(), List.of(arguments));
  }

  /** Returns the type with simple names, for messages: {@code Set<String>}. */
  public String brief() {
    if (kind == Kind.ARRAY) {
      return arguments.get(0).brief() + "[]";
    }
    String simple = name.map(TypeName::simple).orElse(text);
    return arguments.isEmpty()
        ? simple
        : simple + "<" + String.join(", ", arguments.stream().map(JavaType::brief).toList()) + ">";
  }
}
