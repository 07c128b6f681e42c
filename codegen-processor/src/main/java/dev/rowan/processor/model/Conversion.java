package dev.rowan.processor.model;

import java.util.Optional;

/** How values of a Java type become values of another type, which a column stores. */
public sealed interface Conversion {
  /** A Java type of the library, by a codec of the run time. */
  record BuiltIn(JavaScalar java) implements Conversion {}

  /**
   * A record of one component, stored as its component.
   *
   * @param type the record, with its type arguments
   * @param name the name of the component
   * @param component the type of the component
   */
  record OfComponent(JavaType type, String name, JavaType component) implements Conversion {}

  /** An array, stored as a list. */
  record OfArray(JavaType component) implements Conversion {}

  /** An {@code Optional}, which is empty where the column has no value. */
  record OfOptional(JavaType value) implements Conversion {}

  /**
   * Text that Jackson writes and reads.
   *
   * @param mapper the class that supplies the {@code ObjectMapper}
   * @param flaw why generated code cannot use the class
   */
  record AsJson(JavaType java, Optional<TypeName> mapper, Optional<String> flaw)
      implements Conversion {}

  /** A class of the user, named by {@code @ConvertedBy}. */
  record ByClass(ConverterModel converter) implements Conversion {}
}
