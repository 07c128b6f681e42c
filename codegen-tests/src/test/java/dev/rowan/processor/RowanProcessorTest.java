package dev.rowan.processor;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.testing.compile.Compilation;
import com.google.testing.compile.JavaFileObjects;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.io.Writer;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import javax.annotation.processing.ProcessingEnvironment;
import javax.annotation.processing.Processor;
import javax.annotation.processing.RoundEnvironment;
import javax.tools.StandardLocation;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class RowanProcessorTest {
  private static final String ENTITY =
      "@Entity record Note(@PartitionKey UUID id, String text) {}\n";

  @Test
  void tellsAllMistakesOfAFileInOneCompile() {
    Compilation compilation =
        Sources.compile(
            List.of(new RowanProcessor()),
            Sources.source(
                "Wrong",
                "@Entity record Wrong(@PartitionKey UUID id, Object thing, Thread worker) {}\n"
                    + "@Dao interface Wrongs { @Select void none(UUID id); void unclear(); }"));

    assertThat(Sources.messages(compilation))
        .extracting(message -> message.substring(0, 8))
        .containsExactly("[MAP-01]", "[MAP-01]", "[DAO-03]", "[DAO-06]");
  }

  @Test
  void aBrokenEntityDoesNotKeepAnotherFromItsCode(@TempDir Path out) throws IOException {
    List<String> messages =
        Sources.compileInto(
            out,
            List.of(new RowanProcessor()),
            Sources.source("Good", ENTITY),
            Sources.source("Bad", "@Entity record Bad(UUID id) {}"));

    assertThat(messages).hasSize(1).allMatch(each -> each.startsWith("[KEY-01]"));
    assertThat(Sources.written(out))
        .anyMatch(name -> name.contains("NoteMapping"))
        .noneMatch(name -> name.contains("BadMapping"));
  }

  @Test
  void waitsForATypeThatAnotherProcessorMakes() {
    Compilation compilation =
        Sources.compile(
            List.of(new RowanProcessor(), inTheSecondRound("Color", "enum Color { RED }")),
            Sources.source(
                "Car",
                "@Entity record Car(@PartitionKey UUID id, Color color) {}\n"
                    + "@Dao interface Cars { @Select Optional<Car> find(UUID id); }"));

    assertThat(Sources.messages(compilation)).isEmpty();
    assertThat(compilation.status()).isEqualTo(Compilation.Status.SUCCESS);
    assertThat(compilation.generatedSourceFiles())
        .extracting(file -> file.getName())
        .anyMatch(name -> name.contains("CarMapping"))
        .anyMatch(name -> name.contains("RowanCars"));
  }

  @Test
  void readsMethodsOfOneNameThatTakeThePatchesOfSeveralEntities() {
    Compilation compilation =
        Sources.compile(
            List.of(new RowanProcessor()),
            Sources.source(
                "Cars",
                """
                @Entity record Car(@PartitionKey UUID id, String name) {}
                @Entity record Bus(@PartitionKey UUID id, String name) {}
                interface Named { void change(CarPatch patch); }
                @Dao interface Cars extends Named {
                  @Update void change(CarPatch patch);
                  @Update void change(BusPatch patch);
                }
                """));

    assertThat(Sources.messages(compilation)).isEmpty();
    assertThat(compilation.status()).isEqualTo(Compilation.Status.SUCCESS);
  }

  /** A native index is one of the entity's own table, and finds rows. */
  @Test
  void aStatementIsServedByANativeIndexOfTheTableThatItNamesAlone() {
    for (String statement :
        List.of(
            "select * from car_by_maker where doors = 4",
            "select distinct maker from car where doors = 4",
            "select * from car where doors = 4 per partition limit 1")) {
      Compilation compilation =
          Sources.compile(
              List.of(new RowanProcessor()),
              Sources.source(
                  "Cars",
                  """
                  @Entity
                  @CustomIndex(name = "car_by_maker", partition = "maker", clustering = "id", include = "*")
                  record Car(@PartitionKey UUID id, @Immutable String maker, @NativeIndex int doors) {}
                  @Dao interface Cars {
                    @Insert void save(Car car);
                    @Query("%s") List<%s> found();
                  }
                  """
                      .formatted(statement, statement.contains("distinct") ? "String" : "Car")));

      assertThat(Sources.messages(compilation))
          .as(statement)
          .anyMatch(message -> message.startsWith("[QRY-"));
      assertThat(compilation.status()).isEqualTo(Compilation.Status.FAILURE);
    }
  }

  @Test
  void saysWhatIsMissingWhenATypeNeverComes() {
    Compilation compilation =
        Sources.compile(
            List.of(new RowanProcessor()),
            Sources.source("Car", "@Entity record Car(@PartitionKey UUID id, Colour color) {}"));

    assertThat(Sources.messages(compilation))
        .anyMatch(
            message ->
                message.startsWith(
                    "[INT-02] no code is generated for `Car`, because `Colour` does not exist"));
  }

  @Test
  void namesThePageThatItWritesForEachCode(@TempDir Path out) throws IOException {
    List<String> messages =
        Sources.compileInto(
            out,
            List.of(new RowanProcessor()),
            Sources.source("One", "@Entity record One(UUID id) {}"),
            Sources.source("Two", "@Entity record Two(UUID id) {}"));

    Path page = out.resolve("rowan/rules/KEY-01.md");
    assertThat(messages).hasSize(2).allMatch(message -> message.endsWith("see: " + page));
    assertThat(page).hasSameTextualContentAs(Path.of("../docs/rules/KEY-01.md"));
    assertThat(Sources.written(out)).containsExactly("rowan/rules/KEY-01.md");
  }

  @Test
  void namesTheAddressOfAPageInsteadIfTheBaseIsGiven() {
    Compilation compilation =
        Sources.compiler()
            .withProcessors(new RowanProcessor())
            .withOptions("-Arowan.docs=https://example.org/rules/")
            .compile(Sources.source("One", "@Entity record One(UUID id) {}"));

    assertThat(Sources.messages(compilation))
        .singleElement()
        .asString()
        .endsWith("see: https://example.org/rules/KEY-01");
  }

  @Test
  void namesLombokAsTheCauseOfMissingMethods() {
    Compilation compilation =
        Sources.compile(
            List.of(new RowanProcessor()),
            JavaFileObjects.forSourceString(
                "lombok.Data", "package lombok; public @interface Data {}"),
            Sources.source(
                "Car",
                "@Entity @lombok.Data class Car { @PartitionKey private UUID id; Car(String name) {} }"));

    assertThat(Sources.messages(compilation))
        .extracting(message -> message.substring(0, 8))
        .containsExactly("[MAP-08]", "[MAP-02]", "[MAP-03]");
    assertThat(Sources.messages(compilation))
        .allMatch(message -> message.contains("name Lombok before rowan-processor"));
  }

  @Test
  void namesTheOptionThatWasMeant() {
    Compilation compilation =
        Sources.compiler()
            .withProcessors(new RowanProcessor())
            .withOptions("-Arowan.componet=none", "-Arowan.component=nome")
            .compile(Sources.source("Note", ENTITY));

    assertThat(Sources.messages(compilation))
        .contains(
            "Rowan has no option `-Arowan.componet`; did you mean `rowan.component`?",
            "`-Arowan.component=nome` is unknown: expected one of jakarta, spring, none; did you mean `none`?");
  }

  @Test
  void anOptionForALimitHasPrecedenceOverAProfile() {
    String source =
        "@Entity @Rows(perPartition = 60_000)"
            + " record Note(@PartitionKey UUID id, @Clustering UUID part, @Size(avg = 9_000) String text) {}";

    assertThat(messagesWith(source, "-Arowan.profile=scylla")).isEmpty();
    assertThat(
            messagesWith(
                source, "-Arowan.profile=scylla", "-Arowan.limit.bytesPerPartition=5000000"))
        .hasSize(1)
        .allMatch(each -> each.contains("5 MB (option -Arowan.limit.bytesPerPartition)"));
    assertThat(messagesWith(source, "-Arowan.profile=cosmo"))
        .contains(
            "`-Arowan.profile=cosmo` is unknown: expected one of default, strict, keyspaces, scylla,"
                + " cosmos, astra, legacy; did you mean `cosmos`?");
  }

  @Test
  void printsTheTimeOfEachStageOnRequestOnly() {
    String source = "@Entity record Note(@PartitionKey UUID id, String text) {}";
    String times =
        "Rowan took [\\d.]+ ms in 2 rounds: read [\\d.]+ ms, plan [\\d.]+ ms, check [\\d.]+ ms,"
            + " report [\\d.]+ ms, generate [\\d.]+ ms";

    assertThat(notesWith(source, "-Arowan.timing")).anyMatch(note -> note.matches(times));
    assertThat(notesWith(source, "-Arowan.timing=false")).noneMatch(note -> note.matches(times));
    assertThat(notesWith(source)).noneMatch(note -> note.matches(times));
  }

  private static List<String> notesWith(String source, String... options) {
    return Sources.compiler()
        .withProcessors(new RowanProcessor())
        .withOptions((Object[]) options)
        .compile(Sources.source("Note", source))
        .notes()
        .stream()
        .map(note -> note.getMessage(null))
        .toList();
  }

  private static List<String> messagesWith(String source, String... options) {
    return Sources.messages(
        Sources.compiler()
            .withProcessors(new RowanProcessor())
            .withOptions((Object[]) options)
            .compile(Sources.source("Note", source)));
  }

  @Test
  void saysWhichNumbersAndRulesItDoesNotUnderstand() {
    Compilation compilation =
        Sources.compiler()
            .withProcessors(new RowanProcessor())
            .withOptions(
                "-Arowan.nodes=zero",
                "-Arowan.limit.rowsPerPartition=many",
                "-Arowan.limit.rowPerPartition=5",
                "-Arowan.rules=KEY-03,KEY-1:off,KEY-01:off")
            .compile(Sources.source("Note", ENTITY));

    assertThat(Sources.messages(compilation))
        .contains(
            "`-Arowan.nodes=zero` is no number of nodes, such as 12",
            "`-Arowan.limit.rowsPerPartition=many` is no limit, such as 50000, or 50000/500000 with"
                + " the limit for errors",
            "Rowan has no option `-Arowan.limit.rowPerPartition`; did you mean"
                + " `rowan.limit.rowsPerPartition`?",
            "`-Arowan.rules=KEY-03,KEY-1:off,KEY-01:off` is no list of rules, such as"
                + " KEY-04:error,SIZ-07:off, with error, warning, note or off",
            "`-Arowan.rules`: there is no rule `KEY-1`; did you mean `KEY-10`?",
            "`-Arowan.rules`: `KEY-01` is always an error");
  }

  @Test
  void writesTheModelOfTheWholeCompilation() throws IOException {
    Path golden = Path.of("src/test/resources/model-files");
    Compilation compilation =
        Sources.compiler()
            .withProcessors(new RowanProcessor(), new RowanModelProcessor())
            .compile(
                JavaFileObjects.forSourceString(
                    "shop.Shop", Files.readString(golden.resolve("in/Shop.java"))));

    assertThat(Sources.messages(compilation)).isEmpty();
    for (String name : List.of("schema.cql", "model.json")) {
      String written = generated(compilation, name);
      Path expected = golden.resolve("out").resolve(name);
      if (Boolean.getBoolean("golden.update")) {
        Files.writeString(expected, written);
      }
      assertThat(written).isEqualTo(Files.readString(expected));
    }
  }

  @Test
  void namesFollowTheInnermostConvention() throws IOException {
    Compilation compilation =
        Sources.compiler()
            .withProcessors(new RowanProcessor(), new RowanModelProcessor())
            .compile(
                JavaFileObjects.forSourceString(
                    "shop.package-info",
                    "@dev.rowan.annotation.Naming("
                        + "dev.rowan.annotation.Naming.Convention.UPPER_SNAKE_CASE) package shop;"),
                JavaFileObjects.forSourceString(
                    "shop.Shop",
                    """
                    package shop;
                    import dev.rowan.annotation.*;
                    import java.util.UUID;
                    @Naming(Naming.Convention.AS_WRITTEN)
                    interface Shop {
                      @Udt record HomeTown(String zipCode) {}
                      @Entity @CustomIndex(name = "byName", partition = "fullName", clustering = "userId")
                      record Buyer(
                          @PartitionKey UUID userId, @Immutable String fullName,
                          @Frozen HomeTown homeTown, @Frozen Vat vatId, @Column("own") int named) {}
                      @Entity @Naming(Naming.Convention.LOWER_CASE)
                      record OpenOrder(@PartitionKey UUID orderId) {}
                    }
                    @Udt record Vat(String vatCode) {}
                    """));

    assertThat(Sources.messages(compilation)).isEmpty();
    assertThat(generated(compilation, "schema.cql"))
        .contains("CREATE TYPE IF NOT EXISTS \"HomeTown\" (\n  \"zipCode\" text\n);")
        .contains("CREATE TYPE IF NOT EXISTS \"VAT\" (\n  \"VAT_CODE\" text\n);")
        .contains(
            "CREATE TABLE IF NOT EXISTS \"Buyer\" (\n  \"userId\" uuid,\n  \"fullName\" text,\n")
        .contains(
            "  \"homeTown\" frozen<\"HomeTown\">,\n  \"vatId\" frozen<\"VAT\">,\n  own int,\n")
        .contains(
            "CREATE TABLE IF NOT EXISTS \"byName\" (\n  \"fullName\" text,\n  \"userId\" uuid,\n")
        .contains("CREATE TABLE IF NOT EXISTS openorder (\n  orderid uuid,\n");
  }

  @Test
  void writesTheSameModelInEachOrderOfTheProcessors() throws IOException {
    Path golden = Path.of("src/test/resources/model-files");
    Compilation compilation =
        Sources.compiler()
            .withProcessors(new RowanModelProcessor(), new RowanProcessor())
            .compile(
                JavaFileObjects.forSourceString(
                    "shop.Shop", Files.readString(golden.resolve("in/Shop.java"))));

    assertThat(generated(compilation, "model.json")).isEqualTo(golden(golden, "model.json"));
    assertThat(generated(compilation, "schema.cql")).isEqualTo(golden(golden, "schema.cql"));
  }

  private static String golden(Path folder, String name) throws IOException {
    return Files.readString(folder.resolve("out").resolve(name));
  }

  @Test
  void writesNoModelOfADesignWithErrors(@TempDir Path out) throws IOException {
    Sources.compileInto(
        out,
        List.of(new RowanProcessor(), new RowanModelProcessor()),
        Sources.source("Note", ENTITY + "@Entity record Bad(UUID id) {}"));

    assertThat(Sources.written(out)).noneMatch(name -> name.contains("META-INF"));
  }

  @Test
  void bothProcessorsAreDeclaredForGradleAndForTheServiceLoader() throws IOException {
    Path resources = Path.of("../codegen-processor/src/main/resources/META-INF");
    List<String> services =
        Files.readAllLines(resources.resolve("services/javax.annotation.processing.Processor"));

    assertThat(services)
        .containsExactly(RowanProcessor.class.getName(), RowanModelProcessor.class.getName());
    assertThat(Files.readAllLines(resources.resolve("gradle/incremental.annotation.processors")))
        .containsExactly(services.get(0) + ",isolating", services.get(1) + ",aggregating");
  }

  private static String generated(Compilation compilation, String name) throws IOException {
    return compilation
        .generatedFile(StandardLocation.CLASS_OUTPUT, "META-INF/rowan/" + name)
        .orElseThrow()
        .getCharContent(false)
        .toString();
  }

  private static Processor inTheSecondRound(String name, String text) {
    return Sources.inEachRound(
        (ProcessingEnvironment environment, RoundEnvironment round, int number) -> {
          if (number == 0) {
            try (Writer writer =
                environment.getFiler().createSourceFile("fixture." + name).openWriter()) {
              writer.write("package fixture; " + text);
            } catch (IOException failure) {
              throw new UncheckedIOException(failure);
            }
          }
        });
  }
}
