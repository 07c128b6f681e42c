package dev.rowan.processor.report;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.testing.compile.Compilation;
import dev.rowan.processor.RowanModelProcessor;
import dev.rowan.processor.RowanProcessor;
import dev.rowan.processor.Sources;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A snapshot is written on request, and each later difference is reported. */
class SnapshotTest {
  private static final String FIRST =
      """
      @Udt record Address(String street, String city) {}
      @Entity
      @TableOptions(comment = "it's ours")
      @CustomIndex(name = "person_by_city", partition = "city", clustering = {"age desc", "id"})
      record Person(
          @PartitionKey UUID id, String city, int age, Address home, Map<String, List<Integer>> marks) {}
      @Entity @Ttl(days = 3) record Visit(
          @PartitionKey(0) UUID person,
          @PartitionKey(1) @Bucket(of = "at", unit = java.time.temporal.ChronoUnit.DAYS) LocalDate day,
          @Clustering Instant at, @Static String note) {}
      """;

  @TempDir private Path folder;
  private Path file;

  @BeforeEach
  void choose() {
    file = folder.resolve("new/schema.cql");
  }

  private Compilation compile(String types, String... more) {
    List<String> options = new ArrayList<>(List.of("-Arowan.docs=x", "-Arowan.snapshot=" + file));
    options.addAll(List.of(more));
    return Sources.compiler()
        .withOptions(options)
        .withProcessors(new RowanProcessor(), new RowanModelProcessor())
        .compile(Sources.source("Types", types));
  }

  private Compilation write(String types) {
    return compile(types, "-Arowan.snapshot.write=true");
  }

  @Test
  void theSchemaThatWasWrittenHasNoDifference() throws IOException {
    assertThat(Sources.messages(write(FIRST))).isEmpty();

    String text = Files.readString(file);
    assertThat(text)
        .startsWith("-- The schema that the stored rows have.")
        .contains("CREATE TYPE IF NOT EXISTS address (")
        .contains("\n-- of fixture.Person\nCREATE TABLE IF NOT EXISTS person (")
        .contains("-- of fixture.Person\n-- an index of person\n")
        .contains("[rowan: day = 1 DAYS of at]");
    assertThat(Sources.messages(compile(FIRST))).isEmpty();
    assertThat(Sources.messages(write(FIRST))).isEmpty();
    assertThat(Files.readString(file)).isEqualTo(text);
  }

  @Test
  void namesThatNeedQuotationMarksHaveNoDifference() throws IOException {
    String quoted =
        """
        @Udt("Target") record Target(@Column("from") String street) {}
        @Entity("Orders") @CustomIndex(
            name = "By_Name", partition = "name", clustering = {"at desc", "id"}) record Order(
            @PartitionKey @Column("shopId") UUID id,
            @Clustering(order = dev.rowan.annotation.Order.DESC) @Column("select") Instant at,
            @Immutable @Column("Customer Name") String name, @Frozen Target target) {}
        """;
    assertThat(Sources.messages(write(quoted))).isEmpty();

    assertThat(Files.readString(file))
        .contains("CREATE TYPE IF NOT EXISTS \"Target\" (\n  \"from\" text\n")
        .contains(
            "-- of fixture.Order\nCREATE TABLE IF NOT EXISTS \"Orders\" (\n  \"shopId\" uuid,\n")
        .contains("  target frozen<\"Target\">,\n")
        .contains("  PRIMARY KEY ((\"shopId\"), \"select\")\n")
        .contains("CLUSTERING ORDER BY (\"select\" DESC)")
        .contains("  PRIMARY KEY ((\"Customer Name\"), \"select\", \"shopId\")\n");
    assertThat(Sources.messages(compile(quoted))).isEmpty();
    assertThat(Sources.messages(compile(quoted.replace("shopId", "shopid"))).get(0))
        .contains("EVO-01");
  }

