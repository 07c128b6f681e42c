package dev.rowan.docs.site;

import java.io.IOException;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;
import org.jsoup.Jsoup;
import org.jsoup.nodes.Document;
import org.jsoup.nodes.Element;

/**
 * Checks the links of the site: each relative link leads to a file of the site, and each anchor
 * exists on its page. Links to other sites are not checked, and the links of the Javadoc neither.
 */
public final class SiteLinks {
  private static final String JAVADOC = "apidocs";

  private final Path site;
  private final Map<Path, Set<String>> anchors = new HashMap<>();

  SiteLinks(Path site) {
    this.site = site.toAbsolutePath().normalize();
  }

  /**
   * Fails with the list of dead links, if there are any.
   *
   * @param arguments the folder of the site
   */
  public static void main(String[] arguments) throws IOException {
    List<String> dead = new SiteLinks(Path.of(arguments[0])).dead();
    if (!dead.isEmpty()) {
      throw new IllegalStateException("dead links:\n" + String.join("\n", dead));
    }
  }

  /** Returns the pages of a site, without the Javadoc, in a stable order. */
  static List<Path> pages(Path site) throws IOException {
    try (Stream<Path> files = Files.walk(site)) {
      return files
          .filter(file -> file.toString().endsWith(".html"))
          .filter(file -> !site.relativize(file).startsWith(JAVADOC))
          .sorted()
          .toList();
    }
  }

  /** Returns the page and the target of each dead link. */
  List<String> dead() throws IOException {
    List<String> dead = new ArrayList<>();
    for (Path file : pages(site)) {
      for (Element element :
          Jsoup.parse(file).select("a[href], link[href], script[src], img[src]")) {
        String target = element.hasAttr("href") ? element.attr("href") : element.attr("src");
        if (!resolves(file, target)) {
          dead.add(site.relativize(file) + " → " + target);
        }
      }
    }
    return dead;
  }

  private boolean resolves(Path from, String target) throws IOException {
    if (target.contains(":")) {
      return true;
    }
    URI uri = URI.create(target);
    Path file = uri.getPath().isEmpty() ? from : from.resolveSibling(uri.getPath()).normalize();
    if (!file.startsWith(site) || !Files.isRegularFile(file)) {
      return false;
    }
    return uri.getFragment() == null || anchorsOf(file).contains(uri.getFragment());
  }

  private Set<String> anchorsOf(Path file) throws IOException {
    Set<String> known = anchors.get(file);
    if (known == null) {
      Document page = Jsoup.parse(file);
      known = new HashSet<>(page.select("[id]").eachAttr("id"));
      known.addAll(page.select("a[name]").eachAttr("name"));
      anchors.put(file, known);
    }
    return known;
  }
}
