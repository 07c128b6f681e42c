package dev.rowan.cql.term;

import dev.rowan.cql.text.Position;

/** The number of rows: {@code COUNT(*)}. */
public record CountRows(Position position) implements Term {
  @Override
  public String toCql() {
    return "COUNT(*)";
  }
}
