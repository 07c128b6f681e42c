package dev.rowan.cli.entity;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.rowan.cli.CompiledFolder;
import dev.rowan.cli.model.CompiledProgram;
import dev.rowan.cli.model.ModelReader;
import dev.rowan.cli.model.UnusableModelException;
import dev.rowan.mapping.ComputedColumn;
import dev.rowan.mapping.CopiedColumns;
import dev.rowan.mapping.EntityMapping;
import dev.rowan.mapping.Property;
import dev.rowan.mapping.RecountedColumn;
import dev.rowan.mapping.Rollup;
import dev.rowan.mapping.ShardColumn;
import dev.rowan.mapping.ShardInTurn;
import dev.rowan.spi.schema.DerivedTable;
import java.io.IOException;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** The model file describes each entity as the generated mapping does. */
class RowEntityTest {
  private static final Path GOLDEN = Path.of("../codegen-tests/src/test/resources/golden");

  /** The cases that have every kind of table between them; a long run takes all. */
  private static final List<String> VARIED =
      List.of(
          "copies",
          "generated",
          "groups",
          "indexes",
          "latest",
          "listed",
          "numbers",
          "recounts",
          "rollups",
          "turns",
          "udts",
          "unique");

  @TempDir private Path folder;

  static Stream<String> cases() throws IOException {
    if (!Boolean.getBoolean("rowan.long")) {
      return VARIED.stream();
    }
    try (Stream<Path> all = Files.list(GOLDEN)) {
      return all.map(each -> each.getFileName().toString()).sorted().toList().stream();
    }
  }

  @ParameterizedTest
  @MethodSource("cases")
  void isAsTheGeneratedMapping(String name) throws Exception {
    CompiledFolder program = CompiledFolder.of(folder, sources(name));
    ProgramEntities entities =
        ProgramEntities.of(
            ModelReader.tree(CompiledProgram.of(program.folder().toString()).texts("model.json")));
    Map<String, RowEntity> byName = new TreeMap<>();
    entities.all().forEach(each -> byName.put(each.className().replace('.', '_'), each));

    int compared = 0;
    try (URLClassLoader loader = new URLClassLoader(new URL[] {program.folder().toUri().toURL()})) {
      for (String className : program.classesNamed("Mapping")) {
        Class<?> type = loader.loadClass(className);
        if (EntityMapping.class.isAssignableFrom(type)) {
          var instance = type.getDeclaredField("INSTANCE");
          instance.setAccessible(true);
          String entity = className.substring(0, className.length() - "Mapping".length());
          RowEntity stored = byName.get(entity.replace('.', '_'));
          assertThat(stored).as(entity).isNotNull();
          assertThat(described(stored)).isEqualTo(described((EntityMapping<?>) instance.get(null)));
          compared++;
        }
      }
    }
    assertThat(compared).isEqualTo(entities.all().size()).isPositive();
  }

  /** Everything of a mapping but its conversions, with the tables of other entities as names. */
  private static List<Object> described(EntityMapping<?> mapping) {
    List<Object> all = new ArrayList<>();
    all.add(mapping.table());
    all.add(mapping.table().nativeIndexes());
    for (DerivedTable each : mapping.derived()) {
      all.add(each.table());
      all.add(each.base());
      all.add(each.components());
      all.add(each.maintain());
      all.add(each.uniqueProperties());
      all.add(each.isLatest());
    }
    all.add("version " + mapping.versionColumn());
    all.add("limit " + mapping.rowLimit());
    all.add(mapping.chunked());
    all.add(mapping.immutable().stream().map(Property::column).toList());
    all.add("sequence " + mapping.sequence());
    all.add(mapping.figures());
    for (CopiedColumns each : mapping.copies()) {
      all.add(each.source().table());
      all.add(List.of(each.reference(), each.movable(), each.columns(), each.through()));
      all.add(each.async());
    }
    all.add(mapping.copiedBy().stream().map(EntityMapping::table).toList());
    for (RecountedColumn each : mapping.recounts()) {
      all.add(each.from().table());
      all.add(List.of(each.column(), each.reference(), each.through(), each.every()));
    }
    for (Rollup each : mapping.rollups()) {
      all.add(each.counters().table());
      all.add(List.of(each.counter(), each.dimensions(), each.every()));
      all.add(described(each.period()));
      all.add(each.computed().stream().map(RowEntityTest::described).toList());
      all.add(each.partition().stream().map(RowEntityTest::described).toList());
    }
    return all;
  }

  private static List<Object> described(ComputedColumn<?> column) {
    Instant some = Instant.parse("2026-05-04T09:17:00Z");
    return List.of(
        column.property().column(),
        column.source().column(),
        column instanceof ShardColumn<?> shard
            ? shard.count()
            : column instanceof ShardInTurn turns ? turns.count() : column.compute(some));
  }

  @Test
  void saysThatAnotherModuleHasAnEntity() {
    String model =
        """
        {"format": 1, "tables": [
          {"name": "post", "entity": "blog.Post", "copiedBy": ["feed.Entry"],
           "columns": [{"name": "id", "type": "uuid", "role": "partition"}]}]}
        """;
    assertThatThrownBy(() -> ProgramEntities.of(ModelReader.tree(model)))
        .isInstanceOf(UnusableModelException.class)
        .hasMessageContaining("`blog.Post` refers to the entity `feed.Entry`")
        .hasMessageContaining("another module");
  }

  @Test
  void saysThatAnOlderProcessorWroteTheFile() {
    String table =
        """
        {"name": "%s", "entity": "Post", %s
         "columns": [{"name": "id", "type": "%s", "role": "partition"}]}
        """;
    String base = table.formatted("post", "", "uuid");
    String index =
        table.formatted("index", "\"indexOf\": \"post\", \"maintain\": \"BLIND\",", "uuid");

    for (String tables :
        List.of(base + "," + index, table.formatted("post", "", "frozen<address>"))) {
      String model = "{\"format\": 1, \"tables\": [" + tables + "]}";
      assertThatThrownBy(() -> ProgramEntities.of(ModelReader.tree(model)))
          .isInstanceOf(UnusableModelException.class);
    }
  }

  private static List<Path> sources(String name) throws IOException {
    try (Stream<Path> all = Files.walk(GOLDEN.resolve(name).resolve("in"))) {
      return all.filter(each -> each.toString().endsWith(".java")).toList();
    }
  }
}
