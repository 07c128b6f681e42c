package dev.rowan.docs;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/** A page of the documentation, read for the parts that a test can hold against the code. */
public record MarkdownPage(Path file, String text) {

  private static final Pattern FENCE =
      Pattern.compile("^```(\\w*)\\n(.*?)^```$", Pattern.MULTILINE | Pattern.DOTALL);
  private static final Pattern LINK = Pattern.compile("\\[[^\\]\\n]*\\]\\(([^)\\s]+)\\)");
  private static final Pattern HEADING = Pattern.compile("^#+ (.*)$", Pattern.MULTILINE);
  private static final Pattern CODE = Pattern.compile("`([^`]+)`");

  /** The contents of the fenced blocks of one language, in page order. */
  public List<String> blocks(String language) {
    return FENCE
        .matcher(text)
        .results()
        .filter(block -> block.group(1).equals(language))
        .map(block -> block.group(2))
        .toList();
  }

  /** The targets of all links outside fenced blocks. */
  List<String> links() {
    return LINK.matcher(FENCE.matcher(text).replaceAll(""))
        .results()
        .map(link -> link.group(1))
        .toList();
  }

  /** The rows of the first table under a heading, without its head. */
  public List<List<String>> tableUnder(String heading) {
    return section(heading)
        .dropWhile(line -> !line.startsWith("|"))
        .takeWhile(line -> line.startsWith("|"))
        .skip(2)
        .map(MarkdownPage::cells)
        .toList();
  }

  /** The code words of the list items under a heading. */
  List<String> itemsUnder(String heading) {
    return section(heading)
        .filter(line -> line.startsWith("- "))
        .flatMap(line -> codeWords(line).stream())
        .toList();
  }

  /** The words of a text that stand in backticks. */
  static List<String> codeWords(String text) {
    return CODE.matcher(text).results().map(word -> word.group(1)).toList();
  }

  /** The anchors that links can name: headings as GitHub writes them. */
  List<String> anchors() {
    return HEADING.matcher(text).results().map(heading -> anchor(heading.group(1))).toList();
  }

  /** The anchor of a heading. */
  public static String anchor(String heading) {
    return heading.toLowerCase(Locale.ROOT).replaceAll("[^\\p{L}\\p{N} _-]", "").replace(' ', '-');
  }

  private Stream<String> section(String heading) {
    String mark = "## " + heading;
    if (text.lines().noneMatch(mark::equals)) {
      throw new AssertionError(file.getFileName() + " has no heading \"" + mark + "\"");
    }
    return text.lines()
        .dropWhile(line -> !line.equals(mark))
        .skip(1)
        .takeWhile(line -> !line.startsWith("## "));
  }

  private static List<String> cells(String line) {
    List<String> cells = new ArrayList<>();
    String inner = line.substring(1, line.lastIndexOf('|'));
    for (String cell : inner.split("\\|", -1)) {
      cells.add(cell.strip());
    }
    return cells;
  }
}
