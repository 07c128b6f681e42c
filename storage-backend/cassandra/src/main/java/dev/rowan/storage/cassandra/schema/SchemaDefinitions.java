package dev.rowan.storage.cassandra.schema;

import com.datastax.oss.driver.api.core.CqlIdentifier;
import com.datastax.oss.driver.api.core.config.DefaultDriverOption;
import com.datastax.oss.driver.api.core.metadata.Node;
import com.datastax.oss.driver.api.core.metadata.schema.KeyspaceMetadata;
import com.datastax.oss.driver.api.core.metadata.schema.TableMetadata;
import com.datastax.oss.driver.api.core.servererrors.InvalidQueryException;
import dev.rowan.error.ErrorCode;
import dev.rowan.error.SchemaMismatchException;
import dev.rowan.error.UnsupportedByBackendException;
import dev.rowan.spi.async.Failures;
import dev.rowan.spi.schema.ColumnSchema;
import dev.rowan.spi.schema.CqlNames;
import dev.rowan.spi.schema.FormerTable;
import dev.rowan.spi.schema.ObservedCluster;
import dev.rowan.spi.schema.Schema;
import dev.rowan.spi.schema.SchemaDifference;
import dev.rowan.spi.schema.SchemaDifference.Kind;
import dev.rowan.spi.schema.TableSchema;
import dev.rowan.storage.cassandra.session.Cluster;
import dev.rowan.storage.cassandra.statement.CqlTables;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicBoolean;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Compares the tables of a model with those of the cluster, and resolves differences. A start
 * resolves those that the mode allows, and refuses the others.
 */
public final class SchemaDefinitions {
  private static final Logger LOG = LoggerFactory.getLogger(SchemaDefinitions.class);

  private static final String VIEWS_ENABLED = "materialized_views_enabled: true";

  /** The first major version with vectors and storage-attached indexes. */
  private static final int FIVE = 5;

  private final Cluster cluster;
  private final CqlTables tables;
  private final CreationScope mode;
  private final boolean acceptsForeign;
  private final Set<SchemaDifference> logged = ConcurrentHashMap.newKeySet();
  private final AtomicBoolean counted = new AtomicBoolean();
  private final AtomicBoolean uncompared = new AtomicBoolean();
  private volatile @Nullable CompletionStage<Map<String, String>> settings;

  /**
   * Defines tables of a cluster as the mode says.
   *
   * @param acceptsForeign whether derived tables may have columns, and types fields, that only
   *     other programs know
   */
  public SchemaDefinitions(
      Cluster cluster, CqlTables tables, CreationScope mode, boolean acceptsForeign) {
    this.cluster = cluster;
    this.tables = tables;
    this.mode = mode;
    this.acceptsForeign = acceptsForeign;
  }

  /**
   * Completes when all tables of the model exist and match, or fails with {@link
   * SchemaMismatchException}.
   */
  public CompletionStage<Void> define(Schema model) {
    if (mode == CreationScope.UNCHECKED) {
      if (uncompared.compareAndSet(false, true)) {
        LOG.warn("the tables of keyspace {} are not compared with the entities", tables.keyspace());
      }
      return CompletableFuture.completedFuture(null);
    }
    return differences(model)
        .thenApply(
            differences -> {
              differences.removeIf(difference -> difference.kind().isSurplus());
              differences.removeIf(difference -> acceptsForeign && isForeign(difference));
              differences.removeIf(this::isOnlyLogged);
              return differences;
            })
        .thenCompose(this::repair)
        .thenCompose(
            changed -> {
              forget(model, changed);
              logTables();
              return new IndexBuilds(cluster.session(), tables.keyspace())
                  .require(model, changed)
                  .thenCompose(
                      built ->
                          new ViewBuilds(cluster.session(), tables.keyspace())
                              .require(model, changed));
            });
  }

  /** Completes with all differences, including tables that the model does not have. */
  public CompletionStage<List<SchemaDifference>> compare(Schema model) {
    return differences(model)
        .thenCombine(
            reader().names(),
            (differences, names) -> {
              differences.addAll(SchemaDiff.surplus(tables.keyspace(), model, names));
              differences.addAll(
                  new TableCounts(tables.keyspace(), model, names.keySet()).differences());
              return List.copyOf(differences);
            });
  }

  /** Completes with what the nodes report about themselves and about the partitions of tables. */
  public CompletionStage<ObservedCluster> observe(List<String> names) {
    SchemaReader reader = reader();
    return reader
        .replication()
        .thenCombine(
            new ClusterObservation(cluster.session(), reader).partitions(names),
            (there, partitions) -> {
              Map<String, String> stored = there == null ? Map.of() : there;
              return Replication.of(tables.keyspace(), stored, datacenters()).observed(partitions);
            });
  }

