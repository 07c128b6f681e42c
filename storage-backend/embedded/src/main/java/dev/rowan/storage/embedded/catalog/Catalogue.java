package dev.rowan.storage.embedded.catalog;

import dev.rowan.error.CorruptStoreException;
import dev.rowan.error.ErrorCode;
import dev.rowan.error.SchemaMismatchException;
import dev.rowan.spi.schema.ColumnSchema;
import dev.rowan.spi.schema.FormerTable;
import dev.rowan.spi.schema.Schema;
import dev.rowan.spi.schema.SchemaDifference;
import dev.rowan.spi.schema.TableSchema;
import dev.rowan.storage.embedded.engine.Cursor;
import dev.rowan.storage.embedded.engine.Durability;
import dev.rowan.storage.embedded.engine.EngineBatch;
import dev.rowan.storage.embedded.engine.OrderedStore;
import dev.rowan.storage.embedded.engine.Space;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.HashSet;
import java.util.IdentityHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Consumer;
import java.util.function.LongSupplier;

/** The tables of a store, its clock and its format. Thread-safe. */
public final class Catalogue {
  private static final byte[] NEXT_TABLE_KEY = CatalogueKeys.meta("nextTable");
  private static final long FIRST_TABLE = 1;

  private final OrderedStore store;
  private final StoreClock clock;
  private final TimestampHighWaterMark deletions;
  private final TimestampHighWaterMark chosen;
  private final Map<String, StoredTable> stored = new HashMap<>();
  private final PurgeSchedule purges;
  private final DerivedTables derivedTables;

  /** Tables that this program dropped and did not define again. */
  private final Set<String> dropped = ConcurrentHashMap.newKeySet();

  private long nextTable;

  // An identity map, because programs hold each schema in a constant and equality compares every
  // column. A published map never changes.
  private volatile IdentityHashMap<TableSchema, Table> open = new IdentityHashMap<>();

  private Catalogue(OrderedStore store, LongSupplier wallMicros) {
    this.store = store;
    this.clock = StoreClock.of(store, wallMicros);
    this.deletions = TimestampHighWaterMark.of(store, "shadow", clock);
    this.chosen = TimestampHighWaterMark.of(store, "chosen", clock);
    this.purges = PurgeSchedule.of(store);
    this.derivedTables = DerivedTables.of(store);
  }

  /**
   * Reads the catalogue of a store, or creates it in an empty store.
   *
   * @throws CorruptStoreException if a newer version wrote the store
   */
  public static Catalogue of(OrderedStore store) {
    return of(store, StoreClock.SYSTEM);
  }

  /** Does the same with another wall clock, which gives microseconds since 1970. */
  public static Catalogue of(OrderedStore store, LongSupplier wallMicros) {
    StoreFormat.require(store);
    Catalogue catalogue = new Catalogue(store, wallMicros);
    catalogue.load();
    return catalogue;
  }

  private void load() {
    nextTable = CatalogueKeys.readLong(store, NEXT_TABLE_KEY, FIRST_TABLE);
    try (Cursor cursor =
        store.cursor(Space.CATALOGUE, CatalogueKeys.TABLES, CatalogueKeys.TABLES_END, false)) {
      while (cursor.next()) {
        StoredTable table =
            StoredTableCodec.read(Arrays.copyOf(cursor.value(), cursor.valueLength()));
        stored.put(table.name(), table);
      }
    }
  }

  /** Returns the store's clock. */
  public StoreClock clock() {
    return clock;
  }

  /**
   * Returns the high-water mark of range and partition deletions. They shadow only writes at or
   * below it.
   */
  public TimestampHighWaterMark deletions() {
    return deletions;
  }

  /**
   * Returns the high-water mark of timestamps that callers chose. A clock timestamp above it
   * exceeds every timestamp stored in the partitions whose locks are held.
   */
  public TimestampHighWaterMark chosen() {
    return chosen;
  }

  /** Returns the schedule of tables that have something to purge. */
  public PurgeSchedule purges() {
    return purges;
  }

