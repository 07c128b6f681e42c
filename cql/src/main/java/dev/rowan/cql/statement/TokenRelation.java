package dev.rowan.cql.statement;

import dev.rowan.cql.term.Term;
import dev.rowan.cql.text.Name;
import dev.rowan.cql.text.TextPosition;
import java.util.List;

/** Compares the token of a partition key with a value. */
public record TokenRelation(
    List<Name> columns, ComparisonOperator operator, Term value, TextPosition position)
    implements Relation {
  /** Copies the columns. */
  public TokenRelation {
    columns = List.copyOf(columns);
  }

  @Override
  public String toCql() {
    return "token(" + Clauses.list(columns) + ") " + operator.toCql() + " " + value.toCql();
  }
}
