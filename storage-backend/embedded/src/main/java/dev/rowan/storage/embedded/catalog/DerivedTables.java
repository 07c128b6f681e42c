package dev.rowan.storage.embedded.catalog;

import dev.rowan.error.ErrorCode;
import dev.rowan.error.SchemaMismatchException;
import dev.rowan.spi.schema.Schema;
import dev.rowan.spi.schema.SchemaDifference;
import dev.rowan.spi.schema.TableSchema;
import dev.rowan.storage.embedded.engine.Cursor;
import dev.rowan.storage.embedded.engine.EngineBatch;
import dev.rowan.storage.embedded.engine.OrderedStore;
import dev.rowan.storage.embedded.engine.Space;
import dev.rowan.storage.embedded.key.KeyFormat;
import dev.rowan.storage.embedded.type.CodecErrors;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/**
 * Which tables are derived from which, and whether every program that wrote the base table knew the
 * derived table. A derived table that missed writes must not answer as if it were complete. The
 * catalogue refuses it, unless the schema declares it incomplete and so prevents reads before its
 * build. Guarded by the catalogue.
 */
final class DerivedTables {
  private static final byte COMPLETE = 1;
  private static final byte MISSED_WRITES = 0;

  private final OrderedStore store;
  private final Map<String, String> sources = new HashMap<>();
  private final Set<String> missedWrites = new HashSet<>();

  private DerivedTables(OrderedStore store) {
    this.store = store;
  }

  static DerivedTables of(OrderedStore store) {
    DerivedTables derivedTables = new DerivedTables(store);
    byte[] from = CatalogueKeys.DERIVED_TABLES;
    try (Cursor cursor =
        store.cursor(Space.CATALOGUE, from, CatalogueKeys.DERIVED_TABLES_END, false)) {
      while (cursor.next()) {
        if (cursor.valueLength() == 0) {
          throw CodecErrors.corrupt("a derived table without its base table in the catalogue");
        }
        String table = text(cursor.key(), from.length, cursor.keyLength());
        derivedTables.sources.put(table, text(cursor.value(), 1, cursor.valueLength()));
        if (cursor.value()[0] == MISSED_WRITES) {
          derivedTables.missedWrites.add(table);
        }
      }
    }
    return derivedTables;
  }

  /**
   * Refuses a schema in which a derived table would lack entries of stored rows.
   *
   * @param stored the tables before this change
   * @param changed the tables that the schema creates or extends
   */
  void require(Schema schema, Map<String, StoredTable> stored, Map<String, StoredTable> changed) {
    schema
        .sources()
        .forEach(
            (table, source) -> {
              boolean lacks =
                  missedWrites.contains(table) || lacksColumns(table, source, stored, changed);
              boolean refused = lacks && !schema.incomplete().contains(table);
              if (refused && (hasRows(stored.get(source)) || hasRows(stored.get(table)))) {
                throw new SchemaMismatchException(
                    ErrorCode.INDEX_INCOMPLETE, Map.of("index", table, "table", source), null);
              }
            });
  }

  /** Returns a difference for each existing derived table that missed writes of stored rows. */
  List<SchemaDifference> incomplete(Schema schema, Map<String, StoredTable> stored) {
    List<SchemaDifference> incomplete = new ArrayList<>();
    for (TableSchema table : schema.tables()) {
      String source = schema.sources().get(table.name());
      StoredTable there = stored.get(table.name());
      if (source != null
          && there != null
          && missedWrites.contains(table.name())
          && (hasRows(stored.get(source)) || hasRows(there))) {
        incomplete.add(
            new SchemaDifference(
                SchemaDifference.Kind.INDEX_STATE,
                table.name(),
                "a program wrote " + source + " without it",
                "complete",
                null));
      }
    }
    return incomplete;
  }

