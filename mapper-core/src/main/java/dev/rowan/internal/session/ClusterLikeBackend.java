package dev.rowan.internal.session;

import dev.rowan.annotation.Maintain;
import dev.rowan.internal.index.Entries;
import dev.rowan.internal.index.IndexMaintainer;
import dev.rowan.spi.backend.Backend;
import dev.rowan.spi.backend.Capabilities;
import dev.rowan.spi.backend.Capability;
import dev.rowan.spi.backend.GuardedBackend;
import dev.rowan.spi.backend.SchemaBackend;
import dev.rowan.spi.guard.GuardrailLimits;
import dev.rowan.spi.guard.Guardrails;
import dev.rowan.spi.guard.ServerRules;
import dev.rowan.spi.mutation.Change;
import dev.rowan.spi.mutation.Consequences;
import dev.rowan.spi.mutation.Mutation;
import dev.rowan.spi.mutation.MutationSet;
import dev.rowan.spi.mutation.Upsert;
import dev.rowan.spi.mutation.WriteOutcome;
import dev.rowan.spi.query.Position;
import dev.rowan.spi.query.Query;
import dev.rowan.spi.query.RowPage;
import dev.rowan.spi.query.ScanQuery;
import dev.rowan.spi.query.TokenRange;
import dev.rowan.spi.schema.ColumnSchema;
import dev.rowan.spi.schema.Component;
import dev.rowan.spi.schema.DerivedTable;
import dev.rowan.spi.schema.FormerTable;
import dev.rowan.spi.schema.Schema;
import dev.rowan.spi.schema.SchemaDifference;
import dev.rowan.spi.schema.TableSchema;
import dev.rowan.spi.value.RemainingTtl;
import dev.rowan.spi.value.Row;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.ConcurrentHashMap;
import org.jspecify.annotations.Nullable;

/**
 * A local store in the place of a cluster. The run time maintains derived tables as it does on a
 * cluster, and batches that a server does not execute are refused with a cluster's errors. The
 * store itself only maintains materialized views, as a server does. Thread-safe.
 */
public final class ClusterLikeBackend implements GuardedBackend, SchemaBackend {
  private static final Capabilities CAPABILITIES =
      Capabilities.of(Capability.CONDITIONAL_WRITES, Capability.SERVER_VIEWS);

  private static final int PAGE = 500;

  private final Backend store;
  private final Guardrails guardrails;
  private final Map<String, Map<String, DerivedTable>> views = new ConcurrentHashMap<>();

  private ClusterLikeBackend(Backend store) {
    this.store = store;
    this.guardrails =
        GuardedBackend.guardrailsOf(store).orElseGet(() -> new Guardrails(GuardrailLimits.usual()));
  }

  /** Returns the backend as the run time uses it: as a cluster if it stands for one. */
  public static Backend of(Backend backend) {
    return backend.capabilities().has(Capability.STANDS_FOR_CLUSTER)
        ? new ClusterLikeBackend(backend)
        : backend;
  }

  @Override
  public <B extends Backend> Optional<B> as(Class<B> kind) {
    return GuardedBackend.super.as(kind).or(() -> store.as(kind));
  }

  @Override
  public Capabilities capabilities() {
    return CAPABILITIES;
  }

  @Override
  public CompletionStage<Void> define(Schema schema) {
    Set<String> incomplete = new HashSet<>(schema.incomplete());
    incomplete.addAll(schema.views());
    CompletionStage<Void> defined =
        store.define(new Schema(schema.tables(), schema.sources(), incomplete));
    for (String view : schema.views()) {
      defined = defined.thenCompose(done -> define(view(schema, view)));
    }
    return defined;
  }

  @Override
  public CompletionStage<List<SchemaDifference>> compare(Schema schema) {
    return schemas().compare(withoutViews(schema));
  }

  @Override
  public CompletionStage<Void> resolve(Schema schema, SchemaDifference difference) {
    CompletionStage<Void> resolved = schemas().resolve(withoutViews(schema), difference);
    return schema.views().contains(difference.owner()) && !difference.kind().isSurplus()
        ? resolved.thenCompose(done -> define(view(schema, difference.owner())))
        : resolved;
  }

  @Override
  public CompletionStage<Optional<FormerTable>> former(String table, TableSchema successor) {
    return schemas().former(table, successor);
  }

  @Override
  public CompletionStage<Boolean> hasColumn(String table, ColumnSchema column) {
    return schemas().hasColumn(table, column);
  }

