package dev.rowan.cli.command;

import static java.nio.charset.StandardCharsets.UTF_8;

import dev.rowan.cql.text.CqlSyntaxException;
import dev.rowan.cql.text.Position;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

/** A CQL file that a user has named. */
record CqlFile(Path path, String text) {
  private static final String BYTE_ORDER_MARK = "\uFEFF";

  static CqlFile read(Path path) {
    try {
      String text = Files.readString(path, UTF_8);
      // some editors begin a file with a mark, which is no part of the text
      return new CqlFile(path, text.startsWith(BYTE_ORDER_MARK) ? text.substring(1) : text);
    } catch (IOException failure) {
      throw new UnusableInputException(
          "the file `%s` cannot be read: %s".formatted(path, IoReasons.of(failure)), failure);
    }
  }

  /** Returns a position as editors read it: {@code schema.cql:3:14}. */
  String at(Position position) {
    return "%s:%d:%d".formatted(path, position.line(), position.column());
  }

  /** Returns a syntax error in one line, with its position. */
  String message(CqlSyntaxException error) {
    String expected =
        error.expected().isEmpty() ? "" : ", expected " + String.join(" or ", error.expected());
    return "%s: found %s%s".formatted(at(error.position()), error.found(), expected);
  }
}