  /** A column that is new in both tables is empty in both. */
  private static boolean lacksColumns(
      String table,
      String source,
      Map<String, StoredTable> stored,
      Map<String, StoredTable> changed) {
    StoredTable now = changed.get(table);
    if (now == null) {
      return false;
    }
    StoredTable before = stored.get(table);
    if (before == null) {
      return true;
    }
    Set<String> gained = columns(now);
    gained.removeAll(columns(before));
    StoredTable sourceBefore = stored.get(source);
    return sourceBefore != null && gained.stream().anyMatch(columns(sourceBefore)::contains);
  }

  private static Set<String> columns(StoredTable table) {
    return table.columns().stream().map(StoredColumn::name).collect(Collectors.toSet());
  }

  private boolean hasRows(@Nullable StoredTable table) {
    if (table == null) {
      return false;
    }
    byte[] from = KeyFormat.tableStart(table.id());
    byte[] to = KeyFormat.tableStart(table.id() + 1);
    try (Cursor cursor = store.cursor(Space.DATA, from, to, false)) {
      return cursor.next();
    }
  }

  /** Adds to a batch the facts about this schema that the next opening needs. */
  void note(Schema schema, EngineBatch batch) {
    schema
        .sources()
        .forEach(
            (table, source) -> {
              if (!source.equals(sources.get(table)) || missedWrites.contains(table)) {
                put(batch, table, source, COMPLETE);
              }
            });
    for (String table : unknownTo(schema)) {
      put(batch, table, String.valueOf(sources.get(table)), MISSED_WRITES);
    }
    noteSeparated(schema, batch);
  }

  /** Adds to a batch that tables are no longer derived. */
  void noteSeparated(Schema schema, EngineBatch batch) {
    separated(schema).forEach(table -> batch.delete(Space.CATALOGUE, key(table)));
  }

  /** Updates the state in memory; called after that batch is written. */
  void remember(Schema schema) {
    missedWrites.addAll(unknownTo(schema));
    separated(schema).forEach(this::forget);
    sources.putAll(schema.sources());
    missedWrites.removeAll(schema.sources().keySet());
  }

  /**
   * Returns derived tables that a schema declares as tables of their own. An index with the new key
   * of an entity becomes the table of the entity.
   */
  List<String> separated(Schema schema) {
    return schema.tables().stream()
        .map(TableSchema::name)
        .filter(table -> sources.containsKey(table) && !schema.sources().containsKey(table))
        .toList();
  }

  /** Returns whether a table is derived from another one, and missed no write of it. */
  boolean isComplete(String table, String source) {
    return source.equals(sources.get(table)) && !missedWrites.contains(table);
  }

  /** Returns the table from which a table is derived, or null. */
  @Nullable String sourceOf(String table) {
    return sources.get(table);
  }

  /** Returns the tables that are derived from a table. */
  List<String> of(String source) {
    return sources.entrySet().stream()
        .filter(entry -> entry.getValue().equals(source))
        .map(Map.Entry::getKey)
        .sorted()
        .toList();
  }

  /** Forgets a table that is dropped, or no longer derived. */
  void forget(String table) {
    sources.remove(table);
    missedWrites.remove(table);
  }

  /** Returns derived tables whose base table a program is about to write without knowing them. */
  private Set<String> unknownTo(Schema schema) {
    Set<String> defined =
        schema.tables().stream().map(TableSchema::name).collect(Collectors.toSet());
    return sources.entrySet().stream()
        .filter(entry -> defined.contains(entry.getValue()))
        .map(Map.Entry::getKey)
        .filter(table -> !defined.contains(table) && !missedWrites.contains(table))
        .collect(Collectors.toSet());
  }

  private static void put(EngineBatch batch, String table, String source, byte state) {
    byte[] name = source.getBytes(StandardCharsets.UTF_8);
    byte[] value = new byte[1 + name.length];
    value[0] = state;
    System.arraycopy(name, 0, value, 1, name.length);
    batch.put(Space.CATALOGUE, key(table), value);
  }

  private static byte[] key(String table) {
    return CatalogueKeys.derivedTable(table);
  }

  private static String text(byte[] bytes, int from, int to) {
    return new String(Arrays.copyOfRange(bytes, from, to), StandardCharsets.UTF_8);
  }
}
