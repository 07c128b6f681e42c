package dev.rowan.docs;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/**
 * The phrases that {@code docs/words.md} tells to avoid. A phrase matches whole words in any case,
 * with one line break at most between two words. A word that is joined to another one by a hyphen,
 * a dot or an underscore is part of a name, and does not match.
 */
final class PhraseList {

  /**
   * A phrase of the page, its replacement, and the longer phrases in which it is allowed. Texts
   * without its letters, in lower case and with single blanks, are not searched.
   */
  private record Phrase(
      String letters, Pattern pattern, String replacement, List<Pattern> allowed) {}

  private static final String BETWEEN_WORDS = "(?:[ \\\\t]+|[ \\\\t]*\\\\r?\\\\n[ \\\\t]*)";

  private final List<Phrase> phrases = new ArrayList<>();

  /** Reads the table of phrases from the page. */
  PhraseList(MarkdownPage page) {
    for (List<String> cells : page.tableUnder("Phrases to avoid")) {
      List<Pattern> allowed =
          MarkdownPage.codeWords(cells.get(2)).stream().map(PhraseList::wholeWords).toList();
      for (String phrase : MarkdownPage.codeWords(cells.get(0))) {
        phrases.add(new Phrase(letters(phrase), wholeWords(phrase), cells.get(1), allowed));
      }
    }
    if (phrases.isEmpty()) {
      throw new AssertionError(page.file().getFileName() + " lists no phrase to avoid");
    }
  }

  /** Each phrase to avoid in a file: the place, the words that stand there, the replacement. */
  List<String> foundIn(String file, String text) {
    String prose = file.endsWith(".java") ? Prose.ofJava(text) : Prose.ofMarkdown(text);
    String letters = letters(prose);
    return phrases.stream()
        .filter(phrase -> letters.contains(phrase.letters()))
        .flatMap(
            phrase ->
                phrase
                    .pattern()
                    .matcher(prose)
                    .results()
                    .filter(found -> !isAllowed(phrase, prose, found.start(), found.end()))
                    .map(
                        found ->
                            "%s:%d: \"%s\" → %s"
                                .formatted(
                                    file,
                                    lineOf(text, found.start()),
                                    found.group().replaceAll("\\s+", " "),
                                    phrase.replacement())))
        .collect(Collectors.toList());
  }

  private static String letters(String text) {
    return text.toLowerCase(Locale.ROOT).replaceAll("\\s+", " ");
  }

  private static boolean isAllowed(Phrase phrase, String prose, int start, int end) {
    return phrase.allowed().stream()
        .map(allowed -> allowed.matcher(prose))
        .anyMatch(allowed -> covers(allowed, start, end));
  }

  private static boolean covers(Matcher allowed, int start, int end) {
    return allowed.results().anyMatch(longer -> longer.start() <= start && end <= longer.end());
  }

  private static Pattern wholeWords(String phrase) {
    return Pattern.compile(
        "(?<![\\w.$@#-])" + phrase.replaceAll("\\s+", BETWEEN_WORDS) + "(?![\\w$(]|[.-]\\w)",
        Pattern.CASE_INSENSITIVE);
  }

  private static long lineOf(String text, int offset) {
    return text.substring(0, offset).chars().filter(c -> c == '\n').count() + 1;
  }
}
