package dev.rowan.cli;

import static org.assertj.core.api.Assertions.assertThat;

import dev.rowan.cli.advice.LookupTables;
import dev.rowan.cli.advice.Proposal;
import dev.rowan.cli.compile.Compilation;
import dev.rowan.cli.compile.ProcessorRun;
import dev.rowan.cli.ddl.DdlReader;
import dev.rowan.cli.ddl.KeyspaceSchema;
import dev.rowan.cli.design.EntityDesign;
import dev.rowan.cli.design.SchemaDesign;
import dev.rowan.cli.design.SchemaDesigner;
import dev.rowan.cli.source.SchemaSourceWriter;
import dev.rowan.cli.source.SourceFile;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** A proposal compiles where it tells to put it, and its table has the key of the table. */
class ProposalTest {
  static List<Path> schemas() {
    return Schemas.all();
  }

  @ParameterizedTest
  @MethodSource("schemas")
  void compiles(Path file) throws IOException {
    KeyspaceSchema ddl = DdlReader.read(Files.readString(file), Optional.empty());
    SchemaDesign design = SchemaDesigner.design(ddl, "shop");
    for (Proposal proposal : LookupTables.find(design)) {
      Compilation compiled = ProcessorRun.of(followed(proposal, design), List.of());

      assertThat(compiled.errors()).as(proposal.annotation()).isEmpty();
      if (proposal.property().isEmpty()) {
        Map<String, String> before = CanonicalSchema.of(ddl);
        Map<String, String> after =
            CanonicalSchema.of(
                DdlReader.read(
                    compiled.resource("META-INF/rowan/schema.cql").orElseThrow(),
                    Optional.empty()));
        assertThat(clustering(after.get(proposal.table())))
            .as(proposal.annotation())
            .startsWith(clustering(before.get(proposal.table())).replaceAll("}$", ""));
      }
    }
  }

  @Test
  void findsElementsOfCollections() throws IOException {
    assertThat(proposals("videos"))
        .contains(
            "videos_by_tag: its columns are columns of `videos`, and `tag` is an element of `tags`",
            "@CustomIndex(name = \"videos_by_tag\", partition = \"tags as tag\", clustering = \"videoid\","
                + " include = {\"added\", \"name\"})");
    assertThat(proposals("catalogue"))
        .contains(
            "product_by_category: its columns are columns of `product`,"
                + " and `category` is an element of `categories`");
  }

  @Test
  void namesTheColumnsOfTheTable() {
    assertThat(
            proposed(
                """
                CREATE TABLE clips (id uuid PRIMARY KEY, title text, added_at timestamp);
                CREATE TABLE latest_clips (yyyymmdd text, added_at timestamp, id uuid,
                  PRIMARY KEY (yyyymmdd, added_at, id));
                CREATE TABLE clips_by_day ("theDay" date, added_at timestamp, id uuid,
                  PRIMARY KEY ("theDay", added_at, id));
                CREATE TABLE remarks (clip uuid, id timeuuid, author text, PRIMARY KEY (clip, id));
                CREATE TABLE remarks_by_author (author text, id timeuuid, clip uuid,
                  PRIMARY KEY (author, id));
                """))
        .anyMatch(each -> each.contains("\"format(addedAt, 'yyyyMMdd') as yyyymmdd\""))
        .anyMatch(each -> each.contains("\"day(addedAt) as theDay\""))
        .anyMatch(
            each ->
                each.contains(
                    "its key has no `clip`: if the rest is unique, declare it with @Identity"));
  }

  @Test
  void proposesNothingForOtherTypesOrPartsOfTheKey() {
    assertThat(
            LookupTables.find(
                design(
                    """
                    CREATE TABLE item (id uuid PRIMARY KEY, seller text, price decimal);
                    CREATE TABLE a (seller text, price int, id uuid, PRIMARY KEY (seller, id));
                    CREATE TABLE b (seller text PRIMARY KEY, price decimal);
                    CREATE TABLE c (seller text, id uuid, other text, PRIMARY KEY (seller, id));
                    CREATE TABLE d (id uuid, price decimal, PRIMARY KEY (id, price));
                    CREATE TABLE e (seller text, id uuid, n counter, PRIMARY KEY (seller, id));
                    """)))
        .isEmpty();
  }

  private static List<String> proposals(String schema) throws IOException {
    return proposed(Files.readString(Schemas.named(schema)));
  }

  private static List<String> proposed(String cql) {
    return LookupTables.find(design(cql)).stream()
        .flatMap(each -> List.of(each.table() + ": " + each.reason(), each.annotation()).stream())
        .toList();
  }

  private static SchemaDesign design(String cql) {
    return SchemaDesigner.design(DdlReader.read(cql, Optional.empty()), "shop");
  }

  private static String clustering(String table) {
    return table.replaceAll("(?s).*key \\[[^]]*]", "").lines().findFirst().orElse("");
  }

  /** The records without the entity of the table, and with the annotation. */
  private static List<SourceFile> followed(Proposal proposal, SchemaDesign design) {
    List<EntityDesign> others =
        design.entities().stream().filter(e -> !e.table().equals(proposal.table())).toList();
    List<SourceFile> files = new ArrayList<>();
    for (SourceFile file :
        SchemaSourceWriter.records(new SchemaDesign(design.types(), others, List.of()), "shop")) {
      boolean isSource = file.className().equals(proposal.source().className());
      files.add(
          isSource
              ? new SourceFile("shop", file.className(), annotated(file.text(), proposal))
              : file);
    }
    return files;
  }

  private static String annotated(String text, Proposal proposal) {
    String qualified = proposal.annotation().replaceFirst("@", "@dev.rowan.annotation.");
    return proposal.property().isEmpty()
        ? text.replaceFirst(
            "(?m)^public record", qualified.replace("\\", "\\\\") + "\npublic record")
        : text.replaceFirst("(\\S+ " + proposal.property() + "[,)])", qualified + " $1");
  }
}
