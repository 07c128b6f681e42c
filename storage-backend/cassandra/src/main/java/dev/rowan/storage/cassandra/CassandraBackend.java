package dev.rowan.storage.cassandra;

import com.datastax.oss.driver.api.core.CqlSession;
import dev.rowan.error.ErrorCode;
import dev.rowan.error.RejectedInputException;
import dev.rowan.error.RowanClosedException;
import dev.rowan.spi.backend.Capabilities;
import dev.rowan.spi.backend.Capability;
import dev.rowan.spi.backend.RemoteBackend;
import dev.rowan.spi.guard.GuardrailLimits;
import dev.rowan.spi.guard.Guardrails;
import dev.rowan.spi.guard.Threshold;
import dev.rowan.spi.mutation.MutationSet;
import dev.rowan.spi.mutation.WriteOutcome;
import dev.rowan.spi.query.Query;
import dev.rowan.spi.query.RowPage;
import dev.rowan.spi.schema.ColumnSchema;
import dev.rowan.spi.schema.FormerTable;
import dev.rowan.spi.schema.ObservedCluster;
import dev.rowan.spi.schema.Schema;
import dev.rowan.spi.schema.SchemaDifference;
import dev.rowan.spi.schema.TableSchema;
import dev.rowan.spi.store.Guardrail;
import dev.rowan.storage.cassandra.read.ReadPath;
import dev.rowan.storage.cassandra.schema.KeyspaceDescription;
import dev.rowan.storage.cassandra.schema.SchemaDefinitions;
import dev.rowan.storage.cassandra.session.Cluster;
import dev.rowan.storage.cassandra.session.ClusterAccess;
import dev.rowan.storage.cassandra.session.InFlightRequests;
import dev.rowan.storage.cassandra.session.RequestKind;
import dev.rowan.storage.cassandra.statement.CqlTables;
import dev.rowan.storage.cassandra.write.WritePath;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CompletionStage;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/**
 * The backend for clusters: one keyspace, reached through the driver. A batch in one partition is
 * atomic and isolated. A batch over several partitions is atomic, but a reader may see a part of it
 * for a while. Only {@link #close()} blocks. Thread-safe.
 * <!-- tag: cluster-session -->
 *
 * <pre>{@code
 * return Rowan.on(CassandraBackend.on(session, "shop"), RowanOptions.defaults());
 * }</pre>
 */
@SuppressWarnings("exports") // the interface of a cluster is for this module alone
public final class CassandraBackend implements ClusterAccess, RemoteBackend {
  private static final Capabilities CAPABILITIES =
      Capabilities.of(Capability.CONDITIONAL_WRITES, Capability.SERVER_VIEWS);

  /**
   * Cassandra has already read rows that exceed a read limit, so the driver backend can only warn.
   */
  static final GuardrailLimits LIMITS =
      GuardrailLimits.usual().with(Guardrail.DEAD_ROWS, new Threshold(1_000, Threshold.OFF));

  private final Cluster cluster;
  private final boolean ownsSession;
  private final SchemaDefinitions definitions;
  private final WritePath writes;
  private final ReadPath reads;
  private final InFlightRequests calls = new InFlightRequests();

  private final String keyspace;
  private final SchemaMode mode;
  private final ForeignColumns foreign;
  private final @Nullable String profile;
  private final GuardrailLimits limits;

  // made once: a lambda that captures the argument would be made by each call
  private final Function<Schema, CompletionStage<Void>> defining = this::defineOpen;
  private final Function<Schema, CompletionStage<List<SchemaDifference>>> comparing =
      this::compareOpen;
  private final Function<MutationSet, CompletionStage<WriteOutcome>> applying = this::applyOpen;
  private final Function<Query, CompletionStage<RowPage>> fetching = this::fetchOpen;
  private final Function<Cluster, CompletionStage<Void>> pinging = this::pingOpen;

  private CassandraBackend(
      CqlSession session,
      String keyspace,
      SchemaMode mode,
      ForeignColumns foreign,
      @Nullable String profile,
      GuardrailLimits limits,
      boolean ownsSession) {
    CqlTables tables = new CqlTables(keyspace);
    this.keyspace = keyspace;
    this.mode = mode;
    this.foreign = foreign;
    this.profile = profile;
    this.limits = limits;
    this.cluster = new Cluster(session, profile, new Guardrails(limits));
    this.ownsSession = ownsSession;
    this.definitions =
        new SchemaDefinitions(cluster, tables, mode.completion(), foreign == ForeignColumns.ACCEPT);
    this.writes = new WritePath(cluster, tables);
    this.reads = new ReadPath(cluster, tables);
  }

  /**
   * Returns a backend over a session that the caller opened, configured and closes. Tables are
   * compared with the model and never changed.
   *
   * @param keyspace as stored, case-sensitive
   */
  public static CassandraBackend on(CqlSession session, String keyspace) {
    return on(session, keyspace, SchemaMode.VALIDATE);
  }