  /**
   * Creates new tables and columns, all or none; stored tables and columns that the schema does not
   * name remain.
   *
   * @throws SchemaMismatchException if a table has another key, or a column another type, than is
   *     stored, or if a derived table would lack rows
   * @throws dev.rowan.error.UnsupportedByBackendException if a column has a type that cannot be
   *     stored in its position
   */
  public synchronized void define(Schema schema) {
    EngineBatch batch = new EngineBatch();
    Map<String, StoredTable> changed = new HashMap<>();
    long next = nextTable;
    for (TableSchema model : schema.tables()) {
      StoredTable known = changed.getOrDefault(model.name(), stored.get(model.name()));
      StoredTable wanted =
          known == null
              ? TableEvolution.create(model, Math.toIntExact(next++))
              : TableEvolution.evolve(known, model);
      // Refuses types that no table can have before any of it is stored.
      Table.of(model, wanted);
      if (!wanted.equals(known)) {
        changed.put(model.name(), wanted);
        batch.put(
            Space.CATALOGUE, CatalogueKeys.table(model.name()), StoredTableCodec.write(wanted));
      }
    }
    derivedTables.require(schema, stored, changed);
    derivedTables.note(schema, batch);
    if (!changed.isEmpty()) {
      batch.put(Space.CATALOGUE, NEXT_TABLE_KEY, CatalogueKeys.longBytes(next));
    }
    if (batch.size() > 0) {
      store.write(batch, Durability.SYNC);
    }
    derivedTables.remember(schema);
    nextTable = next;
    stored.putAll(changed);
    schema.tables().forEach(table -> dropped.remove(table.name()));
    publish(schema, changed);
  }

  /**
   * Returns the differences between a schema and the stored tables, including tables that the
   * schema does not have.
   */
  public synchronized List<SchemaDifference> compare(Schema schema) {
    Set<SchemaDifference> differences = new LinkedHashSet<>();
    Set<String> surplus = new TreeSet<>(stored.keySet());
    for (TableSchema model : schema.tables()) {
      surplus.remove(model.name());
      StoredTable known = stored.get(model.name());
      if (known == null) {
        differences.add(TableEvolution.missing(model));
      } else {
        differences.addAll(TableEvolution.differences(known, model));
      }
    }
    differences.addAll(derivedTables.incomplete(schema, stored));
    surplus.removeIf(name -> name.startsWith(TableSchema.RESERVED));
    List<String> separated = derivedTables.separated(schema);
    surplus.forEach(
        name -> {
          List<String> derived = new ArrayList<>(derivedTables.of(name));
          derived.removeAll(separated);
          differences.add(TableEvolution.surplus(name, derived));
        });
    return List.copyOf(differences);
  }

  /**
   * Separates derived tables that a schema declares as tables of their own from their base tables,
   * so that they are not dropped with them.
   */
  public synchronized void separate(Schema schema) {
    List<String> separated = derivedTables.separated(schema);
    if (!separated.isEmpty()) {
      EngineBatch batch = new EngineBatch();
      derivedTables.noteSeparated(schema, batch);
      store.write(batch, Durability.SYNC);
      separated.forEach(derivedTables::forget);
    }
  }

  /**
   * Creates or extends the tables of one element of a schema: a table, a column, or a field. Stored
   * tables that are derived from them are defined too, so that they do not count as unknown to this
   * program.
   */
  public synchronized void resolve(Schema schema, SchemaDifference difference) {
    Set<String> names = new HashSet<>();
    for (TableSchema table : schema.tables()) {
      if (TableEvolution.concerns(difference, table, stored.containsKey(table.name()))) {
        names.add(table.name());
      }
    }
    schema
        .sources()
        .forEach(
            (derived, source) -> {
              if (names.contains(source) && stored.containsKey(derived)) {
                names.add(derived);
              }
            });
    Map<String, String> sources = new HashMap<>(schema.sources());
    sources.keySet().retainAll(names);
    List<TableSchema> tables =
        schema.tables().stream().filter(table -> names.contains(table.name())).toList();
    define(new Schema(tables, sources, names));
  }

  /** Returns the description of a stored table; queries can read that of another name. */
  public synchronized Optional<FormerTable> former(String name, TableSchema moved, long retention) {
    StoredTable known = stored.get(name);
    if (known == null) {
      return Optional.empty();
    }
    FormerTable former =
        known.former(
            moved, derivedTables.isComplete(moved.name(), name), retention, stored.keySet());
    if (former.table() != null && former.lost().isEmpty() && !name.equals(moved.name())) {
      publish(Schema.of(List.of(former.table())), Map.of());
    }
    return Optional.of(former);
  }

  /** Returns whether a stored table has a column of this name and type. */
  public synchronized boolean hasColumn(String table, ColumnSchema column) {
    StoredTable known = stored.get(table);
    StoredColumn found = known == null ? null : known.column(column.name());
    return found != null && found.fits(column);
  }

  /**
   * Gives a table and its derived tables new ids, under which there are no rows. The caller
   * excludes concurrent reads and writes.
   *
   * @throws dev.rowan.error.RejectedInputException if there is no such table, or it is a derived
   *     table
   */
  public synchronized void truncate(String table) {
    remove(drops -> drops.truncate(table, open.keySet()));
  }

