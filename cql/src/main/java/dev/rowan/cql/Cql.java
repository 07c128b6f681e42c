package dev.rowan.cql;

import dev.rowan.cql.internal.parse.StatementParser;
import dev.rowan.cql.statement.ParsedStatement;
import dev.rowan.cql.text.CqlSyntaxException;
import dev.rowan.cql.text.Statement;
import java.util.List;

/**
 * Reads CQL of Cassandra 4.1 and 5. A statement is a tree of records, in which each node has its
 * position in the text; {@link Statement#toCql()} returns the text of a tree.
 *
 * <p>Only the grammar is checked: not whether tables, columns and types exist, and not whether a
 * server can execute the statement. A keyword of Cassandra 5 is a keyword: where Cassandra 5 needs
 * quotation marks around it, such as around a user {@code identity}, they are needed here, although
 * Cassandra 4.1 does without. All methods are thread-safe.
 * <!-- tag: api-cql-tree -->
 *
 * <pre>{@code
 * List<String> tables = new ArrayList<>();
 * for (Statement statement : Cql.parseAll(file)) {
 *   if (statement instanceof CreateTable table) {
 *     tables.add(table.name().toCql() + ", line " + table.position().line());
 *   }
 * }
 * }</pre>
 */
public final class Cql {
  private Cql() {}

  /**
   * Returns the statement of a text, which can end with semicolons and contain comments.
   *
   * @throws CqlSyntaxException if the text is not one statement, or has more than 200 levels of
   *     nesting
   */
  public static Statement parse(String text) {
    return StatementParser.parse(text).statement();
  }

  /**
   * Returns the statement of a text, as {@link #parse} does, with its bind markers.
   *
   * @throws CqlSyntaxException as for {@link #parse}
   */
  public static ParsedStatement parseWithMarkers(String text) {
    return StatementParser.parse(text);
  }

  /**
   * Returns the statements of a text, such as a file, with positions in the whole text. Semicolons
   * stand between the statements, and can stand elsewhere between, before and after them. A text
   * without statements returns an empty list.
   *
   * @throws CqlSyntaxException if one of the statements is not CQL, or has more than 200 levels of
   *     nesting
   */
  public static List<Statement> parseAll(String text) {
    return List.copyOf(StatementParser.parseAll(text));
  }
}
