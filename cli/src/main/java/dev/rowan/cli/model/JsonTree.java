package dev.rowan.cli.model;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonToken;
import java.io.IOException;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * A JSON object whose absent fields are empty. Immutable after its file is read.
 *
 * @param fields objects, lists of values, and all other values as text
 */
public record JsonTree(Map<String, Object> fields) {
  static JsonTree read(String text) throws IOException {
    try (JsonParser parser = new JsonFactory().createParser(text)) {
      return parser.nextToken() == JsonToken.START_OBJECT ? object(parser) : new JsonTree(Map.of());
    }
  }

  private static JsonTree object(JsonParser parser) throws IOException {
    Map<String, Object> fields = new LinkedHashMap<>();
    while (parser.nextToken() != JsonToken.END_OBJECT) {
      String name = parser.currentName();
      parser.nextToken();
      fields.put(name, value(parser));
    }
    return new JsonTree(fields);
  }

  private static Object value(JsonParser parser) throws IOException {
    if (parser.currentToken() == JsonToken.START_OBJECT) {
      return object(parser);
    } else if (parser.currentToken() == JsonToken.START_ARRAY) {
      List<Object> values = new ArrayList<>();
      while (parser.nextToken() != JsonToken.END_ARRAY) {
        values.add(value(parser));
      }
      return values;
    }
    return parser.getText();
  }

  /** Returns an object with the fields of both; of two lists, with the elements of both. */
  JsonTree and(JsonTree other) {
    Map<String, Object> all = new LinkedHashMap<>(fields);
    other.fields.forEach(
        (name, value) ->
            all.merge(
                name,
                value,
                (one, two) ->
                    one instanceof List<?> first && two instanceof List<?> second
                        ? Stream.concat(first.stream(), second.stream()).toList()
                        : one));
    return new JsonTree(all);
  }

  /** Returns a field as text; empty if it is absent. */
  public String text(String name) {
    return fields.get(name) instanceof String text ? text : "";
  }

  /** Returns whether a field is the value {@code true}. */
  public boolean isTrue(String name) {
    return text(name).equals("true");
  }

  /** Returns the texts of an object by their names, in the order of the file. */
  public Map<String, String> textsByName(String name) {
    Map<String, String> texts = new LinkedHashMap<>();
    object(name)
        .fields()
        .forEach(
            (each, value) -> {
              if (value instanceof String text) {
                texts.put(each, text);
              }
            });
    return texts;
  }

  /** Returns a field as a number. */
  public Optional<Long> number(String name) {
    String text = text(name);
    return text.matches("-?\\d{1,18}") ? Optional.of(Long.valueOf(text)) : Optional.empty();
  }

  /** Returns a field as a number with digits after the point; 0 if it is absent. */
  public double decimal(String name) {
    String text = text(name);
    return text.matches("\\d{1,18}(\\.\\d{1,9})?(E\\d{1,2})?") ? Double.parseDouble(text) : 0;
  }

  /** Returns a field that is an object; an empty one if it is absent. */
  public JsonTree object(String name) {
    return fields.get(name) instanceof JsonTree tree ? tree : new JsonTree(Map.of());
  }

  /** Returns the objects of a list. */
  public List<JsonTree> objects(String name) {
    return elements(name).stream()
        .filter(JsonTree.class::isInstance)
        .map(JsonTree.class::cast)
        .toList();
  }

  /** Returns the texts of a list. */
  public List<String> texts(String name) {
    return elements(name).stream()
        .filter(String.class::isInstance)
        .map(String.class::cast)
        .toList();
  }

  private List<?> elements(String name) {
    return fields.get(name) instanceof List<?> list ? list : List.of();
  }
}