  /**
   * Drops a table and its derived tables. The caller excludes concurrent reads and writes.
   *
   * @throws dev.rowan.error.RejectedInputException if there is no such table, or it is a derived
   *     table in use
   */
  public synchronized void drop(String table) {
    Set<String> inUse = new HashSet<>();
    open.keySet().forEach(schema -> inUse.add(schema.name()));
    remove(drops -> drops.drop(table, inUse));
  }

  /**
   * Drops a column and its copies in derived tables. The caller excludes concurrent reads and
   * writes.
   *
   * @param retained a schema whose derived tables keep their columns
   * @throws dev.rowan.error.RejectedInputException if there is no such column, if it is part of a
   *     key or in use, or if its table is a derived table
   */
  public synchronized void dropColumn(String table, String column, Schema retained) {
    remove(drops -> drops.dropColumn(table, column, open.keySet(), retained));
  }

  /** Closes the models of a table that have a column, such as that of a comparison with it. */
  public synchronized void close(String table, String column) {
    IdentityHashMap<TableSchema, Table> copy = new IdentityHashMap<>(open);
    copy.keySet().removeIf(model -> TableDrops.isOf(model, table, column));
    open = copy;
  }

  private void remove(Consumer<TableDrops> change) {
    TableDrops drops = new TableDrops(stored, derivedTables, nextTable);
    change.accept(drops);
    EngineBatch batch = drops.batch();
    drops.garbage().forEach(id -> purges.forget(id, batch));
    store.write(batch, Durability.SYNC);
    nextTable = drops.nextTable();
    drops
        .changed()
        .forEach(
            (name, table) -> {
              if (table == null) {
                stored.remove(name);
                derivedTables.forget(name);
                dropped.add(name);
              } else {
                stored.put(name, table);
              }
            });
    reopen(drops.changed().keySet());
  }

  private void reopen(Set<String> changed) {
    IdentityHashMap<TableSchema, Table> copy = new IdentityHashMap<>();
    open.forEach(
        (model, table) -> {
          StoredTable now = stored.get(model.name());
          if (now != null) {
            copy.put(model, changed.contains(model.name()) ? Table.of(model, now) : table);
          }
        });
    open = copy;
  }

  /** Returns the ids of dropped tables whose rows are not yet removed. */
  public List<Integer> garbage() {
    return CatalogueKeys.garbage(store);
  }

  /** Records that the rows of a dropped table are removed. */
  public void forgetGarbage(int tableId) {
    EngineBatch batch = new EngineBatch();
    batch.delete(Space.CATALOGUE, CatalogueKeys.garbage(tableId));
    store.write(batch, Durability.BUFFERED);
  }

  /** Returns the tables that were defined and not dropped, with their ids. */
  public synchronized SortedMap<String, Integer> tableIds() {
    SortedMap<String, Integer> ids = new TreeMap<>();
    stored.forEach((name, table) -> ids.put(name, table.id()));
    return ids;
  }

  /** Makes all other models aware of a new column before any program writes it. */
  private void publish(Schema schema, Map<String, StoredTable> changed) {
    IdentityHashMap<TableSchema, Table> copy = new IdentityHashMap<>(open);
    copy.replaceAll(
        (model, table) -> {
          StoredTable evolved = changed.get(model.name());
          return evolved != null && evolved.id() == table.keys().tableId()
              ? Table.of(model, evolved)
              : table;
        });
    for (TableSchema model : schema.tables()) {
      StoredTable table = stored.get(model.name());
      if (table != null && !copy.containsKey(model)) {
        copy.put(model, Table.of(model, table));
      }
    }
    open = copy;
  }

  /**
   * Returns a defined table.
   *
   * @throws SchemaMismatchException if it was never defined here
   */
  public Table table(TableSchema schema) {
    Table table = open.get(schema);
    return table != null ? table : equalTo(schema);
  }

  private Table equalTo(TableSchema schema) {
    for (Map.Entry<TableSchema, Table> defined : open.entrySet()) {
      if (defined.getKey().equals(schema)) {
        return defined.getValue();
      }
    }
    if (dropped.contains(schema.name())) {
      throw new SchemaMismatchException(
          ErrorCode.TABLE_DROPPED, Map.of("table", schema.name()), null);
    }
    throw new SchemaMismatchException(
        ErrorCode.SCHEMA_MISMATCH,
        Map.of("table", schema.name(), "stored", "not defined by this program"),
        null);
  }
}
