package dev.rowan.cli;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import dev.rowan.cli.compile.Compilation;
import dev.rowan.cli.compile.ProcessorRun;
import dev.rowan.cli.source.SourceFile;
import java.io.ByteArrayOutputStream;
import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What a user sees of {@code rowan cost} and {@code rowan schema show}. */
class ProgramTest {
  private static final String SHOP =
      """
      package shop;

      import dev.rowan.annotation.*;
      import dev.rowan.dao.*;
      import java.util.*;

      public interface Shop {
        @Entity
        @Rows(perPartition = 300, max = 20_000)
        record Message(
            @PartitionKey String room,
            @Clustering @Column(type = CqlType.TIMEUUID) UUID id,
            @Size(avg = 200) String text) {}

        @Entity
        @CustomIndex(name = "item_by_tag", partition = "tags", clustering = "id")
        record Item(@PartitionKey UUID id, String title, Set<String> tags) {}

        @Dao
        interface Messages {
          @Insert void save(Message message);
          @Insert void saveAll(List<Message> all);
          @Delete void removeAll(String room);
          @Select Optional<Message> find(String room, UUID id);
          @Select Page<Message> list(String room, PageRequest page);
          @Select List<Message> since(String room, Range<UUID> id);
          @FullScan(because = "a test") java.util.stream.Stream<Message> all();
        }

        @Dao
        interface Items {
          @Insert void save(Item item);
          @Select Map<UUID, Item> find(Collection<UUID> id);
          @Select List<Item> tagged(String tags, Limit limit);
        }
      }
      """;
  private static final String COSTS =
      """
      shop.Shop.Items
        method               table        partitions     requests                                         rows  bytes
        save(item)           item         1              2 + 1 for each element, then 1 for each element  1
        find(id)             item         1 for each id  1 for each id                                    1     384 B
        tagged(tags, limit)  item_by_tag  1              1 + 1 for each row                               ?     ?

      shop.Shop.Messages
        method            table    partitions         requests           rows    bytes
        save(message)     message  1                  1                  1
        saveAll(all)      message  1 for each of all  1 for each of all  ?
        removeAll(room)   message  1                  1                  ?
        find(room, id)    message  1                  1                  1       256 B
        list(room, page)  message  1                  1                  20,000  4.5 MB
        since(room, id)   message  1                  1                  ?       ?
        all()             message  all                all pages          all     ?

      ?: no stated number tells it, see `rowan explain SIZ-08`
      """;

  private static Map<String, String> files;

  @TempDir private Path folder;

  @BeforeAll
  static void compile() {
    Compilation compiled =
        ProcessorRun.of(List.of(new SourceFile("shop", "Shop", SHOP)), List.of());
    assertThat(compiled.errors()).isEmpty();
    files = compiled.resources();
  }

  @Test
  void printsTheCostOfEachMethodOfAFolder() throws IOException {
    Invocation done = Invocation.of("cost", classes().toString());

    assertThat(done.err()).isEmpty();
    assertThat(done.exitCode()).isZero();
    assertThat(done.out()).isEqualTo(COSTS);
  }

  @Test
  void readsJarsToo() throws IOException {
    String ofFolder = Invocation.of("cost", classes().toString()).out();

    assertThat(Invocation.of("cost", jar("").toString()).out()).isEqualTo(ofFolder);
    assertThat(Invocation.of("cost", jar("BOOT-INF/classes/").toString()).out())
        .isEqualTo(ofFolder);
  }

  @Test
  void readsTheModulesOfAClassPath() throws IOException {
    Path other = module("blog", "Post");
    Path library = Files.createDirectories(folder.resolve("library"));
    String path = String.join(File.pathSeparator, classes() + "", library + "", other + "");

    Invocation costs = Invocation.of("cost", path);
    assertThat(costs.err()).isEmpty();
    assertThat(costs.out()).contains("shop.Shop.Items\n", "blog.Blog.Posts\n");
    assertThat(Invocation.of("schema", "show", path).out())
        .contains("CREATE TABLE IF NOT EXISTS item_by_tag (", "CREATE TABLE IF NOT EXISTS post (");
    assertThat(Invocation.of("cost", path + File.pathSeparator + "nowhere.jar").err())
        .isEqualTo("rowan: `nowhere.jar` does not exist\n");
    assertThat(Invocation.of("cost", library + File.pathSeparator + folder).err())
        .contains("has no `META-INF/rowan/model.json`");
  }

