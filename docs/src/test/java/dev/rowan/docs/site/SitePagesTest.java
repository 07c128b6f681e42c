package dev.rowan.docs.site;

import static org.assertj.core.api.Assertions.assertThat;

import dev.rowan.docs.MarkdownPage;
import dev.rowan.docs.SourceTree;
import dev.rowan.error.ErrorCode;
import java.util.Arrays;
import java.util.Map;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

class SitePagesTest {
  private final SourceTree tree = SourceTree.find();
  private final Map<String, String> pages = new SitePages(tree).all();

  @Test
  void hasThePagesOfTheDocumentationAndOfTheProject() {
    assertThat(pages)
        .containsKeys("index.md", "guide/query.md", "rules/KEY-01.md", "CHANGELOG.md")
        .doesNotContainKeys("README.md", "sample-app/README.md");
  }

  @Test
  void hasAPageForEachErrorCode() {
    assertThat(pages)
        .containsKeys(
            Arrays.stream(ErrorCode.values())
                .map(code -> "errors/" + code.code() + ".md")
                .toArray(String[]::new));
    assertThat(pages.get("errors/RUN-06.md"))
        .startsWith("# RUN-06: this Rowan is closed\n")
        .contains("| what to do | close it only after the last call of its DAOs |");
  }

  @Test
  void linksLeadToPagesOfTheSite() {
    assertThat(pages.get("index.md"))
        .contains("[Query](guide/query.md)", "[changes](CHANGELOG.md)")
        .doesNotContain("](../");
    assertThat(pages.get("CHANGELOG.md")).contains("](guide/").doesNotContain("](docs/");
  }

  @Test
  void aLinkToASourceFileIsText() {
    assertThat(tree.page("docs/architecture.md").text()).contains("ArchitectureTest.java)");
    assertThat(pages.get("architecture.md"))
        .contains("`ArchitectureTest`")
        .doesNotContain("ArchitectureTest.java)");
  }

  @Test
  void headingsHaveTheAnchorsThatLinksName() {
    assertThat(pages.get("guide/query.md"))
        .contains("## How requests are executed <a id=\"how-requests-are-executed\"></a>\n");
  }

  @Test
  void codeIsUnchanged() {
    for (MarkdownPage page : tree.pages()) {
      String name = tree.name(page.file());
      if (name.startsWith("docs/guide/")) {
        String text = pages.get(name.substring("docs/".length()));
        assertThat(new MarkdownPage(page.file(), text).blocks("java"))
            .as(name)
            .isEqualTo(page.blocks("java"));
        assertThat(text).as(name).doesNotContain("<!-- tag:");
      }
    }
  }

  @Test
  void theMenuHasEachGuidePageAndNoOther() {
    String menu = tree.text(tree.root().resolve("docs/src/site/site.xml"));
    assertThat(
            Pattern.compile("href=\"(guide/[\\w-]+)\\.html\"")
                .matcher(menu)
                .results()
                .map(link -> link.group(1) + ".md"))
        .containsExactlyInAnyOrderElementsOf(
            pages.keySet().stream().filter(page -> page.startsWith("guide/")).toList());
  }
}
