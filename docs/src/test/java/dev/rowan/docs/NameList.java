package dev.rowan.docs;

import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * The words that {@code docs/words.md} tells to avoid in names of Java code. A name consists of the
 * words that its capitals and underscores separate.
 */
final class NameList {
  private static final Pattern NO_CODE =
      Pattern.compile(
          "\"\"\".*?\"\"\"|\"(?:\\\\.|[^\"\\\\\\n])*\"|'(?:\\\\.|[^'\\\\\\n])+'|//[^\\n]*|/\\*.*?\\*/",
          Pattern.DOTALL);
  private static final Pattern NAME = Pattern.compile("[A-Za-z_][A-Za-z0-9_]*");
  private static final Pattern WORD = Pattern.compile("[A-Z]?[a-z]+|[A-Z]+(?![a-z])");

  private final Set<String> words = new HashSet<>();
  private final Set<String> allowed = new HashSet<>();

  /** Reads the table of words from the page. */
  NameList(MarkdownPage page) {
    for (List<String> cells : page.tableUnder("Words to avoid in names")) {
      words.addAll(MarkdownPage.codeWords(cells.get(0)));
      allowed.addAll(MarkdownPage.codeWords(cells.get(1)));
    }
    if (words.isEmpty()) {
      throw new AssertionError(page.file().getFileName() + " lists no word to avoid in names");
    }
  }

  /** Each name with a word to avoid in a Java file, with its place. */
  List<String> foundIn(String file, String source) {
    // comments and texts become blanks, so that lines stay the same
    String code =
        NO_CODE.matcher(source).replaceAll(text -> text.group().replaceAll("[^\\n]", " "));
    return NAME.matcher(code)
        .results()
        .filter(name -> !allowed.contains(name.group()) && hasWord(name.group()))
        .map(name -> "%s:%d: %s".formatted(file, lineOf(code, name.start()), name.group()))
        .toList();
  }

  private boolean hasWord(String name) {
    Matcher word = WORD.matcher(name);
    return word.results().anyMatch(each -> words.contains(each.group().toLowerCase(Locale.ROOT)));
  }

  private static long lineOf(String text, int offset) {
    return text.substring(0, offset).chars().filter(c -> c == '\n').count() + 1;
  }
}
