package dev.rowan.processor.generate;

import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.CodeBlock;
import dev.rowan.processor.model.ColumnType;
import dev.rowan.processor.model.ComputedKey;
import dev.rowan.processor.model.Conversion;
import dev.rowan.processor.model.ConverterModel;
import dev.rowan.processor.model.JavaScalar;
import dev.rowan.processor.model.JavaType;
import dev.rowan.processor.model.Period;
import dev.rowan.processor.model.TableColumn;
import dev.rowan.processor.source.CoreNames;
import dev.rowan.processor.source.GeneratedNames;
import dev.rowan.processor.source.JavaTypes;

/** Writes the expressions of the codecs of properties. */
final class CodecSource {
  private CodecSource() {}

  /** Returns the codec of a column. A shard in turn is one of those that reads visit. */
  static CodeBlock of(TableColumn column) {
    CodeBlock codec = of(column.javaType(), column.type());
    return column
        .shard()
        .filter(ComputedKey.Shard::isInTurn)
        .map(
            shard ->
                CodeBlock.of(
                    "$T.$L($L, $L)", CoreNames.CODECS, CoreNames.SHARD_CODEC, codec, shard.count()))
        .orElse(codec);
  }

  /** Returns the codec of a property. A primitive property is zero if its column has no value. */
  static CodeBlock of(JavaType type, ColumnType stored) {
    if (!type.isPrimitive()) {
      return ofReference(type, stored);
    }
    return CodeBlock.of(
        "$T.$L($L, $L)",
        CoreNames.CODECS,
        CoreNames.OR_ELSE,
        ofReference(type, stored),
        scalar(type.text()).zero());
  }

  /** Returns the codec of a DAO parameter that is a period. */
  static CodeBlock of(Period period) {
    CoreNames.Member codec =
        switch (period) {
          case HOUR -> CoreNames.HOUR_CODEC;
          case DAY -> CoreNames.DAY_CODEC;
          case WEEK -> CoreNames.WEEK_CODEC;
          case MONTH -> CoreNames.MONTH_CODEC;
          case YEAR -> CoreNames.YEAR_CODEC;
        };
    return CodeBlock.of("$T.$L", CoreNames.CODECS, codec);
  }

  /** Returns the codec of a DAO parameter that is compared with text in lower case. */
  static CodeBlock lower() {
    return CodeBlock.of("$T.$L", CoreNames.CODECS, CoreNames.LOWER_CODEC);
  }

  private static CodeBlock ofReference(JavaType type, ColumnType stored) {
    if (stored instanceof ColumnType.EnumByName constant) {
      return CodeBlock.of(
          "$1T.$2L($3T.class, $3T.values())",
          CoreNames.CODECS,
          CoreNames.OF_ENUM,
          GeneratedNames.poet(constant.type().name().orElseThrow()));
    }
    if (stored instanceof ColumnType.OfClass mapped) {
      ClassName mapping = GeneratedNames.poet(GeneratedNames.mapping(mapped.type()));
      return CodeBlock.of("$T.$L", mapping, MappingNames.INSTANCE);
    }
    if (stored instanceof ColumnType.VectorOf vector) {
      return CodeBlock.of(
          "$T.$L($L)", CoreNames.CODECS, CoreNames.VECTOR_CODEC, vector.dimensions());
    }
    if (stored instanceof ColumnType.Converted converted) {
      return converted(type, converted);
    }
    return stored.isCollection()
        ? collection(type, stored)
        : CodeBlock.of("$T.$L", CoreNames.CODECS, scalar(type.raw()));
  }

  private static CodeBlock converted(JavaType type, ColumnType.Converted converted) {
    if (converted.by() instanceof Conversion.ByClass of) {
      ConverterModel converter = of.converter();
      return CodeBlock.of(
          "$T.$L($L, new $T())",
          CoreNames.CODECS,
          CoreNames.CONVERTED_BY,
          ofReference(converter.column(), converted.stored()),
          GeneratedNames.poet(converter.type()));
    }
    if (converted.by() instanceof Conversion.AsJson json) {
      CodeBlock mapper =
          json.mapper()
              .map(named -> CodeBlock.of(", new $T()", GeneratedNames.poet(named)))
              .orElse(CodeBlock.of(""));
      return CodeBlock.of(
          "$T.$L($L$L)", CoreNames.CODECS, CoreNames.JSON_CODEC, jsonType(json.java()), mapper);
    }
    if (converted.by() instanceof Conversion.OfComponent of) {
      return CodeBlock.of(
          "$1T.<$2T, $3T>$4L($5L, $2T::new, $2T::$6L)",
          CoreNames.CODECS,
          JavaTypes.of(of.type()),
          JavaTypes.boxed(of.component()),
          CoreNames.CONVERTED,
          ofReference(of.component(), converted.stored()),
          of.name());
    }
    if (converted.by() instanceof Conversion.OfArray of) {
      return CodeBlock.of(
          "$T.<$T, $T>$L($T.class, $L)",
          CoreNames.CODECS,
          JavaTypes.of(type),
          JavaTypes.boxed(of.component()),
          CoreNames.ARRAY_CODEC,
          JavaTypes.raw(of.component()),
          ofReference(of.component(), converted.stored().element()));
    }
    return converted.by() instanceof Conversion.OfOptional of
        ? CodeBlock.of(
            "$T.$L($L)",
            CoreNames.CODECS,
            CoreNames.OPTIONAL_CODEC,
            ofReference(of.value(), converted.stored()))
        : CodeBlock.of("$T.$L", CoreNames.CODECS, scalar(type.raw()));
  }

  private static CodeBlock jsonType(JavaType type) {
    CodeBlock arguments =
        type.kind() == JavaType.Kind.ARRAY
            ? CodeBlock.of("")
            : type.arguments().stream()
                .map(each -> CodeBlock.of(", $L", jsonType(each)))
                .collect(CodeBlock.joining(""));
    return CodeBlock.of(
        "$T.$L($T.class$L)",
        CoreNames.JSON_TYPE,
        CoreNames.JSON_TYPE_OF,
        JavaTypes.raw(type),
        arguments);
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
