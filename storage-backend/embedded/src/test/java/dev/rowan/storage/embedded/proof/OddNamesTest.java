package dev.rowan.storage.embedded.proof;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.rowan.annotation.Order;
import dev.rowan.error.ErrorCode;
import dev.rowan.error.RowanException;
import dev.rowan.spi.mutation.Upsert;
import dev.rowan.spi.schema.ScalarType;
import dev.rowan.spi.schema.Schema;
import dev.rowan.spi.schema.TableSchema;
import dev.rowan.spi.value.Row;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Names of tables, columns and directories are taken literally. */
class OddNamesTest {
  private static final List<String> NAMES =
      List.of(
          "../../outside",
          "/etc/passwd",
          "..\\outside",
          "a/b",
          "a",
          "A",
          "table/a",
          "meta/format",
          "\0",
          "a\0b",
          "a\nb",
          " ",
          "\"; drop table a; --",
          "ключ",
          "\ud83d\ude00",
          "\uffff",
          "n".repeat(5_000));

  @TempDir Path directory;

  @Test
  void tablesAndColumnsOfAnyNameAreDistinct() throws IOException {
    List<TableSchema> tables = NAMES.stream().map(OddNamesTest::table).toList();
    Path inside = directory.resolve("inside");
    for (int opening = 0; opening < 2; opening++) {
      try (Client store = Client.open(inside)) {
        store.define(Schema.of(tables));
        for (TableSchema table : tables) {
          store.apply(Upsert.insert(table, Row.of("key", opening, table.name())));
        }
        for (TableSchema table : tables) {
          assertThat(store.rows(table, "key"))
              .hasSize(opening + 1)
              .last()
              .isEqualTo(Row.of("key", opening, table.name()));
        }
      }
    }
    assertThat(below(directory)).allMatch(file -> file.startsWith(inside));
    assertThat(below(inside)).noneMatch(Files::isDirectory);
  }

  private static TableSchema table(String name) {
    return TableSchema.named(name)
        .partitionKey("p" + name, ScalarType.TEXT)
        .clustering("c" + name, ScalarType.INT, Order.ASC)
        .column(name, ScalarType.TEXT)
        .build();
  }

  private static List<Path> below(Path folder) throws IOException {
    try (Stream<Path> files = Files.walk(folder)) {
      return files.filter(file -> !file.equals(folder) && !file.endsWith("inside")).toList();
    }
  }

  @Test
  void addressesThatNameNoDirectoryAreRefused() throws IOException {
    Path file = Files.writeString(directory.resolve("file"), "mine");
    List<String> addresses =
        new ArrayList<>(
            List.of(
                "rowan:embedded:" + file,
                "rowan:embedded:" + file + "/below",
                "rowan:embedded:" + directory + "/a\0b",
                "rowan:embedded:" + directory + "/" + "n".repeat(300),
                "rowan:embedded:" + ("/" + "n".repeat(200)).repeat(40)));
    Path system = Path.of("/proc");
    if (Files.isDirectory(system)) {
      addresses.add("rowan:embedded:" + system);
      addresses.add("rowan:embedded:" + system + "/rowan");
    }
    for (String address : addresses) {
      assertRefused(address, ErrorCode.UNUSABLE_DIRECTORY);
    }
    assertThat(file).hasContent("mine");
  }

  @Test
  void addressesThatAreNoneAreRefused() {
    for (String address :
        List.of(
            "",
            "rowan",
            "rowan:",
            "rowan:embedded",
            "rowan:embedded:",
            "jdbc:h2:x",
            "rowan:embedded:x?durability",
            "rowan:embedded:x?=",
            "rowan:embedded:x?durability=sync&durability=sync",
            "rowan:embedded:x?durability=",
            "rowan:memory:../x",
            "rowan:memory:?a=b")) {
      assertRefused(address, ErrorCode.MALFORMED_CONNECTION);
    }
  }

  private static void assertRefused(String address, ErrorCode code) {
    assertThatThrownBy(() -> Client.open(address))
        .as(address)
        .isInstanceOfSatisfying(RowanException.class, e -> assertThat(e.code()).isEqualTo(code));
  }
}
