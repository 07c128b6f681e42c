package dev.rowan.internal.index;

import dev.rowan.annotation.Maintain;
import dev.rowan.mapping.ChunkedColumn;
import dev.rowan.mapping.EntityMapping;
import dev.rowan.mapping.Rollup;
import dev.rowan.spi.schema.ColumnKind;
import dev.rowan.spi.schema.Component;
import dev.rowan.spi.schema.DerivedTable;
import dev.rowan.spi.schema.TableSchema;
import dev.rowan.spi.value.Row;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * The tables of an entity as they are stored. Where the engine maintains derived tables, they are
 * as declared. Where the client does, and the keys of a derived table can change, rows and entries
 * have {@link HiddenColumns}.
 *
 * <p>The columns of the key group are written all together or not at all, so that two concurrent
 * writers cannot each leave a half. The group has all columns that are in keys of derived tables,
 * and the columns that copies hold and that reads do not check against the row.
 *
 * <p>No client writes derived tables that the server maintains as views. They have the columns of
 * the rows, including hidden ones. Immutable and thread-safe.
 */
public final class EntityTables {
  private final TableSchema declared;
  private final TableSchema row;
  private final List<DerivedTable> derived;
  private final List<DerivedTable> unique;
  private final List<DerivedTable> views;
  private final boolean engineMaintained;
  private final Map<String, DerivedTable> byName = new HashMap<>();
  private final IndexMaintenance maintenance;
  private final boolean blind;
  private final boolean keyed;
  private final BitSet keyGroup = new BitSet();
  private final BitSet copied = new BitSet();
  private final BitSet followed = new BitSet();
  private final List<ChunkedColumn> chunked;
  private final List<Rollup> rollups;

  private EntityTables(
      TableSchema declared,
      List<DerivedTable> derived,
      IndexMaintenance maintenance,
      boolean engineMaintained,
      List<ChunkedColumn> chunked,
      List<Rollup> rollups) {
    this.declared = declared;
    this.chunked = List.copyOf(chunked);
    this.rollups = List.copyOf(rollups);
    if (maintenance.isVersioned()) {
      requireNoLatest(derived);
    }
    this.maintenance = maintenance;
    this.engineMaintained = engineMaintained;
    this.blind = areBlind(derived);
    this.row =
        maintenance.isVersioned()
            ? StoredTables.ofRows(declared, maintenance.isSerial(), derived)
            : declared;
    List<DerivedTable> stored = new ArrayList<>(derived.size());
    List<DerivedTable> reserving = new ArrayList<>();
    List<DerivedTable> ofServer = new ArrayList<>();
    for (DerivedTable table : derived) {
      DerivedTable asStored = stored(table);
      byName.put(table.table().name(), asStored);
      if (!table.isView()) {
        table.components().forEach(component -> followed.set(component.column()));
      }
      if (isView(table)) {
        ofServer.add(asStored);
      } else if (table.isUnique()) {
        reserving.add(asStored);
      } else {
        stored.add(asStored);
        collectColumns(table);
      }
    }
    this.derived = List.copyOf(stored);
    this.keyed = anyFollowsFromKeysAlone(derived);
    this.unique = List.copyOf(reserving);
    this.views = List.copyOf(ofServer);
  }

  private static void requireNoLatest(List<DerivedTable> derived) {
    for (DerivedTable table : derived) {
      if (table.isLatest()) {
        throw new IllegalArgumentException(table + " needs tables with keys that never change");
      }
    }
  }

  private static boolean areBlind(List<DerivedTable> derived) {
    for (DerivedTable table : derived) {
      if (!table.isView() && table.maintain() != Maintain.BLIND) {
        return false;
      }
    }
    return true;
  }

  private boolean anyFollowsFromKeysAlone(List<DerivedTable> derived) {
    for (DerivedTable table : derived) {
      if (!table.isUnique() && !(table.isView() && blind) && followsFromKeysAlone(table)) {
        return true;
      }
    }
    return false;
  }

  private boolean isView(DerivedTable table) {
    return table.isView() && !engineMaintained;
  }

