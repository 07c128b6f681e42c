package dev.rowan.processor.random;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.SplittableRandom;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/**
 * A random program with an entity, a user-defined type and a DAO, in one file or in two. Some
 * entities inherit properties, and some have a property of a type that another processor generates.
 * Most programs are nearly right; some have odd types, names and annotations. Deterministic for a
 * seed.
 */
final class RandomProgram {
  /** A type of the user that does not exist; javac may report it. */
  private static final String MISSING = "Absent";

  /** An enum that another processor generates in the first round. */
  static final String GENERATED = "Made";

  /** With values of 64 bits, half of what the JVM allows for a method. */
  private static final int MOST_COMPONENTS = 120;

  private final SplittableRandom random;
  private final boolean plain;
  private final boolean odd;
  private final String entity;
  private final Map<String, String> columns = new LinkedHashMap<>();
  private final List<String> key = new ArrayList<>();
  private final Map<String, String> files = new LinkedHashMap<>();
  private StringBuilder text = new StringBuilder();

  RandomProgram(long seed) {
    random = new SplittableRandom(seed);
    plain = oneIn(2);
    odd = !plain && oneIn(4);
    entity = any(plain ? Vocabulary.PLAIN_ENTITIES : Vocabulary.ENTITIES);
    int size = oneIn(60) ? 100 + random.nextInt(400) : 1 + random.nextInt(10);
    for (int i = 0; i < size; i++) {
      columns.putIfAbsent(
          size > 30 ? "c" + i : any(plain ? Vocabulary.PLAIN_NAMES : Vocabulary.NAMES), type());
    }
    if (plain && oneIn(10)) {
      columns.put("made", GENERATED);
    }
    int keys = Math.min(columns.size(), !plain && oneIn(20) ? 0 : 1 + random.nextInt(3));
    columns.entrySet().stream().limit(keys).forEach(this::makeKey);
    write();
  }

  private void makeKey(Map.Entry<String, String> column) {
    key.add(column.getKey());
    if (plain) {
      column.setValue(any(Vocabulary.KEYS));
    } else if (!oneIn(10) && !Vocabulary.SCALARS.contains(column.getValue())) {
      column.setValue(any(Vocabulary.SCALARS));
    }
  }

  /** Returns the files by the names of their types, in the package {@code random}. */
  Map<String, String> files() {
    return files;
  }

  /** Returns all sources, one after the other. */
  String text() {
    return String.join("\n", files.values());
  }

  /** Returns whether a property has the type that another processor generates. */
  boolean needsGenerated() {
    return columns.containsValue(GENERATED);
  }

  /** Returns whether javac may report a type that does not exist. */
  boolean hasMissingType() {
    return columns.containsValue(MISSING);
  }

  private String type() {
    if (odd && oneIn(8)) {
      return oneIn(6) ? MISSING : any(Vocabulary.ODD_TYPES);
    }
    return oneIn(4) ? any(Vocabulary.COMPOSITES) : any(Vocabulary.SCALARS);
  }

  private void write() {
    boolean nested = oneIn(8);
    boolean split = !nested && oneIn(3);
    writeHead();
    text.append(Vocabulary.DECLARED);
    if (nested) {
      text.append("class Outer {\n");
    }
    StringBuilder program = text;
    if (split) {
      text = new StringBuilder();
      writeHead();
    }
    writeEntity(nested);
    if (split) {
      files.put(entity, text.toString());
      text = program;
    }
    writeDao(nested);
    if (nested) {
      text.append("}\n");
    }
    files.put("Program", text.toString());
  }

  private void writeHead() {
    text.append("package random;\n");
    for (String each : Vocabulary.IMPORTS) {
      // single imports would clash with the entity's name; its own package wins over these
      text.append("import ").append(each).append(";\n");
    }
  }

  private void writeEntity(boolean nested) {
    text.append(!plain && oneIn(8) ? "@Entity(\"" + any(Vocabulary.NAMES) + "\")\n" : "@Entity\n");
    if (!plain && oneIn(8)) {
      text.append("@Ttl(days = ").append(random.nextInt(40) - 1).append(")\n");
    }
    int indexes = oneIn(40) ? 30 : oneIn(2) ? 0 : 1 + random.nextInt(3);
    for (int i = 0; i < indexes; i++) {
      if (plain) {
        writePlainIndex(i);
      } else {
        writeIndex(i);
      }
    }
    boolean record = columns.size() <= MOST_COMPONENTS && !oneIn(4);
    text.append(nested ? "static " : "");
    if (record) {
      text.append("record ").append(entity).append("(");
      text.append(
          columns.entrySet().stream().map(this::column).collect(Collectors.joining(",\n    ")));
      text.append(") {}\n");
    } else {
      writeBean(nested);
    }
  }

