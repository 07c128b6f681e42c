package dev.rowan.storage.cassandra.statement;

import dev.rowan.schema.TableSchema;
import java.util.concurrent.ConcurrentHashMap;

/** The tables that were asked for, each made ready once. Thread-safe. */
public final class CqlTables {
  private final String keyspace;
  private final ConcurrentHashMap<TableSchema, CqlTable> tables = new ConcurrentHashMap<>();

  /** For tables of this keyspace. */
  public CqlTables(String keyspace) {
    this.keyspace = keyspace;
  }

  /** Returns the keyspace, not quoted. */
  public String keyspace() {
    return keyspace;
  }

  /** Returns a table. */
  public CqlTable of(TableSchema schema) {
    CqlTable known = tables.get(schema);
    return known != null
        ? known
        : tables.computeIfAbsent(schema, missing -> new CqlTable(keyspace, missing));
  }
}
