package dev.rowan;

import dev.rowan.backend.Backend;
import dev.rowan.backend.BackendProvider;
import dev.rowan.backend.ConnectionString;
import dev.rowan.backend.LocalBackend;
import dev.rowan.binding.EntityMapping;
import dev.rowan.bulk.BulkSave;
import dev.rowan.error.ErrorCode;
import dev.rowan.error.SetupMistake;
import dev.rowan.error.UnsupportedByBackend;
import dev.rowan.internal.session.Session;
import dev.rowan.maintenance.Maintenance;
import dev.rowan.runtime.DaoRuntime;
import dev.rowan.runtime.GeneratedDaos;
import dev.rowan.scan.TableScan;
import dev.rowan.storage.GuardrailStats;
import dev.rowan.storage.Storage;
import dev.rowan.tracking.TrackedClass;
import dev.rowan.transfer.TableExport;
import dev.rowan.transfer.TableImport;
import dev.rowan.unit.Write;
import java.util.Arrays;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.ServiceLoader;
import java.util.TreeMap;
import java.util.concurrent.CompletionStage;

/**
 * An open store, and the DAOs over it. Make one for a store and share it; close it at the end.
 * Thread-safe.
 *
 * <pre>{@code
 * try (Rowan rowan = Rowan.connect("rowan:embedded:data/shop")) {
 *   Items items = rowan.dao(Items.class);
 * }
 * }</pre>
 */
public final class Rowan implements AutoCloseable {
  private final Backend backend;
  private final Session session;

  private Rowan(Backend backend, RowanOptions options) {
    this.backend = backend;
    this.session =
        new Session(
            backend,
            options.timeout(),
            options.pageTokenSecret(),
            options.reads(),
            options.writes());
  }

  /**
   * Opens the store at a connection string, with default options.
   *
   * <p>{@code rowan:embedded:<directory>} is a durable store in a directory, which is made if it is
   * not there; {@code rowan:memory:} is a new store on the heap, gone when it is closed; {@code
   * rowan:cassandra://<host>/<keyspace>?datacenter=<name>} is a cluster.
   *
   * @throws SetupMistake if the string is not understood, no backend serves it, or the store is in
   *     use
   * @throws dev.rowan.error.BackendUnavailable if the store cannot be reached or read
   * @throws dev.rowan.error.CorruptStore if what is stored there cannot be understood
   */
  public static Rowan connect(String connectionString) {
    return connect(connectionString, RowanOptions.defaults());
  }

  /** Opens the store at a connection string; see {@link #connect(String)}. */
  public static Rowan connect(String connectionString, RowanOptions options) {
    ConnectionString address = ConnectionString.parse(connectionString);
    return new Rowan(provider(address.scheme()).open(address), options);
  }

  /** Returns a Rowan over a backend that the caller opened; closing it closes the backend. */
  public static Rowan on(Backend backend, RowanOptions options) {
    return new Rowan(backend, options);
  }

  /**
   * Returns a DAO: a new instance of the class that the annotation processor generated for the
   * interface. The entity's tables are there when this returns. Keep the DAO; it is thread-safe.
   *
   * @throws SetupMistake if no class was generated
   * @throws dev.rowan.error.SchemaMismatch if a stored table does not fit the entity
   * @throws dev.rowan.error.UnsupportedByBackend if the backend cannot do what a method asks for
   */
  public <D> D dao(Class<D> dao) {
    return GeneratedDaos.create(dao, Rowan.class, this);
  }

  /**
   * Returns what looks after the store: snapshots, backups, figures and health.
   *
   * @throws UnsupportedByBackend if the store does not belong to this process
   */
  public Storage storage() {
    if (backend instanceof LocalBackend local) {
      return local.storage();
    }
    throw new UnsupportedByBackend(
        ErrorCode.UNSUPPORTED_BY_BACKEND, Map.of("needed", "a store of this process"), null);
  }

  /**
   * Returns what was watched so that a design that will hurt shows early: how often each guardrail
   * warned or refused, the largest number, and the table, with the method where one is known.
   */
  public List<GuardrailStats> guardrails() {
    return session.guardrails().stats();
  }

  /**
   * Returns an export of an entity's table as lines of JSON, to be started.
   *
   * @throws dev.rowan.error.SchemaMismatch if the stored table does not fit
   */
  public TableExport exportTable(EntityMapping<?> mapping) {
    return new TableExport(DaoRuntime.of(session, mapping), mapping.table());
  }

  /**
   * Returns an import into an entity's table and its indexes, to be started.
   *
   * @throws dev.rowan.error.SchemaMismatch if the stored table does not fit
   */
  public TableImport importTable(EntityMapping<?> mapping) {
    return new TableImport(
        DaoRuntime.of(session, mapping).attributedTo("Rowan.importTable"), mapping.table());
  }

