package dev.rowan.internal.session;

import dev.rowan.internal.state.IndexRecord;
import dev.rowan.internal.verify.ColumnCopy;
import dev.rowan.mapping.EntityMapping;
import dev.rowan.spi.backend.SchemaBackend;
import dev.rowan.spi.schema.ColumnSchema;
import dev.rowan.spi.schema.FormerTable;
import dev.rowan.spi.schema.SchemaDifference;
import dev.rowan.spi.schema.TableSchema;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * The columns of an entity that take over the values of other stored columns. A program that reads
 * a column alone would miss values before the copy is complete, and is refused.
 */
public abstract sealed class ColumnMoves permits GroupedColumns, RenamedColumns {
  final StoreAccess store;
  final TableSchema table;

  ColumnMoves(StoreAccess store, TableSchema table) {
    this.store = store;
    this.table = table;
  }

  /**
   * Describes the columns of an entity. Reads the stored schema.
   *
   * @param known the entities of this program, whose tables are not those of a former group
   */
  static ColumnMoves of(StoreAccess store, Set<EntityMapping<?>> known, EntityMapping<?> mapping) {
    TableSchema table = mapping.table();
    StoredParts stored = StoredParts.of(store, known, mapping);
    return table.groups().isEmpty() && stored.formerGroups().isEmpty()
        ? new RenamedColumns(store, table, stored.lost().getOrDefault(table.name(), List.of()))
        : new GroupedColumns(store, table, stored);
  }

  /**
   * Returns the columns whose values are to be copied, each with its former column.
   *
   * @param records as {@link #records} returns them
   */
  public abstract List<ColumnSchema> uncopied(Map<String, IndexRecord> records);

  /**
   * Returns the columns that have all values, and whose former column is still stored, although the
   * entity no longer has it; each with its former column.
   */
  public abstract List<ColumnSchema> finished(Map<String, IndexRecord> records);

  /** Returns the columns whose values no copy can take over, each with its former column. */
  public abstract List<ColumnSchema> uncopiable(Map<String, IndexRecord> records);

  /** Returns whether a comparison with these differences needs the records of the columns. */
  public abstract boolean concerns(List<SchemaDifference> differences);

  /**
   * Returns why a program that does not read the former column would miss values, in words; null if
   * it would not.
   */
  public abstract @Nullable String obstacle(ColumnSchema column, Map<String, IndexRecord> records);

  /** Whether the entity itself names former columns. */
  public abstract boolean declares();

  /**
   * Opens the columns.
   *
   * @throws dev.rowan.error.SchemaMismatchException if a column may lack values, and this program
   *     would not read its former column
   * @throws dev.rowan.error.UnsupportedByBackendException if a copy needs conditional writes, and
   *     the backend has none
   */
  abstract void open();

  /**
   * Records that a copy of values is to follow, before the store has the column, or the table, of
   * this name.
   */
  public abstract void adds(String element);

  /** Returns the copies of the values of some columns, one for each table that gets values. */
  public abstract List<ColumnCopy> copies(List<ColumnSchema> columns);

  /** Returns the name of a column with that of its table, before a dot. */
  public abstract String element(ColumnSchema column);

  /** Returns the name of the former column of a column, with that of its table, before a dot. */
  public String formerElement(ColumnSchema column) {
    return table.name() + "." + column.former();
  }

  /**
   * Returns what a stored table is that only an earlier version of the entity had, in words.
   *
   * @param stored the name of a table with former columns, which the entity does not have
   */
  public String formerGroup(String stored) {
    return "the former column group of " + table.name();
  }

  /** Returns the stored records about the table. Writes nothing. */
  public final Map<String, IndexRecord> records() {
    return Moves.records(store, table.name());
  }

  /** Returns the description of the stored table; empty if it does not exist. */
  public final Optional<FormerTable> stored() {
    return store.await(store.schemas().former(table.name(), table));
  }

  /**
   * Returns the names of the columns of a stored table that a model does not have, or in another
   * type.
   */
  final List<String> lost(TableSchema stored, TableSchema model) {
    if (store.backend().as(SchemaBackend.class).isEmpty()) {
      return List.of();
    }
    return store
        .await(store.schemas().former(stored.name(), model))
        .map(FormerTable::lost)
        .orElse(List.of());
  }
}
