package dev.rowan.cli.command;

import dev.rowan.cql.text.CqlSyntaxException;
import dev.rowan.cql.text.Position;

/**
 * The CQL of a schema.
 *
 * @param name the file that a user has named, or the command that prints the text
 */
record CqlText(String name, String text) {
  /** Returns a position as editors read it: {@code schema.cql:3:14}. */
  String at(Position position) {
    return "%s:%d:%d".formatted(name, position.line(), position.column());
  }

  /** Returns a syntax error in one line, with its position. */
  String message(CqlSyntaxException error) {
    String expected =
        error.expected().isEmpty() ? "" : ", expected " + String.join(" or ", error.expected());
    return "%s: found %s%s".formatted(at(error.position()), error.found(), expected);
  }
}