  /**
   * Returns a save of many entities, to be started.
   *
   * @throws dev.rowan.error.SchemaMismatch if the stored table does not fit
   */
  public <E> BulkSave<E> bulk(EntityMapping<E> mapping) {
    return new BulkSave<>(
        DaoRuntime.of(session, mapping).attributedTo("Rowan.bulk"), mapping.table());
  }

  /**
   * Returns a scan of all rows of an entity's table, to be started.
   *
   * @throws dev.rowan.error.SchemaMismatch if the stored table does not fit
   */
  public <E> TableScan<E> scan(EntityMapping<E> mapping) {
    return new TableScan<>(DaoRuntime.of(session, mapping), mapping.table());
  }

  /**
   * Returns a copy of a bean that remembers what of it is stored, so that an update writes what
   * changed since. What was read from this store is known to be stored; nothing is read for it.
   *
   * <p>The copy is of a class that extends the bean's and that is made for the first of them, with
   * Byte Buddy. It has the bean's columns, but no transient properties. It is no more thread-safe
   * than the bean.
   *
   * @param entity as a DAO of this Rowan read it
   * @throws dev.rowan.error.RejectedInput if it is null, or lacks a part of its key
   * @throws SetupMistake if objects of its class cannot be tracked, as it is a record, final,
   *     sealed or no entity; or if Byte Buddy is missing
   */
  public <E> E track(E entity) {
    return TrackedClass.track(session, entity);
  }

  /**
   * Makes planned writes as one unit, which happens whole or not at all.
   *
   * <p>On a store of this process it is one step: whoever reads, and whenever the process stops,
   * all of it is there or nothing. On a cluster all of it is there sooner or later once any of it
   * is, also if this process and the node it spoke to stop; meanwhile others may see some rows as
   * they will be and some as they were. Indexes are kept as for each write by itself.
   *
   * <p>All rows have one timestamp, so of two units that write the same rows at one time one wins
   * in all of them. That is why no row can be written twice in a unit. No writes, and writes of
   * what does not differ, are nothing to do.
   *
   * @param writes in any order, of DAOs of this Rowan; but what deletes a range of rows stands
   *     before what writes there
   * @throws dev.rowan.error.RejectedInput if two are of one row, one is of another Rowan, they want
   *     different things of one request, or all of them together are too large; nothing is written
   * @throws dev.rowan.error.OutcomeUnknown if it may have happened, or will
   */
  public void commit(Write... writes) {
    commit(Arrays.asList(writes));
  }

  /** Makes planned writes as one unit; see {@link #commit(Write...)}. */
  public void commit(Collection<Write> writes) {
    session.await(session.units().commit(writes));
  }

  /**
   * Makes planned writes as one unit, and does not wait; see {@link #commit(Write...)}. What cannot
   * be a unit is rejected at once by an exception; what fails later completes the stage.
   */
  public CompletionStage<Void> commitAsync(Write... writes) {
    return commitAsync(Arrays.asList(writes));
  }

  /** Makes planned writes as one unit, and does not wait; see {@link #commitAsync(Write...)}. */
  public CompletionStage<Void> commitAsync(Collection<Write> writes) {
    return session.units().commit(writes);
  }

  /** Returns what verifies, repairs and builds the indexes of entities. */
  public Maintenance upkeep() {
    return new Maintenance(session);
  }

  /** Returns the run time of an entity, for generated DAOs. */
  public <E> DaoRuntime<E> runtime(EntityMapping<E> mapping) {
    return DaoRuntime.of(session, mapping);
  }

  /**
   * Waits for calls under way and closes the store. DAOs of this Rowan then throw {@link
   * dev.rowan.error.ClosedMapper}. Closing again does nothing.
   */
  @Override
  public void close() {
    session.copies().stop();
    session.settle();
    backend.close();
  }

  private static BackendProvider provider(String scheme) {
    Map<String, BackendProvider> providers = new TreeMap<>();
    ServiceLoader.load(BackendProvider.class)
        .forEach(provider -> providers.put(provider.scheme(), provider));
    BackendProvider provider = providers.get(scheme);
    if (provider != null) {
      return provider;
    }
    if (providers.isEmpty()) {
      throw new SetupMistake(ErrorCode.NO_BACKEND, Map.of("scheme", scheme), null);
    }
    throw new SetupMistake(
        ErrorCode.UNKNOWN_SCHEME,
        Map.of("scheme", scheme, "known", String.join(", ", providers.keySet())),
        null);
  }
}
