package dev.rowan.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The guide page about imports shows what the command writes and prints. */
class ImportPageTest {
  @TempDir private Path folder;

  @Test
  void showsTheClassesOfItsTable() throws IOException {
    GuidePage page = GuidePage.named("import-tables.md");
    Path cql = Files.writeString(folder.resolve("schema.cql"), page.blocks("cql").get(0));

    Invocation.of("import", cql.toString(), "--package", "shop", "--out", folder.toString());

    List<String> shown = page.blocks("java");
    assertThat(shown).hasSize(2);
    assertThat(Files.readString(folder.resolve("shop/PurchaseByCustomer.java")))
        .endsWith(shown.get(0));
    assertThat(Files.readString(folder.resolve("shop/PurchaseByCustomerDao.java")))
        .endsWith(shown.get(1));
  }

  @Test
  void showsAProposal() throws IOException {
    Invocation done = imported(Schemas.named("orders"));

    assertThat(done.out()).contains(shown("Proposals: Rowan can"));
  }

  @Test
  void showsAnnotationsThatMakeClassesShorter() throws IOException {
    Invocation done =
        imported(
            schema(
                """
                CREATE TABLE person ("personId" uuid PRIMARY KEY, "firstName" text, "bornOn" date);
                CREATE TABLE readings_by_station (station text, day date, at timestamp, value double,
                  PRIMARY KEY ((station, day), at));
                """));

    assertThat(done.out()).contains(shown("Proposals: annotations"));
  }

  @Test
  void showsThePlaceholderOfATemplate() throws IOException {
    Invocation done =
        imported(
            schema("\n".repeat(11) + "CREATE TABLE IF NOT EXISTS    ${keyspace}.item (id int);"));

    assertThat(done.err().replace(folder + "/", "")).contains(shown("schema.cql"));
  }

  private Path schema(String cql) throws IOException {
    return Files.writeString(folder.resolve("schema.cql"), cql);
  }

  private Invocation imported(Path cql) {
    return Invocation.of("import", cql.toString(), "--package", "shop", "--out", "" + folder);
  }

  private static String shown(String beginning) throws IOException {
    return GuidePage.named("import-tables.md").blocks("text").stream()
        .filter(block -> block.startsWith(beginning))
        .findFirst()
        .orElseThrow();
  }
}
