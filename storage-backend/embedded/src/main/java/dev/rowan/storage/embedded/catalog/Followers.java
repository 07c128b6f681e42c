package dev.rowan.storage.embedded.catalog;

import dev.rowan.error.ErrorCode;
import dev.rowan.error.SchemaMismatch;
import dev.rowan.schema.Schema;
import dev.rowan.schema.TableSchema;
import dev.rowan.storage.embedded.engine.Batch;
import dev.rowan.storage.embedded.engine.Cursor;
import dev.rowan.storage.embedded.engine.OrderedStore;
import dev.rowan.storage.embedded.engine.Space;
import dev.rowan.storage.embedded.key.KeyForm;
import dev.rowan.storage.embedded.type.Misfit;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/**
 * Which tables follow from which, and whether every program that wrote the one knew of the other. A
 * table that missed writes must not answer as if it held everything: it is refused, unless who
 * defines it takes care that nobody reads it before it is complete. Guarded by the catalogue.
 */
final class Followers {
  private static final byte COMPLETE = 1;
  private static final byte LEFT_BEHIND = 0;

  private final OrderedStore store;
  private final Map<String, String> sources = new HashMap<>();
  private final Set<String> leftBehind = new HashSet<>();

  private Followers(OrderedStore store) {
    this.store = store;
  }

  static Followers of(OrderedStore store) {
    Followers followers = new Followers(store);
    byte[] from = CatalogueKeys.FOLLOWERS;
    try (Cursor cursor = store.cursor(Space.CATALOGUE, from, CatalogueKeys.FOLLOWERS_END, false)) {
      while (cursor.next()) {
        if (cursor.valueLength() == 0) {
          throw Misfit.corrupt("an index without its table in the catalogue");
        }
        String table = text(cursor.key(), from.length, cursor.keyLength());
        followers.sources.put(table, text(cursor.value(), 1, cursor.valueLength()));
        if (cursor.value()[0] == LEFT_BEHIND) {
          followers.leftBehind.add(table);
        }
      }
    }
    return followers;
  }

  /**
   * Refuses a schema in which a table would lack what follows from rows that are there.
   *
   * @param stored the tables so far
   * @param changed those that the schema makes or gives new columns
   */
  void require(Schema schema, Map<String, StoredTable> stored, Map<String, StoredTable> changed) {
    schema
        .sources()
        .forEach(
            (table, source) -> {
              boolean lacks =
                  leftBehind.contains(table) || lacksColumns(table, source, stored, changed);
              boolean refused = lacks && !schema.incomplete().contains(table);
              if (refused && (hasRows(stored.get(source)) || hasRows(stored.get(table)))) {
                throw new SchemaMismatch(
                    ErrorCode.INDEX_INCOMPLETE, Map.of("index", table, "table", source), null);
              }
            });
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
    byte[] from = KeyForm.tableStart(table.id());
    byte[] to = KeyForm.tableStart(table.id() + 1);
    try (Cursor cursor = store.cursor(Space.DATA, from, to, false)) {
      return cursor.next();
    }
  }

  /** Adds to a batch what has to be known of this schema when the store is opened again. */
  void note(Schema schema, Batch batch) {
    schema
        .sources()
        .forEach(
            (table, source) -> {
              if (!source.equals(sources.get(table)) || leftBehind.contains(table)) {
                put(batch, table, source, COMPLETE);
              }
            });
    for (String table : forgottenBy(schema)) {
      put(batch, table, String.valueOf(sources.get(table)), LEFT_BEHIND);
    }
  }

  /** To be called when that batch is written. */
  void remember(Schema schema) {
    leftBehind.addAll(forgottenBy(schema));
    sources.putAll(schema.sources());
    leftBehind.removeAll(schema.sources().keySet());
  }

  /** The table from which a table follows, or null. */
  @Nullable String sourceOf(String table) {
    return sources.get(table);
  }

  /** The tables that follow from a table. */
  List<String> of(String source) {
    return sources.entrySet().stream()
        .filter(entry -> entry.getValue().equals(source))
        .map(Map.Entry::getKey)
        .sorted()
        .toList();
  }

  /** To be called when a table was dropped. */
  void forget(String table) {
    sources.remove(table);
    leftBehind.remove(table);
  }

  /** Tables whose source a program is about to write without knowing of them. */
  private Set<String> forgottenBy(Schema schema) {
    Set<String> defined =
        schema.tables().stream().map(TableSchema::name).collect(Collectors.toSet());
    return sources.entrySet().stream()
        .filter(entry -> defined.contains(entry.getValue()))
        .map(Map.Entry::getKey)
        .filter(table -> !defined.contains(table) && !leftBehind.contains(table))
        .collect(Collectors.toSet());
  }

  private static void put(Batch batch, String table, String source, byte state) {
    byte[] name = source.getBytes(StandardCharsets.UTF_8);
    byte[] value = new byte[1 + name.length];
    value[0] = state;
    System.arraycopy(name, 0, value, 1, name.length);
    batch.put(Space.CATALOGUE, CatalogueKeys.follower(table), value);
  }

  private static String text(byte[] bytes, int from, int to) {
    return new String(Arrays.copyOfRange(bytes, from, to), StandardCharsets.UTF_8);
  }
}
