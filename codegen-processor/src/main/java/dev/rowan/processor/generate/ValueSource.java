package dev.rowan.processor.generate;

import com.palantir.javapoet.CodeBlock;
import dev.rowan.processor.model.ConditionValue;
import dev.rowan.processor.model.JavaScalar;
import dev.rowan.processor.model.JavaType;
import dev.rowan.processor.model.TimeLiteral;
import dev.rowan.processor.source.CoreNames;
import dev.rowan.processor.source.JavaTypes;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.nio.ByteBuffer;
import java.time.Instant;
import java.time.LocalDate;
import java.time.LocalTime;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HexFormat;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.UUID;

/** Writes the values of a condition: parameters of the method, and constants. */
final class ValueSource {
  private final List<String> parameters;

  ValueSource(List<String> parameters) {
    this.parameters = parameters;
  }

  /** Returns a list of values. */
  CodeBlock all(List<ConditionValue> values) {
    return CodeBlock.of(
        "$T.asList($L)",
        Arrays.class,
        values.stream().map(this::of).collect(CodeBlock.joining(", ")));
  }

  /** Returns one value. */
  CodeBlock of(ConditionValue value) {
    if (value instanceof ConditionValue.Argument argument) {
      return CodeBlock.of("$L", parameters.get(argument.parameter()));
    }
    if (value instanceof ConditionValue.NoEntries) {
      return CodeBlock.of("$T.of()", Map.class);
    }
    if (value instanceof ConditionValue.Fields tuple) {
      return tuple(tuple);
    }
    return value instanceof ConditionValue.Listed listed
        ? listed(listed)
        : constant((ConditionValue.Fixed) value);
  }

  /** Returns a collection, whose elements the run time checks for null. */
  private CodeBlock listed(ConditionValue.Listed listed) {
    Class<?> type = listed.unique() ? Set.class : List.class;
    if (listed.elements().isEmpty()) {
      return CodeBlock.of("$T.of()", type);
    }
    CodeBlock all = all(listed.elements());
    return listed.unique() ? CodeBlock.of("new $T<>($L)", LinkedHashSet.class, all) : all;
  }

  /** Returns the object of a tuple: the mapping converts the fields as it does those of a row. */
  private CodeBlock tuple(ConditionValue.Fields tuple) {
    MappingNames names = new MappingNames(tuple.type());
    List<CodeBlock> fields = new ArrayList<>();
    tuple
        .type()
        .fields()
        .forEach(
            field ->
                fields.add(
                    CodeBlock.of(
                        "$T.$L.$L($L)",
                        names.mapping(),
                        names.property(field.name()),
                        CoreNames.ENCODE_FIELD,
                        of(tuple.values().get(fields.size())))));
    return CodeBlock.of(
        "$T.$L.$L($T.$L($L))",
        names.mapping(),
        MappingNames.INSTANCE,
        CoreNames.FIELDS_READ,
        CoreNames.TUPLE_VALUE,
        CoreNames.ROW_OF,
        CodeBlock.join(fields, ", "));
  }

  private static CodeBlock constant(ConditionValue.Fixed fixed) {
    String text = fixed.constant().text();
    return switch (fixed.constant().kind()) {
      case NULL -> CodeBlock.of("($T) null", JavaTypes.boxed(fixed.type()));
      case BOOLEAN -> CodeBlock.of("$L", Boolean.parseBoolean(text));
      case TEXT -> text(fixed.type(), text);
      case UUID -> CodeBlock.of("$T.fromString($S)", UUID.class, text.toLowerCase(Locale.ROOT));
      case BLOB -> bytes(JavaScalar.of(fixed.type().raw()).orElseThrow(), text.substring(2));
      case NUMBER -> number(JavaScalar.of(fixed.type().raw()).orElseThrow(), text);
    };
  }

  private static CodeBlock text(JavaType type, String text) {
    if (type.kind() == JavaType.Kind.ENUM) {
      return CodeBlock.of("$T.$L", JavaTypes.of(type), text);
    }
    return switch (JavaScalar.of(type.raw()).orElseThrow()) {
      case TIMESTAMP ->
          CodeBlock.of("$T.parse($S)", Instant.class, TimeLiteral.instant(text).orElseThrow());
      case DATE -> CodeBlock.of("$T.parse($S)", LocalDate.class, text);
      case TIME -> CodeBlock.of("$T.parse($S)", LocalTime.class, text);
      default -> CodeBlock.of("$S", text);
    };
  }

  private static CodeBlock bytes(JavaScalar scalar, String digits) {
    CodeBlock bytes = CodeBlock.of("$T.of().parseHex($S)", HexFormat.class, digits);
    return scalar == JavaScalar.BYTES
        ? bytes
        : CodeBlock.of("$T.wrap($L)", ByteBuffer.class, bytes);
  }

  private static CodeBlock number(JavaScalar scalar, String text) {
    BigDecimal number = new BigDecimal(text);
    return switch (scalar) {
      case BYTE -> CodeBlock.of("(byte) $L", number.longValue());
      case SHORT -> CodeBlock.of("(short) $L", number.longValue());
      case INTEGER -> CodeBlock.of("$L", number.longValue());
      case LONG -> CodeBlock.of("$LL", number.longValue());
      case FLOAT -> CodeBlock.of("$LF", number.floatValue());
      case DOUBLE -> CodeBlock.of("$LD", number.doubleValue());
      case VARINT -> CodeBlock.of("new $T($S)", BigInteger.class, number.toBigInteger());
      case DECIMAL -> CodeBlock.of("new $T($S)", BigDecimal.class, text);
      default -> throw new IllegalStateException("no number is a constant of " + scalar);
    };
  }
}
