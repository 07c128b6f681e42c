package dev.rowan.docs;

import java.util.function.Function;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Extracts the sentences of a file: everything else becomes a separator. The result has the length
 * and the line breaks of the file, so that an offset in the one is an offset in the other.
 */
final class Prose {

  /** Stands for a character that is not prose. No phrase matches across it. */
  private static final char SEPARATOR = '\0';

  private static final Pattern JAVA_TOKEN =
      Pattern.compile(
          String.join(
              "|",
              "(?<block>/\\*(?:[^*]|\\*(?!/))*+\\*/)",
              "(?<line>//[^\\n]*)",
              "(?<textblock>\"\"\"(?:[^\\\\\"]|\\\\.|\"(?!\"\"))*+\"\"\")",
              "(?<string>\"(?:[^\\\\\"\\n]|\\\\.)*+\")",
              "(?<character>'(?:[^\\\\'\\n]|\\\\.)++')"),
          Pattern.DOTALL);

  private static final Pattern FENCE =
      Pattern.compile("^```(\\w*)[^\\n]*\\n(.*?)^```$", Pattern.MULTILINE | Pattern.DOTALL);

  /** Parts of Markdown that name code: inline code, targets of links, and HTML comments. */
  private static final Pattern MARKDOWN_CODE =
      Pattern.compile("`[^`\\n]+`|(?<=])\\([^)\\s]+\\)|<!--.*?-->", Pattern.DOTALL);

  /** Parts of Javadoc that name code. The label of a link is prose. */
  private static final Pattern JAVADOC_CODE =
      Pattern.compile(
          "<pre>.*?</pre>"
              + "|\\{@(?:code|literal|value|snippet)\\b[^{}]*(?:\\{[^{}]*}[^{}]*)*}"
              + "|\\{@link(?:plain)?\\s+(?:[^\\s{}()]|\\([^)]*\\))+"
              + "|@(?:param|see|throws|exception)\\s+[^\\s{]+",
          Pattern.DOTALL);

  private static final Pattern COMMENT_MARK =
      Pattern.compile("/\\*+|\\*+/|//+|^[ \\t]*\\*+", Pattern.MULTILINE);

  private Prose() {}

  /** The comments, the Javadoc and the sentences in string literals of a Java source. */
  static String ofJava(String source) {
    StringBuilder prose = new StringBuilder(source.length());
    Matcher token = JAVA_TOKEN.matcher(source);
    int end = 0;
    while (token.find()) {
      prose.append(code(source.substring(end, token.start()))).append(token(token));
      end = token.end();
    }
    return prose.append(code(source.substring(end))).toString();
  }

  /** The sentences of a Markdown page, those in its Java blocks included. */
  static String ofMarkdown(String page) {
    return replaced(
        MARKDOWN_CODE,
        replaced(
            FENCE,
            page,
            block ->
                block.group(1).equals("java") ? ofJava(block.group()) : separators(block.group())),
        found -> separators(found.group()));
  }

  private static String token(Matcher token) {
    String text = token.group();
    if (token.group("block") != null || token.group("line") != null) {
      String marked = replaced(COMMENT_MARK, text, mark -> spaces(mark.group()));
      return replaced(JAVADOC_CODE, marked, name -> separators(name.group()));
    }
    boolean sentence = token.group("character") == null && text.indexOf(' ') >= 0;
    return sentence ? text.replace('"', ' ') : separators(text);
  }

  /** A sentence may continue after a plus sign; every other character of code ends it. */
  private static String code(String text) {
    return separators(text.replace('+', ' '));
  }

  private static String separators(String text) {
    return covered(text, SEPARATOR);
  }

  private static String spaces(String text) {
    return covered(text, ' ');
  }

  private static String covered(String text, char cover) {
    char[] letters = text.toCharArray();
    for (int i = 0; i < letters.length; i++) {
      letters[i] = Character.isWhitespace(letters[i]) ? letters[i] : cover;
    }
    return String.valueOf(letters);
  }

  private static String replaced(
      Pattern pattern, String text, Function<MatchResult, String> replacement) {
    return pattern
        .matcher(text)
        .replaceAll(found -> Matcher.quoteReplacement(replacement.apply(found)));
  }
}
