package dev.rowan.cql.text;

import dev.rowan.cql.internal.text.Quoting;
import org.jspecify.annotations.Nullable;

/**
 * The name of a table, type, index, view or function, with or without its keyspace.
 *
 * @param keyspace the keyspace, or null if the text does not name it
 */
public record QualifiedName(@Nullable Name keyspace, Name name) implements Node {
  @Override
  public TextPosition position() {
    return keyspace == null ? name.position() : keyspace.position();
  }

  @Override
  public String toCql() {
    return prefix() + name.toCql();
  }

  /** Returns the name as CQL where a user-defined type is expected. */
  public String toTypeCql() {
    return prefix() + Quoting.typeName(name.text());
  }

  /** Returns the name as CQL where a function is expected. */
  public String toFunctionCql() {
    return prefix() + Quoting.functionName(name.text());
  }

  private String prefix() {
    return keyspace == null ? "" : keyspace.toCql() + ".";
  }
}
