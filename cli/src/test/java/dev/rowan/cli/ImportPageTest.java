package dev.rowan.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The guide page about imports shows what the command writes and prints. */
class ImportPageTest {
  @TempDir private Path folder;

  @Test
  void showsTheClassesOfItsTable() throws IOException {
    String page = Files.readString(guide().resolve("import-tables.md"));
    Path cql = Files.writeString(folder.resolve("schema.cql"), blocks("cql", page).get(0));

    Invocation.of("import", cql.toString(), "--package", "shop", "--out", folder.toString());

    List<String> shown = blocks("java", page);
    assertThat(shown).hasSize(2);
    assertThat(Files.readString(folder.resolve("shop/PurchaseByCustomer.java")))
        .endsWith(shown.get(0));
    assertThat(Files.readString(folder.resolve("shop/PurchaseByCustomerDao.java")))
        .endsWith(shown.get(1));
  }

  @Test
  void showsAProposal() throws IOException {
    String page = Files.readString(guide().resolve("import-tables.md"));

    Invocation done =
        Invocation.of(
            "import",
            Schemas.named("orders").toString(),
            "--package",
            "shop",
            "--out",
            "" + folder);

    assertThat(done.out()).contains(blocks("text", page).get(0));
  }

  private static List<String> blocks(String language, String page) {
    Matcher block = Pattern.compile("(?ms)^```" + language + "\\n(.*?)^```$").matcher(page);
    return block.results().map(each -> each.group(1)).toList();
  }

  private static Path guide() {
    Path candidate = Path.of("").toAbsolutePath();
    while (!Files.isDirectory(candidate.resolve(".mvn"))) {
      candidate = candidate.getParent();
    }
    return candidate.resolve("docs/guide");
  }
}
