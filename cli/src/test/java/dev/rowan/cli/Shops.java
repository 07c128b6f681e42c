package dev.rowan.cli;

import static java.nio.charset.StandardCharsets.UTF_8;

import dev.rowan.Rowan;
import dev.rowan.cli.entity.ProgramEntities;
import dev.rowan.cli.entity.RowEntity;
import dev.rowan.cli.model.CompiledProgram;
import dev.rowan.cli.model.ModelReader;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;

/** Versions of a program, and stores with its rows. */
final class Shops {
  private static final String IMPORTS =
      "package shop; import dev.rowan.annotation.*; import java.util.*;\n";
  private static final String HEADER =
      """
      {"rowan":1,"table":"item","columns":[\
      {"name":"id","kind":"partition key","type":"int"},\
      {"name":"title","kind":"regular","type":"text"},\
      {"name":"color","kind":"regular","type":"text"}]}
      """;

  private Shops() {}

  /** The first version: an entity without indexes. */
  static CompiledFolder first(Path folder) {
    return program(
        folder.resolve("first"),
        "@Entity record Item(@PartitionKey int id, String title, String color) {}");
  }

  /** The next version: a new column, a new table, an index, and a column less. */
  static CompiledFolder second(Path folder) {
    return program(
        folder.resolve("second"),
        """
        @Entity
        @CustomIndex(name = "item_by_title", partition = "title", clustering = "id")
        record Item(@PartitionKey int id, String title, Integer weight) {}
        @Entity record Seller(@PartitionKey UUID id, String name) {}
        """);
  }

  /** A version with another key, which no statement can reach. */
  static CompiledFolder withAnotherKey(Path folder) {
    return program(
        folder.resolve("other"),
        "@Entity record Item(@PartitionKey String title, @Clustering int id, String color) {}");
  }

  static CompiledFolder program(Path folder, String entities) {
    return CompiledFolder.of(
        folder, "shop.Shop", IMPORTS + "interface Shop {\n" + entities + "\n}\n");
  }

  /** Writes rows of the first version. */
  static void fill(String url, CompiledFolder program, int rows) {
    StringBuilder lines = new StringBuilder(HEADER);
    for (int i = 0; i < rows; i++) {
      lines.append("{\"id\":%d,\"title\":\"title %d\",\"color\":\"red\"}%n".formatted(i, i % 100));
    }
    with(
        url,
        program,
        (rowan, item) -> {
          try {
            rowan
                .importTable(item)
                .readFrom(new ByteArrayInputStream(lines.toString().getBytes(UTF_8)));
          } catch (IOException e) {
            throw new UncheckedIOException(e);
          }
        });
  }

  /** Opens a store as a program does, with its entity {@code Item}. */
  static void with(String url, CompiledFolder program, Work work) {
    RowEntity item = entities(program).ofTable("item").orElseThrow();
    try (Rowan rowan = Rowan.connect(url)) {
      work.on(rowan, item);
    }
  }

  static ProgramEntities entities(CompiledFolder program) {
    return ProgramEntities.of(
        ModelReader.tree(CompiledProgram.of(program.folder().toString()).texts("model.json")));
  }

  /** What a program does with a store. */
  interface Work {
    void on(Rowan rowan, RowEntity item);
  }
}