  /** Logs once whether the keyspace has too many tables, if the driver knows them. */
  private void logTables() {
    if (counted.get()) {
      return;
    }
    Set<String> names = new HashSet<>();
    keyspace()
        .ifPresent(
            known -> {
              known.getTables().keySet().forEach(table -> names.add(table.asInternal()));
              known.getViews().keySet().forEach(view -> names.add(view.asInternal()));
            });
    for (SchemaDifference each : TableCounts.of(tables.keyspace(), names).differences()) {
      if (counted.compareAndSet(false, true)) {
        LOG.warn("{}: {}", each.title(), each.text());
      }
    }
  }

  /** Completes with the description of a stored table; empty if there is none, or a view. */
  public CompletionStage<Optional<FormerTable>> former(String table, TableSchema successor) {
    return reader()
        .tables(List.of(table, successor.name()))
        .thenCombine(
            namesWithPrefix(table),
            (stored, names) ->
                Optional.ofNullable(stored.get(table))
                    .map(
                        found ->
                            found.former(table, successor, stored.get(successor.name()), names)));
  }

  /**
   * Completes with the names of stored tables, at least those that begin with the name of this
   * table and {@code _}, by a request if the driver does not know the tables.
   */
  private CompletionStage<List<String>> namesWithPrefix(String table) {
    Optional<KeyspaceMetadata> known = keyspace();
    return known.isPresent()
        ? CompletableFuture.completedFuture(
            known.get().getTables().keySet().stream().map(CqlIdentifier::asInternal).toList())
        : reader().namesWithPrefix(table);
  }

  /** Returns the description that the driver has; empty if it has none. */
  private Optional<KeyspaceMetadata> keyspace() {
    return cluster.session().isSchemaMetadataEnabled()
        ? cluster.session().getMetadata().getKeyspace(CqlIdentifier.fromInternal(tables.keyspace()))
        : Optional.empty();
  }

  /**
   * Completes with whether a stored table has a column of this name and type, by the description
   * that the driver has, or by a request if the driver has none of the table.
   */
  public CompletionStage<Boolean> hasColumn(String table, ColumnSchema column) {
    String type = column.type().cql();
    Optional<TableMetadata> known =
        keyspace().flatMap(keyspace -> keyspace.getTable(CqlIdentifier.fromInternal(table)));
    return known.isPresent()
        ? CompletableFuture.completedFuture(
            known
                .flatMap(found -> found.getColumn(CqlIdentifier.fromInternal(column.name())))
                .filter(found -> found.getType().asCql(true, false).equals(type))
                .isPresent())
        : reader().type(table, column.name()).thenApply(type::equals);
  }

  /** Executes the statement of one difference, whatever the mode. */
  public CompletionStage<Void> resolve(Schema model, SchemaDifference difference) {
    if (!difference.kind().effect().isResolvable()) {
      throw new IllegalArgumentException("no statement resolves " + difference.title());
    }
    if (difference.cql() == null) {
      return CompletableFuture.completedFuture(null);
    }
    return execute(List.of(difference)).thenAccept(done -> forget(model, true));
  }

  /**
   * Removes all rows of tables, in the order of the schema, with tables before their derived
   * tables. The servers remove the rows of a view together with those of its table.
   */
  public CompletionStage<Void> truncate(Schema schema) {
    CompletionStage<Integer> emptied = CompletableFuture.completedFuture(0);
    for (TableSchema table : schema.tables()) {
      if (!schema.views().contains(table.name())) {
        emptied = emptied.thenCompose(before -> truncate(table, before));
      }
    }
    return emptied.thenAccept(all -> {});
  }

  /** Completes with the number of empty tables: those before, and this one. */
  private CompletionStage<Integer> truncate(TableSchema table, int before) {
    Map<String, String> done = Map.of("table", table.name(), "tables before", "" + before);
    return cluster
        .truncate(tables.of(table).name())
        .exceptionallyCompose(
            failure ->
                CompletableFuture.failedStage(
                    before == 0 ? failure : Failures.ofPartialChange(failure, done)))
        .thenApply(empty -> before + 1);
  }

  private CompletionStage<List<SchemaDifference>> differences(Schema model) {
    return reader()
        .read(model)
        .thenCombine(
            settings(),
            (stored, settings) -> {
              List<SchemaDifference> differences = new ArrayList<>(replication(stored));
              differences.addAll(features(settings).missing(model, stored));
              differences.addAll(SchemaDiff.of(tables.keyspace(), model, stored, datacenters()));
              return differences;
            });
  }

  /**
   * Compares a model with a cluster that has exactly its tables, to load the classes of a
   * comparison.
   */
  public static void compareWithItself(String keyspace, Schema model) {
    StoredSchema stored = StoredSchema.of(model);
    List<SchemaDifference> differences = new ArrayList<>();
    differences.addAll(Replication.of(keyspace, Map.of(), List.of()).differences());
    differences.addAll(new Features(Map.of(), true, "LOCAL_QUORUM").missing(model, stored));
    differences.addAll(SchemaDiff.of(keyspace, model, stored, List.of()));
    if (!differences.isEmpty()) {
      throw mismatch(differences);
    }
  }

