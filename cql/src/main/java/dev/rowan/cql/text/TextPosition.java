package dev.rowan.cql.text;

/**
 * A place in a text.
 *
 * @param line the line, from 1
 * @param column the column in the line, from 1, in {@code char}s
 * @param offset the offset in the whole text, from 0, in {@code char}s
 */
public record TextPosition(int line, int column, int offset) {
  /** The position of a node that no text contains: all numbers are 0. */
  public static final TextPosition NONE = new TextPosition(0, 0, 0);

  @Override
  public String toString() {
    return "line " + line + ", column " + column;
  }
}
