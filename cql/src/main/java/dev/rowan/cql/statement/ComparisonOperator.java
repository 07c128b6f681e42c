package dev.rowan.cql.statement;

/** Compares two values. */
public enum ComparisonOperator {
  /** Equal. */
  EQUAL("="),
  /** Not equal. */
  NOT_EQUAL("!="),
  /** Less. */
  LESS("<"),
  /** Less or equal. */
  LESS_OR_EQUAL("<="),
  /** Greater. */
  GREATER(">"),
  /** Greater or equal. */
  GREATER_OR_EQUAL(">="),
  /** A text that matches a pattern. */
  LIKE("LIKE"),
  /** A collection that contains a value. */
  CONTAINS("CONTAINS"),
  /** A map that contains a key. */
  CONTAINS_KEY("CONTAINS KEY");

  private final String cql;

  ComparisonOperator(String cql) {
    this.cql = cql;
  }

  /** Returns the operator as CQL. */
  public String toCql() {
    return cql;
  }
}
