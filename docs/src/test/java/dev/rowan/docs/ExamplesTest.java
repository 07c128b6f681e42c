package dev.rowan.docs;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** The examples use the version of this project, and {@code release/assemble} can build each. */
class ExamplesTest {
  private final SourceTree tree = SourceTree.find();

  @Test
  void eachExampleUsesThisVersion() {
    String version = first("<version>([^<]+)</version>", "pom.xml");
    assertThat(poms()).hasSizeGreaterThanOrEqualTo(4);
    for (String pom : poms()) {
      assertThat(first("<rowan.version>([^<]+)</rowan.version>", pom)).as(pom).isEqualTo(version);
    }
    assertThat(first("def rowan = '([^']+)'", "examples/gradle/build.gradle")).isEqualTo(version);
  }

  @Test
  void eachExampleIsListedAndHasATest() {
    String page = tree.page("examples/README.md").text();
    for (String folder : folders()) {
      assertThat(page).contains("](" + folder.replace("examples/", "") + ")");
      assertThat(names())
          .as(folder)
          .anyMatch(name -> name.matches(folder + "/([^/]+/)?src/test/.*Test\\.\\w+"));
    }
  }

  @Test
  void theGuideShowsThePomsOfAnExample() {
    List<String> poms =
        names()
            .filter(name -> name.matches("examples/cassandra/[^/]+/pom\\.xml"))
            .map(name -> tree.text(tree.root().resolve(name)))
            .toList();
    List<String> shown =
        tree.page("docs/guide/junit.md").blocks("xml").stream()
            .filter(block -> block.contains("cassandra-server"))
            .toList();
    assertThat(shown).hasSize(3);
    assertThat(shown).allSatisfy(block -> assertThat(poms).anyMatch(pom -> pom.contains(block)));
  }

  private List<String> poms() {
    return names().filter(name -> name.matches("examples/[^/]+/pom\\.xml")).toList();
  }

  private List<String> folders() {
    return names()
        .filter(name -> name.matches("examples/[^/]+/(pom\\.xml|build\\.gradle)"))
        .map(name -> name.replaceFirst("/[^/]+$", ""))
        .toList();
  }

  private Stream<String> names() {
    return tree.files().stream().map(tree::name);
  }

  private String first(String pattern, String file) {
    Path path = tree.root().resolve(file);
    return Pattern.compile(pattern)
        .matcher(tree.text(path))
        .results()
        .map(found -> found.group(1))
        .findFirst()
        .orElseThrow();
  }
}