  @Test
  void readsTheModulesInAJarOfSpringBoot() throws IOException {
    Path other = module("blog", "Post");
    Path boot = folder.resolve("boot.jar");
    try (ZipOutputStream out = new ZipOutputStream(Files.newOutputStream(boot))) {
      for (Map.Entry<String, String> file : files.entrySet()) {
        out.putNextEntry(new ZipEntry("BOOT-INF/classes/" + file.getKey()));
        out.write(file.getValue().getBytes(UTF_8));
      }
      ByteArrayOutputStream module = new ByteArrayOutputStream();
      try (ZipOutputStream inner = new ZipOutputStream(module)) {
        inner.putNextEntry(new ZipEntry("META-INF/rowan/model.json"));
        inner.write(Files.readAllBytes(other.resolve("META-INF/rowan/model.json")));
      }
      out.putNextEntry(new ZipEntry("BOOT-INF/lib/blog-1.0.jar"));
      out.write(module.toByteArray());
    }

    assertThat(Invocation.of("cost", boot.toString()).out())
        .contains("shop.Shop.Items\n", "blog.Blog.Posts\n");
  }

  /** Returns the folder of a module with one entity and its DAO. */
  private Path module(String packaged, String entity) throws IOException {
    String source =
        """
        package %1$s;

        import dev.rowan.annotation.*;
        import java.util.*;

        public interface Blog {
          @Entity
          record %2$s(@PartitionKey UUID id, String title) {}

          @Dao
          interface %2$ss {
            @Insert void save(%2$s one);
            @Select Optional<%2$s> find(UUID id);
          }
        }
        """
            .formatted(packaged, entity);
    Compilation compiled =
        ProcessorRun.of(List.of(new SourceFile(packaged, "Blog", source)), List.of());
    assertThat(compiled.errors()).isEmpty();
    for (Map.Entry<String, String> file : compiled.resources().entrySet()) {
      Path path = folder.resolve(packaged).resolve(file.getKey());
      Files.createDirectories(path.getParent());
      Files.writeString(path, file.getValue());
    }
    return folder.resolve(packaged);
  }

  @Test
  void printsTheSchema() throws IOException {
    Invocation done = Invocation.of("schema", "show", jar("").toString());

    assertThat(done).isEqualTo(new Invocation(0, files.get("META-INF/rowan/schema.cql"), ""));
    assertThat(done.out()).contains("CREATE TABLE IF NOT EXISTS item_by_tag (");
  }

  @Test
  void saysWhatAProgramLacks() throws IOException {
    assertThat(Invocation.of("cost", folder.toString()))
        .isEqualTo(
            new Invocation(
                2,
                "",
                "rowan: `%s` has no `META-INF/rowan/model.json`; Rowan's processor writes it when it compiles entities without errors\n"
                    .formatted(folder)));
    assertThat(Invocation.of("schema", "show", "nowhere.jar").err())
        .isEqualTo("rowan: `nowhere.jar` does not exist\n");
    Path text = Files.writeString(folder.resolve("no.jar"), "text");
    assertThat(Invocation.of("cost", text.toString()).err()).contains("cannot be read as a jar");
    assertThat(Invocation.of("schema").exitCode()).isEqualTo(2);
  }

  @Test
  void refusesAModelOfAnotherFormat() throws IOException {
    Path model = Files.createDirectories(folder.resolve("META-INF/rowan")).resolve("model.json");

    Files.writeString(model, "{\"format\": 2}");
    assertThat(Invocation.of("cost", folder.toString()).err()).contains("has the format `2`");
    Files.writeString(model, "{\"format\": ");
    assertThat(Invocation.of("cost", folder.toString()).err()).contains("is not JSON");
    Files.writeString(model, "{\"format\": 1, \"daos\": []}");
    assertThat(Invocation.of("cost", folder.toString()).out()).contains("The program has no DAO.");
  }

  private Path classes() throws IOException {
    for (Map.Entry<String, String> file : files.entrySet()) {
      Path path = folder.resolve("classes").resolve(file.getKey());
      Files.createDirectories(path.getParent());
      Files.writeString(path, file.getValue());
    }
    return folder.resolve("classes");
  }

  private Path jar(String prefix) throws IOException {
    Path jar = folder.resolve("shop.jar");
    try (ZipOutputStream out = new ZipOutputStream(Files.newOutputStream(jar))) {
      for (Map.Entry<String, String> file : files.entrySet()) {
        out.putNextEntry(new ZipEntry(prefix + file.getKey()));
        out.write(file.getValue().getBytes(UTF_8));
      }
    }
    return jar;
  }
}
