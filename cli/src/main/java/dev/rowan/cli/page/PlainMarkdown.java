package dev.rowan.cli.page;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;

/** Turns a page of Markdown into lines for a terminal. */
final class PlainMarkdown {
  private static final Pattern LINK = Pattern.compile("\\[([^\\]]*)]\\([^)]*\\)");
  private static final Pattern HEADING = Pattern.compile("#+ ");
  private static final Pattern ESCAPED = Pattern.compile("\\\\([|<])");
  private static final String FENCE = "```";

  private PlainMarkdown() {}

  /** Returns the lines, code indented by four spaces. The first line is the title. */
  static List<String> lines(String page) {
    List<String> lines = new ArrayList<>();
    boolean isCode = false;
    for (String line : page.lines().toList()) {
      if (line.startsWith(FENCE)) {
        isCode = !isCode;
      } else if (isCode) {
        lines.add(line.isEmpty() ? "" : "    " + line);
      } else if (!line.startsWith("<!--")) {
        lines.add(HEADING.matcher(inline(line)).replaceFirst(""));
      }
    }
    return lines;
  }

  /** Returns a line without the addresses of its links, and without the marks of escaped signs. */
  static String inline(String line) {
    return ESCAPED.matcher(LINK.matcher(line).replaceAll("$1")).replaceAll("$1");
  }
}
