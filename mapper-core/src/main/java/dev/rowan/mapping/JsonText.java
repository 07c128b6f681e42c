package dev.rowan.mapping;

import com.fasterxml.jackson.core.JsonLocation;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.JavaType;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.ObjectReader;
import com.fasterxml.jackson.databind.ObjectWriter;
import com.fasterxml.jackson.databind.SerializationFeature;
import com.fasterxml.jackson.databind.exc.InvalidDefinitionException;
import com.fasterxml.jackson.databind.json.JsonMapper;
import com.fasterxml.jackson.databind.type.TypeFactory;
import dev.rowan.error.ConfigurationException;
import dev.rowan.error.ErrorCode;
import dev.rowan.error.RejectedInputException;
import dev.rowan.error.UnreadableRowException;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/**
 * Writes and reads the JSON of one type with Jackson databind. Exceptions of Jackson can contain
 * values and keys of maps, so they are not the causes of Rowan's exceptions. Thread-safe.
 */
final class JsonText {
  private static final ObjectMapper STANDARD =
      JsonMapper.builder()
          .findAndAddModules()
          .disable(DeserializationFeature.FAIL_ON_UNKNOWN_PROPERTIES)
          .disable(SerializationFeature.WRITE_DATES_AS_TIMESTAMPS)
          .build();

  private final JsonType type;
  private final ObjectWriter writer;
  private final ObjectReader reader;

  private JsonText(JsonType type, ObjectMapper mapper) {
    JavaType java = javaType(type, mapper.getTypeFactory());
    this.type = type;
    this.writer = mapper.writerFor(java);
    this.reader = mapper.readerFor(java).with(DeserializationFeature.FAIL_ON_TRAILING_TOKENS);
  }

  static JsonText of(JsonType type, @Nullable Supplier<?> supplier) {
    if (supplier == null) {
      return new JsonText(type, STANDARD);
    }
    if (supplier.get() instanceof ObjectMapper mapper) {
      return new JsonText(type, mapper);
    }
    throw new ConfigurationException(
        ErrorCode.ARGUMENT_REJECTED,
        Map.of("class", supplier.getClass().getName(), "expected", "an ObjectMapper"),
        null);
  }

  String write(Object value) {
    try {
      return writer.writeValueAsString(value);
    } catch (JsonProcessingException | RuntimeException e) {
      throw new RejectedInputException(
          ErrorCode.VALUE_REJECTED, context("a value that Jackson cannot write", e), null);
    }
  }

  Object read(String json) {
    Object value;
    try {
      value = reader.readValue(json);
    } catch (JsonProcessingException | RuntimeException e) {
      throw new UnreadableRowException(
          ErrorCode.UNREADABLE_ROW, context("text that Jackson cannot read", e), null);
    }
    if (value == null) {
      throw new UnreadableRowException(
          ErrorCode.UNREADABLE_ROW,
          Map.of("found", "the JSON null", "type", type.raw().getName()),
          null);
    }
    return value;
  }

  private Map<String, String> context(String found, Exception e) {
    Map<String, String> context = new LinkedHashMap<>();
    context.put("found", found);
    context.put("type", type.raw().getName());
    context.put("problem", problem(e));
    return context;
  }

  /** Returns the message if it is about classes only; else the kind of the exception. */
  private static String problem(Exception e) {
    if (e instanceof InvalidDefinitionException definition) {
      return definition.getOriginalMessage();
    }
    String kind = e.getClass().getSimpleName();
    JsonLocation location = e instanceof JsonProcessingException json ? json.getLocation() : null;
    return location == null || location.getLineNr() < 1
        ? kind
        : "%s at line %d, column %d".formatted(kind, location.getLineNr(), location.getColumnNr());
  }

  private static JavaType javaType(JsonType type, TypeFactory types) {
    return type.arguments().isEmpty()
        ? types.constructType(type.raw())
        : types.constructParametricType(
            type.raw(),
            type.arguments().stream().map(each -> javaType(each, types)).toArray(JavaType[]::new));
  }
}
