package dev.rowan.storage.cassandra.schema;

import dev.rowan.spi.schema.Schema;
import dev.rowan.spi.schema.SchemaDifference;
import dev.rowan.spi.schema.SchemaDifference.Kind;
import dev.rowan.spi.schema.TableSchema;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;

/**
 * The numbers of tables that a keyspace and a model have. Each table and each view costs memory on
 * every node, also if it has no rows. Each index table costs one more row for each row.
 *
 * @param stored the names of all tables and views of the keyspace
 */
record TableCounts(String keyspace, Schema model, Set<String> stored) {
  private static final int MANY_TABLES = 100;
  private static final int MOST_TABLES = 150;
  private static final int MANY_INDEXES = 5;

  /** Copies the names. */
  TableCounts {
    stored = Set.copyOf(stored);
  }

  /** Returns the numbers of a keyspace without a model. */
  static TableCounts of(String keyspace, Collection<String> stored) {
    return new TableCounts(keyspace, Schema.of(List.of()), Set.copyOf(stored));
  }

  /** Returns a difference for the keyspace, and for each table, that has too many. */
  List<SchemaDifference> differences() {
    List<SchemaDifference> found = new ArrayList<>();
    long added =
        model.tables().stream()
            .map(TableSchema::name)
            .filter(name -> !stored.contains(name))
            .count();
    long all = stored.size() + added;
    if (all > MANY_TABLES) {
      // A keyspace that has the tables already works as before.
      boolean isStopped = added > 0 && all > MOST_TABLES;
      found.add(
          new SchemaDifference(
              isStopped ? Kind.TOO_MANY_TABLES : Kind.MANY_TABLES,
              keyspace,
              stored.size() + " tables and views in the keyspace",
              "%s%d at most: each costs memory on every node"
                  .formatted(
                      added > 0 ? added + " more, and " : "",
                      isStopped ? MOST_TABLES : MANY_TABLES),
              null));
    }
    indexes()
        .forEach(
            (base, tables) -> {
              if (tables.size() > MANY_INDEXES) {
                found.add(
                    new SchemaDifference(
                        Kind.MANY_INDEXES,
                        base,
                        tables.size() + " index tables: " + String.join(", ", tables),
                        "%d at most: a write of one row writes %d rows"
                            .formatted(MANY_INDEXES, tables.size() + 1),
                        null));
              }
            });
    return found;
  }

  /** Returns the tables that derive from each table. */
  private Map<String, Set<String>> indexes() {
    Map<String, Set<String>> indexes = new TreeMap<>();
    model
        .sources()
        .forEach(
            (table, base) -> indexes.computeIfAbsent(base, none -> new TreeSet<>()).add(table));
    return indexes;
  }
}
