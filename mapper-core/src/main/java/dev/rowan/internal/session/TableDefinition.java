package dev.rowan.internal.session;

import dev.rowan.error.ErrorCode;
import dev.rowan.error.RowanException;
import dev.rowan.error.SchemaMismatchException;
import dev.rowan.internal.async.Await;
import dev.rowan.internal.index.BucketLists;
import dev.rowan.internal.index.EntityTables;
import dev.rowan.internal.index.IndexMaintenance;
import dev.rowan.internal.state.IndexGate;
import dev.rowan.internal.state.IndexRecord;
import dev.rowan.internal.state.IndexStates;
import dev.rowan.spi.async.Failures;
import dev.rowan.spi.backend.Backend;
import dev.rowan.spi.backend.Capability;
import dev.rowan.spi.query.ReadMode;
import dev.rowan.spi.query.ScanQuery;
import dev.rowan.spi.query.TokenRange;
import dev.rowan.spi.schema.DerivedTable;
import dev.rowan.spi.schema.Schema;
import dev.rowan.spi.store.IndexState;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Defines the tables of an entity, and determines which of its indexes are readable. An index that
 * lacks existing rows is defined too, so that writes maintain it from now on. It is not readable
 * until it is built. The same is true of a view that the server has not built yet.
 *
 * <p>Other programs may have written the index tables, and their keyspace may have no table of
 * states. If no key of an index can change, and the program may not create tables, the indexes are
 * readable as they are.
 */
final class TableDefinition {
  private static final Logger LOG = LoggerFactory.getLogger(TableDefinition.class);

  private final Backend backend;
  private final Await await;
  private final IndexGate gate;
  private final EntityTables tables;
  private final String name;
  private boolean hasNoStates;

  TableDefinition(Backend backend, Await await, IndexGate gate, EntityTables tables) {
    this.backend = backend;
    this.await = await;
    this.gate = gate;
    this.tables = tables;
    this.name = tables.row().name();
  }

  void define() {
    Set<String> incomplete = new HashSet<>();
    while (!isDefined(incomplete)) {
      // repeat with one more incomplete index
    }
    for (DerivedTable view : tables.views()) {
      String index = view.table().name();
      gate.learnView(name, index, !incomplete.contains(index), () -> isBuilt(view));
    }
    if (!hasStates()) {
      return;
    }
    Map<String, IndexRecord> records = await.result(gate.states().read(name));
    for (String index : recorded()) {
      IndexRecord record = records.get(index);
      gate.learn(name, index, record == null ? first(index) : record.state());
    }
  }

  private boolean isDefined(Set<String> incomplete) {
    try {
      await.result(backend.define(EntitySchema.of(tables, hasStates(), incomplete)));
      return true;
    } catch (SchemaMismatchException e) {
      if (isDefinedWithoutStates(e, incomplete)) {
        return true;
      }
      String index = e.context().get("index");
      if (e.code() != ErrorCode.INDEX_INCOMPLETE
          || index == null
          || !(isOf(tables.views(), index) || (hasStates() && recorded().contains(index)))
          || !incomplete.add(index)) {
        throw e;
      }
      if (isOf(tables.views(), index)) {
        return false;
      }
      // recorded before the table exists, so that no reader finds the table without the record
      await.result(backend.define(Schema.of(List.of(IndexStates.TABLE))));
      change(index, IndexRecord.UNBUILT);
      return false;
    }
  }

  private boolean isDefinedWithoutStates(SchemaMismatchException missing, Set<String> incomplete) {
    if (missing.code() != ErrorCode.SCHEMA_INCOMPLETE
        || !hasStates()
        || tables.maintenance() != IndexMaintenance.BLIND) {
      return false;
    }
    try {
      await.result(backend.define(EntitySchema.of(tables, false, incomplete)));
    } catch (SchemaMismatchException e) {
      return false; // more is missing, and the first error names all of it
    }
    hasNoStates = true;
    LOG.warn(
        "reads use the indexes of a table as other programs maintain them, because {} is missing:"
            + " table={}",
        IndexStates.TABLE.name(),
        name);
    return true;
  }

  /** Returns the names of the tables whose states are recorded: indexes, and lists of buckets. */
  private Set<String> recorded() {
    Set<String> names = new LinkedHashSet<>();
    tables.maintained().forEach(derived -> names.add(derived.table().name()));
    names.addAll(BucketLists.of(tables).keySet());
    return names;
  }

  private static boolean isOf(List<DerivedTable> some, String index) {
    return some.stream().anyMatch(table -> table.table().name().equals(index));
  }

  private boolean hasStates() {
    return !hasNoStates && EntitySchema.hasStates(tables, backend.capabilities());
  }

  private CompletionStage<Boolean> isBuilt(DerivedTable view) {
    String index = view.table().name();
    Schema alone =
        new Schema(
            List.of(tables.row(), view.table()), Map.of(index, name), Set.of(), Set.of(index));
    return backend
        .define(alone)
        .thenApply(defined -> true)
        .exceptionallyCompose(
            failure -> {
              Throwable bare = Failures.unwrap(failure);
              return bare instanceof RowanException e && e.code() == ErrorCode.INDEX_INCOMPLETE
                  ? CompletableFuture.completedFuture(false)
                  : CompletableFuture.failedFuture(failure);
            });
  }

  /** Returns the state of an index without a record. */
  private IndexState first(String index) {
    if (backend.capabilities().has(Capability.INDEX_MAINTENANCE)) {
      // the backend refuses an index that lacks rows
      return IndexState.READABLE;
    }
    IndexRecord wanted = IndexRecord.of(hasRows() ? IndexState.WRITE_ONLY : IndexState.READABLE);
    if (await.result(gate.states().change(name, index, null, wanted))) {
      return wanted.state();
    }
    IndexRecord others = await.result(gate.states().read(name)).get(index);
    return others == null ? IndexState.WRITE_ONLY : others.state();
  }

  private boolean hasRows() {
    ScanQuery scan =
        new ScanQuery(tables.row(), TokenRange.ALL, ScanQuery.Rows.ALL, 1, null, ReadMode.PLAIN);
    return !await.result(backend.fetch(scan)).rows().isEmpty();
  }

  private void change(String index, IndexRecord wanted) {
    IndexRecord found;
    do {
      found = await.result(gate.states().read(name)).get(index);
    } while (!await.result(gate.states().change(name, index, found, wanted)));
  }
}
