package dev.rowan.docs;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import org.junit.jupiter.api.Test;

/**
 * The page of types has each type that users name. {@code -Ddocs.update} writes the page, for a
 * person to read the difference.
 */
class TypesPageTest {
  private final SourceTree tree = SourceTree.find();

  @Test
  void listsEachTypeWithItsFirstSentence() throws IOException {
    String expected = new TypesPage(tree).text();
    if (Boolean.getBoolean("docs.update")) {
      Files.writeString(tree.root().resolve("docs/types.md"), expected);
    }
    assertThat(tree.page("docs/types.md").text()).isEqualTo(expected);
    assertThat(expected)
        .contains("| `PartitionKey` | ", "| `Rowan` | ", "| `Page` | ", "| `RowanException` | ")
        .doesNotContain("{@");
  }
}
