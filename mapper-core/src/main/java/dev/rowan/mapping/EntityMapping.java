package dev.rowan.mapping;

import dev.rowan.spi.schema.DerivedTable;
import dev.rowan.spi.schema.TableSchema;
import dev.rowan.spi.value.Row;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * How entities of one type are stored: generated for each entity. Jobs, exports and conversions of
 * rows take the instance of the generated class. Thread-safe.
 * <!-- tag: verify -->
 *
 * <pre>{@code
 * MaintenanceReport report =
 *     rowan.maintenance().verify(VisitMapping.INSTANCE).atMost(10_000).run();
 * if (!report.isClean()) {
 *   log.warn("found {}, such as {}", report.found(), report.samples());
 * }
 * }</pre>
 *
 * @param <E> the entity
 */
public interface EntityMapping<E> {
  /** Returns the class of the entities. */
  Class<E> type();

  /** Returns the entity's own table. */
  TableSchema table();

  /**
   * Returns the table that stored the entities before its own table took its place; null if there
   * is none.
   */
  default @Nullable String formerTable() {
    return null;
  }

  /** Returns the tables that follow from it, in the order of their declaration. */
  List<DerivedTable> derived();

  /** Returns the place of the column that counts the versions of a row, or -1 for none. */
  default int versionColumn() {
    return -1;
  }

  /** Returns the number of rows of each partition that stay; null if all stay. */
  default @Nullable RowLimit rowLimit() {
    return null;
  }

  /** Returns the columns that refer to large values, in the order of declaration. */
  default List<ChunkedColumn> chunked() {
    return List.of();
  }

  /** Returns what its rows copy from rows of other entities, in the order of declaration. */
  default List<CopiedColumns> copies() {
    return List.of();
  }

  /** Returns the entities whose rows copy columns of this one, in the order of declaration. */
  default List<EntityMapping<?>> copiedBy() {
    return List.of();
  }

  /** Returns the counters that are compared with rows of other entities. */
  default List<RecountedColumn> recounts() {
    return List.of();
  }

  /** Returns the tables of counters that count its rows, in the order of declaration. */
  default List<Rollup> rollups() {
    return List.of();
  }

  /** Returns the properties that columns store, in no order. */
  default List<Property<?>> properties() {
    return List.of();
  }

  /** Returns the properties beside the key that never change once a row has them. */
  default List<Property<?>> immutable() {
    return List.of();
  }

  /** Returns the properties that each insert and update of a row sets to the current time. */
  default List<UpdateTime<?>> updateTimes() {
    return List.of();
  }

  /** Returns whether entities have write times or TTLs of values, so that reads request these. */
  default boolean readsTimes() {
    return !times().isEmpty();
  }

  /** Returns the properties that reads fill with write times or TTLs, in no order. */
  default List<TimeProperty> times() {
    return List.of();
  }

  /** Returns the rows that its own table gets within a day, as far as annotations state them. */
  default DeclaredRate declaredRate() {
    return DeclaredRate.NONE;
  }

  /** Returns what annotations state about its tables; none of tables without stated numbers. */
  default List<DeclaredFigures> figures() {
    return List.of();
  }

  /**
   * Returns an entity with a value for each property that an insert generates: the same object if
   * none is null and it has no update time, or if the object can be changed.
   */
  default E generated(E entity) {
    return entity;
  }

  /** Returns the sequence that numbers rows; null if there is none. */
  default @Nullable NumberSequence sequence() {
    return null;
  }

  /** Returns whether an insert of an entity needs a number of {@link #sequence()}. */
  default boolean needsNumber(E entity) {
    return false;
  }

  /**
   * Returns an entity with a number of {@link #sequence()}: a new object, or the same if it can be
   * changed.
   */
  default E numbered(E entity, long number) {
    return entity;
  }

  /**
   * Returns an entity with the key columns that {@link #write} computed for its row: the same
   * object if there are none, or if the object can be changed.
   *
   * @param row what {@link #write} returned for the entity
   */
  default E withComputed(E entity, Row row) {
    return entity;
  }

  /**
   * Returns the values of an entity as writes of the row set them: as {@link #write}, with the
   * columns of large values unset. Only the write of a large value changes these.
   */
  default Row writable(E entity) {
    Row row = write(entity);
    return chunked().isEmpty() ? row : ChunkedColumn.unset(chunked(), row);
  }

  /** Returns the values of an entity; null where a property is null, nowhere unset. */
  Row write(E entity);

  /**
   * Returns the entity of a row.
   *
   * @throws dev.rowan.error.UnreadableRowException if a value has no counterpart in the entity
   */
  E read(Row row);

  /**
   * Gives an entity the values of a row: for entities that change. Those that do not have no such
   * thing.
   *
   * @throws dev.rowan.error.UnreadableRowException if a value has no counterpart in the entity
   * @throws UnsupportedOperationException if entities of this type do not change
   */
  default void fill(Row row, E entity) {
    throw new UnsupportedOperationException(table() + " is of entities that do not change");
  }
}
