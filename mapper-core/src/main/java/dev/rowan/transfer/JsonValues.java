package dev.rowan.transfer;

import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonToken;
import dev.rowan.schema.ColumnType;
import dev.rowan.schema.CounterType;
import dev.rowan.schema.ListType;
import dev.rowan.schema.MapType;
import dev.rowan.schema.ScalarType;
import dev.rowan.schema.SetType;
import dev.rowan.schema.TupleType;
import dev.rowan.schema.UserType;
import dev.rowan.schema.VectorType;
import dev.rowan.value.ScalarText;
import dev.rowan.value.TupleValue;
import java.io.IOException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * Canonical values as JSON and back. Truth values are those of JSON, as are numbers of up to 64
 * bits and finite floating-point numbers; all other scalars are texts. Lists, sets, vectors and
 * tuples are arrays, a map is an array of pairs, a user type an object.
 */
final class JsonValues {
  private JsonValues() {}

  static void write(ColumnType type, @Nullable Object value, JsonGenerator json)
      throws IOException {
    if (value == null) {
      json.writeNull();
    } else if (type instanceof ScalarType scalar) {
      writeScalar(scalar, value, json);
    } else if (type == CounterType.COUNTER) {
      json.writeNumber((Long) value);
    } else if (type instanceof MapType map) {
      writeEntries(map, (Map<?, ?>) value, json);
    } else if (type instanceof UserType user) {
      writeFields(user, (TupleValue) value, json);
    } else {
      List<?> elements =
          value instanceof TupleValue tuple
              ? tuple.fields()
              : new ArrayList<>((Collection<?>) value);
      json.writeStartArray();
      for (int i = 0; i < elements.size(); i++) {
        write(element(type, i), elements.get(i), json);
      }
      json.writeEndArray();
    }
  }

  private static void writeScalar(ScalarType type, Object value, JsonGenerator json)
      throws IOException {
    if (value instanceof Boolean flag) {
      json.writeBoolean(flag);
    } else if (isNumber(type, value)) {
      json.writeNumber(value.toString());
    } else {
      json.writeString(ScalarText.write(type, value));
    }
  }

  private static boolean isNumber(ScalarType type, Object value) {
    return switch (type) {
      case TINYINT, SMALLINT, INT, BIGINT -> true;
      case FLOAT, DOUBLE -> Double.isFinite(((Number) value).doubleValue());
      default -> false;
    };
  }

  private static void writeEntries(MapType type, Map<?, ?> map, JsonGenerator json)
      throws IOException {
    json.writeStartArray();
    for (Map.Entry<?, ?> entry : map.entrySet()) {
      json.writeStartArray();
      write(type.key(), entry.getKey(), json);
      write(type.value(), entry.getValue(), json);
      json.writeEndArray();
    }
    json.writeEndArray();
  }

  private static void writeFields(UserType type, TupleValue value, JsonGenerator json)
      throws IOException {
    json.writeStartObject();
    for (int i = 0; i < type.fields().size(); i++) {
      Object field = value.fields().get(i);
      if (field != null) {
        json.writeFieldName(type.fields().get(i).name());
        write(type.fields().get(i).type(), field, json);
      }
    }
    json.writeEndObject();
  }

  /**
   * Returns the value at the parser's token, and leaves the parser at the last token of it.
   *
   * @throws IllegalArgumentException if it is none of this type
   */
  static @Nullable Object read(ColumnType type, JsonParser json) throws IOException {
    if (json.currentToken() == JsonToken.VALUE_NULL) {
      return null;
    } else if (type instanceof ScalarType scalar) {
      return ScalarText.read(scalar, text(json, isText(scalar)));
    } else if (type == CounterType.COUNTER) {
      return ScalarText.read(ScalarType.BIGINT, text(json, false));
    } else if (type instanceof MapType map) {
      return readEntries(map, json);
    } else if (type instanceof UserType user) {
      return readFields(user, json);
    }
    List<@Nullable Object> elements = readElements(type, json);
    if (type instanceof SetType) {
      return Collections.unmodifiableSet(new LinkedHashSet<>(elements));
    }
    return type instanceof TupleType
        ? new TupleValue(elements)
        : Collections.unmodifiableList(elements);
  }

  private static boolean isText(ScalarType type) {
    return switch (type) {
      case BOOLEAN, TINYINT, SMALLINT, INT, BIGINT, FLOAT, DOUBLE -> false;
      default -> true;
    };
  }

  private static String text(JsonParser json, boolean isText) throws IOException {
    JsonToken token = json.currentToken();
    require(token != null && (isText ? token == JsonToken.VALUE_STRING : token.isScalarValue()));
    return json.getText();
  }

  private static List<@Nullable Object> readElements(ColumnType type, JsonParser json)
      throws IOException {
    require(json.currentToken() == JsonToken.START_ARRAY);
    List<@Nullable Object> elements = new ArrayList<>();
    while (json.nextToken() != JsonToken.END_ARRAY) {
      Object element = read(element(type, elements.size()), json);
      require(element != null || type instanceof TupleType);
      elements.add(element);
    }
    require(!(type instanceof TupleType tuple) || elements.size() == tuple.fields().size());
    require(!(type instanceof VectorType vector) || elements.size() == vector.dimensions());
    return elements;
  }

  private static Map<Object, Object> readEntries(MapType type, JsonParser json) throws IOException {
    require(json.currentToken() == JsonToken.START_ARRAY);
    Map<Object, Object> entries = new LinkedHashMap<>();
    while (json.nextToken() != JsonToken.END_ARRAY) {
      require(json.currentToken() == JsonToken.START_ARRAY);
      json.nextToken();
      Object key = read(type.key(), json);
      json.nextToken();
      Object value = read(type.value(), json);
      if (key == null || value == null || json.nextToken() != JsonToken.END_ARRAY) {
        throw new IllegalArgumentException("no pair");
      }
      entries.put(key, value);
    }
    return Collections.unmodifiableMap(entries);
  }

  private static TupleValue readFields(UserType type, JsonParser json) throws IOException {
    require(json.currentToken() == JsonToken.START_OBJECT);
    @Nullable Object[] fields = new Object[type.fields().size()];
    while (json.nextToken() != JsonToken.END_OBJECT) {
      int field = type.indexOf(json.currentName());
      json.nextToken();
      fields[field] = read(type.fields().get(field).type(), json);
    }
    return new TupleValue(Arrays.asList(fields));
  }

  private static ColumnType element(ColumnType type, int index) {
    if (type instanceof ListType list) {
      return list.element();
    } else if (type instanceof SetType set) {
      return set.element();
    } else if (type instanceof VectorType vector) {
      return vector.element();
    } else if (type instanceof TupleType tuple && index < tuple.fields().size()) {
      return tuple.fields().get(index);
    }
    throw new IllegalArgumentException("too many elements");
  }

  private static void require(boolean holds) {
    if (!holds) {
      throw new IllegalArgumentException("not of the shape of its type");
    }
  }
}
