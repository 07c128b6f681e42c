package dev.rowan.cli;

import dev.rowan.cli.compile.Compilation;
import dev.rowan.cli.ddl.DdlReader;
import dev.rowan.cli.ddl.KeyspaceSchema;
import dev.rowan.cli.source.SourceFile;
import dev.rowan.cql.schema.CreateIndex;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * Compares a CQL file with the schema that the processor derives from the classes of the file.
 *
 * @param differences the tables, columns, keys and indexes that differ although the command does
 *     not list them; empty if the round trip is exact
 */
record SchemaRoundTrip(List<String> differences) {
  private static final String FILE = "META-INF/rowan/schema.cql";

  /**
   * Compares a file with compiled classes.
   *
   * @param places the tables and columns that the command lists: {@code video} and {@code
   *     video.tags}
   */
  static SchemaRoundTrip of(KeyspaceSchema file, Compilation compiled, Set<String> places) {
    if (!compiled.errors().isEmpty()) {
      return new SchemaRoundTrip(
          compiled.errors().stream().map(error -> "the compiler: " + error.headline()).toList());
    }
    String derived = compiled.resource(FILE).orElse("");
    return of(file, DdlReader.read(derived, Optional.empty()), places);
  }

  static SchemaRoundTrip of(KeyspaceSchema file, KeyspaceSchema derived, Set<String> places) {
    Map<String, String> expected = CanonicalSchema.of(file);
    Map<String, String> actual = CanonicalSchema.of(derived);
    places.forEach(place -> remove(place, expected, actual));
    removeUnusedTypes(expected);
    List<String> differences = new ArrayList<>();
    Set<String> names = new TreeSet<>(expected.keySet());
    names.addAll(actual.keySet());
    for (String name : names) {
      String wanted = expected.getOrDefault(name, "nothing");
      String found = actual.getOrDefault(name, "nothing");
      boolean listed = places.contains(name) && found.equals("nothing");
      if (!wanted.equals(found) && !listed) {
        differences.add("%s\n-- in the file: %s\n-- derived: %s".formatted(name, wanted, found));
      }
    }
    Set<String> indexes = indexes(file);
    indexes.removeAll(indexes(derived));
    indexes.removeIf(index -> places.contains(index) || places.contains(table(index)));
    indexes.forEach(index -> differences.add("the index of " + index));
    return new SchemaRoundTrip(List.copyOf(differences));
  }

  private static String table(String place) {
    return place.substring(0, Math.max(0, place.indexOf('.')));
  }

  private static Set<String> indexes(KeyspaceSchema ddl) {
    return ddl.indexes().stream()
        .filter(index -> !index.targets().isEmpty())
        .map(SchemaRoundTrip::place)
        .collect(Collectors.toCollection(TreeSet::new));
  }

  private static String place(CreateIndex index) {
    return index.table().name().text() + "." + index.targets().get(0).column().text();
  }

  /** Returns the sources in a folder, as files of the package {@code shop.data}. */
  static List<SourceFile> sources(Path folder) throws IOException {
    List<SourceFile> sources = new ArrayList<>();
    try (Stream<Path> files = Files.walk(folder)) {
      for (Path file : files.filter(Files::isRegularFile).sorted().toList()) {
        String name = String.valueOf(file.getFileName()).replace(".java", "");
        sources.add(new SourceFile("shop.data", name, Files.readString(file)));
      }
    }
    return sources;
  }

  /** Removes the column of a place, if the classes do not have it: only its index can be listed. */
  private static void remove(
      String place, Map<String, String> expected, Map<String, String> actual) {
    String column = "\n" + Pattern.quote(place.substring(place.indexOf('.') + 1)) + " .*";
    String table = table(place);
    if (Pattern.compile(column).matcher(actual.getOrDefault(table, "")).find()) {
      return;
    }
    expected.computeIfPresent(table, (name, text) -> text.replaceFirst(column, ""));
  }

  /** The file of the processor has only the types of columns. */
  private static void removeUnusedTypes(Map<String, String> schema) {
    Map<String, String> all = new TreeMap<>(schema);
    schema
        .entrySet()
        .removeIf(
            type ->
                type.getValue().startsWith("type")
                    && all.entrySet().stream()
                        .filter(other -> !other.getKey().equals(type.getKey()))
                        .noneMatch(other -> uses(other.getValue(), type.getKey())));
  }

  private static boolean uses(String text, String type) {
    return text.matches("(?s).*[ <\\[]" + Pattern.quote(type) + "[>,\n\\]].*");
  }
}
