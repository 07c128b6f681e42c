package dev.rowan.processor.generate;

import com.palantir.javapoet.CodeBlock;
import dev.rowan.processor.model.GenerationModel;
import dev.rowan.processor.model.PropertyModel;
import dev.rowan.processor.source.CoreNames;
import dev.rowan.processor.source.JavaTypes;

/** Writes the values that inserts and updates generate. */
final class GeneratedValueSource {
  private GeneratedValueSource() {}

  /** Returns the value for a property. */
  static CodeBlock of(PropertyModel property) {
    GenerationModel generation = property.generated().get(0);
    CodeBlock value =
        CodeBlock.of("$T.$L()", CoreNames.GENERATED_VALUES, method(generation.kind(), property));
    return generation
        .wrapper()
        .map(wrapper -> CodeBlock.of("new $T($L)", JavaTypes.of(wrapper), value))
        .orElse(value);
  }

  /** Returns the supplier of the current time for a property. */
  static CodeBlock clock(PropertyModel property) {
    GenerationModel generation = property.generated().get(0);
    return CodeBlock.of("$T::$L", CoreNames.GENERATED_VALUES, method(generation.kind(), property));
  }

  private static CoreNames.Member method(GenerationModel.Kind kind, PropertyModel property) {
    return switch (kind) {
      case RANDOM_UUID -> CoreNames.RANDOM_UUID;
      case TIME_UUID -> CoreNames.TIME_UUID;
      case INSTANT -> CoreNames.GENERATED_INSTANT;
      case LOCAL_DATE_TIME -> CoreNames.GENERATED_DATE_TIME;
      case LOCAL_DATE -> CoreNames.GENERATED_LOCAL_DATE;
      case DATE -> CoreNames.GENERATED_DATE;
      case NONE ->
          throw new IllegalStateException(
              "no value for " + property.name() + ", although no rule reports the property");
    };
  }
}
