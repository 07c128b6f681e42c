package dev.rowan.cql.internal.parse;

import dev.rowan.cql.internal.parse.Token.Kind;
import dev.rowan.cql.text.CqlSyntaxException;
import dev.rowan.cql.text.TextPosition;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * Cuts a text into tokens, without spaces and comments. It decides as Cassandra's lexer, which
 * chooses a kind of token by few characters and then does not return: {@code 1e} is no number and
 * no name.
 */
final class Lexer {
  private static final List<String> SYMBOLS =
      List.of(
          "..", "<=", ">=", "!=", "+=", "-=", "(", ")", "[", "]", "{", "}", ",", ";", ":", "?", ".",
          "=", "<", ">", "+", "-", "*", "/", "%");

  private final String text;
  private final boolean commentMayEndText;
  private final int[] lineStarts;
  private final List<Token> tokens = new ArrayList<>();
  private int at;

  private Lexer(String text, boolean commentMayEndText) {
    this.text = text;
    this.commentMayEndText = commentMayEndText;
    this.lineStarts = lineStarts(text);
  }

  /**
   * Returns the tokens, with {@link Kind#END} as last one.
   *
   * @param commentMayEndText whether a comment of one line can end with the text. A server refuses
   *     this, but files of statements have such comments.
   */
  static List<Token> tokens(String text, boolean commentMayEndText) {
    Lexer lexer = new Lexer(text, commentMayEndText);
    while (lexer.skipBlanks()) {
      lexer.readToken();
    }
    lexer.add(Kind.END, "", lexer.at);
    return lexer.tokens;
  }

  private void readToken() {
    int start = at;
    char c = text.charAt(at);
    if (c == '\'') {
      add(Kind.STRING, quoted('\'', "a string"), start);
    } else if (c == '"') {
      String name = quoted('"', "a name");
      add(name.isEmpty() ? Kind.EMPTY_NAME : Kind.QUOTED_NAME, name, start);
    } else if (c == '$') {
      add(Kind.STRING, dollarQuoted(), start);
    } else {
      NumberScanner number = new NumberScanner(text, at);
      if (number.isNumber()) {
        Kind kind = number.scan();
        if (kind == null) {
          throw error(number.end(), "a number, UUID or duration that is not complete");
        }
        at = number.end();
        add(kind, text.substring(start, at), start);
      } else if (isLetter(c)) {
        readWord(start);
      } else {
        readSymbol(start);
      }
    }
  }

  private void readWord(int start) {
    while (at < text.length() && isWordPart(text.charAt(at))) {
      at++;
    }
    String word = text.substring(start, at);
    if (word.equals("expr") && at < text.length() && text.charAt(at) == '(') {
      at++;
      add(Kind.SYMBOL, "expr(", start);
    } else if (word.equalsIgnoreCase("true") || word.equalsIgnoreCase("false")) {
      add(Kind.BOOLEAN, word, start);
    } else if (word.equalsIgnoreCase("nan") || word.equalsIgnoreCase("infinity")) {
      add(Kind.NAN_OR_INFINITY, word, start);
    } else {
      add(Kind.WORD, word, start);
    }
  }

  private void readSymbol(int start) {
    for (String symbol : SYMBOLS) {
      if (text.startsWith(symbol, at)) {
        at += symbol.length();
        add(Kind.SYMBOL, symbol, start);
        return;
      }
    }
    throw error(at, "the character `" + new String(Character.toChars(text.codePointAt(at))) + "`");
  }

  private String quoted(char mark, String what) {
    int start = at++;
    StringBuilder content = new StringBuilder();
    while (at < text.length()) {
      char c = text.charAt(at++);
      if (c != mark) {
        content.append(c);
      } else if (at < text.length() && text.charAt(at) == mark) {
        content.append(c);
        at++;
      } else {
        return content.toString();
      }
    }
    throw error(start, what + " without closing " + mark);
  }

  private String dollarQuoted() {
    int end = text.startsWith("$$", at) ? text.indexOf("$$", at + 2) : -1;
    if (end < 0) {
      throw error(at, text.startsWith("$$", at) ? "a string without closing $$" : "a single `$`");
    }
    String content = text.substring(at + 2, end);
    at = end + 2;
    return content;
  }

  /** Returns whether a token follows. */
  private boolean skipBlanks() {
    while (at < text.length()) {
      char c = text.charAt(at);
      if (c == ' ' || c == '\t' || c == '\n' || c == '\r') {
        at++;
      } else if (text.startsWith("--", at) || text.startsWith("//", at)) {
        skipLine();
      } else if (text.startsWith("/*", at)) {
        int end = text.indexOf("*/", at + 2);
        if (end < 0) {
          throw error(at, "a comment without closing */");
        }
        at = end + 2;
      } else {
        return true;
      }
    }
    return false;
  }

  private void skipLine() {
    int start = at;
    while (at < text.length() && text.charAt(at) != '\n' && text.charAt(at) != '\r') {
      at++;
    }
    if (at == text.length() && !commentMayEndText) {
      throw error(start, "a comment without a line break at its end");
    }
  }

  private void add(Kind kind, String content, int start) {
    tokens.add(Token.of(kind, content, position(start), at));
  }

  private CqlSyntaxException error(int offset, String found) {
    return new CqlSyntaxException(position(offset), "found " + found);
  }

  private TextPosition position(int offset) {
    int found = Arrays.binarySearch(lineStarts, offset);
    int line = found >= 0 ? found : -found - 2;
    return new TextPosition(line + 1, offset - lineStarts[line] + 1, offset);
  }

  private static int[] lineStarts(String text) {
    int[] starts = new int[16];
    int lines = 1;
    for (int end = text.indexOf('\n'); end >= 0; end = text.indexOf('\n', end + 1)) {
      if (lines == starts.length) {
        starts = Arrays.copyOf(starts, 2 * lines);
      }
      starts[lines++] = end + 1;
    }
    return Arrays.copyOf(starts, lines);
  }

  private static boolean isLetter(char c) {
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z');
  }

  private static boolean isWordPart(char c) {
    return isLetter(c) || (c >= '0' && c <= '9') || c == '_';
  }
}
