package dev.rowan.docs;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/**
 * Pages, comments, Javadoc and messages do not contain the phrases that {@code docs/words.md} tells
 * to avoid.
 */
class PlainWordsTest {

  /** Files and folders of Markdown pages. */
  private static final List<String> PAGES =
      List.of(
          "README.md",
          "CONTRIBUTING.md",
          "SECURITY.md",
          "CHANGELOG.md",
          "sample-app/README.md",
          "docs/architecture.md",
          "docs/index.md",
          "docs/performance.md",
          "docs/proofs.md",
          "docs/types.md",
          "docs/versions.md",
          "docs/words.md",
          "docs/decisions/",
          "docs/format/",
          "docs/guide/",
          "docs/rules/",
          "docs/systems/");

  /** Folders of Java sources, of main code and of what the processor generates. */
  private static final List<String> SOURCES =
      List.of(
          "annotations/src/main/java/",
          "benchmarks/src/main/java/",
          "cli/src/main/java/",
          "codegen-processor/src/main/java/",
          "codegen-tests/src/test/resources/golden/",
          "cql/src/main/java/",
          "examples/",
          "integration/cdi/src/main/java/",
          "integration/guice/src/main/java/",
          "integration/junit/src/main/java/",
          "integration/micrometer/src/main/java/",
          "integration/micronaut/src/main/java/",
          "integration/mutiny/src/main/java/",
          "integration/quarkus-deployment/src/main/java/",
          "integration/quarkus/src/main/java/",
          "integration/reactor/src/main/java/",
          "integration/spring-boot/src/main/java/",
          "integration/validation/src/main/java/",
          "mapper-core/src/main/java/",
          "sample-app/src/main/java/",
          "storage-backend/cassandra-launcher/src/main/java/",
          "storage-backend/cassandra/src/main/java/",
          "storage-backend/contract/src/main/java/",
          "storage-backend/embedded/src/main/java/");

  /** The texts of the codes are those of {@code ErrorCode}, a Java source. */
  private static final String ROW_OF_A_CODE = "(?m)^\\| RUN-\\d+ \\|.*$";

  private static final SourceTree TREE = SourceTree.find();
  private static final PhraseList PHRASES = new PhraseList(TREE.page("docs/words.md"));
  private static final NameList NAMES = new NameList(TREE.page("docs/words.md"));

  @Test
  void pagesUsePlainWords() {
    assertThat(found(".md", PAGES)).isEmpty();
  }

  @Test
  void sourcesUsePlainWords() {
    assertThat(found(".java", SOURCES)).isEmpty();
  }

  /** Resources of tests are programs of users, and what the processor generates for them. */
  @Test
  void namesUsePlainWords() {
    assertThat(
            TREE.files().stream()
                .filter(file -> TREE.name(file).endsWith(".java"))
                .filter(file -> !TREE.name(file).contains("/src/test/resources/"))
                .flatMap(file -> NAMES.foundIn(TREE.name(file), TREE.text(file)).stream()))
        .isEmpty();
  }

  @Test
  void everyScannedPlaceExists() {
    List<String> names = TREE.files().stream().map(TREE::name).toList();
    List<String> places = new ArrayList<>(PAGES);
    places.addAll(SOURCES);
    assertThat(places)
        .allSatisfy(place -> assertThat(names).anyMatch(name -> name.startsWith(place)));
  }

  private static List<String> found(String suffix, List<String> places) {
    return TREE.files().stream()
        .filter(file -> file.toString().endsWith(suffix))
        .filter(file -> places.stream().anyMatch(TREE.name(file)::startsWith))
        .flatMap(
            file ->
                PHRASES
                    .foundIn(TREE.name(file), TREE.text(file).replaceAll(ROW_OF_A_CODE, ""))
                    .stream())
        .toList();
  }
}
