package dev.rowan.processor.generate;

import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.CodeBlock;
import dev.rowan.processor.model.ColumnType;
import dev.rowan.processor.model.JavaType;
import dev.rowan.processor.model.Period;
import dev.rowan.processor.source.CoreNames;
import dev.rowan.processor.source.GeneratedNames;
import dev.rowan.processor.source.JavaTypes;
import java.util.Map;

/** Writes the expressions of the codecs of properties. */
final class CodecSource {
  /** The fields of the run time's {@code Codecs}, by their Java type. */
  static final Map<String, String> CONSTANTS =
      Map.ofEntries(
          Map.entry("java.lang.String", "STRING"),
          Map.entry("java.lang.Boolean", "BOOLEAN"),
          Map.entry("java.lang.Byte", "BYTE"),
          Map.entry("java.lang.Short", "SHORT"),
          Map.entry("java.lang.Integer", "INTEGER"),
          Map.entry("java.lang.Long", "LONG"),
          Map.entry("java.lang.Float", "FLOAT"),
          Map.entry("java.lang.Double", "DOUBLE"),
          Map.entry("java.math.BigDecimal", "DECIMAL"),
          Map.entry("java.math.BigInteger", "VARINT"),
          Map.entry("java.nio.ByteBuffer", "BLOB"),
          Map.entry("byte[]", "BYTES"),
          Map.entry("java.util.UUID", "UUID"),
          Map.entry("java.time.Instant", "TIMESTAMP"),
          Map.entry("java.time.LocalDate", "DATE"),
          Map.entry("java.time.LocalTime", "TIME"),
          Map.entry("dev.rowan.value.CqlDuration", "DURATION"),
          Map.entry("java.net.InetAddress", "INET"));

  private CodecSource() {}

  /** Returns the codec of a property. A primitive property is zero if its column has no value. */
  static CodeBlock of(JavaType type, ColumnType stored) {
    if (!type.isPrimitive()) {
      return ofReference(type, stored);
    }
    return CodeBlock.of(
        "$T.$L($T.$L, $L)",
        CoreNames.CODECS,
        CoreNames.OR_ELSE,
        CoreNames.CODECS,
        constant(JavaTypes.boxed(type).toString()),
        zero(type.text()));
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
        : CodeBlock.of("$T.$L", CoreNames.CODECS, constant(type.raw()));
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

  private static String constant(String javaType) {
    String constant = CONSTANTS.get(javaType);
    if (constant == null) {
      throw new IllegalStateException(
          "no codec for " + javaType + ", although no rule reports the type");
    }
    return constant;
  }

  private static String zero(String primitive) {
    return switch (primitive) {
      case "boolean" -> "false";
      case "byte", "short" -> "(" + primitive + ") 0";
      case "long" -> "0L";
      case "float" -> "0.0f";
      case "double" -> "0.0";
      default -> "0";
    };
  }
}
