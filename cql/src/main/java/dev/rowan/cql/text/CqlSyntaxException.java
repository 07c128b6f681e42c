package dev.rowan.cql.text;

import java.util.List;

/**
 * A text is not CQL. The message names the place, what was found and what was expected. It has
 * names and keywords of the text, but no literals, because a literal can be a password.
 * <!-- tag: api-cql-syntax -->
 *
 * <pre>{@code
 * try {
 *   Cql.parse(text);
 *   return "";
 * } catch (CqlSyntaxException e) {
 *   int line = e.position().line();
 *   int column = e.position().column();
 *   return "line " + line + ", column " + column + ": " + e.found() + ", not " + e.expected();
 * }
 * }</pre>
 */
public final class CqlSyntaxException extends RuntimeException {
  private static final long serialVersionUID = 1L;

  private final transient TextPosition position;
  private final transient String found;
  private final transient List<String> expected;

  /**
   * Creates an exception for a token that cannot stand at its place.
   *
   * @param found the token, in words
   * @param expected the tokens that can stand there, in words; not empty
   */
  public CqlSyntaxException(TextPosition position, String found, List<String> expected) {
    super(position + ": found " + found + ", expected " + oneOf(expected));
    this.position = position;
    this.found = found;
    this.expected = List.copyOf(expected);
  }

  /**
   * Creates an exception for a text whose tokens are at their place, but contradict each other.
   *
   * @param found what is wrong, in words
   */
  public CqlSyntaxException(TextPosition position, String found) {
    super(position + ": " + found);
    this.position = position;
    this.found = found;
    this.expected = List.of();
  }

  /** Returns where the text stops being CQL. */
  public TextPosition position() {
    return position;
  }

  /** Returns what stands at the position, in words. */
  public String found() {
    return found;
  }

  /** Returns what could stand at the position, sorted; empty if no other token would be right. */
  public List<String> expected() {
    return expected;
  }

  private static String oneOf(List<String> expected) {
    return expected.size() == 1 ? expected.get(0) : "one of " + String.join(", ", expected);
  }
}
