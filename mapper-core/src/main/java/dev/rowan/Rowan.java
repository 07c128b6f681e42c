package dev.rowan;

import dev.rowan.dao.AppliedBatch;
import dev.rowan.dao.Write;
import dev.rowan.error.ConfigurationException;
import dev.rowan.error.ErrorCode;
import dev.rowan.error.RejectedInputException;
import dev.rowan.error.UnsupportedByBackendException;
import dev.rowan.internal.naming.RenamedBackend;
import dev.rowan.internal.session.BackendProviders;
import dev.rowan.internal.session.ClusterLikeBackend;
import dev.rowan.internal.session.Session;
import dev.rowan.internal.tracking.TrackedClass;
import dev.rowan.mapping.EntityMapping;
import dev.rowan.operate.bulk.BulkSave;
import dev.rowan.operate.maintenance.Maintenance;
import dev.rowan.operate.scan.TableScan;
import dev.rowan.operate.schema.SchemaChanges;
import dev.rowan.operate.transfer.TableExport;
import dev.rowan.operate.transfer.TableImport;
import dev.rowan.runtime.DaoRuntime;
import dev.rowan.runtime.GeneratedDaos;
import dev.rowan.spi.backend.Backend;
import dev.rowan.spi.backend.ConnectionString;
import dev.rowan.spi.backend.LocalBackend;
import dev.rowan.spi.backend.RemoteBackend;
import dev.rowan.spi.store.GuardrailStats;
import dev.rowan.spi.store.PartitionWrites;
import dev.rowan.spi.store.Storage;
import java.util.Arrays;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletionStage;
import java.util.function.UnaryOperator;

/**
 * An open connection to a store, and the factory of its DAOs. Create one Rowan per store, share it
 * between threads, and close it when the program ends. Thread-safe.
 * <!-- tag: api-rowan -->
 *
 * <pre>{@code
 * try (Rowan rowan = Rowan.connect("rowan:memory:")) {
 *   Messages messages = rowan.dao(Messages.class);
 *   messages.save(new Message("lobby", now, "ann", "hello"));
 *   read = messages.latest("lobby", Limit.of(10));
 * }
 * }</pre>
 */
public final class Rowan implements AutoCloseable {
  private final Backend backend;
  private final RowanOptions options;
  private final Session session;

  private Rowan(Backend backend, RowanOptions options) {
    this.backend = backend;
    this.options = options;
    this.session =
        Session.observed(
            ClusterLikeBackend.of(backend),
            options.timeout(),
            options.pageTokenSecret(),
            options.reads(),
            options.writes(),
            options.time(),
            options.listeners());
  }

  /**
   * Opens the store at a connection string, with default options.
   *
   * <p>{@code rowan:embedded:<directory>} is a durable store in a directory, which Rowan creates if
   * it does not exist. {@code rowan:memory:} is a new store on the heap, which is lost when it is
   * closed. {@code rowan:cassandra://<host>/<keyspace>?datacenter=<name>} is a cluster.
   *
   * @throws ConfigurationException if the string is malformed, no backend serves its scheme, or the
   *     store is in use
   * @throws dev.rowan.error.BackendUnavailableException if the store cannot be reached or read
   * @throws dev.rowan.error.CorruptStoreException if the stored files are damaged or have an
   *     unknown format
   */
  public static Rowan connect(String connectionString) {
    return connect(connectionString, RowanOptions.defaults());
  }

  /**
   * Opens the store at a connection string with the given options; see {@link #connect(String)}.
   */
  public static Rowan connect(String connectionString, RowanOptions options) {
    if (options == null) {
      throw new ConfigurationException(
          ErrorCode.MALFORMED_CONNECTION, Map.of("options", "null"), null);
    }
    ConnectionString address = ConnectionString.parse(connectionString);
    return new Rowan(BackendProviders.of(address.scheme()).open(address, options.time()), options);
  }

