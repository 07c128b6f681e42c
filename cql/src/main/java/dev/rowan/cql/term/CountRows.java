package dev.rowan.cql.term;

import dev.rowan.cql.text.TextPosition;

/** The number of rows: {@code COUNT(*)}. */
public record CountRows(TextPosition position) implements Term {
  @Override
  public String toCql() {
    return "COUNT(*)";
  }
}
