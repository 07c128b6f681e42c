package dev.rowan.operate.transfer;

import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonToken;
import dev.rowan.error.ErrorCode;
import dev.rowan.error.SchemaMismatchException;
import dev.rowan.spi.schema.ColumnKind;
import dev.rowan.spi.schema.ColumnSchema;
import dev.rowan.spi.schema.ColumnType;
import dev.rowan.spi.schema.ListType;
import dev.rowan.spi.schema.MapType;
import dev.rowan.spi.schema.SetType;
import dev.rowan.spi.schema.TableSchema;
import dev.rowan.spi.schema.TupleType;
import dev.rowan.spi.schema.UserType;
import dev.rowan.spi.schema.VectorType;
import java.io.IOException;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** The first line of an export: the format version and the exported table. */
final class TableHeader {
  private static final int FORMAT = 1;

  private TableHeader() {}

  static void write(TableSchema table, JsonGenerator json) throws IOException {
    json.writeStartObject();
    json.writeNumberField("rowan", FORMAT);
    json.writeStringField("table", table.name());
    json.writeArrayFieldStart("columns");
    for (ColumnSchema column : table.columns()) {
      json.writeStartObject();
      json.writeStringField("name", column.name());
      json.writeStringField("kind", kind(column.kind()));
      json.writeStringField("type", type(column.type()));
      json.writeEndObject();
    }
    json.writeEndArray();
    json.writeEndObject();
  }

  /**
   * Reads the header at the parser's token and compares it with the target table. The target may
   * have another name, further columns, and another order of columns outside the key.
   *
   * @throws SchemaMismatchException if the exported table does not match
   */
  static void require(TableSchema table, JsonParser json) throws IOException {
    Map<String, String> found = read(table, json);
    Map<String, String> expected = new LinkedHashMap<>();
    for (ColumnSchema column : table.columns()) {
      expected.put(column.name(), kind(column.kind()) + " " + type(column.type()));
    }
    found.forEach(
        (name, description) -> {
          if (!description.equals(expected.get(name))) {
            throw mismatch(table, name, expected.getOrDefault(name, "no such column"), description);
          }
        });
    List<String> key = found.keySet().stream().limit(table.keySize()).collect(Collectors.toList());
    List<String> expectedKey =
        table.columns().subList(0, table.keySize()).stream().map(ColumnSchema::name).toList();
    if (!key.equals(expectedKey)) {
      throw mismatch(table, "the key", String.join(", ", expectedKey), String.join(", ", key));
    }
  }

  /** Returns the kind and type of each column, in the order of the header. */
  private static Map<String, String> read(TableSchema table, JsonParser json) throws IOException {
    Map<String, String> columns = new LinkedHashMap<>();
    boolean isHeader = false;
    while (json.nextToken() == JsonToken.FIELD_NAME) {
      String field = json.currentName();
      json.nextToken();
      if (field.equals("rowan")) {
        isHeader = json.currentToken() == JsonToken.VALUE_NUMBER_INT;
        if (!isHeader || json.getLongValue() != FORMAT) {
          throw mismatch(table, "the format", FORMAT + "", "another");
        }
      } else if (field.equals("columns") && json.currentToken() == JsonToken.START_ARRAY) {
        while (json.nextToken() == JsonToken.START_OBJECT) {
          Map<String, String> column = readTexts(json);
          columns.put(
              column.getOrDefault("name", "?"), column.get("kind") + " " + column.get("type"));
        }
      } else {
        json.skipChildren();
      }
    }
    if (!isHeader) {
      throw mismatch(table, "the first line", "a header", "something else");
    }
    return columns;
  }

  private static Map<String, String> readTexts(JsonParser json) throws IOException {
    Map<String, String> texts = new LinkedHashMap<>();
    while (json.nextToken() == JsonToken.FIELD_NAME) {
      String field = json.currentName();
      @Nullable String text = json.nextTextValue();
      json.skipChildren();
      texts.put(field, text == null ? "?" : text);
    }
    return texts;
  }

  private static SchemaMismatchException mismatch(
      TableSchema table, String what, String expected, String found) {
    return new SchemaMismatchException(
        ErrorCode.EXPORT_MISMATCH,
        Map.of("table", table.name(), "column", what, "expected", expected, "found", found),
        null);
  }

  private static String kind(ColumnKind kind) {
    return kind.name().toLowerCase(Locale.ROOT).replace('_', ' ');
  }

  /** Returns the CQL type, followed by the fields of every user-defined type in it. */
  private static String type(ColumnType type) {
    List<String> texts = new ArrayList<>(List.of(type.cql()));
    userTypes(type)
        .distinct()
        .forEach(user -> texts.add(user.name() + " (" + user.fieldsCql() + ")"));
    return String.join("; ", texts);
  }

  private static Stream<UserType> userTypes(ColumnType type) {
    if (type instanceof UserType user) {
      UserType frozen = (UserType) user.frozenType();
      return Stream.concat(
          Stream.of(frozen), user.fields().stream().flatMap(field -> userTypes(field.type())));
    } else if (type instanceof TupleType tuple) {
      return tuple.fields().stream().flatMap(TableHeader::userTypes);
    } else if (type instanceof ListType list) {
      return userTypes(list.element());
    } else if (type instanceof SetType set) {
      return userTypes(set.element());
    } else if (type instanceof VectorType vector) {
      return userTypes(vector.element());
    } else if (type instanceof MapType map) {
      return Stream.concat(userTypes(map.key()), userTypes(map.value()));
    }
    return Stream.empty();
  }
}
