package dev.rowan.cql.internal.parse;

import dev.rowan.cql.internal.text.Keywords;
import dev.rowan.cql.text.TextPosition;
import java.util.Locale;

/**
 * A token.
 *
 * @param text a string or quoted name without its quotation marks, and any other token as the text
 *     has it
 * @param keyword the word in upper case; empty if the token is no word
 * @param end the offset after the token
 */
record Token(Kind kind, String text, String keyword, TextPosition position, int end) {
  /** The kinds of tokens, in words for messages. */
  enum Kind {
    WORD("a name"),
    QUOTED_NAME("a name"),
    EMPTY_NAME("an empty name"),
    STRING("a string"),
    INTEGER("a whole number"),
    FLOAT("a number"),
    NAN_OR_INFINITY("a number"),
    BOOLEAN("true or false"),
    DURATION("a duration"),
    UUID("a UUID"),
    BLOB("a blob"),
    SYMBOL("a symbol"),
    END("the end of the statement");

    final String words;

    Kind(String words) {
      this.words = words;
    }
  }

  static Token of(Kind kind, String text, TextPosition position, int end) {
    String keyword = kind == Kind.WORD ? text.toUpperCase(Locale.ROOT) : "";
    return new Token(kind, text, keyword, position, end);
  }

  boolean is(String keywordOrSymbol) {
    return kind == Kind.WORD
        ? keyword.equals(keywordOrSymbol)
        : kind == Kind.SYMBOL && text.equals(keywordOrSymbol);
  }

  boolean is(Kind other) {
    return kind == other;
  }

  /** Returns whether the token is a name. */
  boolean isName() {
    return kind == Kind.QUOTED_NAME || (kind == Kind.WORD && !Keywords.RESERVED.contains(keyword));
  }

  /** Returns whether the token is a word that has no meaning anywhere. */
  boolean isPlainWord() {
    return isName() && kind == Kind.WORD && !Keywords.UNRESERVED.contains(keyword);
  }

  boolean isFunctionName() {
    return (isName() && !Keywords.NO_FUNCTION.contains(keyword)) || keyword.equals("TOKEN");
  }

  boolean isScalarType() {
    return kind == Kind.WORD && Keywords.SCALAR_TYPES.contains(keyword);
  }

  boolean isTypeName() {
    return isName()
        && !isScalarType()
        && (keyword.equals("KEY")
            || (!Keywords.NO_FUNCTION.contains(keyword) && !keyword.equals("COUNT")));
  }

  String nameText() {
    return kind == Kind.WORD ? text.toLowerCase(Locale.ROOT) : text;
  }

  /** Returns the token for a message, without literals. */
  String inWords() {
    return kind == Kind.WORD || kind == Kind.SYMBOL || kind == Kind.QUOTED_NAME
        ? "`" + text + "`"
        : kind.words;
  }
}
