package dev.rowan.storage.cassandra.statement;

import dev.rowan.spi.schema.TableSchema;
import java.util.concurrent.ConcurrentHashMap;

/** A cache of the tables in use. Thread-safe. */
public final class CqlTables {
  private final String keyspace;
  private final ConcurrentHashMap<TableSchema, CqlTable> tables = new ConcurrentHashMap<>();

  /** Caches tables of this keyspace. */
  public CqlTables(String keyspace) {
    this.keyspace = keyspace;
  }

  /** Returns the unquoted keyspace. */
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