  @Test
  void anotherOrderOfTheComponentsOfATupleIsAnotherTypeOfItsColumns() throws IOException {
    String tuples =
        """
        @Tuple record Spot(int row, String shelf) {}
        @Entity record Box(
            @PartitionKey Spot spot, @Clustering @Frozen List<Spot> path, Map<Spot, Integer> days) {}
        """;
    assertThat(Sources.messages(write(tuples))).isEmpty();
    assertThat(Files.readString(file))
        .contains("  spot frozen<tuple<int, text>>,\n")
        .contains("  path frozen<list<frozen<tuple<int, text>>>>,\n")
        .contains("  days map<frozen<tuple<int, text>>, int>,\n")
        .doesNotContain("CREATE TYPE");
    assertThat(Sources.messages(compile(tuples))).isEmpty();
    assertThat(
            Sources.messages(
                compile(tuples.replace("int row, String shelf", "String shelf, int row"))))
        .extracting(message -> message.substring(0, 8))
        .containsExactlyInAnyOrder("[EVO-01]", "[EVO-02]");
  }

  @Test
  void anIndexBecomesTheTableOfItsEntity() throws IOException {
    String before =
        """
        @Entity @CustomIndex(
            name = "daily", partition = {"gate", "day(at) as day"}, clustering = "at desc",
            include = "*") record Passage(
            @PartitionKey String gate, @Clustering Instant at, Set<String> plates) {}
        """;
    String after =
        """
        @Entity(value = "daily", formerly = "passage") record Passage(
            @PartitionKey(0) String gate,
            @PartitionKey(1) @Bucket(of = "at", unit = java.time.temporal.ChronoUnit.DAYS)
            LocalDate day,
            @Clustering(order = dev.rowan.annotation.Order.DESC) Instant at,
            @Frozen Set<String> plates) {}
        """;
    write(before);
    assertThat(Sources.messages(compile(after)))
        .containsExactly(
            "the snapshot `%s` lacks the move of `passage` to `daily`; `-Arowan.snapshot.write=true` writes it"
                .formatted(file));
    for (String wrong :
        List.of(
            after.replace("(order = dev.rowan.annotation.Order.DESC)", ""),
            after.replace("@Frozen ", ""),
            after.replace("DAYS", "WEEKS"),
            after.replace(", formerly = \"passage\"", ""))) {
      assertThat(Sources.messages(compile(wrong)))
          .singleElement()
          .asString()
          .startsWith("[EVO-07] ");
    }

    assertThat(Sources.messages(write(after))).isEmpty();
    assertThat(Files.readString(file))
        .contains("-- of fixture.Passage\n-- formerly passage\nCREATE TABLE IF NOT EXISTS daily (")
        .doesNotContain("EXISTS passage");
    assertThat(Sources.messages(compile(after))).isEmpty();
    assertThat(Sources.messages(compile(after.replace(", formerly = \"passage\"", "")))).isEmpty();
    assertThat(
            Sources.messages(compile(after.replace("formerly = \"passage", "formerly = \"ride"))))
        .singleElement()
        .asString()
        .startsWith("[EVO-07] the snapshot has no table `ride`");
  }

  @Test
  void namesWhatTheSnapshotLacksUntilItIsWritten() {
    write(FIRST);
    String later =
        FIRST
                .replace("String city) {}", "String city, String zip) {}")
                .replace("String city, int age", "String city, String nick, int age")
            + "@Entity record Purchase(@PartitionKey UUID id, String text) {}";

    assertThat(Sources.messages(compile(later)))
        .containsExactly(
            "the snapshot `%s` lacks field `address.zip`, column `person.nick`, table `purchase`; `-Arowan.snapshot.write=true` writes it"
                .formatted(file));
    assertThat(Sources.messages(write(later))).isEmpty();
    assertThat(Sources.messages(compile(later))).isEmpty();
  }