  private void writeBean(boolean nested) {
    List<Map.Entry<String, String>> all = List.copyOf(columns.entrySet());
    int inherited = oneIn(3) ? random.nextInt(all.size()) : 0;
    String generic = plain && inherited > 0 ? all.get(0).getValue() : "";
    text.append("class ").append(entity);
    text.append(
        inherited == 0
            ? ""
            : " extends Base<" + Vocabulary.boxed(generic.isEmpty() ? "String" : generic) + ">");
    text.append(" {\n");
    writeProperties(all.subList(inherited, all.size()));
    text.append("}\n");
    if (inherited > 0) {
      text.append(nested ? "static " : "").append("class Base<T> {\n");
      if (generic.isEmpty()) {
        writeProperties(all.subList(0, inherited));
      } else {
        text.append("  @PartitionKey T ").append(all.get(0).getKey()).append(";\n");
        writeProperties(all.subList(1, inherited));
      }
      text.append("}\n");
    }
  }

  private void writeProperties(List<Map.Entry<String, String>> properties) {
    properties.forEach(each -> text.append("  ").append(column(each)).append(";\n"));
    if (oneIn(2)) {
      for (Map.Entry<String, String> each : properties) {
        String name =
            each.getKey().substring(0, 1).toUpperCase(Locale.ROOT) + each.getKey().substring(1);
        text.append(
            "  public %s get%s() { return %s; }%n".formatted(each.getValue(), name, each.getKey()));
        text.append(
            "  public void set%s(%s value) { this.%s = value; }%n"
                .formatted(name, each.getValue(), each.getKey()));
      }
    }
  }

  private String column(Map.Entry<String, String> column) {
    List<String> marks = new ArrayList<>();
    int place = key.indexOf(column.getKey());
    if (place == 0) {
      marks.add("@PartitionKey" + Vocabulary.generation(random, column.getValue()));
    } else if (place > 0) {
      marks.add(keyMark(place));
    } else if (!plain && oneIn(3)) {
      marks.add(mark(column.getValue()));
    }
    marks.add(column.getValue());
    marks.add(column.getKey());
    return String.join(" ", marks);
  }

  private String keyMark(int place) {
    if (!plain && oneIn(3)) {
      return "@PartitionKey(" + place + ")";
    }
    String position = "value = " + (plain || oneIn(2) ? place - 1 : place);
    return "@Clustering(" + position + (oneIn(2) ? ", order = Order.DESC)" : ")");
  }

  private String mark(String type) {
    if (type.equals("Set<String>") && oneIn(2)) {
      return "@Elements(avg = 3, max = 20)";
    }
    if (type.equals("long") && oneIn(2)) {
      return oneIn(2) ? "@Version" : "@Counter";
    }
    return any(
        List.of(
            "@Static",
            "@Immutable",
            "@Frozen",
            "@Unique",
            "@Transient",
            "@Mutable(perDay = 2)",
            "@Column(\"" + any(Vocabulary.NAMES) + "\")",
            "@Dimensions(3)",
            "@Clustering(7)",
            "@GeneratedValue",
            "@CreatedAt",
            "@Counter",
            "@Immutable @Static"));
  }

  /** Writes an index by a property of a key's type, if there is one. */
  private void writePlainIndex(int number) {
    List<String> regular =
        columns.entrySet().stream()
            .filter(
                each -> !key.contains(each.getKey()) && Vocabulary.KEYS.contains(each.getValue()))
            .map(Map.Entry::getKey)
            .toList();
    if (!regular.isEmpty()) {
      text.append(
          "@CustomIndex(name = \"by_%d\", partition = \"%s\"".formatted(number, any(regular)));
      text.append(", clustering = ").append(Vocabulary.list(key));
      text.append(oneIn(2) ? ", include = \"*\"" : "").append(")\n");
    }
  }

  private void writeIndex(int number) {
    String partition =
        Vocabulary.list(
            IntStream.rangeClosed(0, random.nextInt(2)).mapToObj(i -> component()).toList());
    List<String> clustering = new ArrayList<>();
    if (oneIn(2)) {
      clustering.add(component() + (oneIn(3) ? " desc" : ""));
    }
    if (!oneIn(5)) {
      clustering.addAll(key);
    }
    text.append("@CustomIndex(name = \"by_")
        .append(number)
        .append("\", partition = ")
        .append(partition);
    text.append(", clustering = ").append(Vocabulary.list(clustering));
    if (oneIn(2)) {
      text.append(", include = ")
          .append(oneIn(2) ? "\"*\"" : Vocabulary.list(List.of(anyColumn())));
    }
    if (oneIn(2)) {
      text.append(", maintain = Maintain.");
      text.append(any(List.of("BLIND", "ATOMIC", "VERIFIED", "SERIAL", "SERVER_VIEW")));
    }
    text.append(")\n");
  }

