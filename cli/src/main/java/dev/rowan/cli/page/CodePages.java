package dev.rowan.cli.page;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * What the documentation says about codes. A rule of the compiler has a page of its own. Another
 * code is a row of a table of a guide page.
 */
public final class CodePages {
  private static final String RULES = "rules/";
  private static final String INDEX = "rules/index.md";
  private static final List<String> GUIDES = List.of("errors.md", "cluster.md", "operate.md");
  private static final Pattern LISTED =
      Pattern.compile("\\| \\[([A-Z]+-\\d+)]\\([^)]*\\) \\| ([^|]*) \\| (.*) \\|");
  private static final Pattern LINKED = Pattern.compile("\\[([A-Z]+-\\d+)]\\(\\1\\.md\\)");
  private static final Pattern ROW = Pattern.compile("\\| `?([A-Z]+-\\d+)`? \\|.*\\|");

  private final Map<String, String> rules = new LinkedHashMap<>();
  private final Map<String, TableRow> others = new LinkedHashMap<>();

  private CodePages() {}

  /** Reads the list of all codes. */
  public static CodePages load() {
    CodePages pages = new CodePages();
    String index = text(INDEX).orElseThrow();
    for (String line : index.lines().toList()) {
      Matcher listed = LISTED.matcher(line);
      if (listed.matches()) {
        pages.rules.put(listed.group(1), listed.group(3) + " (" + listed.group(2).strip() + ")");
      }
    }
    LINKED
        .matcher(index)
        .results()
        .map(link -> link.group(1))
        .forEach(code -> pages.rules.computeIfAbsent(code, CodePages::title));
    GUIDES.forEach(name -> pages.readRows(text(name).orElseThrow()));
    return pages;
  }

  /** Returns the title of a page as words. */
  private static String title(String code) {
    String line = text(RULES + code + ".md").orElseThrow().lines().findFirst().orElse("");
    return line.substring(line.lastIndexOf(' ') + 1).replace('-', ' ');
  }

  private void readRows(String page) {
    List<String> header = List.of();
    String previous = "";
    for (String line : page.lines().toList()) {
      if (line.startsWith("|--") || line.startsWith("| --")) {
        header = TableRow.cells(previous);
      } else if (ROW.matcher(line).matches()) {
        TableRow row = new TableRow(header, TableRow.cells(line));
        others.putIfAbsent(row.code(), row);
      }
      previous = line;
    }
  }

  /** Returns all codes, with what is wrong in one line. */
  public Map<String, String> summaries() {
    Map<String, String> summaries = new LinkedHashMap<>(rules);
    others.forEach((code, row) -> summaries.put(code, row.summary()));
    return summaries;
  }

  /** Returns the codes that begin as a code does: {@code KEY-01} for {@code KEY-99}. */
  public List<String> ofFamily(String code) {
    String family = code.replaceAll("-.*", "") + "-";
    return summaries().keySet().stream().filter(each -> each.startsWith(family)).toList();
  }

  /** Returns the text about a code in lines; empty if the code does not exist. */
  public Optional<List<String>> explain(String code) {
    if (rules.containsKey(code)) {
      return text(RULES + code + ".md").map(PlainMarkdown::lines);
    }
    return Optional.ofNullable(others.get(code)).map(TableRow::lines);
  }

  private static Optional<String> text(String name) {
    try (InputStream page = CodePages.class.getResourceAsStream(name)) {
      return page == null ? Optional.empty() : Optional.of(new String(page.readAllBytes(), UTF_8));
    } catch (IOException failure) {
      throw new UncheckedIOException("the page " + name + " of the jar cannot be read", failure);
    }
  }

  /** A row of a table of a page, with the names of its cells. */
  private record TableRow(List<String> header, List<String> cells) {
    static List<String> cells(String line) {
      List<String> cells = new ArrayList<>();
      for (String cell : line.replaceAll("^\\||\\|$", "").split("(?<!\\\\)\\|", -1)) {
        cells.add(cell.strip());
      }
      return cells;
    }

    String code() {
      return cells.get(0).replace("`", "");
    }

    String summary() {
      List<String> longest = new ArrayList<>(cells.subList(1, cells.size()));
      int wrong = header.indexOf("what is wrong");
      return PlainMarkdown.inline(wrong > 0 ? cells.get(wrong) : longest.get(0));
    }

    List<String> lines() {
      List<String> lines = new ArrayList<>();
      lines.add(code() + " " + summary());
      for (int at = 1; at < Math.min(cells.size(), header.size()); at++) {
        lines.add("");
        lines.add(header.get(at).isEmpty() ? "about" : header.get(at));
        lines.add("  " + PlainMarkdown.inline(cells.get(at)));
      }
      return lines;
    }
  }
}
