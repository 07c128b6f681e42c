package dev.rowan.docs.site;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Objects;
import java.util.Properties;
import org.htmlunit.WebClient;
import org.htmlunit.html.DomElement;
import org.htmlunit.html.HtmlInput;
import org.htmlunit.html.HtmlPage;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The search of the site, in a browser without a screen. */
class SearchTest {
  private static final String PAGE =
      """
      <!DOCTYPE html><html><head><meta charset="UTF-8">
      <script defer="defer" src="../js/lunr.min.js"></script>
      <script defer="defer" src="../js/search-index.js"></script>
      <script defer="defer" src="../js/search.js" data-site=".."></script></head>
      <body><div id="leftColumn"></div><div id="bodyColumn"><p>text</p></div></body></html>
      """;

  private static final List<SearchIndex.Section> SECTIONS =
      List.of(
          new SearchIndex.Section(
              "Rules", "KEY-01", "rules/KEY-01.html", "KEY-01 a query of a DAO"),
          new SearchIndex.Section("Query", "Query", "guide/query.html", "Query of a DAO"),
          new SearchIndex.Section(
              "Query", "Write", "guide/query.html#write", "Write Größe <b>x</b>"));

  @TempDir private Path site;

  @BeforeEach
  void files() throws IOException {
    Path scripts = Files.createDirectories(site.resolve("js"));
    Files.copy(Path.of("src/site/resources/js/search.js"), scripts.resolve("search.js"));
    Files.writeString(scripts.resolve("search-index.js"), SearchIndex.script(SECTIONS));
    Properties lunr = new Properties();
    try (InputStream found = resource("/META-INF/maven/org.webjars.npm/lunr/pom.properties")) {
      lunr.load(found);
    }
    String folder = "/META-INF/resources/webjars/lunr/" + lunr.getProperty("version");
    try (InputStream library = resource(folder + "/lunr.min.js")) {
      Files.copy(library, scripts.resolve("lunr.min.js"));
    }
    Files.writeString(Files.createDirectories(site.resolve("guide")).resolve("page.html"), PAGE);
  }

  private static InputStream resource(String name) {
    return Objects.requireNonNull(SearchTest.class.getResourceAsStream(name), name);
  }

  private HtmlPage open(WebClient browser, String parameters) throws IOException {
    return browser.getPage(site.resolve("guide/page.html").toUri() + parameters);
  }

  private static List<String> addresses(HtmlPage page) {
    return page.getElementById("found").getElementsByTagName("a").stream()
        .map(link -> link.getAttribute("href"))
        .toList();
  }

  @Test
  void theBeginningsOfWordsFindSections() throws IOException {
    try (WebClient browser = new WebClient()) {
      HtmlPage page = open(browser, "");
      HtmlInput field = (HtmlInput) page.getElementById("search");
      field.type("DAO quer");
      assertThat(addresses(page)).containsExactly("../guide/query.html", "../rules/KEY-01.html");
      field.setValue("");
      field.type("größ");
      assertThat(addresses(page)).containsExactly("../guide/query.html#write");
      DomElement entry = page.getElementById("found").getFirstElementChild();
      assertThat(entry.getTextContent()).isEqualTo("Query: WriteGröße <b>x</b>");
    }
  }

  @Test
  void aWordThatNoPageHasIsSaidAndAnEmptyFieldShowsThePageAlone() throws IOException {
    try (WebClient browser = new WebClient()) {
      HtmlPage page = open(browser, "");
      HtmlInput field = (HtmlInput) page.getElementById("search");
      field.type("dao nowhere");
      assertThat(page.getElementById("found").getTextContent())
          .isEqualTo("No page has all of these words.");
      for (int left = "dao nowhere".length(); left > 0; left--) {
        field.type('\b');
      }
      assertThat(page.getElementById("found").getTextContent()).isEmpty();
    }
  }

  @Test
  void anAddressCanAsk() throws IOException {
    try (WebClient browser = new WebClient()) {
      assertThat(addresses(open(browser, "?search=write")))
          .containsExactly("../guide/query.html#write");
    }
  }
}
