package dev.rowan.cql.statement;

import dev.rowan.cql.term.Term;
import dev.rowan.cql.text.Name;
import dev.rowan.cql.text.TextPosition;
import java.util.List;

/**
 * Compares several columns with several values.
 *
 * @param value a tuple or a bind marker
 */
public record TupleRelation(
    List<Name> columns, ComparisonOperator operator, Term value, TextPosition position)
    implements Relation {
  /** Copies the columns. */
  public TupleRelation {
    columns = List.copyOf(columns);
  }

  @Override
  public String toCql() {
    return "(" + Clauses.list(columns) + ") " + operator.toCql() + " " + value.toCql();
  }
}
