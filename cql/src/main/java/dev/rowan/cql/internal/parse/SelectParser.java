package dev.rowan.cql.internal.parse;

import dev.rowan.cql.statement.Ordering;
import dev.rowan.cql.statement.Relation;
import dev.rowan.cql.statement.Select;
import dev.rowan.cql.statement.SelectItem;
import dev.rowan.cql.term.Term;
import dev.rowan.cql.text.Name;
import dev.rowan.cql.text.QualifiedName;
import dev.rowan.cql.text.TextPosition;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Parses SELECT. */
final class SelectParser {
  private final Tokens tokens;
  private final Parsers parsers;

  /** The begin of a SELECT. */
  private record Clause(boolean isJson, boolean isDistinct, List<SelectItem> items) {}

  SelectParser(Tokens tokens, Parsers parsers) {
    this.tokens = tokens;
    this.parsers = parsers;
  }

  Select select() {
    TextPosition position = tokens.require("SELECT");
    Clause clause = clause();
    tokens.require("FROM");
    QualifiedName table = tokens.qualifiedName();
    List<Relation> where = tokens.accept("WHERE") ? parsers.relations().relations() : List.of();
    List<Term> groupBy =
        tokens.acceptAll("GROUP", "BY") ? tokens.list(parsers.selections()::selection) : List.of();
    List<Ordering> orderBy =
        tokens.acceptAll("ORDER", "BY") ? tokens.list(this::ordering) : List.of();
    return new Select(
        clause.isJson,
        clause.isDistinct,
        clause.items,
        table,
        where,
        groupBy,
        orderBy,
        limit("PER", "PARTITION", "LIMIT"),
        limit("LIMIT"),
        tokens.acceptAll("ALLOW", "FILTERING"),
        position);
  }

  /** JSON and DISTINCT are also names of columns: they are modifiers if items follow. */
  private Clause clause() {
    if (tokens.peek().is("JSON")) {
      Clause json = tokens.attempt(this::jsonClause);
      if (json != null) {
        return json;
      }
    }
    return distinctClause();
  }

  private Clause jsonClause() {
    tokens.require("JSON");
    Clause clause = distinctClause();
    return new Clause(true, clause.isDistinct, clause.items);
  }

  private Clause distinctClause() {
    if (tokens.peek().is("DISTINCT")) {
      List<SelectItem> items =
          tokens.attempt(
              () -> {
                tokens.require("DISTINCT");
                return parsers.selections().items();
              });
      if (items != null) {
        return new Clause(false, true, items);
      }
    }
    return new Clause(false, false, parsers.selections().items());
  }

  private @Nullable Term limit(String first, String... others) {
    return tokens.acceptAll(first, others) ? parsers.terms().integer() : null;
  }

  private Ordering ordering() {
    Name column = tokens.columnName();
    Term annOf = tokens.acceptAll("ANN", "OF") ? parsers.terms().term() : null;
    boolean isDescending = tokens.accept("DESC");
    if (!isDescending) {
      tokens.accept("ASC");
    }
    return new Ordering(column, annOf, isDescending);
  }
}
