package dev.rowan.cli.design;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javax.lang.model.SourceVersion;

/** Chooses names of classes and properties for names of a schema. Not thread-safe. */
final class JavaNames {
  /** Names that a record component must not have. */
  private static final Set<String> NO_COMPONENT =
      Set.of(
          "clone", "finalize", "getClass", "hashCode", "notify", "notifyAll", "toString", "wait");

  /** Classes that generated sources name without an import. */
  private static final Set<String> JAVA_LANG =
      Set.of(
          "Boolean",
          "Byte",
          "Character",
          "Class",
          "Double",
          "Enum",
          "Exception",
          "Float",
          "Integer",
          "Iterable",
          "Long",
          "Math",
          "Number",
          "Object",
          "Override",
          "Record",
          "Short",
          "String",
          "SuppressWarnings",
          "System",
          "Thread",
          "Void");

  private static final Map<String, String> IRREGULAR =
      Map.of(
          "statuses",
          "status",
          "movies",
          "movie",
          "cookies",
          "cookie",
          "series",
          "series",
          "species",
          "species",
          "news",
          "news",
          "people",
          "person",
          "children",
          "child",
          "indices",
          "index");

  private static final Pattern SEPARATORS = Pattern.compile("[_\\P{javaJavaIdentifierPart}]+");

  private final Set<String> taken = new HashSet<>();

  /** Returns the name of the record of a table: {@code VideoByTag} for {@code videos_by_tag}. */
  String entity(String table) {
    List<String> words = new ArrayList<>(words(table));
    int by = words.indexOf("by");
    int noun = by > 0 ? by - 1 : words.size() - 1;
    words.set(noun, singular(words.get(noun)));
    return free(capitals(words), "Row");
  }

  /** Returns the name of the record of a user-defined type. */
  String type(String name) {
    return free(capitals(words(name)), "Type");
  }

  /** Returns the names of the properties of some columns, by the column. */
  static Map<String, String> properties(List<String> columns) {
    Set<String> used = new HashSet<>();
    return columns.stream().collect(Collectors.toMap(column -> column, name -> take(name, used)));
  }

  private static String take(String column, Set<String> used) {
    String capitals = capitals(words(column));
    String name = capitals.substring(0, 1).toLowerCase(Locale.ROOT) + capitals.substring(1);
    String allowed =
        SourceVersion.isName(name) && !NO_COMPONENT.contains(name) ? name : name + "Value";
    String free = allowed;
    for (int number = 2; !used.add(free); number++) {
      free = allowed + number;
    }
    return free;
  }

  private String free(String name, String suffix) {
    String free = JAVA_LANG.contains(name) ? name + suffix : name;
    while (family(free).anyMatch(taken::contains)) {
      free += suffix;
    }
    family(free).forEach(taken::add);
    return free;
  }

  /** Returns the names of the classes that belong to one record. */
  private static Stream<String> family(String name) {
    return Stream.of(name, name + "Dao", "Rowan" + name + "Dao", name + "Mapping", name + "Patch");
  }

  /** Splits a name at underscores and at what no Java name can contain. */
  private static List<String> words(String name) {
    List<String> words = new ArrayList<>(SEPARATORS.splitAsStream(name).toList());
    words.removeIf(String::isEmpty);
    if (words.isEmpty() || !Character.isJavaIdentifierStart(words.get(0).codePointAt(0))) {
      words.add(0, "x");
    }
    return words;
  }

  private static String capitals(List<String> words) {
    return words.stream()
        .map(word -> word.substring(0, 1).toUpperCase(Locale.ROOT) + word.substring(1))
        .collect(Collectors.joining());
  }

  private static String singular(String word) {
    if (IRREGULAR.containsKey(word)) {
      return IRREGULAR.get(word);
    }
    if (word.endsWith("ies") && word.length() > 4) {
      return word.substring(0, word.length() - 3) + "y";
    }
    if (Stream.of("sses", "shes", "ches", "xes").anyMatch(word::endsWith)) {
      return word.substring(0, word.length() - 2);
    }
    boolean plural =
        word.endsWith("s")
            && word.length() > 3
            && Stream.of("ss", "us", "is").noneMatch(word::endsWith);
    return plural ? word.substring(0, word.length() - 1) : word;
  }
}
