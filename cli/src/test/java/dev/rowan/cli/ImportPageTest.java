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
    GuidePage page = GuidePage.named("import-tables.md");

    Invocation done =
        Invocation.of(
            "import",
            Schemas.named("orders").toString(),
            "--package",
            "shop",
            "--out",
            "" + folder);

    assertThat(done.out()).contains(page.blocks("text").get(0));
  }
}
