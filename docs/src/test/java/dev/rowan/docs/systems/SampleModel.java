package dev.rowan.docs.systems;

import static java.nio.charset.StandardCharsets.UTF_8;

import dev.rowan.cli.model.JsonTree;
import dev.rowan.sample.tour.Tour;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.net.URL;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;

/**
 * What the processor wrote about the sample: the tables of a package, as CQL, and the costs of its
 * DAO methods, as rows of a Markdown table.
 */
final class SampleModel {
  private final JsonTree model;
  private final List<String> statements;

  private SampleModel(JsonTree model, List<String> statements) {
    this.model = model;
    this.statements = statements;
  }

  /** Reads the files beside the classes of the sample. */
  static SampleModel read() {
    try {
      String schema = text("schema.cql");
      return new SampleModel(
          JsonTree.read(text("model.json")), Arrays.asList(schema.split("\n\n")));
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

  /** Returns the statements that create the tables of a package, each with an empty line below. */
  String tables(String packageName) {
    List<String> found = new ArrayList<>();
    for (JsonTree table : model.objects("tables")) {
      if (table.text("entity").startsWith(packageName + ".")) {
        String start = "CREATE TABLE IF NOT EXISTS " + table.text("name") + " (";
        statements.stream()
            .filter(each -> each.contains(start))
            .map(String::strip)
            .forEach(found::add);
      }
    }
    return String.join("\n\n", found) + "\n";
  }

  /** Returns a Markdown table with a row for each DAO method of a package. */
  String costs(String packageName) {
    StringBuilder rows = new StringBuilder("| method | table | cost |\n|---|---|---|\n");
    for (JsonTree dao : model.objects("daos")) {
      if (dao.text("name").startsWith(packageName + ".")) {
        for (JsonTree method : dao.objects("methods")) {
          rows.append(
              "| `%s` | `%s` | %s |%n"
                  .formatted(method.text("method"), method.text("table"), method.text("cost")));
        }
      }
    }
    return rows.toString();
  }
}