  /** Returns a backend over the caller's session that creates tables as the mode says. */
  public static CassandraBackend on(CqlSession session, String keyspace, SchemaMode mode) {
    return on(session, keyspace, mode, ForeignColumns.REFUSE);
  }

  /**
   * Returns a backend over the caller's session that creates tables as the mode says, and refuses
   * or accepts columns of derived tables that only other programs know.
   */
  public static CassandraBackend on(
      CqlSession session, String keyspace, SchemaMode mode, ForeignColumns foreign) {
    return new CassandraBackend(session, keyspace, mode, foreign, null, LIMITS, false);
  }

  /** Returns a backend that owns its session: closing the backend closes the session. */
  static CassandraBackend owning(
      CqlSession session,
      String keyspace,
      SchemaMode mode,
      ForeignColumns foreign,
      @Nullable String profile,
      GuardrailLimits limits) {
    return new CassandraBackend(session, keyspace, mode, foreign, profile, limits, true);
  }

  @Override
  public CassandraBackend inKeyspace(String other) {
    if (other == null || other.isEmpty()) {
      throw new RejectedInputException(
          ErrorCode.ARGUMENT_REJECTED, Map.of("keyspace", "no name"), null);
    }
    return new CassandraBackend(cluster.session(), other, mode, foreign, profile, limits, false);
  }

  CqlSession session() {
    return cluster.session();
  }

  @Override
  public Cluster cluster() {
    return cluster;
  }

  @Override
  public String keyspace() {
    return keyspace;
  }

  @Override
  public Capabilities capabilities() {
    return CAPABILITIES;
  }

  @Override
  public CompletionStage<Void> define(Schema schema) {
    return calls.run(RequestKind.READ, defining, schema);
  }

  @Override
  public CompletionStage<WriteOutcome> apply(MutationSet batch) {
    return calls.run(RequestKind.WRITE, applying, batch);
  }

  @Override
  public CompletionStage<RowPage> fetch(Query query) {
    return calls.run(RequestKind.READ, fetching, query);
  }

  @Override
  public CompletionStage<Void> ping() {
    return calls.run(RequestKind.READ, pinging, cluster);
  }

  private CompletionStage<Void> pingOpen(Cluster asked) {
    requireOpen();
    return asked.ping();
  }

  private CompletionStage<Void> defineOpen(Schema schema) {
    requireOpen();
    return definitions.define(schema);
  }

  /**
   * Returns the CQL statements that create the keyspace and everything in it, as the servers
   * describe it. Waits for the answer.
   *
   * @throws dev.rowan.error.SchemaMismatchException if the keyspace does not exist
   * @throws dev.rowan.error.RowanException if the servers do not answer
   */
  public String describe() {
    requireOpen();
    return KeyspaceDescription.of(cluster.session(), keyspace);
  }

  @Override
  public CompletionStage<List<SchemaDifference>> compare(Schema schema) {
    return calls.run(RequestKind.READ, comparing, schema);
  }

  @Override
  public CompletionStage<ObservedCluster> observe(List<String> names) {
    return calls.run(
        RequestKind.READ,
        some -> {
          requireOpen();
          return definitions.observe(some);
        },
        names);
  }

  @Override
  public CompletionStage<Void> resolve(Schema schema, SchemaDifference difference) {
    return calls.run(
        RequestKind.READ,
        one -> {
          requireOpen();
          return definitions.resolve(schema, one);
        },
        difference);
  }

  @Override
  public CompletionStage<Void> truncate(Schema schema) {
    return calls.run(
        RequestKind.WRITE,
        one -> {
          requireOpen();
          return definitions.truncate(one);
        },
        schema);
  }

  @Override
  public CompletionStage<Optional<FormerTable>> former(String table, TableSchema successor) {
    return calls.run(
        RequestKind.READ,
        one -> {
          requireOpen();
          return definitions.former(one, successor);
        },
        table);
  }

  @Override
  public CompletionStage<Boolean> hasColumn(String table, ColumnSchema column) {
    return calls.run(
        RequestKind.READ,
        one -> {
          requireOpen();
          return definitions.hasColumn(one, column);
        },
        table);
  }

  private CompletionStage<List<SchemaDifference>> compareOpen(Schema schema) {
    requireOpen();
    return definitions.compare(schema);
  }

  private CompletionStage<WriteOutcome> applyOpen(MutationSet batch) {
    requireOpen();
    cluster.guardrails().check(batch);
    return writes.apply(batch);
  }

  private CompletionStage<RowPage> fetchOpen(Query query) {
    requireOpen();
    return reads.fetch(query);
  }

  /** Refuses a call on a session that its owner has closed: the driver would never answer it. */
  private void requireOpen() {
    if (cluster.session().isClosed()) {
      throw new RowanClosedException(
          ErrorCode.CLOSED, Map.of("closed", "the driver session of the backend"), null);
    }
  }

  @Override
  public Guardrails guardrails() {
    return cluster.guardrails();
  }

  /** Waits for in-flight requests; closes the session if this backend opened it. */
  @Override
  public void close() {
    if (calls.close() && ownsSession) {
      cluster.session().close();
    }
  }
}
