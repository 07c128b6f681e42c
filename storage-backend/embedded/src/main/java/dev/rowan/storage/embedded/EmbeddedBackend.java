package dev.rowan.storage.embedded;

import dev.rowan.error.ErrorCode;
import dev.rowan.error.RowanClosedException;
import dev.rowan.spi.backend.Capabilities;
import dev.rowan.spi.backend.Capability;
import dev.rowan.spi.backend.GuardedBackend;
import dev.rowan.spi.backend.LocalBackend;
import dev.rowan.spi.backend.SchemaBackend;
import dev.rowan.spi.guard.Guardrails;
import dev.rowan.spi.mutation.MutationSet;
import dev.rowan.spi.mutation.WriteOutcome;
import dev.rowan.spi.query.Query;
import dev.rowan.spi.query.RowPage;
import dev.rowan.spi.schema.ColumnSchema;
import dev.rowan.spi.schema.FormerTable;
import dev.rowan.spi.schema.Schema;
import dev.rowan.spi.schema.SchemaDifference;
import dev.rowan.spi.schema.TableSchema;
import dev.rowan.spi.store.Storage;
import dev.rowan.storage.embedded.catalog.Catalogue;
import dev.rowan.storage.embedded.catalog.StoreClock;
import dev.rowan.storage.embedded.engine.Durability;
import dev.rowan.storage.embedded.engine.OrderedStore;
import dev.rowan.storage.embedded.meter.Meters;
import dev.rowan.storage.embedded.operate.Housekeeping;
import dev.rowan.storage.embedded.operate.LocalStorage;
import dev.rowan.storage.embedded.operate.SchemaLock;
import dev.rowan.storage.embedded.read.ReadPath;
import dev.rowan.storage.embedded.write.WritePath;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;
import java.util.function.LongSupplier;
import java.util.function.Supplier;

/**
 * The built-in backend: tables in one ordered store. A batch and its consequences are one atomic
 * write under the locks of its partitions. A page is read from one snapshot. Derived tables are
 * therefore always consistent with their base tables.
 *
 * <p>Every call is complete when it returns; with durability {@code sync} a write waits for the
 * disk. Thread-safe.
 */
final class EmbeddedBackend implements LocalBackend, GuardedBackend, SchemaBackend {
  private static final Capabilities CAPABILITIES =
      Capabilities.of(Capability.INDEX_MAINTENANCE, Capability.CONDITIONAL_WRITES);

  private static final Capabilities LIKE_CLUSTER =
      Capabilities.of(
          Capability.INDEX_MAINTENANCE,
          Capability.CONDITIONAL_WRITES,
          Capability.STANDS_FOR_CLUSTER);

  private final OrderedStore store;
  private final Catalogue catalogue;
  private final WritePath writes;
  private final ReadPath reads;
  private final SchemaLock schemaLock = new SchemaLock();
  private final Housekeeping housekeeping;
  private final LocalStorage storage;
  private final Guardrails guardrails;
  private final Capabilities capabilities;
  private final long retention;
  private volatile boolean closed;

  private EmbeddedBackend(OrderedStore store, BackendSettings settings, LongSupplier wallMicros) {
    this.store = store;
    this.catalogue = Catalogue.of(store, wallMicros);
    this.capabilities = settings.likeCluster() ? LIKE_CLUSTER : CAPABILITIES;
    this.guardrails = guardrails(settings, wallMicros);
    this.retention = settings.retention();
    Meters meters = new Meters(guardrails);
    this.writes =
        new WritePath(store, catalogue, settings.durability(), meters, settings.retention());
    this.reads = new ReadPath(store, catalogue, meters);
    this.housekeeping = new Housekeeping(store, catalogue, writes.purges());
    this.storage = new LocalStorage(store, catalogue, meters, schemaLock, housekeeping);
    housekeeping.start(settings.vacuums());
  }

  /** The minutes of guardrails pass by a wall clock only if it is not that of the machine. */
  private static Guardrails guardrails(BackendSettings settings, LongSupplier wallMicros) {
    return wallMicros == StoreClock.SYSTEM
        ? new Guardrails(settings.limits())
        : new Guardrails(settings.limits(), () -> wallMicros.getAsLong() * 1_000);
  }

