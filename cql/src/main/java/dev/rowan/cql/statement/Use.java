package dev.rowan.cql.statement;

import dev.rowan.cql.text.Name;
import dev.rowan.cql.text.TextPosition;

/** USE: chooses the keyspace of names without a keyspace. */
public record Use(Name keyspace, TextPosition position) implements RowStatement {
  @Override
  public String toCql() {
    return "USE " + keyspace.toCql();
  }
}
