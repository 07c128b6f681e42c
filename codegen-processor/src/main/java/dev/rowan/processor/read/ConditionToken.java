package dev.rowan.processor.read;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * A word, a symbol or a constant in the text of an attribute: of a condition, or of columns.
 *
 * @param text the token; of a text in quotes, what it stands for
 * @param start its first position in the text, from 0
 * @param end the position after it
 */
record ConditionToken(Kind kind, String text, int start, int end) {
  /** The kinds of tokens. */
  enum Kind {
    NAME,
    NUMBER,
    TEXT,
    SYMBOL,
    END
  }

  /** What tokens of one kind look like. */
  private record Form(Kind kind, Pattern pattern) {
    static Form of(Kind kind, String pattern) {
      return new Form(kind, Pattern.compile(pattern));
    }
  }

  /** Every character that is not white space begins one of them. */
  private static final List<Form> FORMS =
      List.of(
          Form.of(Kind.NAME, "[\\p{L}_$][\\p{L}\\p{N}_$]*"),
          Form.of(Kind.NUMBER, "-?\\d+(?:\\.\\d+)?(?:[eE][+-]?\\d{1,4})?"),
          Form.of(Kind.TEXT, "'(?:[^']|'')*'"),
          Form.of(Kind.SYMBOL, "!=|<=|>=|[^\\s]"));

  /** Returns the tokens of a text, followed by one that stands for its end. */
  static List<ConditionToken> all(String text) {
    List<ConditionToken> tokens = new ArrayList<>();
    int at = 0;
    while (at < text.length()) {
      if (" \t\r\n\f\u000b".indexOf(text.charAt(at)) >= 0) {
        at++;
      } else {
        ConditionToken next = at(text, at);
        tokens.add(next);
        at = next.end();
      }
    }
    tokens.add(new ConditionToken(Kind.END, "", text.length(), text.length()));
    return tokens;
  }

  private static ConditionToken at(String text, int start) {
    for (Form form : FORMS) {
      Matcher matcher = form.pattern().matcher(text).region(start, text.length());
      if (matcher.lookingAt()) {
        String found = matcher.group();
        boolean quoted = form.kind() == Kind.TEXT;
        String meaning = quoted ? found.substring(1, found.length() - 1).replace("''", "'") : found;
        return new ConditionToken(form.kind(), meaning, start, matcher.end());
      }
    }
    throw new IllegalStateException("no token at " + start);
  }

  /** Whether this is a symbol, or a word in any case. */
  boolean is(String word) {
    return (kind == Kind.NAME || kind == Kind.SYMBOL) && text.equalsIgnoreCase(word);
  }
}
