package dev.rowan.docs.site;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class SiteLinksTest {
  @TempDir private Path site;

  @Test
  void findsMissingPagesAnchorsAndScripts() throws IOException {
    write(
        "index.html",
        """
        <h1 id="top">A</h1>
        <a href="guide/start.html#first">ok</a> <a href="#top">ok</a>
        <a href="https://example.org/">other site</a> <a href="mailto:a@example.org">mail</a>
        <a href="guide/none.html">no page</a> <a href="guide/start.html#none">no anchor</a>
        <script src="js/none.js"></script> <a href="../outside.html">outside</a>
        """);
    write("guide/start.html", "<a id=\"first\"></a> <a href=\"../index.html\">ok</a>");
    write("apidocs/index.html", "<a href=\"none.html\">not checked</a>");

    assertThat(new SiteLinks(site).dead())
        .containsExactly(
            "index.html → guide/none.html",
            "index.html → guide/start.html#none",
            "index.html → js/none.js",
            "index.html → ../outside.html");
    assertThatThrownBy(() -> SiteLinks.main(new String[] {site.toString()}))
        .hasMessageContaining("guide/none.html");
  }

  @Test
  void acceptsASiteWithoutDeadLinks() throws IOException {
    write("index.html", "<a href=\"index.html\">ok</a>");

    assertThat(new SiteLinks(site).dead()).isEmpty();
  }

  private void write(String name, String body) throws IOException {
    Path file = site.resolve(name);
    Files.createDirectories(file.getParent());
    Files.writeString(file, "<html><body>" + body + "</body></html>");
  }
}
