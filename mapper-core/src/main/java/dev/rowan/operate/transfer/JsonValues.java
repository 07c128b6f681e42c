package dev.rowan.operate.transfer;

import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonToken;
import dev.rowan.spi.schema.TableSchema;
import dev.rowan.spi.value.CompositeValueType;
import dev.rowan.spi.value.CompositeValueType.Form;
import dev.rowan.spi.value.ScalarValueType;
import dev.rowan.spi.value.ValueType;
import java.io.IOException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Canonical values as JSON and back. Truth values are those of JSON, as are numbers of up to 64
 * bits and finite floating-point numbers; all other scalars are texts. Lists, sets, vectors and
 * tuples are arrays, a map is an array of pairs, a user type an object.
 */
final class JsonValues {
  private JsonValues() {}

  /** Returns the types of a table's columns. */
  static ValueType[] types(TableSchema table) {
    return table.columns().stream()
        .map(column -> column.type().valueType())
        .toArray(ValueType[]::new);
  }

  static void write(ValueType type, @Nullable Object value, JsonGenerator json) throws IOException {
    if (value == null) {
      json.writeNull();
    } else if (type instanceof CompositeValueType composite) {
      writeParts(composite, value, json);
    } else {
      writeScalar((ScalarValueType<?>) type, value, json);
    }
  }

  private static void writeScalar(ScalarValueType<?> type, Object value, JsonGenerator json)
      throws IOException {
    switch (type.jsonForm(value)) {
      case BOOLEAN -> json.writeBoolean((Boolean) value);
      case NUMBER -> json.writeNumber(type.text(value));
      case STRING -> json.writeString(type.text(value));
    }
  }

  private static void writeParts(CompositeValueType type, Object value, JsonGenerator json)
      throws IOException {
    List<? extends @Nullable Object> parts = type.parts(value);
    if (type.form() == Form.OBJECT) {
      writeObject(type, parts, json);
      return;
    }
    json.writeStartArray();
    for (int i = 0; i < parts.size(); i++) {
      boolean isPairs = type.form() == Form.PAIRS;
      if (isPairs && i % 2 == 0) {
        json.writeStartArray();
      }
      write(type.partType(i), parts.get(i), json);
      if (isPairs && i % 2 == 1) {
        json.writeEndArray();
      }
    }
    json.writeEndArray();
  }

  private static void writeObject(
      CompositeValueType type, List<? extends @Nullable Object> parts, JsonGenerator json)
      throws IOException {
    json.writeStartObject();
    for (int i = 0; i < parts.size(); i++) {
      if (parts.get(i) != null) {
        json.writeFieldName(type.nameOf(i));
        write(type.partType(i), parts.get(i), json);
      }
    }
    json.writeEndObject();
  }

  /**
   * Returns the value at the parser's token, and leaves the parser at the last token of it.
   *
   * @throws IllegalArgumentException if it is none of this type
   */
  static @Nullable Object read(ValueType type, JsonParser json) throws IOException {
    if (json.currentToken() == JsonToken.VALUE_NULL) {
      return null;
    }
    return type instanceof CompositeValueType composite
        ? readComposite(composite, json)
        : readScalar((ScalarValueType<?>) type, json);
  }

  private static Object readComposite(CompositeValueType type, JsonParser json) throws IOException {
    List<@Nullable Object> parts = readParts(type, json);
    Object value = type.ofParts(parts);
    // of two equal elements or keys, one would be lost
    require(!(value instanceof Set<?> set) || set.size() == parts.size());
    require(!(value instanceof Map<?, ?> map) || 2 * map.size() == parts.size());
    return value;
  }

  private static Object readScalar(ScalarValueType<?> type, JsonParser json) throws IOException {
    JsonToken token = json.currentToken();
    require(
        token != null
            && (type.isJsonString() ? token == JsonToken.VALUE_STRING : token.isScalarValue()));
    return type.parse(json.getText());
  }

  private static List<@Nullable Object> readParts(CompositeValueType type, JsonParser json)
      throws IOException {
    return switch (type.form()) {
      case ARRAY -> readArray(type, json);
      case PAIRS -> readPairs(type, json);
      case OBJECT -> readObject(type, json);
    };
  }

  private static List<@Nullable Object> readArray(CompositeValueType type, JsonParser json)
      throws IOException {
    require(json.currentToken() == JsonToken.START_ARRAY);
    List<@Nullable Object> parts = new ArrayList<>();
    while (json.nextToken() != JsonToken.END_ARRAY) {
      require(type.fixedSize() < 0 || parts.size() < type.fixedSize());
      Object part = read(type.partType(parts.size()), json);
      require(part != null || type.hasNullableParts());
      parts.add(part);
    }
    require(type.fixedSize() < 0 || parts.size() == type.fixedSize());
    return parts;
  }

  private static List<@Nullable Object> readPairs(CompositeValueType type, JsonParser json)
      throws IOException {
    require(json.currentToken() == JsonToken.START_ARRAY);
    List<@Nullable Object> parts = new ArrayList<>();
    while (json.nextToken() != JsonToken.END_ARRAY) {
      require(json.currentToken() == JsonToken.START_ARRAY);
      for (int i = 0; i < 2; i++) {
        json.nextToken();
        Object part = read(type.partType(i), json);
        require(part != null);
        parts.add(part);
      }
      require(json.nextToken() == JsonToken.END_ARRAY);
    }
    return parts;
  }

  private static List<@Nullable Object> readObject(CompositeValueType type, JsonParser json)
      throws IOException {
    require(json.currentToken() == JsonToken.START_OBJECT);
    @Nullable Object[] parts = new Object[type.fixedSize()];
    while (json.nextToken() != JsonToken.END_OBJECT) {
      int place = type.placeOf(json.currentName());
      json.nextToken();
      parts[place] = read(type.partType(place), json);
    }
    return Arrays.asList(parts);
  }

  private static void require(boolean holds) {
    if (!holds) {
      throw new IllegalArgumentException("not of the shape of its type");
    }
  }
}
