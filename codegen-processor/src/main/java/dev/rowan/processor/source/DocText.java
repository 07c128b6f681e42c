package dev.rowan.processor.source;

import java.util.ArrayList;
import java.util.List;

/** Formats Javadoc that contains the user's names. */
public final class DocText {
  private static final int WIDTH = 93;
  private static final String PUNCTUATION = "_ .,()<>=?+:!'\"[]-";

  private DocText() {}

  /** Returns a name or a piece of CQL as code, escaped so that it cannot end the comment. */
  public static String code(String text) {
    boolean plain =
        text.codePoints()
            .allMatch(c -> Character.isLetterOrDigit(c) || PUNCTUATION.indexOf(c) >= 0);
    if (plain) {
      return "{@code " + text + "}";
    }
    StringBuilder escaped = new StringBuilder("<code>");
    text.codePoints().forEach(c -> escape(c, escaped));
    return escaped.append("</code>").toString();
  }

  /** Returns the paragraphs, wrapped into lines. */
  public static String paragraphs(List<String> paragraphs) {
    List<String> wrapped = new ArrayList<>();
    for (String paragraph : paragraphs) {
      wrapped.add(wrap(wrapped.isEmpty() ? paragraph : "<p>" + paragraph));
    }
    return String.join("\n\n", wrapped);
  }

  private static String wrap(String paragraph) {
    StringBuilder text = new StringBuilder();
    int column = 0;
    for (String word : paragraph.split(" ", -1)) {
      if (column > 0 && column + 1 + word.length() > WIDTH) {
        text.append('\n');
        column = 0;
      } else if (column > 0) {
        text.append(' ');
        column++;
      }
      text.append(word);
      column += word.length();
    }
    return text.toString();
  }

  private static void escape(int character, StringBuilder escaped) {
    if (Character.isLetterOrDigit(character) || character == ' ' || character == '_') {
      escaped.appendCodePoint(character);
    } else {
      escaped.append("&#").append(character).append(';');
    }
  }
}
