package dev.rowan.processor.generate;

import com.palantir.javapoet.CodeBlock;
import dev.rowan.processor.model.GenerationModel;
import dev.rowan.processor.model.PropertyModel;
import dev.rowan.processor.source.CoreNames;
import dev.rowan.processor.source.JavaTypes;

/** Writes the values that inserts and updates generate. */
final class GeneratedValueSource {
  private GeneratedValueSource() {}

  /**
   * Returns the value for a property.
   *
   * @param names those of the mapping with the property
   */
  static CodeBlock of(PropertyModel property, MappingNames names) {
    GenerationModel generation = property.generated().get(0);
    if (generation.kind() == GenerationModel.Kind.SHARD) {
      return CodeBlock.of("$L.$L()", names.computed(property.name()), CoreNames.NEXT_SHARD);
    }
    CodeBlock value =
        CodeBlock.of("$T.$L()", CoreNames.GENERATED_VALUES, method(generation.kind(), property));
    return wrapped(generation, value);
  }

  /**
   * Returns the value for a property with a sequence.
   *
   * @param number the variable with the next number
   */
  static CodeBlock number(PropertyModel property, String number) {
    GenerationModel generation = property.generated().get(0);
    CodeBlock value =
        generation.kind() == GenerationModel.Kind.INT_NUMBER
            ? CodeBlock.of("(int) $L", number)
            : CodeBlock.of("$L", number);
    return wrapped(generation, value);
  }

  /** Returns the supplier of the current time for a property. */
  static CodeBlock clock(PropertyModel property) {
    GenerationModel generation = property.generated().get(0);
    return CodeBlock.of("$T::$L", CoreNames.GENERATED_VALUES, method(generation.kind(), property));
  }

  private static CodeBlock wrapped(GenerationModel generation, CodeBlock value) {
    return generation
        .wrapper()
        .map(wrapper -> CodeBlock.of("new $T($L)", JavaTypes.of(wrapper), value))
        .orElse(value);
  }

  private static CoreNames.Member method(GenerationModel.Kind kind, PropertyModel property) {
    return switch (kind) {
      case RANDOM_UUID -> CoreNames.RANDOM_UUID;
      case TIME_UUID -> CoreNames.TIME_UUID;
      case INSTANT -> CoreNames.GENERATED_INSTANT;
      case LOCAL_DATE_TIME -> CoreNames.GENERATED_DATE_TIME;
      case LOCAL_DATE -> CoreNames.GENERATED_LOCAL_DATE;
      case DATE -> CoreNames.GENERATED_DATE;
      case LONG_NUMBER, INT_NUMBER, SHARD, NONE ->
          throw new IllegalStateException(
              "no value of " + property.name() + " without a request: " + kind);
    };
  }
}
