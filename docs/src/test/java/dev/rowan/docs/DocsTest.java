package dev.rowan.docs;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/**
 * Holds the pages against the sources. {@code -Ddocs.update} rewrites the code blocks from the
 * regions that they name, for a person to read the difference.
 */
class DocsTest {

  private static final SourceTree TREE = SourceTree.find();
  private static final Regions REGIONS = Regions.of(TREE);

  /** A comment that names a region, then a fenced block. */
  private static final Pattern SHOWN =
      Pattern.compile(
          "^<!-- tag: ([\\w-]+) -->\\n```java\\n(.*?)^```$", Pattern.MULTILINE | Pattern.DOTALL);

  @Test
  void everyJavaBlockIsARegionOfCompiledSource() throws IOException {
    for (MarkdownPage page : pagesForUsers()) {
      MarkdownPage current = Boolean.getBoolean("docs.update") ? rewritten(page) : page;
      List<MatchResult> shown = SHOWN.matcher(current.text()).results().toList();
      assertThat(shown)
          .as("%s: blocks below a comment that names their region", TREE.name(page.file()))
          .hasSameSizeAs(current.blocks("java"));
      for (MatchResult block : shown) {
        assertThat(block.group(2))
            .as("%s, region %s", TREE.name(page.file()), block.group(1))
            .isEqualTo(REGIONS.byName().get(block.group(1)));
      }
    }
  }

  @Test
  void everyRegionIsShownSomewhere() {
    Stream<String> inPages =
        pagesForUsers().stream()
            .flatMap(page -> SHOWN.matcher(page.text()).results())
            .map(block -> block.group(1));
    Stream<String> inJavadoc =
        JavadocExamples.all(TREE).stream()
            .flatMap(source -> source.examples().stream())
            .map(JavadocExamples.Example::region);
    List<String> shown = Stream.concat(inPages, inJavadoc).toList();
    assertThat(shown).containsAll(REGIONS.byName().keySet());
  }

  @Test
  void everyTableShownIsAsTheProcessorWritesIt() throws IOException {
    Path schema = TREE.root().resolve("docs/target/test-classes/META-INF/rowan/schema.cql");
    String written = Files.readString(schema);
    for (MarkdownPage page : pagesForUsers()) {
      for (String table : page.blocks("cql")) {
        assertThat(written).as(TREE.name(page.file())).contains(table);
      }
    }
  }

  @Test
  void everyRelativeLinkResolves() {
    List<String> dead = new ArrayList<>();
    for (MarkdownPage page : TREE.pages()) {
      for (String link : page.links()) {
        if (!link.contains("://") && !link.startsWith("mailto:") && !resolves(page, link)) {
          dead.add(TREE.name(page.file()) + " → " + link);
        }
      }
    }
    assertThat(dead).isEmpty();
  }

  @Test
  void everyDecisionIsListedOnceWithItsTitle() throws IOException {
    String index = Files.readString(TREE.root().resolve("docs/decisions/index.md"));
    List<Path> decisions = in("docs/decisions", "\\d{4}-.*\\.md");
    assertThat(decisions).isNotEmpty();
    for (int i = 0; i < decisions.size(); i++) {
      MarkdownPage page = TREE.page(TREE.name(decisions.get(i)));
      String number = "%04d".formatted(i + 1);
      String name = String.valueOf(page.file().getFileName());
      assertThat(name).startsWith(number + "-");
      String title = page.text().lines().findFirst().orElse("").replaceFirst("# ", "");
      assertThat(title).startsWith(number + " ");
      assertThat(index).containsOnlyOnce("[" + title + "](" + name + ")");
      assertThat(page.text()).contains("\n## Context\n", "\n## Decision\n", "\n## Consequence\n");
    }
  }

  @Test
  void everyGuideIsListedOnTheFirstPage() throws IOException {
    String index = Files.readString(TREE.root().resolve("docs/index.md"));
    for (Path guide : in("docs/guide", ".*\\.md")) {
      assertThat(index).contains("(guide/" + guide.getFileName() + ")");
    }
  }

  @Test
  void theBomNamesEveryPublishedModuleInTheVersionOfTheRoot() throws IOException {
    String bom = Files.readString(TREE.root().resolve("bom/pom.xml"));
    String root = Files.readString(TREE.root().resolve("pom.xml"));
    Map<String, Architecture.Module> modules = new Architecture(TREE).modules();
    assertThat(element("artifactId", bom).filter(name -> name.startsWith("rowan-")))
        .containsExactlyInAnyOrderElementsOf(
            Stream.concat(
                    Stream.of("rowan-bom"),
                    modules.values().stream().map(Architecture.Module::artifact))
                .toList());
    assertThat(element("version", bom).findFirst()).isEqualTo(element("version", root).findFirst());
  }

  private static List<MarkdownPage> pagesForUsers() {
    return TREE.pages().stream()
        .filter(
            page ->
                TREE.name(page.file()).equals("README.md")
                    || TREE.name(page.file()).equals("SECURITY.md")
                    || TREE.name(page.file()).equals("docs/index.md")
                    || TREE.name(page.file()).startsWith("docs/guide/"))
        .toList();
  }

  private static MarkdownPage rewritten(MarkdownPage page) throws IOException {
    String text =
        SHOWN
            .matcher(page.text())
            .replaceAll(
                block ->
                    java.util.regex.Matcher.quoteReplacement(
                        "<!-- tag: %s -->\n```java\n%s```"
                            .formatted(
                                block.group(1),
                                REGIONS.byName().getOrDefault(block.group(1), block.group(2)))));
    Files.writeString(page.file(), text);
    return new MarkdownPage(page.file(), text);
  }

  private static boolean resolves(MarkdownPage page, String link) {
    String[] parts = link.split("#", 2);
    Path target =
        parts[0].isEmpty() ? page.file() : page.file().resolveSibling(parts[0]).normalize();
    if (!Files.exists(target)) {
      return false;
    }
    return parts.length == 1 || TREE.page(TREE.name(target)).anchors().contains(parts[1]);
  }

  private static List<Path> in(String folder, String name) {
    Path parent = TREE.root().resolve(folder);
    return TREE.files().stream()
        .filter(file -> parent.equals(file.getParent()))
        .filter(file -> String.valueOf(file.getFileName()).matches(name))
        .toList();
  }

  private static Stream<String> element(String name, String xml) {
    return Pattern.compile("<" + name + ">([^<]+)</" + name + ">")
        .matcher(xml)
        .results()
        .map(found -> found.group(1));
  }
}