  /**
   * Returns a Rowan over a backend that the caller opened. Closing the Rowan closes the backend.
   */
  public static Rowan on(Backend backend, RowanOptions options) {
    return new Rowan(backend, options);
  }

  /**
   * Returns a new instance of the class that the annotation processor generated for a DAO
   * interface. The entity's tables exist when this method returns. Keep and share the DAO; it is
   * thread-safe.
   *
   * @throws ConfigurationException if the generated class is not on the class path
   * @throws dev.rowan.error.SchemaMismatchException if a stored table does not match the entity
   * @throws dev.rowan.error.UnsupportedByBackendException if the backend does not support a method
   *     of the DAO
   */
  public <D> D dao(Class<D> dao) {
    return GeneratedDaos.create(dao, Rowan.class, this);
  }

  /** Returns the options with which this Rowan was opened. */
  public RowanOptions options() {
    return options;
  }

  /**
   * Returns the backend of this Rowan, for code that uses a feature of one backend. It closes with
   * the Rowan.
   */
  public Backend backend() {
    return backend;
  }

  /**
   * Returns a Rowan for the tables of another keyspace of the same cluster, with the same
   * connections and options: for each tenant, or for each environment. All its tables are in that
   * keyspace: tables of entities, indexes, sequences, and those of Rowan itself. DAOs, batches and
   * jobs of one Rowan never use two keyspaces. Create one Rowan for each keyspace and share it.
   *
   * <p>Closing the new Rowan leaves the connections open. Closing this Rowan closes them, unless
   * the program gave it a session.
   * <!-- tag: api-keyspaces -->
   *
   * <pre>{@code
   * Rowan shop = Rowan.connect(url); // the keyspace of the connection string
   * Jobs jobs = ofTenants.computeIfAbsent(tenant, name -> shop.inKeyspace(name).dao(Jobs.class));
   * }</pre>
   *
   * @param keyspace as stored, case-sensitive; it must exist when a DAO is created
   * @throws UnsupportedByBackendException if the store is not a cluster
   * @throws RejectedInputException if the name is null or empty
   */
  public Rowan inKeyspace(String keyspace) {
    return new Rowan(RemoteBackend.withKeyspaces(backend).inKeyspace(keyspace), options);
  }

  /**
   * Returns a Rowan whose tables have other names in the same store: one class for several tables,
   * such as a table for each tenant or for each year. The function returns the stored name of each
   * declared table: of entities, indexes, unique values, roll-ups, large values, column groups and
   * former tables. Native indexes get the name of their table as a prefix. Code and {@code @Query}
   * statements use declared names. Index states and sequences are those of the stored tables.
   *
   * <p>Closing the new Rowan leaves the store open. Closing this Rowan closes the store.
   * <!-- tag: api-table-names -->
   *
   * <pre>{@code
   * Jobs jobs =
   *     ofTenants.computeIfAbsent(
   *         tenant, name -> shop.withTableNames(table -> name + "_" + table).dao(Jobs.class));
   * }</pre>
   *
   * @param names called once for each table. It always returns the same name for a table, which is
   *     case-sensitive, and has 1 to 48 letters, digits and underscores
   * @throws RejectedInputException if the function is null
   */
  public Rowan withTableNames(UnaryOperator<String> names) {
    if (names == null) {
      throw new RejectedInputException(ErrorCode.ARGUMENT_REJECTED, Map.of("names", "null"), null);
    }
    return new Rowan(RenamedBackend.over(ClusterLikeBackend.of(backend), names), options);
  }

  /**
   * Returns the administration of the store: snapshots, backups, statistics and health.
   *
   * @throws UnsupportedByBackendException if the store is a cluster
   */
  public Storage storage() {
    return LocalBackend.of(backend).storage();
  }

  /**
   * Asks a cluster for a sign that it works, and waits for the answer of one node. Use it for
   * health checks. On a store of this process it returns at once: {@link Storage#health()} is its
   * state.
   *
   * @throws dev.rowan.error.BackendUnavailableException if no node answers
   * @throws dev.rowan.error.RowanClosedException if the cluster's connection is closed
   */
  public void ping() {
    backend.as(RemoteBackend.class).ifPresent(remote -> session.await(remote.ping()));
  }

