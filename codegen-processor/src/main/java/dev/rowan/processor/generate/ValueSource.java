package dev.rowan.processor.generate;

import com.palantir.javapoet.CodeBlock;
import dev.rowan.processor.model.ConditionValue;
import dev.rowan.processor.model.JavaScalar;
import dev.rowan.processor.model.JavaType;
import dev.rowan.processor.source.JavaTypes;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.util.Arrays;
import java.util.List;

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
    return value instanceof ConditionValue.Argument argument
        ? CodeBlock.of("$L", parameters.get(argument.parameter()))
        : constant((ConditionValue.Fixed) value);
  }

  private static CodeBlock constant(ConditionValue.Fixed fixed) {
    String text = fixed.constant().text();
    return switch (fixed.constant().kind()) {
      case NULL -> CodeBlock.of("($T) null", JavaTypes.boxed(fixed.type()));
      case BOOLEAN -> CodeBlock.of("$L", Boolean.parseBoolean(text));
      case TEXT ->
          fixed.type().kind() == JavaType.Kind.ENUM
              ? CodeBlock.of("$T.$L", JavaTypes.of(fixed.type()), text)
              : CodeBlock.of("$S", text);
      case NUMBER -> number(JavaScalar.of(fixed.type().raw()).orElseThrow(), text);
    };
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