  private String component() {
    String name = oneIn(12) ? any(Vocabulary.NAMES) : anyColumn();
    return oneIn(4) ? any(Vocabulary.COMPONENTS).formatted(name) : name;
  }

  private void writeDao(boolean nested) {
    text.append("@Dao ").append(nested ? "public " : "").append("interface Store");
    text.append(!plain && oneIn(12) ? "<T>" : "").append(" {\n");
    if (plain) {
      writeProjection();
    }
    int methods = random.nextInt(8);
    for (int i = 0; i < methods; i++) {
      if (plain) {
        writePlainMethod(i);
      } else {
        writeMethod(i);
      }
    }
    text.append("}\n");
  }

  /** Writes a record of some properties. */
  private void writeProjection() {
    List<Map.Entry<String, String>> all = List.copyOf(columns.entrySet());
    int size = 1 + random.nextInt(Math.min(all.size(), 5));
    text.append("  record Part(")
        .append(
            all.subList(all.size() - size, all.size()).stream()
                .map(each -> each.getValue() + " " + each.getKey())
                .collect(Collectors.joining(", ")))
        .append(") {}\n");
  }

  private void writePlainMethod(int number) {
    String whole =
        key.stream().map(each -> columns.get(each) + " " + each).collect(Collectors.joining(", "));
    String partition = columns.get(key.get(0)) + " " + key.get(0);
    String value = anyColumn();
    String last = key.get(key.size() - 1);
    String method = any(Vocabulary.PLAIN_METHODS);
    text.append("  ")
        .append(
            method.formatted(
                "method" + number,
                entity,
                whole,
                partition,
                value,
                Vocabulary.boxed(columns.get(value)),
                columns.get(last),
                Vocabulary.severalOf(columns, key, last)))
        .append(";\n");
  }

  private void writeMethod(int number) {
    String kind =
        any(List.of("Select", "Select", "Insert", "Update", "Delete", "Increment", "FullScan"));
    List<String> parameters = new ArrayList<>();
    boolean whole = !kind.equals("Select") && !kind.equals("FullScan") && !oneIn(3);
    if (whole) {
      parameters.add(entity + " row");
    } else if (!kind.equals("FullScan")) {
      List<String> named = new ArrayList<>(oneIn(3) ? List.of() : key);
      if (oneIn(2)) {
        named.add(anyColumn());
      }
      named.stream().distinct().forEach(name -> parameters.add(parameter(name)));
    }
    if (oneIn(3)) {
      parameters.add(
          any(List.of("Limit limit1", "PageRequest page1", "WriteOptions options1", "int limit1")));
    }
    String result =
        kind.equals("Insert") || (kind.equals("Update") && oneIn(2))
            ? "void"
            : any(Vocabulary.RETURNS).formatted(entity);
    text.append("  @").append(kind);
    text.append(
        switch (kind) {
          case "FullScan" -> "(because = \"a report\"" + columns(", ") + ")";
          case "Select" -> "(" + columns("") + ")";
          case "Insert" -> oneIn(4) ? "(ifNotExists = true)" : "";
          case "Update", "Delete" -> Vocabulary.condition(random, anyColumn());
          default -> "";
        });
    text.append(" ").append(result).append(" method").append(number);
    text.append("(").append(String.join(", ", parameters)).append(");\n");
  }

  /** Returns the attribute that names a property or counts rows; mostly none. */
  private String columns(String before) {
    return oneIn(4)
        ? before + "columns = \"%s\"".formatted(oneIn(3) ? "count(*)" : anyColumn())
        : "";
  }

  private String parameter(String name) {
    String type = columns.getOrDefault(name, "String");
    if (oneIn(6)) {
      type =
          any(List.of("Range<%s>", "Collection<%s>", "List<%s>")).formatted(Vocabulary.boxed(type));
    } else if (oneIn(20)) {
      type = any(Vocabulary.SCALARS);
    }
    return type + " " + name;
  }

  private String anyColumn() {
    return any(List.copyOf(columns.keySet()));
  }

  private boolean oneIn(int count) {
    return random.nextInt(count) == 0;
  }

  private <T> T any(List<T> all) {
    return all.get(random.nextInt(all.size()));
  }
}
