package dev.rowan.processor.read;

import static java.nio.charset.StandardCharsets.UTF_8;

import dev.rowan.cql.Cql;
import dev.rowan.cql.schema.ClusteringOrder;
import dev.rowan.cql.schema.CreateTable;
import dev.rowan.cql.schema.CreateType;
import dev.rowan.cql.schema.Option;
import dev.rowan.cql.text.CqlSyntaxException;
import dev.rowan.cql.text.Name;
import dev.rowan.cql.text.Statement;
import dev.rowan.processor.model.SchemaSnapshot;
import dev.rowan.processor.model.SchemaSnapshot.Column;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Reads a snapshot of the schema: CQL statements go in, and the stored tables come out. */
public final class SnapshotReader {
  private static final Pattern ENTITY = noted("of");
  private static final Pattern INDEX = noted("an index of");
  private static final Pattern FORMERLY = noted("formerly");
  private static final Pattern COLUMN =
      Pattern.compile(
          "(?m)^-- column (.+) formerly (.+)\\n(?=(?:--.*\\n)*CREATE TABLE IF NOT EXISTS (\\S+))");

  private static final Pattern LAYOUT = Pattern.compile("\\[rowan: (.*)]");
  private static final Pattern HIDDEN = Pattern.compile("_[a-z]");
  private static final String INTERNAL = "rowan_";

  private SnapshotReader() {}

  /**
   * Reads a file.
   *
   * @throws IOException if the file cannot be read, or if it is not CQL
   */
  public static SchemaSnapshot read(Path file) throws IOException {
    String text = Files.readString(file, UTF_8);
    List<SchemaSnapshot.Table> tables = new ArrayList<>();
    List<SchemaSnapshot.UserType> types = new ArrayList<>();
    for (Statement statement : statements(text)) {
      if (statement instanceof CreateTable table
          && !name(table.name().name()).startsWith(INTERNAL)) {
        tables.add(table(table));
      } else if (statement instanceof CreateType type) {
        types.add(
            new SchemaSnapshot.UserType(
                name(type.name().name()),
                type.fields().stream()
                    .map(field -> column(field.name(), field.type().toCql(), ""))
                    .toList()));
      }
    }
    return new SchemaSnapshot(
        tables,
        types,
        notes(ENTITY, text),
        notes(INDEX, text),
        notes(FORMERLY, text),
        columns(text));
  }

  private static List<Statement> statements(String text) throws IOException {
    try {
      return Cql.parseAll(text);
    } catch (CqlSyntaxException wrong) {
      throw new IOException(wrong.getMessage(), wrong);
    }
  }

  /** Returns the pattern of a comment with one word, and of the table below it. */
  private static Pattern noted(String about) {
    return Pattern.compile(
        "(?m)^-- " + about + " (\\S+)\\n(?:--.*\\n)*CREATE TABLE IF NOT EXISTS (\\S+)");
  }

  private static Map<String, String> notes(Pattern pattern, String text) {
    Map<String, String> notes = new HashMap<>();
    Matcher matcher = pattern.matcher(text);
    while (matcher.find()) {
      notes.put(SchemaSnapshot.bare(matcher.group(2)), SchemaSnapshot.bare(matcher.group(1)));
    }
    return notes;
  }

  private static Map<String, String> columns(String text) {
    Map<String, String> columns = new HashMap<>();
    Matcher matcher = COLUMN.matcher(text);
    while (matcher.find()) {
      columns.put(
          SchemaSnapshot.bare(matcher.group(3)) + "." + SchemaSnapshot.bare(matcher.group(2)),
          SchemaSnapshot.bare(matcher.group(1)));
    }
    return columns;
  }

  private static SchemaSnapshot.Table table(CreateTable table) throws IOException {
    if (table.primaryKey() == null) {
      throw new IOException("the table " + table.name().toCql() + " has no primary key");
    }
    List<Name> partition = table.primaryKey().partition();
    List<Name> clustering = table.primaryKey().clustering();
    return new SchemaSnapshot.Table(
        name(table.name().name()),
        partition.stream().map(name -> keyColumn(table, name)).toList(),
        clustering.stream().map(name -> keyColumn(table, name)).toList(),
        table.columns().stream()
            .filter(each -> !contains(partition, each.name()) && !contains(clustering, each.name()))
            .filter(each -> !HIDDEN.matcher(name(each.name())).matches())
            .map(each -> column(each.name(), each.type().toCql(), each.isStatic() ? "static" : ""))
            .toList(),
        option(table, "default_time_to_live").map(Long::valueOf).orElse(0L),
        option(table, "comment")
            .map(LAYOUT::matcher)
            .filter(Matcher::find)
            .map(found -> found.group(1))
            .orElse(""));
  }

  private static Column keyColumn(CreateTable table, Name name) {
    String type =
        table.columns().stream()
            .filter(each -> each.name().text().equals(name.text()))
            .map(each -> each.type().toCql())
            .findFirst()
            .orElse("");
    boolean descending =
        table.clusteringOrder().stream()
            .filter(order -> order.column().text().equals(name.text()))
            .anyMatch(ClusteringOrder::isDescending);
    return column(name, type, descending ? "desc" : "");
  }

  private static Column column(Name name, String type, String suffix) {
    return new Column(name(name), SchemaSnapshot.bare(type), suffix);
  }

  private static boolean contains(List<Name> names, Name name) {
    return names.stream().anyMatch(each -> each.text().equals(name.text()));
  }

  private static String name(Name name) {
    return SchemaSnapshot.bare(name.text());
  }

  /** Returns the value of an option, without the quotes of a text. */
  private static Optional<String> option(CreateTable table, String name) {
    return table.options().stream()
        .filter(option -> option.name().text().equals(name))
        .map(Option::value)
        .map(value -> value.toCql())
        .map(value -> value.startsWith("'") ? value.substring(1, value.length() - 1) : value)
        .map(value -> value.replace("''", "'"))
        .findFirst();
  }
}
