package dev.rowan.cli.command;

import static java.nio.charset.StandardCharsets.UTF_8;

import dev.rowan.cql.text.CqlSyntaxException;
import dev.rowan.cql.text.Position;
import java.io.IOException;
import java.nio.charset.CharacterCodingException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;

/** A CQL file that a user has named. */
record CqlFile(Path path, String text) {
  static CqlFile read(Path path) {
    try {
      return new CqlFile(path, Files.readString(path, UTF_8));
    } catch (NoSuchFileException missing) {
      throw new UnusableInputException("the file `%s` does not exist".formatted(path), missing);
    } catch (CharacterCodingException other) {
      throw new UnusableInputException("the file `%s` is not UTF-8 text".formatted(path), other);
    } catch (IOException failure) {
      throw new UnusableInputException(
          "the file `%s` cannot be read: %s".formatted(path, failure.getMessage()), failure);
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
