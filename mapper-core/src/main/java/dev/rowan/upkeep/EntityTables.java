package dev.rowan.upkeep;

import dev.rowan.annotation.Maintain;
import dev.rowan.schema.ColumnKind;
import dev.rowan.schema.ColumnSchema;
import dev.rowan.schema.Component;
import dev.rowan.schema.DerivedTable;
import dev.rowan.schema.ScalarType;
import dev.rowan.schema.TableSchema;
import dev.rowan.value.Row;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * An entity's tables as they are stored. Where the backend isolates upkeep, they are as declared.
 * Where it does not, and the keys of a derived table can change, rows and entries have a version,
 * behind the declared columns: places of declared columns stay what they are.
 *
 * <ul>
 *   <li>{@value #VERSION} of the row: the timestamp, or under {@link Maintain#SERIAL} the version,
 *       of the last change of its key group. An entry is there if and only if its own is.
 *   <li>{@value #DELETED} of the row: false while it lives, true once it was deleted, null if it
 *       expired or was not written by a mapper.
 *   <li>{@value #ATTEMPT} of the row, under {@link Maintain#SERIAL} alone: which attempt wrote the
 *       version.
 *   <li>{@value #RESERVATION} and the name of a table of unique values, in the row: which attempt
 *       reserved the value that the row has there, as the reservation itself says in its {@value
 *       #ATTEMPT}.
 * </ul>
 *
 * <p>The key group are the columns that are written all together or not at all, so that two writers
 * at one time cannot leave halves of each: all columns that keys of derived tables are made of, and
 * what copies hold that are read without looking at the row. Immutable and thread-safe.
 */
public final class EntityTables {
  /** The name of the column of the version. */
  public static final String VERSION = "_v";

  /** The name of the column that says whether a row was deleted. */
  public static final String DELETED = "_d";

  /** The name of the column of the attempt. */
  public static final String ATTEMPT = "_a";

  /** With what the name of a column begins that says which attempt reserved a unique value. */
  public static final String RESERVATION = "_u_";

  private final TableSchema declared;
  private final TableSchema row;
  private final List<DerivedTable> derived;
  private final List<DerivedTable> unique;
  private final Map<String, DerivedTable> byName = new HashMap<>();
  private final @Nullable Maintain protocol;
  private final boolean versioned;
  private final BitSet keyGroup = new BitSet();
  private final BitSet copied = new BitSet();

  private EntityTables(
      TableSchema declared, List<DerivedTable> derived, @Nullable Maintain protocol) {
    this.declared = declared;
    this.protocol = protocol;
    this.versioned = protocol != null && protocol != Maintain.BLIND;
    this.row = versioned ? versioned(declared, protocol == Maintain.SERIAL, derived) : declared;
    List<DerivedTable> stored = new ArrayList<>(derived.size());
    List<DerivedTable> reserving = new ArrayList<>();
    for (DerivedTable table : derived) {
      DerivedTable kept = versioned ? versioned(table, row) : table;
      byName.put(table.table().name(), kept);
      if (table.isUnique()) {
        reserving.add(kept);
      } else {
        stored.add(kept);
        collectColumns(table);
      }
    }
    this.derived = List.copyOf(stored);
    this.unique = List.copyOf(reserving);
  }

  /** Returns tables as declared: for a backend that isolates upkeep, or without derived tables. */
  public static EntityTables asDeclared(TableSchema table, List<DerivedTable> derived) {
    return new EntityTables(table, derived, null);
  }

  /**
   * Returns tables that the mapper itself keeps in step.
   *
   * @throws IllegalArgumentException if a declared column has the name of a hidden one
   */
  public static EntityTables kept(TableSchema table, List<DerivedTable> derived) {
    Maintain strictest =
        derived.stream().map(DerivedTable::maintain).max(Maintain::compareTo).orElse(null);
    return new EntityTables(table, derived, strictest);
  }

  /** Returns the entity's own table, as stored. */
  public TableSchema row() {
    return row;
  }

  /** Returns the entity's own table, as declared. */
  public TableSchema declared() {
    return declared;
  }

  /**
   * Returns the derived tables, as stored, in the order of their declaration; without those of
   * unique values.
   */
  public List<DerivedTable> derived() {
    return derived;
  }

  /** Returns the tables of unique values, as stored, in the order of their declaration. */
  public List<DerivedTable> unique() {
    return unique;
  }

  /** Returns all tables that follow from rows: derived ones, then those of unique values. */
  public List<DerivedTable> followers() {
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

  /** Returns how the mapper keeps the tables in step; null if it need not. */
  public @Nullable Maintain protocol() {
    return protocol;
  }

  /** Returns whether rows and entries have versions. */
  public boolean isVersioned() {
    return versioned;
  }

  /** Returns whether a change of this column is a change of the key group. */
  public boolean isInKeyGroup(int column) {
    return keyGroup.get(column);
  }

  /** Returns whether an entry says anything of this column. */
  public boolean isInEntries(int column) {
    return keyGroup.get(column) || copied.get(column);
  }

  /** Returns the columns of the key group that are not in the primary key, by place. */
  BitSet keyGroup() {
    return keyGroup;
  }

  /** Returns the place of the version in a row that has one. */
  public int versionColumn() {
    return declared.size();
  }

  /** Returns the place of what says whether the row was deleted, in a row that has a version. */
  public int deletedColumn() {
    return declared.size() + 1;
  }

  int attemptColumn() {
    return declared.size() + 2;
  }

  /** Returns the version of an entry, or null if the entry is not there. */
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

  private static TableSchema versioned(
      TableSchema table, boolean attempts, List<DerivedTable> followers) {
    TableSchema.Builder wide = copyOf(table, false);
    wide.column(VERSION, ScalarType.BIGINT).column(DELETED, ScalarType.BOOLEAN);
    if (attempts) {
      wide.column(ATTEMPT, ScalarType.UUID);
    }
    for (DerivedTable follower : followers) {
      if (follower.isUnique()) {
        wide.column(RESERVATION + follower.table().name(), ScalarType.UUID);
      }
    }
    return wide.build();
  }

  private static DerivedTable versioned(DerivedTable table, TableSchema row) {
    List<Component> components = new ArrayList<>(table.components());
    if (table.isUnique()) {
      components.add(new Component.Copy(row.indexOf(RESERVATION + table.table().name())));
      return DerivedTable.unique(
          copyOf(table.table(), true).column(ATTEMPT, ScalarType.UUID).build(),
          row,
          components,
          table.uniqueProperties());
    }
    components.add(new Component.Copy(row.indexOf(VERSION)));
    return new DerivedTable(
        copyOf(table.table(), true).column(VERSION, ScalarType.BIGINT).build(),
        row,
        components,
        table.maintain());
  }

  /**
   * Copies a table; as that of entries with every value in one cell: entries are always written
   * whole, and writing a list of cells again at the same time would double it.
   */
  private static TableSchema.Builder copyOf(TableSchema table, boolean frozen) {
    TableSchema.Builder copy = TableSchema.named(table.name()).defaultTtl(table.defaultTtl());
    for (ColumnSchema column : table.columns()) {
      if (column.kind() == ColumnKind.PARTITION_KEY) {
        copy.partitionKey(column.name(), column.type());
      } else if (column.kind() == ColumnKind.CLUSTERING) {
        copy.clustering(column.name(), column.type(), column.order());
      } else if (column.kind() == ColumnKind.STATIC) {
        copy.staticColumn(column.name(), column.type());
      } else {
        copy.column(column.name(), frozen ? column.type().frozenType() : column.type());
      }
    }
    return copy;
  }
}