  @Test
  void anIncompatibleSchemaIsWrittenOnlyIfEveryChangeIsAccepted() throws IOException {
    write(FIRST);
    String before = Files.readString(file);
    String later = FIRST.replace("DAYS", "WEEKS").replace("age desc", "age");

    assertThat(Sources.messages(compile(later)))
        .extracting(message -> message.substring(0, 8))
        .containsExactlyInAnyOrder("[EVO-01]", "[EVO-04]");
    assertThat(Sources.messages(write(later))).hasSize(2);
    assertThat(Files.readString(file)).isEqualTo(before);
    assertThat(Sources.messages(compile(later, "-Arowan.snapshot.write=all"))).isEmpty();
    assertThat(Files.readString(file)).contains("day = 1 WEEKS of at");
    assertThat(Sources.messages(compile(later))).isEmpty();
  }

  @Test
  void aBucketOfTheClassIsThatOfAProperty() throws IOException {
    write(FIRST);
    String ofClass =
        FIRST
            .replace(
                "@Entity @Ttl(days = 3)",
                "@Bucket(column = \"day\", position = 1, of = \"at\","
                    + " unit = java.time.temporal.ChronoUnit.DAYS)\n@Entity @Ttl(days = 3)")
            .replaceFirst("@PartitionKey\\(1\\) @Bucket.* day,", "");

    assertThat(Sources.messages(compile(ofClass))).isEmpty();
    assertThat(Sources.messages(compile(ofClass.replace("ChronoUnit.DAYS", "ChronoUnit.WEEKS"))))
        .singleElement()
        .asString()
        .startsWith("[EVO-04]")
        .contains("day = 1 WEEKS of at");
  }

  @Test
  void namesTablesThatNoEntityHas() throws IOException {
    write(FIRST);
    String renamed = FIRST.replace("record Visit(", "record Stay(");

    assertThat(Sources.messages(compile(renamed)))
        .containsExactlyInAnyOrder(
            "the snapshot `%s` lacks table `stay`; `-Arowan.snapshot.write=true` writes it"
                .formatted(file),
            "no entity has the table `visit` of the snapshot; its rows stay stored. If the entity has a new name: `@Entity(\"visit\")`");
    Files.writeString(file, Files.readString(file).replace("fixture.Visit", "java.lang.String"));
    assertThat(Sources.messages(compile(FIRST.substring(0, FIRST.indexOf("@Entity @Ttl")))))
        .as("the type exists, and is not part of this compilation")
        .isEmpty();
  }

  @Test
  void saysWhatIsWrongWithTheFileOrTheOptions() throws IOException {
    assertThat(Sources.messages(compile(FIRST)))
        .containsExactly(
            "`-Arowan.snapshot=%s` does not exist; `-Arowan.snapshot.write=true` writes it"
                .formatted(file));
    Files.createDirectories(file.getParent());
    Files.writeString(file, "CREATE TABLE x (a int PRIMARY KEY);\nCREATE TABEL y (a int);\n");
    assertThat(Sources.messages(compile("@Entity record X(@PartitionKey int a) {}")))
        .anyMatch(
            message ->
                message.startsWith("the snapshot `%s` cannot be read: line 2".formatted(file)));
    assertThat(Sources.messages(compile(FIRST, "-Arowan.snapshot.write=yes")))
        .anyMatch(message -> message.contains("expected true, false, or all"));
    for (String value : List.of("true", "all")) {
      Compilation without =
          Sources.compiler()
              .withOptions("-Arowan.snapshot.write=" + value)
              .withProcessors(new RowanProcessor())
              .compile(Sources.source("Types", FIRST));
      assertThat(Sources.messages(without))
          .containsExactly(
              "`-Arowan.snapshot.write` needs the file: `-Arowan.snapshot=src/main/rowan/schema.cql`");
    }
  }

  @Test
  void nothingIsComparedWithoutTheOption() {
    assertThat(
            Sources.messages(
                Sources.compile(
                    List.of(new RowanProcessor(), new RowanModelProcessor()),
                    Sources.source("Types", FIRST))))
        .isEmpty();
    assertThat(file).doesNotExist();
  }
}
