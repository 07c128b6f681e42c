package dev.rowan.internal.session;

import dev.rowan.error.ErrorCode;
import dev.rowan.error.SchemaMismatchException;
import dev.rowan.internal.state.IndexRecord;
import dev.rowan.internal.state.IndexStates;
import dev.rowan.internal.state.MoveStates;
import dev.rowan.mapping.EntityMapping;
import dev.rowan.spi.backend.Capability;
import dev.rowan.spi.backend.SchemaBackend;
import dev.rowan.spi.schema.DerivedTable;
import dev.rowan.spi.schema.FormerTable;
import dev.rowan.spi.schema.Schema;
import dev.rowan.spi.schema.SchemaDifference;
import dev.rowan.spi.schema.SchemaDifference.Kind;
import dev.rowan.spi.schema.TableSchema;
import dev.rowan.spi.store.IndexState;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * The move of an entity from its former table to the table that was an index of it. A program that
 * opens the entity before the index is complete would miss rows, and is refused.
 */
public final class Moves {
  private final StoreAccess store;
  private final EntityMapping<?> mapping;
  private final String former;
  private final TableSchema table;

  private Moves(StoreAccess store, EntityMapping<?> mapping, String former) {
    this.store = store;
    this.mapping = mapping;
    this.former = former;
    this.table = mapping.table();
  }

  /** Returns the move of an entity; empty if the entity names no former table. */
  static Optional<Moves> of(StoreAccess store, EntityMapping<?> mapping) {
    return Optional.ofNullable(mapping.formerTable())
        .map(former -> new Moves(store, mapping, former));
  }

  /** Returns the name of the former table. */
  public String former() {
    return former;
  }

  /** Returns the name of the table of the entity. */
  public String table() {
    return table.name();
  }

  /**
   * Returns the stored former table; empty if the store has none.
   *
   * @throws dev.rowan.error.UnsupportedByBackendException if the backend cannot describe it
   */
  public Optional<FormerTable> stored() {
    return store.await(store.schemas().former(former, table));
  }

  /**
   * Opens the table of the entity.
   *
   * @throws SchemaMismatchException if the former table exists, and the table of the entity lacks
   *     rows of it
   */
  void open() {
    Optional<FormerTable> there = stored();
    if (there.isEmpty()) {
      return;
    }
    String obstacle = obstacle(there.get());
    if (obstacle != null) {
      throw new SchemaMismatchException(
          ErrorCode.MOVE_INCOMPLETE,
          Map.of("table", table.name(), "former table", former, "stored", obstacle),
          null);
    }
    store.await(store.backend().define(Schema.of(List.of(IndexStates.TABLE))));
    MoveStates moves = new MoveStates(store.backend());
    Map<String, IndexRecord> records = store.await(store.gate().states().read(former));
    while (MoveStates.of(records, table.name()).since() == null) {
      store.await(moves.start(former, table.name(), records, store.time().instant()));
      records = store.await(store.gate().states().read(former));
    }
    if (!MoveStates.isWritten(records, table.name())) {
      MovedWrites.watch(store.backend(), former, table.name());
    }
  }

  /**
   * Refuses an entity if a later version of the program has written the table of one of its indexes
   * as a table of its own, in a store that changes an index only together with a row. Then the
   * table of the entity lacks these writes, and an index entry could keep a former value.
   *
   * @throws SchemaMismatchException if it has
   */
  static void refuseReturn(StoreAccess store, EntityMapping<?> mapping) {
    if (mapping.derived().isEmpty()
        || !store.backend().capabilities().has(Capability.INDEX_MAINTENANCE)
        || store.backend().as(SchemaBackend.class).isEmpty()) {
      return;
    }
    String table = mapping.table().name();
    Map<String, IndexRecord> records = records(store, table);
    for (DerivedTable derived : mapping.derived()) {
      String index = derived.table().name();
      if (MoveStates.isWritten(records, index)) {
        throw new SchemaMismatchException(
            ErrorCode.MOVE_WRITTEN, Map.of("table", table, "index", index), null);
      }
    }
  }

  /**
   * Returns why the table of the entity may lack rows of its former table, in words; null if the
   * table is complete. Writes nothing.
   */
  public @Nullable String obstacle(FormerTable there) {
    List<TableSchema> tables = new ArrayList<>(List.of(table));
    if (there.table() != null && there.lost().isEmpty()) {
      tables.add(there.table());
    }
    Schema asIndex = new Schema(tables, Map.of(table.name(), former));
    for (SchemaDifference each : store.await(store.schemas().compare(asIndex))) {
      if (each.element().equals(table.name())
          && (each.kind() == Kind.MISSING_TABLE || each.kind() == Kind.INDEX_STATE)) {
        return each.kind() == Kind.MISSING_TABLE ? "no such table" : each.stored();
      }
    }
    Map<String, IndexRecord> records = records();
    IndexRecord record = records.get(table.name());
    if (record != null) {
      return record.state() == IndexState.READABLE ? null : "an index that is not built";
    }
    boolean known =
        MoveStates.of(records, table.name()).since() != null
            || (there.maintained()
                && store.backend().capabilities().has(Capability.INDEX_MAINTENANCE));
    return known ? null : "no index of " + former + " that was built";
  }

  /** Returns the stored records about the former table and its indexes. Writes nothing. */
  public Map<String, IndexRecord> records() {
    return records(store, former);
  }

  /** Returns the stored records about a table, its indexes and its columns. Writes nothing. */
  static Map<String, IndexRecord> records(StoreAccess store, String table) {
    Schema states = Schema.of(List.of(IndexStates.TABLE));
    boolean missing =
        store.await(store.schemas().compare(states)).stream()
            .anyMatch(each -> each.owner().equals(IndexStates.TABLE.name()));
    if (missing) {
      return Map.of();
    }
    store.await(store.backend().define(states));
    return store.await(store.gate().states().read(table));
  }

  @Override
  public String toString() {
    return former + " to " + mapping.table();
  }
}
