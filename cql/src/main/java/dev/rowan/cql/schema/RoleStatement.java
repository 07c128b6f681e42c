package dev.rowan.cql.schema;

import dev.rowan.cql.text.TextPosition;

/**
 * A statement about roles, users, identities or permissions. The parser checks its grammar, and
 * does not resolve its parts.
 *
 * @param text the statement with one space between two tokens; it can contain a password
 */
public record RoleStatement(String text, TextPosition position) implements SchemaStatement {
  @Override
  public String toCql() {
    return text;
  }

  /** Returns the position alone, because the text can contain a password. */
  @Override
  public String toString() {
    return "RoleStatement[position=" + position + "]";
  }
}
