package dev.rowan.cli;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.googlejavaformat.java.Formatter;
import com.google.googlejavaformat.java.FormatterException;
import dev.rowan.cli.compile.Compilation;
import dev.rowan.cli.compile.ProcessorRun;
import dev.rowan.cli.ddl.DdlReader;
import dev.rowan.cli.design.SchemaDesign;
import dev.rowan.cli.design.SchemaDesigner;
import dev.rowan.cli.source.SchemaSourceWriter;
import dev.rowan.cli.source.SourceFile;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledForJreRange;
import org.junit.jupiter.api.condition.JRE;

/**
 * Random schemas that Cassandra accepts become classes that the processor accepts, and from which
 * it derives the same tables. Only their keys and types are random, so no table is left out.
 */
class RandomSchemaTest {
  private static final int TABLES = Boolean.getBoolean("rowan.long") ? 600 : 60;
  private static final long SEED =
      Long.getLong("rowan.seed", TABLES == 60 ? 7L : System.nanoTime());

  /** Cassandra refuses longer names of tables. */
  private static final int LONGEST_NAME = 48;

  private static final List<String> KEY_TYPES =
      List.of(
          "ascii",
          "bigint",
          "blob",
          "boolean",
          "date",
          "decimal",
          "double",
          "float",
          "inet",
          "int",
          "smallint",
          "text",
          "time",
          "timestamp",
          "timeuuid",
          "tinyint",
          "uuid",
          "varint",
          "frozen<point>");
  private static final List<String> WORDS =
      List.of(
          "a",
          "at",
          "class",
          "date",
          "day",
          "entity",
          "id",
          "index_of",
          "key",
          "list",
          "map",
          "name",
          "new",
          "notes",
          "order_by",
          "page",
          "patch",
          "record",
          "request",
          "row",
          "static",
          "string",
          "the_moment_at_which_the_last_reader_has_confirmed_it_",
          "number_of_the_line_in_the_protocol_2",
          "time",
          "type",
          "user",
          "value",
          "x1",
          "y_2",
          "z_",
          "ttl",
          "count",
          "json");

  @Test
  void comesBackFromItsClasses() {
    String cql = schema(new Random(SEED));
    String seen = "-Drowan.seed=%d%n%s".formatted(SEED, cql);

    SchemaDesign design = SchemaDesigner.design(DdlReader.read(cql, Optional.empty()), "shop.data");
    Compilation compiled =
        ProcessorRun.of(SchemaSourceWriter.write(design, "shop.data"), List.of());

    assertThat(design.remarks()).as(seen).isEmpty();
    assertThat(compiled.errors()).as(seen).isEmpty();
    assertThat(
            CanonicalSchema.of(
                DdlReader.read(
                    compiled.resource("META-INF/rowan/schema.cql").orElseThrow(),
                    Optional.empty())))
        .as(seen)
        .isEqualTo(CanonicalSchema.of(DdlReader.read(cql, Optional.empty())));
  }

  /** The formatter that runs on Java 17 does not run on 25. */
  @Test
  @EnabledForJreRange(max = JRE.JAVA_24)
  void hasFormattedSources() throws FormatterException {
    SchemaDesign design =
        SchemaDesigner.design(
            DdlReader.read(schema(new Random(SEED)), Optional.empty()), "shop.data");

    for (SourceFile source : SchemaSourceWriter.write(design, "shop.data")) {
      assertThat(source.text())
          .as("-Drowan.seed=%d", SEED)
          .isEqualTo(new Formatter().formatSource(source.text()));
    }
  }

  /** Returns the schema of the default build. */
  static String schema() {
    return schema(new Random(7));
  }

  private static String schema(Random random) {
    StringBuilder cql = new StringBuilder("CREATE TYPE point (x int, y double, name text);\n");
    cql.append("CREATE TABLE always (id int PRIMARY KEY, p point);\n");
    for (int table = 0; table < TABLES; table++) {
      String name = "t" + table + "_" + word(random, WORDS);
      cql.append(table(name.substring(0, Math.min(name.length(), LONGEST_NAME)), random))
          .append('\n');
    }
    return cql.toString();
  }

  private static String table(String name, Random random) {
    List<String> names = new ArrayList<>(WORDS);
    Collections.shuffle(names, random);
    int partition = 1 + random.nextInt(3);
    int clustering = random.nextInt(4);
    int others = random.nextInt(8);
    boolean counts = random.nextInt(6) == 0 && others > 0;
    List<String> columns = new ArrayList<>();
    for (int at = 0; at < partition + clustering; at++) {
      columns.add(names.get(at) + " " + word(random, KEY_TYPES));
    }
    for (int at = 0; at < others; at++) {
      boolean isStatic = clustering > 0 && random.nextInt(5) == 0;
      columns.add(
          names.get(partition + clustering + at)
              + (counts ? " counter" : " " + type(random))
              + (isStatic ? " STATIC" : ""));
    }
    List<String> key = names.subList(partition, partition + clustering);
    String order = String.join(", ", key.stream().map(each -> each + direction(random)).toList());
    Collections.shuffle(columns, random);
    return "CREATE TABLE %s (%s, PRIMARY KEY ((%s)%s))%s%s;"
        .formatted(
            name,
            String.join(", ", columns),
            String.join(", ", names.subList(0, partition)),
            clustering == 0 ? "" : ", " + String.join(", ", key),
            clustering == 0 ? "" : " WITH CLUSTERING ORDER BY (" + order + ")",
            counts || random.nextBoolean()
                ? ""
                : (clustering == 0 ? " WITH" : " AND")
                    + " default_time_to_live = "
                    + (1 + random.nextInt(630_000_000)));
  }

  private static String direction(Random random) {
    return random.nextBoolean() ? " DESC" : " ASC";
  }

  private static String type(Random random) {
    String element = word(random, KEY_TYPES);
    return switch (random.nextInt(8)) {
      case 0 -> "list<" + element + ">";
      case 1 -> "set<" + element + ">";
      case 2 -> "map<int, " + element + ">";
      case 3 -> "frozen<list<" + element + ">>";
      case 4 -> "map<bigint, frozen<set<" + element + ">>>";
      case 5 -> "vector<float, " + (1 + random.nextInt(20)) + ">";
      case 6 -> random.nextBoolean() ? "point" : "duration";
      default -> element;
    };
  }

  private static String word(Random random, List<String> words) {
    return words.get(random.nextInt(words.size()));
  }
}
