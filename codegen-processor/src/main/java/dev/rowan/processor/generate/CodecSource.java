package dev.rowan.processor.generate;

import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.CodeBlock;
import dev.rowan.processor.model.ColumnType;
import dev.rowan.processor.model.JavaScalar;
import dev.rowan.processor.model.JavaType;
import dev.rowan.processor.model.Period;
import dev.rowan.processor.source.CoreNames;
import dev.rowan.processor.source.GeneratedNames;

/** Writes the expressions of the codecs of properties. */
final class CodecSource {
  private CodecSource() {}

  /** Returns the codec of a property. A primitive property is zero if its column has no value. */
  static CodeBlock of(JavaType type, ColumnType stored) {
    if (!type.isPrimitive()) {
      return ofReference(type, stored);
    }
    JavaScalar scalar = scalar(type.text());
    return CodeBlock.of(
        "$T.$L($T.$L, $L)",
        CoreNames.CODECS,
        CoreNames.OR_ELSE,
        CoreNames.CODECS,
        scalar,
        scalar.zero());
  }

  /** Returns the codec of a DAO parameter that is a period. */
  static CodeBlock of(Period period) {
    CoreNames.Member codec =
        switch (period) {
          case HOUR -> CoreNames.HOUR_CODEC;
          case DAY -> CoreNames.DAY_CODEC;
          case MONTH -> CoreNames.MONTH_CODEC;
        };
    return CodeBlock.of("$T.$L", CoreNames.CODECS, codec);
  }

  private static CodeBlock ofReference(JavaType type, ColumnType stored) {
    if (stored instanceof ColumnType.EnumByName constant) {
      return CodeBlock.of(
          "$1T.$2L($3T.class, $3T.values())",
          CoreNames.CODECS,
          CoreNames.OF_ENUM,
          GeneratedNames.poet(constant.type().name().orElseThrow()));
    }
    if (stored instanceof ColumnType.UserOf user) {
      ClassName mapping = GeneratedNames.poet(GeneratedNames.mapping(user.type()));
      return CodeBlock.of("$T.$L", mapping, MappingNames.INSTANCE);
    }
    if (stored instanceof ColumnType.VectorOf vector) {
      return CodeBlock.of(
          "$T.$L($L)", CoreNames.CODECS, CoreNames.VECTOR_CODEC, vector.dimensions());
    }
    return stored.isCollection()
        ? collection(type, stored)
        : CodeBlock.of("$T.$L", CoreNames.CODECS, scalar(type.raw()));
  }

  private static CodeBlock collection(JavaType type, ColumnType stored) {
    CodeBlock first = ofReference(type.arguments().get(0), stored.element());
    if (stored instanceof ColumnType.MapOf map) {
      CodeBlock value = ofReference(type.arguments().get(1), map.value());
      return CodeBlock.of("$T.$L($L, $L)", CoreNames.CODECS, CoreNames.MAP_CODEC, first, value);
    }
    CoreNames.Member codec =
        stored instanceof ColumnType.SetOf ? CoreNames.SET_CODEC : CoreNames.LIST_CODEC;
    return CodeBlock.of("$T.$L($L)", CoreNames.CODECS, codec, first);
  }

  private static JavaScalar scalar(String javaType) {
    return JavaScalar.of(javaType)
        .orElseThrow(
            () ->
                new IllegalStateException(
                    "no codec for " + javaType + ", although no rule reports the type"));
  }
}