  @Override
  public CompletionStage<Void> truncate(Schema schema) {
    return schemas().truncate(withoutViews(schema));
  }

  private SchemaBackend schemas() {
    return SchemaBackend.of(store);
  }

  /** The store has tables in the place of views. */
  private static Schema withoutViews(Schema schema) {
    return new Schema(schema.tables(), schema.sources(), schema.incomplete());
  }

  /** Creates a view and fills it with the existing rows, as a server does. */
  private CompletionStage<Void> define(DerivedTable view) {
    boolean isNew =
        views
                .computeIfAbsent(view.base().name(), base -> new ConcurrentHashMap<>())
                .put(view.table().name(), view)
            == null;
    return isNew ? fill(view, null) : CompletableFuture.completedFuture(null);
  }

  private CompletionStage<Void> fill(DerivedTable view, @Nullable Position after) {
    TableSchema base = view.base();
    return store
        .fetch(new ScanQuery(base, TokenRange.ALL, ScanQuery.Rows.ALL, PAGE, after))
        .thenCompose(
            page -> {
              List<Change> changes = new ArrayList<>();
              for (Row row : page.rows()) {
                // a row that no key of the view can name is not in the view
                if (!base.isStaticOnly(row) && Entries.unindexable(view, row) == null) {
                  changes.add(Change.of(unchanged(base, row), new NewView(view)));
                }
              }
              CompletionStage<?> filled =
                  changes.isEmpty()
                      ? CompletableFuture.completedFuture(null)
                      : store.apply(new MutationSet(changes, OptionalLong.empty()));
              return filled.thenCompose(
                  done ->
                      page.next() == null
                          ? CompletableFuture.completedFuture(null)
                          : fill(view, page.next()));
            });
  }

  /** Returns an update of a row that changes none of its columns. */
  private static Upsert unchanged(TableSchema table, Row row) {
    Row.Builder key = Row.unset(table.size());
    for (int i = 0; i < table.keySize(); i++) {
      key.set(i, row.get(i));
    }
    return Upsert.update(table, key.build());
  }

  /** Makes the rows of a new view from rows that existed before it. */
  private record NewView(Consequences maintenance) implements Consequences {
    NewView(DerivedTable view) {
      this(IndexMaintainer.of(List.of(view)));
    }

    @Override
    public List<Mutation> of(@Nullable Row before, @Nullable Row after) {
      return maintenance.of(null, after);
    }

    @Override
    public List<Mutation> of(
        @Nullable Row before,
        RemainingTtl expirationBefore,
        @Nullable Row after,
        RemainingTtl expiration) {
      return maintenance.of(null, RemainingTtl.UNLIMITED, after, expiration);
    }
  }

  private static DerivedTable view(Schema schema, String name) {
    String source = schema.sources().get(name);
    if (source == null) {
      throw new IllegalArgumentException("view " + name + " has no source");
    }
    return view(table(schema, name), table(schema, source));
  }

  private static TableSchema table(Schema schema, String name) {
    return schema.tables().stream()
        .filter(table -> table.name().equals(name))
        .findFirst()
        .orElseThrow(() -> new IllegalArgumentException("the schema has no table " + name));
  }

  private static DerivedTable view(TableSchema view, TableSchema base) {
    List<Component> components = new ArrayList<>(view.size());
    for (ColumnSchema column : view.columns()) {
      components.add(new Component.Copy(base.indexOf(column.name())));
    }
    return new DerivedTable(view, base, components, Maintain.SERVER_VIEW);
  }

  @Override
  public CompletionStage<WriteOutcome> apply(MutationSet batch) {
    try {
      ServerRules.check(batch);
    } catch (RuntimeException refused) {
      return CompletableFuture.failedFuture(refused);
    }
    return store.apply(views.isEmpty() ? batch : withViews(batch));
  }

  private MutationSet withViews(MutationSet batch) {
    List<Change> changes = new ArrayList<>(batch.changes().size());
    for (Change change : batch.changes()) {
      changes.add(Change.of(change.mutation(), consequences(change.mutation().table().name())));
    }
    return new MutationSet(changes, batch.timestamp(), batch.options());
  }

  private Consequences consequences(String table) {
    Map<String, DerivedTable> ofTable = views.getOrDefault(table, Map.of());
    return IndexMaintainer.of(List.copyOf(ofTable.values()));
  }

  @Override
  public CompletionStage<RowPage> fetch(Query query) {
    return store.fetch(query);
  }

  @Override
  public Guardrails guardrails() {
    return guardrails;
  }

  @Override
  public void close() {
    store.close();
  }
}