  private DerivedTable stored(DerivedTable table) {
    if (isView(table)) {
      return StoredTables.ofView(table, row, declared.size());
    }
    return isVersioned() ? StoredTables.ofEntries(table, row) : table;
  }

  /**
   * Returns tables as declared: for an engine that maintains derived tables, or for an entity
   * without them.
   */
  public static EntityTables asDeclared(TableSchema table, List<DerivedTable> derived) {
    return new EntityTables(table, derived, IndexMaintenance.NONE, true, List.of(), List.of());
  }

  /**
   * Returns the tables of an entity.
   *
   * @param engineMaintained whether the engine maintains derived tables, instead of the client
   * @throws IllegalArgumentException as {@link #clientMaintained} does
   */
  public static EntityTables of(EntityMapping<?> mapping, boolean engineMaintained) {
    return new EntityTables(
        mapping.table(),
        mapping.derived(),
        engineMaintained ? IndexMaintenance.NONE : IndexMaintenance.of(mapping.derived()),
        engineMaintained,
        mapping.chunked(),
        mapping.rollups());
  }

  /**
   * Returns tables that the client maintains, except views.
   *
   * @throws IllegalArgumentException if a declared column has the name of a hidden one, or a view
   *     has a column that the row does not have
   */
  public static EntityTables clientMaintained(TableSchema declared, List<DerivedTable> derived) {
    return new EntityTables(
        declared, derived, IndexMaintenance.of(derived), false, List.of(), List.of());
  }

  /** Returns a table with the hidden columns that an index would add to its rows. */
  public static EntityTables withMarkers(TableSchema row) {
    return new EntityTables(row, List.of(), IndexMaintenance.VERIFIED, false, List.of(), List.of());
  }

  /** Returns the columns that refer to large values, with the tables of their chunks. */
  public List<ChunkedColumn> chunked() {
    return chunked;
  }

  /** Returns the tables of counters that count the rows. */
  public List<Rollup> rollups() {
    return rollups;
  }

  /** Returns the table of the entity itself, as stored. */
  public TableSchema row() {
    return row;
  }

  /** Returns the table of the entity itself, as declared. */
  public TableSchema declared() {
    return declared;
  }

  /**
   * Returns the derived tables that are written, as stored, in the order of declaration; without
   * tables of unique values.
   */
  public List<DerivedTable> derived() {
    return derived;
  }

  /** Returns the tables of unique values, as stored, in the order of their declaration. */
  public List<DerivedTable> unique() {
    return unique;
  }

  /**
   * Returns the derived tables that the server maintains, as stored, in the order of declaration.
   */
  public List<DerivedTable> views() {
    return views;
  }

  /** Returns whether the engine maintains derived tables, so that all tables are as declared. */
  public boolean isEngineMaintained() {
    return engineMaintained;
  }

  /** Returns all tables that are written together with rows: derived tables, then unique values. */
  public List<DerivedTable> maintained() {
    List<DerivedTable> all = new ArrayList<>(derived);
    all.addAll(unique);
    return all;
  }

  /** Returns a derived table as stored, by its name. */
  public DerivedTable derived(String name) {
    DerivedTable found = byName.get(name);
    if (found == null) {
      throw new IllegalArgumentException(declared + " has no derived table " + name);
    }
    return found;
  }

  /** Returns how the client maintains the derived tables. */
  public IndexMaintenance maintenance() {
    return maintenance;
  }

  /** Returns whether rows and entries have versions. */
  public boolean isVersioned() {
    return maintenance.isVersioned();
  }

  /** Returns whether a change of this column is a change of the key group. */
  public boolean isInKeyGroup(int column) {
    return keyGroup.get(column);
  }

  /** Returns whether an entry has this column. */
  public boolean isInEntries(int column) {
    return keyGroup.get(column) || copied.get(column);
  }

  /** Returns whether anything is derived from this column: entries, or a unique value. */
  public boolean isFollowed(int column) {
    return followed.get(column);
  }

  /**
   * Returns whether an existing row always has an entry, whatever its columns contain. An update of
   * such a row creates it as an insert does. Otherwise the row would end with its last value, and
   * no writer could know whether another one writes a value at that time.
   */
  public boolean hasKeyOnlyEntries() {
    return keyed;
  }

