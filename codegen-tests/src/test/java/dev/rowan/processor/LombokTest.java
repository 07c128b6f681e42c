package dev.rowan.processor;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledIfSystemProperty;
import org.junit.jupiter.api.io.TempDir;

/** Rowan beside the processor of Lombok, in both orders, in a compiler of its own. */
class LombokTest {
  private static final String HEAD =
      "import dev.rowan.annotation.*; import lombok.*; import java.util.*;\n";

  @TempDir Path folder;

  @Test
  void lombokFirst() throws Exception {
    List<String> entities =
        List.of(
            "@Entity @Value class Item { @PartitionKey int id; String title; }",
            "@Entity @Data class Item { @PartitionKey private int id; private String title; }",
            "@Entity @Data class Item { @PartitionKey int id; String title; }",
            "@Entity @Builder class Item { @PartitionKey int id; String title; }",
            "@Entity @Value @Builder(toBuilder = true) class Item { @PartitionKey int id; }",
            "@Entity @AllArgsConstructor @Getter class Item { @PartitionKey private int id; }",
            "@Entity @Builder @Data @NoArgsConstructor @AllArgsConstructor class Item {"
                + " @PartitionKey private int id; private String title; }",
            "@Entity @Builder record Item(@PartitionKey int id, String title) {}");
    assertThat(compile(entities, lombok(), classPath())).isEmpty();
    for (int i = 0; i < entities.size(); i++) {
      assertThat(folder.resolve("out/shop" + i + "/RowanItems.class")).exists();
    }
  }

  @Test
  void lombokLastIsAFindingThatNamesTheOrder() throws Exception {
    List<String> entities =
        List.of(
            "@Entity @Value class Item { @PartitionKey int id; String title; }",
            "@Entity @Value class Item { @PartitionKey int id; Item(int id) { this.id = id; } }",
            "@Entity @Builder class Item { @PartitionKey int id; String title; }",
            "@Entity @AllArgsConstructor class Item { @PartitionKey int id; String title; }",
            "@Entity @Data class Item { @PartitionKey private int id; private String title; }");
    String output = compile(entities, classPath(), lombok());
    for (int i = 0; i < entities.size(); i++) {
      assertThat(output).containsPattern("shop" + i + "/Item.java:\\d+: error: \\[MAP-0[237]] ");
    }
    assertThat(output.lines().filter(line -> line.contains(": error: ")))
        .allMatch(line -> line.contains("[MAP-"));
    assertThat(output.lines().filter(line -> line.contains("fix: ")))
        .isNotEmpty()
        .allMatch(line -> line.contains("name Lombok before rowan-processor"));
  }

  @Test
  @EnabledIfSystemProperty(named = "rowan.long", matches = "true")
  void lombokLastWorksIfItChangesNothingThatGeneratedCodeUses() throws Exception {
    List<String> entities =
        List.of(
            "@Entity @Data class Item { @PartitionKey int id; String title; }",
            "@Entity @ToString @NoArgsConstructor class Item { @PartitionKey int id; }",
            "@Entity @Builder record Item(@PartitionKey int id, String title) {}");
    assertThat(compile(entities, classPath(), lombok())).isEmpty();
  }

  /** Compiles each entity with a DAO in a package of its own; returns what the compiler printed. */
  private String compile(List<String> entities, String first, String last)
      throws IOException, InterruptedException {
    List<String> command = new ArrayList<>();
    command.add(Path.of(System.getProperty("java.home"), "bin", "javac").toString());
    command.add("-J-XX:TieredStopAtLevel=1"); // as the tests themselves
    Stream.of("-d", "" + folder.resolve("out"), "-parameters", "-cp", classPath())
        .forEach(command::add);
    command.addAll(List.of("-processorpath", first + File.pathSeparator + last));
    for (int i = 0; i < entities.size(); i++) {
      Path sources = Files.createDirectories(folder.resolve("shop" + i));
      String head = "package shop" + i + "; " + HEAD;
      String entity = entities.get(i).replace("@Entity", "@Entity(\"item" + i + "\")");
      command.add("" + Files.writeString(sources.resolve("Item.java"), head + entity));
      String dao = "@Dao interface Items { @Select Optional<Item> find(int id); }";
      command.add("" + Files.writeString(sources.resolve("Items.java"), head + dao));
    }
    Path printed = folder.resolve("printed");
    int exit =
        new ProcessBuilder(command)
            .redirectErrorStream(true)
            .redirectOutput(printed.toFile())
            .start()
            .waitFor();
    String output = Files.readString(printed);
    assertThat(exit == 0).as(output).isEqualTo(!output.contains(": error: "));
    return exit == 0 ? "" : output;
  }

  private static String lombok() {
    return new File(lombok.Data.class.getProtectionDomain().getCodeSource().getLocation().getPath())
        .getPath();
  }

  /** Returns the class path of this test, where Lombok comes after Rowan. */
  private static String classPath() {
    return TestClassPath.asArgument();
  }
}