  /** Returns a backend over a store, with the standard settings. */
  static EmbeddedBackend over(OrderedStore store, Durability durability) {
    return over(store, durability, StoreClock.SYSTEM);
  }

  /** Returns a backend with another wall clock, which gives microseconds since 1970. */
  static EmbeddedBackend over(OrderedStore store, Durability durability, LongSupplier wallMicros) {
    return over(store, BackendSettings.usual(durability), wallMicros);
  }

  /**
   * Takes ownership of a store; closes it if its content cannot be read.
   *
   * @param wallMicros gives microseconds since 1970
   */
  static EmbeddedBackend over(
      OrderedStore store, BackendSettings settings, LongSupplier wallMicros) {
    try {
      return new EmbeddedBackend(store, settings, wallMicros);
    } catch (RuntimeException e) {
      store.close();
      throw e;
    }
  }

  @Override
  public Capabilities capabilities() {
    return capabilities;
  }

  @Override
  public CompletionStage<Void> define(Schema schema) {
    return completed(
        () -> {
          catalogue.define(schema);
          return null;
        });
  }

  @Override
  public CompletionStage<List<SchemaDifference>> compare(Schema schema) {
    return completed(() -> catalogue.compare(schema));
  }

  @Override
  public CompletionStage<Void> resolve(Schema schema, SchemaDifference difference) {
    if (!difference.kind().effect().isResolvable()) {
      throw new IllegalArgumentException("no change resolves " + difference.title());
    }
    return completed(
        () -> {
          if (difference.kind() == SchemaDifference.Kind.SURPLUS_TABLE) {
            catalogue.separate(schema);
            dropTable(difference.element());
          } else if (difference.kind() == SchemaDifference.Kind.SURPLUS_COLUMN) {
            storage.dropColumn(difference.owner(), column(difference), schema);
          } else if (difference.kind() == SchemaDifference.Kind.FORMER_COLUMN) {
            catalogue.close(difference.owner(), column(difference));
            storage.dropColumn(difference.owner(), column(difference), schema);
          } else {
            catalogue.resolve(schema, difference);
          }
          return null;
        });
  }

  /** Each table becomes empty together with those that derive from it. */
  @Override
  public CompletionStage<Void> truncate(Schema schema) {
    return completed(
        () -> {
          schema.tables().stream()
              .map(TableSchema::name)
              .filter(table -> !schema.sources().containsKey(table))
              .forEach(storage::truncate);
          return null;
        });
  }

  @Override
  public CompletionStage<Optional<FormerTable>> former(String table, TableSchema successor) {
    return completed(() -> catalogue.former(table, successor, retention));
  }

  @Override
  public CompletionStage<Boolean> hasColumn(String table, ColumnSchema column) {
    return completed(() -> catalogue.hasColumn(table, column));
  }

  private static String column(SchemaDifference difference) {
    return difference.element().substring(difference.owner().length() + 1);
  }

  /** A table may have been dropped together with the table that it is derived from. */
  private void dropTable(String table) {
    if (catalogue.tableIds().containsKey(table)) {
      storage.dropTable(table);
    }
  }

  @Override
  public CompletionStage<WriteOutcome> apply(MutationSet batch) {
    return completed(
        () -> {
          guardrails.check(batch);
          return schemaLock.shared(() -> writes.apply(batch));
        });
  }

  @Override
  public CompletionStage<RowPage> fetch(Query query) {
    return completed(() -> schemaLock.shared(() -> reads.fetch(query)));
  }

  @Override
  public Storage storage() {
    return storage;
  }

  @Override
  public Guardrails guardrails() {
    return guardrails;
  }

  private <T> CompletionStage<T> completed(Supplier<T> call) {
    if (closed) {
      return CompletableFuture.failedFuture(
          new RowanClosedException(ErrorCode.CLOSED, Map.of(), null));
    }
    try {
      return CompletableFuture.completedFuture(call.get());
    } catch (RuntimeException e) {
      return CompletableFuture.failedFuture(e);
    }
  }

  @Override
  public void close() {
    closed = true;
    housekeeping.close();
    store.close();
  }
}
