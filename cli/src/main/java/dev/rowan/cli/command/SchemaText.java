package dev.rowan.cli.command;

import dev.rowan.cli.ddl.SyntaxErrors;
import dev.rowan.cql.text.CqlSyntaxException;
import dev.rowan.cql.text.TextPosition;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * The CQL of a schema.
 *
 * @param name the file that a user has named, or the command that prints the text
 */
record SchemaText(String name, String text) {
  private static final Pattern PLACEHOLDER =
      Pattern.compile(
          "\\$\\{\\{? ?[\\w.-]+ ?}?}|\\$\\w+|\\{\\{-? ?[\\w. |-]+ ?-?}}|<[\\w-]+>|%\\(\\w+\\)s|%s|@\\w+@|\\{\\w*}");

  /** Returns a position as editors read it: {@code schema.cql:3:14}. */
  String at(TextPosition position) {
    return "%s:%d:%d".formatted(name, position.line(), position.column());
  }

  /** Returns a syntax error in one line, with its position. */
  String message(CqlSyntaxException error) {
    return "%s: %s%s"
        .formatted(at(error.position()), SyntaxErrors.text(error), placeholder(error.position()));
  }

  /** Explains a placeholder of a template, such as {@code ${keyspace}}, at a position. */
  private String placeholder(TextPosition position) {
    Matcher matcher = PLACEHOLDER.matcher(text);
    matcher.region(position.offset(), text.length());
    return matcher.lookingAt()
        ? "%n  `%s` is a placeholder of a template: write its value into the file before the import"
            .formatted(matcher.group())
        : "";
  }
}