  private SchemaReader reader() {
    return new SchemaReader(cluster.session(), tables.keyspace());
  }

  /** Completes with the settings of the servers, which are read once. */
  private CompletionStage<Map<String, String>> settings() {
    CompletionStage<Map<String, String>> known = settings;
    if (known == null) {
      known = reader().settings(Features.SETTINGS);
      settings = known;
    }
    return known;
  }

  private Features features(Map<String, String> settings) {
    String consistency =
        cluster
            .session()
            .getContext()
            .getConfig()
            .getDefaultProfile()
            .getString(DefaultDriverOption.REQUEST_CONSISTENCY);
    return new Features(settings, cluster.isAtLeast(FIVE), consistency);
  }

  private List<SchemaDifference> replication(StoredSchema stored) {
    Map<String, String> there = stored.replication();
    if (there == null) {
      return List.of();
    }
    return Replication.of(tables.keyspace(), there, datacenters()).differences();
  }

  /** Returns the data centre of each node. */
  private List<String> datacenters() {
    List<String> datacenters = new ArrayList<>();
    for (Node node : cluster.session().getMetadata().getNodes().values()) {
      datacenters.add(String.valueOf(node.getDatacenter()));
    }
    return datacenters;
  }

  /** Completes with whether anything was changed. */
  private CompletionStage<Boolean> repair(List<SchemaDifference> differences) {
    if (differences.isEmpty()) {
      return CompletableFuture.completedFuture(false);
    }
    if (!differences.stream().allMatch(difference -> mode.resolves(difference.kind()))) {
      throw mismatch(differences);
    }
    return execute(differences).thenApply(done -> true);
  }

  /** Executes the statements of differences, one after the other. */
  private CompletionStage<Void> execute(List<SchemaDifference> differences) {
    // With schema metadata enabled, the driver would wait a second after each statement and process
    // each change.
    boolean followsSchema = cluster.session().isSchemaMetadataEnabled();
    cluster.session().setSchemaMetadataEnabled(false);
    CompletionStage<Void> done = CompletableFuture.completedFuture(null);
    for (SchemaDifference difference : differences) {
      done = done.thenCompose(before -> run(difference));
    }
    return done.whenComplete((all, failure) -> restore(followsSchema));
  }

  private void restore(boolean followsSchema) {
    if (followsSchema) {
      cluster.session().setSchemaMetadataEnabled(null);
    }
  }

  private CompletionStage<Void> run(SchemaDifference difference) {
    LOG.info("schema completed: {} with {}", difference.title(), difference.cql());
    return cluster
        .change(String.valueOf(difference.cql()))
        .exceptionallyCompose(
            failure -> CompletableFuture.failedStage(refused(difference, failure)))
        .thenCompose(done -> SchemaAgreement.await(cluster.session()));
  }

  /** Servers report a disabled feature with the same error as a mistake in a statement. */
  static Throwable refused(SchemaDifference difference, Throwable failure) {
    Throwable cause = Failures.unwrap(failure).getCause();
    boolean disabled =
        difference.kind() == Kind.MISSING_VIEW
            && cause instanceof InvalidQueryException
            && String.valueOf(cause.getMessage()).contains("disabled");
    return disabled
        ? new UnsupportedByBackendException(
            ErrorCode.FEATURE_DISABLED,
            Map.of("needed", difference.title(), "cassandra.yaml", VIEWS_ENABLED),
            cause)
        : failure;
  }

  private void forget(Schema model, boolean changed) {
    if (changed) {
      model.tables().forEach(table -> cluster.changed(CqlNames.quoted(table.name())));
    }
  }

  private static boolean isForeign(SchemaDifference difference) {
    return difference.kind() == Kind.FOREIGN_COLUMN || difference.kind() == Kind.FOREIGN_FIELD;
  }

  /**
   * A program must be able to start after a newer version of itself has added a field, and after an
   * operator has changed an option.
   */
  private boolean isOnlyLogged(SchemaDifference difference) {
    boolean isOnlyLogged =
        switch (difference.kind()) {
          case OPTIONS, TTL -> true;
          case UNRECORDED_LAYOUT -> !mode.resolves(Kind.UNRECORDED_LAYOUT);
          default -> difference.kind().isWarning();
        };
    // the keyspace is the same for each entity
    boolean isRepeated = difference.kind() == Kind.AVAILABILITY && !logged.add(difference);
    if (isOnlyLogged && !isRepeated) {
      LOG.warn("{}: {}", difference.title(), difference.text());
    }
    return isOnlyLogged;
  }

  private static SchemaMismatchException mismatch(List<SchemaDifference> differences) {
    Map<String, String> context = new TreeMap<>();
    differences.forEach(difference -> context.put(difference.title(), difference.text()));
    boolean onlyMissing =
        differences.stream().allMatch(difference -> difference.kind().isMissing());
    return new SchemaMismatchException(
        onlyMissing ? ErrorCode.SCHEMA_INCOMPLETE : ErrorCode.SCHEMA_MISMATCH, context, null);
  }
}