  /** Returns whether the key of an entry is made of the key of the row alone. */
  boolean followsFromKeysAlone(DerivedTable table) {
    for (int i = 0; i < table.table().keySize(); i++) {
      if (!declared.column(table.components().get(i).column()).kind().isKey()) {
        return false;
      }
    }
    return true;
  }

  /** Returns whether any table is derived from the rows. */
  public boolean areFollowed() {
    return !followed.isEmpty();
  }

  /** Returns whether the keys of no derived table can change. */
  boolean isBlind() {
    return blind;
  }

  /**
   * Returns whether a stored row exists for readers: it was inserted, or it has a value. The marker
   * of a deletion does not exist for them, nor does a version that outlives an expired or emptied
   * row. A row that another program wrote has no hidden column, and exists.
   */
  public boolean exists(Row stored) {
    return !isVersioned()
        || isInserted(stored)
        || hasValue(stored)
        || HiddenColumns.exists(
            (Boolean) stored.get(deletedColumn()), (Long) stored.get(versionColumn()));
  }

  /** Returns whether a stored row with a version exists even without any value. */
  boolean isInserted(Row stored) {
    return Boolean.FALSE.equals(stored.get(deletedColumn()));
  }

  /** Returns whether a row has a value in a regular column that was declared. */
  boolean hasValue(Row stored) {
    for (int i = declared.keySize(); i < declared.size(); i++) {
      if (stored.get(i) != null && declared.column(i).kind() == ColumnKind.REGULAR) {
        return true;
      }
    }
    return false;
  }

  /** Returns the columns of the key group that are not in the primary key, by place. */
  BitSet keyGroup() {
    return keyGroup;
  }

  /** Returns the position of the version, in a row that has one. */
  public int versionColumn() {
    return declared.size();
  }

  /** Returns the position of the column that marks deleted rows, in a row that has a version. */
  public int deletedColumn() {
    return declared.size() + 1;
  }

  int attemptColumn() {
    return declared.size() + 2;
  }

  /**
   * Returns whether an entry exists for readers. An entry without its last column, the version or
   * the attempt, does not exist; nor does an entry of a view whose row does not exist, nor one
   * without the key of its row, which only another program can have written.
   *
   * @param stored the table of the entry
   */
  public boolean isThere(DerivedTable stored, Row entry) {
    if (!isVersioned()) {
      return stored.namesRow(entry);
    }
    if (!isView(stored)) {
      return stored.namesRow(entry)
          && entry.get(entry.size() - 1) != null; // its version, or who reserved it
    }
    // a value in the key of the entry is a value of the row, so the row exists
    return !followsFromKeysAlone(stored)
        || HiddenColumns.exists(
            (Boolean) entry.get(stored.copyOf(deletedColumn())),
            (Long) entry.get(stored.copyOf(versionColumn())));
  }

  /** Returns the version of an entry, or null if the entry does not exist; not for views. */
  public static @Nullable Long versionOf(DerivedTable stored, Row entry) {
    return (Long) entry.get(stored.table().size() - 1);
  }

  /** Returns a row of the declared table as one to write, with the hidden columns unset. */
  Row.Builder widened(Row declaredRow) {
    Row.Builder wide = Row.unset(row.size());
    for (int i = 0; i < declared.size(); i++) {
      wide.set(i, declaredRow.get(i));
    }
    return wide;
  }

  /** Returns the key of a row, everything else unset. */
  public Row.Builder keyOf(Row source) {
    Row.Builder key = Row.unset(row.size());
    for (int i = 0; i < declared.keySize(); i++) {
      key.set(i, source.get(i));
    }
    return key;
  }

  private void collectColumns(DerivedTable table) {
    boolean readAlone = table.maintain() == Maintain.ATOMIC || table.maintain() == Maintain.BLIND;
    for (int i = 0; i < table.components().size(); i++) {
      Component component = table.components().get(i);
      if (declared.column(component.column()).kind().isKey()) {
        continue;
      }
      boolean key = table.table().column(i).kind().isKey();
      (key || readAlone ? keyGroup : copied).set(component.column());
    }
  }
}
