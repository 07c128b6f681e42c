package dev.rowan.docs;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;

/** The tests that the page of proofs names are there, and all proofs are on the page. */
class ProofsPageTest {
  private static final String PROOFS =
      "storage-backend/embedded/src/test/java/dev/rowan/storage/embedded/proof/";

  private final SourceTree tree = SourceTree.find();
  private final List<String> named =
      tree.page("docs/proofs.md").tableUnder("Promises").stream()
          .flatMap(row -> MarkdownPage.codeWords(row.get(1)).stream())
          .toList();

  @Test
  void namesTestsThatAreThere() {
    List<String> files = tree.javaFiles().stream().map(tree::name).toList();
    assertThat(named).isNotEmpty();
    assertThat(named)
        .allSatisfy(
            test -> assertThat(files).anyMatch(file -> file.endsWith("/" + test + ".java")));
  }

  @Test
  void namesEveryProof() {
    assertThat(named)
        .containsAll(
            tree.javaFiles().stream()
                .map(tree::name)
                .filter(file -> file.startsWith(PROOFS) && file.endsWith("Test.java"))
                .map(file -> file.substring(PROOFS.length()).replace(".java", ""))
                .toList());
  }
}
