package dev.rowan.docs.site;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.util.List;
import org.jsoup.Jsoup;
import org.junit.jupiter.api.Test;

class SearchIndexTest {
  private static final String PAGE =
      """
      <nav>menu</nav><main>
      <section><a id="Query"></a><h1>Query</h1><p>A DAO is an interface.</p>
      <section><a id="Write"></a><h2>Write <a id="write"></a></h2><p>Größe "x"</p></section>
      </section></main>
      """;

  @Test
  void eachSectionHasItsOwnText() {
    assertThat(SearchIndex.sections("guide/query.html", Jsoup.parse(PAGE)))
        .containsExactly(
            new SearchIndex.Section(
                "Query", "Query", "guide/query.html", "Query A DAO is an interface."),
            new SearchIndex.Section(
                "Query", "Write", "guide/query.html#Write", "Write Größe \"x\""));
  }

  @Test
  void theScriptDefinesTheSections() throws IOException {
    assertThat(
            SearchIndex.script(
                List.of(new SearchIndex.Section("P", "H", "a.html#b", "</script> \"x\""))))
        .isEqualTo(
            "const SECTIONS = [{\"page\":\"P\",\"heading\":\"H\",\"address\":\"a.html#b\","
                + "\"text\":\"</script> \\\"x\\\"\"}];\n");
  }
}
