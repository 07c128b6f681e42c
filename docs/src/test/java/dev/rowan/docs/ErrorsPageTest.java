package dev.rowan.docs;

import static org.assertj.core.api.Assertions.assertThat;

import dev.rowan.error.ConfigurationException;
import dev.rowan.error.ErrorCode;
import dev.rowan.error.RowanException;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** The page of run-time errors says of every code what the code itself says. */
class ErrorsPageTest {
  private final SourceTree tree = SourceTree.find();
  private final MarkdownPage page = tree.page("docs/guide/errors.md");

  @Test
  void listsEveryCodeWithItsWords() {
    assertThat(
            page.tableUnder("Codes").stream()
                .map(row -> List.of(row.get(0), row.get(2), row.get(3))))
        .containsExactlyElementsOf(
            Arrays.stream(ErrorCode.values())
                .map(code -> List.of(code.code(), escaped(code.headline()), escaped(code.fix())))
                .sorted((one, other) -> one.get(0).compareTo(other.get(0)))
                .toList());
  }

  @Test
  void showsTheMessageAsItIs() {
    RowanException shown =
        new ConfigurationException(
            ErrorCode.DIRECTORY_IN_USE, Map.of("directory", "/srv/shop/data"), null);
    assertThat(page.blocks("text")).containsExactly(shown.getMessage() + "\n");
  }

  /** Markdown takes {@code <package>} for an element of HTML, and shows nothing. */
  private static String escaped(String text) {
    return text.replace("<", "\\<");
  }
}
