package dev.rowan.cql.statement;

import dev.rowan.cql.text.TextPosition;

/**
 * DESCRIBE: returns the schema. The parser checks its grammar, and does not resolve its parts.
 *
 * @param subject what follows DESCRIBE, with one space between two tokens
 */
public record Describe(String subject, TextPosition position) implements RowStatement {
  @Override
  public String toCql() {
    return "DESCRIBE " + subject;
  }
}