  /**
   * Returns the statistics of every guardrail: how often it warned or refused, the largest value,
   * and the table of that value with the DAO method if known. Use them to detect designs that do
   * not scale.
   */
  public List<GuardrailStats> guardrails() {
    return session.guardrails().stats();
  }

  /**
   * Returns the partitions with the most writes in the latest complete minute of each table, at
   * most 100 of a table: tables by name, and partitions from the most writes to the fewest. This
   * process counts only its own writes, and estimates large numbers from samples. The result has
   * the keys of the partitions, which are user data; {@link #guardrails()}, logs and metrics never
   * have them. Empty if the guardrails are all off.
   */
  public List<PartitionWrites> busiestPartitions() {
    return session.guardrails().busiestPartitions();
  }

  /**
   * Returns an export of an entity's table as lines of JSON. The export does not start before
   * {@link TableExport#writeTo}.
   *
   * @throws dev.rowan.error.SchemaMismatchException if the stored table does not match the entity
   */
  public TableExport exportTable(EntityMapping<?> mapping) {
    return new TableExport(DaoRuntime.of(session, mapping), mapping.table());
  }

  /**
   * Returns an import into an entity's table and its indexes. The import does not start before
   * {@link TableImport#readFrom}.
   *
   * @throws dev.rowan.error.SchemaMismatchException if the stored table does not match the entity
   */
  public TableImport importTable(EntityMapping<?> mapping) {
    return new TableImport(
        DaoRuntime.of(session, mapping).attributedTo("Rowan.importTable"), mapping.table());
  }

  /**
   * Returns a bulk save of many entities. The save does not start before {@code save} is called on
   * it.
   *
   * @throws dev.rowan.error.SchemaMismatchException if the stored table does not match the entity
   */
  public <E> BulkSave<E> bulk(EntityMapping<E> mapping) {
    return new BulkSave<>(
        DaoRuntime.of(session, mapping).attributedTo("Rowan.bulk"), mapping.table());
  }

  /**
   * Returns a scan of all rows of an entity's table. The scan does not start before {@link
   * TableScan#forEach}.
   *
   * @throws dev.rowan.error.SchemaMismatchException if the stored table does not match the entity
   */
  public <E> TableScan<E> scan(EntityMapping<E> mapping) {
    return new TableScan<>(DaoRuntime.of(session, mapping), mapping.table());
  }

  /**
   * Returns a copy of a bean that remembers its stored values, so that an update writes only the
   * changed properties. Rowan takes the given values as the stored values and reads nothing.
   *
   * <p>The copy is an instance of a subclass of the bean's class, which Byte Buddy generates once
   * per class. The copy has the bean's columns but not its transient properties. The copy is not
   * thread-safe unless the bean's class is.
   *
   * @param entity an entity as a DAO of this Rowan read it
   * @throws RejectedInputException if the entity is null, or a property of its key is null
   * @throws ConfigurationException if the class is a record, final, sealed or not an entity; or if
   *     Byte Buddy is not on the class path
   */
  public <E> E track(E entity) {
    return TrackedClass.track(session, entity);
  }

  /**
   * Executes planned writes as one batch: all of them or none.
   *
   * <p>On the embedded store the batch is one atomic operation: no reader and no crash sees a part
   * of it. On a cluster the batch is atomic but not isolated. Once any write is applied, all are
   * applied eventually, even if this process and the coordinator node stop. Until then other
   * readers may see some rows with new values and some with old values. Indexes are maintained as
   * for each write alone.
   *
   * <p>A write with a condition belongs into {@link #commitIf}. All writes of the batch have one
   * timestamp. Of two concurrent batches that write the same rows, the same batch wins in all of
   * them. A batch can therefore write each row only once. An empty collection, and writes that
   * change nothing, do nothing.
   *
   * @param writes writes that DAOs of this Rowan planned, in any order; but a write that deletes a
   *     range of rows must precede writes into that range
   * @throws RejectedInputException if two writes are of one row, if a write belongs to another
   *     Rowan, if their request options conflict, if one has a condition, or if the batch is too
   *     large; nothing was written
   * @throws dev.rowan.error.OutcomeUnknownException if the batch may have been applied, or may be
   *     applied later
   */
  public void commit(Write... writes) {
    commit(Arrays.asList(writes));
  }

