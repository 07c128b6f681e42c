package dev.rowan.docs.systems;

import static java.nio.charset.StandardCharsets.UTF_8;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonToken;
import dev.rowan.sample.tour.Tour;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.net.URL;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * What the processor wrote about the sample: the tables of a package, as CQL, and the costs of its
 * DAO methods, as rows of a Markdown table.
 *
 * @param values the values of the model file by their path, such as {@code /daos/0/name}
 * @param statements the statements of the schema file
 */
record SampleModel(Map<String, String> values, List<String> statements) {
  /** Reads the files beside the classes of the sample. */
  static SampleModel read() {
    try {
      return new SampleModel(
          values(text("model.json")), Arrays.asList(text("schema.cql").split("\n\n")));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static String text(String name) throws IOException {
    String classes = Tour.class.getProtectionDomain().getCodeSource().getLocation().toString();
    String file = "META-INF/rowan/" + name;
    for (URL url : Collections.list(Tour.class.getClassLoader().getResources(file))) {
      if (url.toString().contains(classes)) {
        try (InputStream in = url.openStream()) {
          return new String(in.readAllBytes(), UTF_8);
        }
      }
    }
    throw new AssertionError("the sample has no " + file);
  }

  private static Map<String, String> values(String json) throws IOException {
    Map<String, String> values = new HashMap<>();
    try (JsonParser parser = new JsonFactory().createParser(json)) {
      for (JsonToken token = parser.nextToken(); token != null; token = parser.nextToken()) {
        if (token.isScalarValue()) {
          values.put(parser.getParsingContext().pathAsPointer().toString(), parser.getText());
        }
      }
    }
    return values;
  }

  /** Returns the paths of the elements of a list, which all have this field. */
  private Stream<String> elements(String list, String field) {
    return IntStream.iterate(0, i -> i + 1)
        .mapToObj(i -> list + "/" + i)
        .takeWhile(element -> values.containsKey(element + field));
  }

  private boolean isIn(String packageName, String path) {
    return values.get(path).startsWith(packageName + ".");
  }

  /** Returns the statements that create the tables of a package, each with an empty line below. */
  String tables(String packageName) {
    List<String> found = new ArrayList<>();
    elements("/tables", "/name")
        .filter(table -> isIn(packageName, table + "/entity"))
        .flatMap(
            table ->
                Stream.concat(
                    Stream.of(table + "/name"),
                    Stream.of("/chunked", "/columnGroups")
                        .flatMap(list -> elements(table + list, "/table"))
                        .map(each -> each + "/table")))
        .map(name -> "CREATE TABLE IF NOT EXISTS " + values.get(name) + " (")
        .forEach(
            start ->
                statements.stream()
                    .filter(statement -> statement.contains(start))
                    .map(String::strip)
                    .forEach(found::add));
    return String.join("\n\n", found) + "\n";
  }

  /** Returns a Markdown table with a row for each DAO method of a package. */
  String costs(String packageName) {
    StringBuilder rows = new StringBuilder("| method | table | cost |\n|---|---|---|\n");
    elements("/daos", "/name")
        .filter(dao -> isIn(packageName, dao + "/name"))
        .flatMap(dao -> elements(dao + "/methods", "/method"))
        .forEach(
            method ->
                rows.append(
                    "| `%s` | %s | %s |%n"
                        .formatted(
                            values.get(method + "/method"),
                            tablesOf(method),
                            values.get(method + "/cost"))));
    return rows.toString();
  }

  private String tablesOf(String method) {
    List<String> several =
        elements(method + "/tables", "").map(values::get).map("`%s`"::formatted).toList();
    return several.isEmpty()
        ? "`" + values.get(method + "/table") + "`"
        : String.join(", ", several);
  }
}
