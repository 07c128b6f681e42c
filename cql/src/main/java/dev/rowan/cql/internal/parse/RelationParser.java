package dev.rowan.cql.internal.parse;

import dev.rowan.cql.internal.parse.Token.Kind;
import dev.rowan.cql.statement.ColumnIn;
import dev.rowan.cql.statement.ColumnIsNotNull;
import dev.rowan.cql.statement.ColumnPath;
import dev.rowan.cql.statement.ColumnRelation;
import dev.rowan.cql.statement.ComparisonOperator;
import dev.rowan.cql.statement.InValues;
import dev.rowan.cql.statement.IndexExpression;
import dev.rowan.cql.statement.Relation;
import dev.rowan.cql.statement.TokenRelation;
import dev.rowan.cql.statement.TupleIn;
import dev.rowan.cql.statement.TupleRelation;
import dev.rowan.cql.term.Term;
import dev.rowan.cql.text.Name;
import dev.rowan.cql.text.TextPosition;
import java.util.List;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/** Parses the relations of WHERE and the conditions of IF. */
final class RelationParser {
  private final Tokens tokens;
  private final TermParser terms;

  RelationParser(Tokens tokens, TermParser terms) {
    this.tokens = tokens;
    this.terms = terms;
  }

  /** Parses relations after WHERE. */
  List<Relation> relations() {
    return tokens.list(this::relationOrExpression, "AND");
  }

  /** Parses conditions after IF. */
  List<Relation> conditions() {
    return tokens.list(this::condition, "AND");
  }

  /** Parses a column, an element or a field. */
  ColumnPath path() {
    Name column = tokens.columnName();
    if (tokens.accept("[")) {
      Term element = terms.term();
      tokens.require("]");
      return new ColumnPath(column, element, null);
    }
    return new ColumnPath(column, null, tokens.accept(".") ? tokens.name() : null);
  }

  private Relation relationOrExpression() {
    TextPosition position = tokens.position();
    if (!tokens.accept("expr(")) {
      return relation();
    }
    Name index = tokens.name();
    tokens.require(",");
    Term value = terms.term();
    tokens.require(")");
    return new IndexExpression(index, value, position);
  }

  private Relation relation() {
    TextPosition position = tokens.position();
    if (tokens.accept("TOKEN")) {
      List<Name> columns = columns();
      return new TokenRelation(columns, requireComparison(), terms.term(), position);
    }
    if (tokens.at("(")) {
      return tokens.nested(this::tupleOrParenthesized);
    }
    ColumnPath column = path();
    if (column.field() != null) {
      throw tokens.error(column.field().position(), "WHERE cannot compare a field of a column");
    }
    if (tokens.accept("LIKE")) {
      return new ColumnRelation(column, ComparisonOperator.LIKE, terms.term());
    }
    if (tokens.acceptAll("IS", "NOT", "NULL") && column.isWholeColumn()) {
      return new ColumnIsNotNull(column.column());
    }
    return comparison(column, column.isWholeColumn());
  }

  private Relation condition() {
    ColumnPath column = path();
    return comparison(column, true);
  }

  private Relation comparison(ColumnPath column, boolean allowsIn) {
    if (allowsIn && tokens.accept("IN")) {
      return new ColumnIn(column, values(terms::term));
    }
    if (column.isWholeColumn() && tokens.accept("CONTAINS")) {
      boolean isKey = tokens.at("KEY") && !tokens.peek(1).is(".");
      if (isKey) {
        tokens.next();
      }
      ComparisonOperator operator =
          isKey ? ComparisonOperator.CONTAINS_KEY : ComparisonOperator.CONTAINS;
      return new ColumnRelation(column, operator, terms.term());
    }
    return new ColumnRelation(column, requireComparison(), terms.term());
  }

  private Relation tupleOrParenthesized() {
    TextPosition position = tokens.position();
    Token first = tokens.peek(1);
    boolean isColumn = first.isName() || first.is(Kind.EMPTY_NAME);
    if (!isColumn || !(tokens.peek(2).is(",") || tokens.peek(2).is(")"))) {
      tokens.require("(");
      Relation relation = relation();
      tokens.require(")");
      return relation;
    }
    List<Name> columns = columns();
    if (tokens.accept("IN")) {
      return new TupleIn(columns, tupleValues(), position);
    }
    ComparisonOperator operator = requireComparison();
    Term value = tokens.at("(") ? terms.tuple() : terms.requireMarker();
    return new TupleRelation(columns, operator, value, position);
  }

  private List<Name> columns() {
    tokens.require("(");
    List<Name> columns = tokens.list(tokens::columnName);
    tokens.require(")");
    return columns;
  }

  /** Parses tuples, or bind markers, but not both. */
  private InValues tupleValues() {
    return tokens.peek(1).is("(") ? values(terms::tuple) : values(terms::requireMarker);
  }

  private InValues values(Supplier<? extends Term> value) {
    TextPosition position = tokens.position();
    if (!tokens.accept("(")) {
      return new InValues(List.of(), terms.requireMarker(), position);
    }
    return new InValues(List.copyOf(tokens.listUntil(")", value)), null, position);
  }

  private ComparisonOperator requireComparison() {
    ComparisonOperator operator = comparison();
    if (operator == null) {
      throw tokens.unexpected();
    }
    return operator;
  }

  private @Nullable ComparisonOperator comparison() {
    for (ComparisonOperator operator : ComparisonOperator.values()) {
      if (operator == ComparisonOperator.LIKE) {
        return null;
      }
      if (tokens.accept(operator.toCql())) {
        return operator;
      }
    }
    return null;
  }
}