  /** Executes planned writes as one batch; see {@link #commit(Write...)}. */
  public void commit(Collection<Write> writes) {
    session.await(session.commit(writes));
  }

  /**
   * Executes planned writes as one batch without blocking; see {@link #commit(Write...)}. Writes
   * that cannot form a batch are rejected by an exception of this method. Later failures complete
   * the stage exceptionally.
   */
  public CompletionStage<Void> commitAsync(Write... writes) {
    return commitAsync(Arrays.asList(writes));
  }

  /** Executes planned writes as one batch without blocking; see {@link #commitAsync(Write...)}. */
  public CompletionStage<Void> commitAsync(Collection<Write> writes) {
    return session.commit(writes);
  }

  /**
   * Executes planned writes of one partition as one batch with conditions: if all conditions hold,
   * all writes are applied, else none. All conditions are tested on the rows before the batch. At
   * least one write has a condition. No other writer comes between the tests and the writes.
   *
   * <p>The embedded store locks the partition once. On a cluster the batch is one round of Paxos,
   * about four round trips among replicas, and servers give its timestamp. A batch that conditions
   * on columns prevented reads its rows again. After a crash all writes are applied, or none.
   *
   * @param entity the class of the entity whose rows the writes are of
   * @param writes as those of {@link #commit(Write...)}, all of one partition
   * @return whether the batch was applied, which an empty one is; if not, the rows that stood there
   * @throws RejectedInputException as {@code commit}; or if the writes are of several partitions or
   *     entities, or none has a condition, or their entity has indexes, copies, roll-ups, large
   *     values, column groups or a row limit
   * @throws dev.rowan.error.OutcomeUnknownException as {@code commit}
   */
  public <E> AppliedBatch<E> commitIf(Class<E> entity, Write... writes) {
    return commitIf(entity, Arrays.asList(writes));
  }

  /** Executes a batch with conditions; see {@link #commitIf(Class, Write...)}. */
  public <E> AppliedBatch<E> commitIf(Class<E> entity, Collection<Write> writes) {
    return session.await(session.batches().commitIf(entity, writes));
  }

  /**
   * Executes a batch with conditions without blocking; see {@link #commitIf(Class, Write...)} and
   * {@link #commitAsync(Write...)}.
   */
  public <E> CompletionStage<AppliedBatch<E>> commitIfAsync(
      Class<E> entity, Collection<Write> writes) {
    return session.batches().commitIf(entity, writes);
  }

  /** Returns the maintenance jobs: verify, repair and build indexes, copies and counters. */
  public Maintenance maintenance() {
    return new Maintenance(session);
  }

  /** Returns the schema changes: compare the entities with the store, plan, and execute. */
  public SchemaChanges schema() {
    return new SchemaChanges(session);
  }

  /**
   * Checks that this store can write an entity under conditions, before its tables are created. For
   * generated code.
   *
   * @throws dev.rowan.error.UnsupportedByBackendException if it cannot
   */
  public void requireConditionalWrites(EntityMapping<?> mapping) {
    session.requireConditionalWrites(mapping);
  }

  /** Returns the run time of an entity. For generated code. */
  public <E> DaoRuntime<E> runtime(EntityMapping<E> mapping) {
    return DaoRuntime.of(session, mapping);
  }

  /**
   * Waits for in-flight calls and closes the store. Later calls of its DAOs throw {@link
   * dev.rowan.error.RowanClosedException}. Closing again does nothing.
   */
  @Override
  public void close() {
    session.copies().stop();
    session.settle();
    backend.close();
  }
}
