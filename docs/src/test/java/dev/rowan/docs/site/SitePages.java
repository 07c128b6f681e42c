package dev.rowan.docs.site;

import dev.rowan.docs.MarkdownPage;
import dev.rowan.docs.SourceTree;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Writes the pages of the project as the generator of the site reads them. The input is the
 * Markdown of {@code docs} and of the project's folder; the output has one file for each page of
 * the site.
 *
 * <p>A link to a file that is no page of the site becomes plain text. Each code of a run-time error
 * gets a page of its own.
 */
public final class SitePages {
  /** Pages of the project's folder that are part of the site. */
  private static final List<String> ROOT_PAGES =
      List.of("CHANGELOG.md", "CONTRIBUTING.md", "SECURITY.md");

  private static final Pattern LINK = Pattern.compile("\\[([^\\]\\n]*)\\]\\(([^)\\s]+)\\)");
  private static final Pattern CONNECTION = Pattern.compile("`[^`]*`|cassandra://");
  private static final Pattern HEADING = Pattern.compile("^#+ (.*)$", Pattern.MULTILINE);
  private static final Pattern TAG =
      Pattern.compile(
          "^<!-- (tag: [\\w-]+|file: [\\w/.]+|tables|costs|printed) -->\\n", Pattern.MULTILINE);

  private final SourceTree tree;

  SitePages(SourceTree tree) {
    this.tree = tree;
  }

  /**
   * Writes the pages of this project.
   *
   * @param arguments the folder to write to
   */
  public static void main(String[] arguments) throws IOException {
    Path folder = Path.of(arguments[0]);
    for (Map.Entry<String, String> page : new SitePages(SourceTree.find()).all().entrySet()) {
      Path file = folder.resolve(page.getKey());
      Files.createDirectories(file.getParent());
      Files.writeString(file, page.getValue());
    }
  }

  /** Returns the text of each page by its path in the site, such as {@code guide/query.md}. */
  Map<String, String> all() {
    Map<String, String> pages = new TreeMap<>();
    for (MarkdownPage page : tree.pages()) {
      pathOf(tree.name(page.file())).ifPresent(path -> pages.put(path, text(page, path)));
    }
    ErrorPages.of(tree.page("docs/guide/errors.md"))
        .forEach((path, text) -> pages.put(path, withoutAddresses(text)));
    return pages;
  }

  /** Returns where a file of the project is in the site; empty if it is no page of the site. */
  private static Optional<String> pathOf(String name) {
    boolean inDocs = name.startsWith("docs/") && name.endsWith(".md") && !name.contains("/src/");
    if (inDocs) {
      return Optional.of(name.substring("docs/".length()));
    }
    return ROOT_PAGES.contains(name) ? Optional.of(name) : Optional.empty();
  }

  private String text(MarkdownPage page, String path) {
    List<String> parts = new ArrayList<>();
    // no link inside fenced blocks is a link
    for (String part : page.text().split("(?m)(?=^```)", -1)) {
      boolean isText = parts.size() % 2 == 0;
      parts.add(isText ? withAnchors(withLinks(withoutAddresses(part), page, path)) : part);
    }
    return TAG.matcher(String.join("", parts)).replaceAll("");
  }

  /** Keeps the generator from making links of connection strings outside of code. */
  private static String withoutAddresses(String text) {
    return CONNECTION
        .matcher(text)
        .replaceAll(
            found ->
                Matcher.quoteReplacement(
                    found.group().replaceFirst("^cassandra://", "cassandra:\\\\//")));
  }

  /** Gives headings the anchors that links of the pages name; the generator has other ones. */
  private static String withAnchors(String text) {
    return HEADING
        .matcher(text)
        .replaceAll(
            heading ->
                Matcher.quoteReplacement(
                    "%s <a id=\"%s\"></a>"
                        .formatted(heading.group(), MarkdownPage.anchor(heading.group(1)))));
  }

  private String withLinks(String text, MarkdownPage page, String path) {
    return LINK.matcher(text)
        .replaceAll(link -> Matcher.quoteReplacement(inSite(link, page, path)));
  }

  private String inSite(MatchResult link, MarkdownPage page, String path) {
    String target = link.group(2);
    if (target.contains("://") || target.startsWith("#") || target.startsWith("mailto:")) {
      return link.group();
    }
    int hash = target.indexOf('#');
    String file = hash < 0 ? target : target.substring(0, hash);
    String anchor = hash < 0 ? "" : target.substring(hash);
    String name = tree.name(page.file().getParent().resolve(file).normalize());
    return pathOf(name)
        .map(other -> "[%s](%s%s)".formatted(link.group(1), relative(path, other), anchor))
        .orElse(link.group(1));
  }

  private static String relative(String from, String to) {
    return "../".repeat((int) from.chars().filter(sign -> sign == '/').count()) + to;
  }
}
