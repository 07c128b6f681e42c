package dev.rowan.internal.naming;

import dev.rowan.error.ErrorCode;
import dev.rowan.error.RowanClosedException;
import dev.rowan.error.SchemaMismatchException;
import dev.rowan.mapping.EntityMapping;
import dev.rowan.spi.async.Failures;
import dev.rowan.spi.backend.Backend;
import dev.rowan.spi.backend.ForwardingBackend;
import dev.rowan.spi.backend.RemoteBackend;
import dev.rowan.spi.backend.SchemaBackend;
import dev.rowan.spi.mutation.Change;
import dev.rowan.spi.mutation.Mutation;
import dev.rowan.spi.mutation.MutationSet;
import dev.rowan.spi.mutation.WriteOutcome;
import dev.rowan.spi.query.Query;
import dev.rowan.spi.query.RowPage;
import dev.rowan.spi.schema.Schema;
import dev.rowan.spi.schema.TableSchema;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;
import java.util.function.Supplier;
import java.util.function.UnaryOperator;
import java.util.stream.Collectors;

/**
 * A backend that stores declared tables under other names in another backend: the one place that
 * knows both names. Closing it leaves the other backend open. Thread-safe.
 */
public final class RenamedBackend extends ForwardingBackend {
  private final TableNames names;
  private final StateRows states;
  private final boolean owns;
  private volatile boolean closed;

  private RenamedBackend(Backend stored, TableNames names, boolean owns) {
    super(stored);
    this.names = names;
    this.states = new StateRows(names);
    this.owns = owns;
  }

  /**
   * Returns a backend that stores tables in another backend.
   *
   * @param names returns the stored name of a declared table
   */
  public static Backend over(Backend stored, UnaryOperator<String> names) {
    return new RenamedBackend(stored, new TableNames(names), false);
  }

  /**
   * Returns a backend with the same names as a given one, over another backend. Closing it closes
   * the other backend.
   */
  public static Backend like(Backend given, Backend other) {
    return given instanceof RenamedBackend renamed
        ? new RenamedBackend(like(renamed.backend(), other), renamed.names, true)
        : other;
  }

  /**
   * Checks that the tables of an entity can have the names that a backend gives them.
   *
   * @throws dev.rowan.error.ConfigurationException if they cannot
   */
  public static void require(Backend backend, EntityMapping<?> mapping) {
    backend.as(RenamedBackend.class).ifPresent(renamed -> renamed.names.require(mapping));
  }

  @Override
  public <B extends Backend> Optional<B> as(Class<B> kind) {
    if (kind == SchemaBackend.class) {
      return backend()
          .as(SchemaBackend.class)
          .map(schemas -> kind.cast(new RenamedSchemas(this, schemas, names)));
    }
    if (kind == RemoteBackend.class) {
      return backend()
          .as(RemoteBackend.class)
          .map(remote -> kind.cast(new RenamedRemote(this, remote)));
    }
    return super.as(kind);
  }

  @Override
  public TableSchema underStoredName(TableSchema declared) {
    return super.underStoredName(names.stored(declared));
  }

  @Override
  public CompletionStage<Void> define(Schema schema) {
    return open(() -> super.define(stored(schema)).exceptionallyCompose(this::declared));
  }

  @Override
  public CompletionStage<WriteOutcome> apply(MutationSet batch) {
    return open(() -> super.apply(stored(batch)).thenApply(this::declared));
  }

  @Override
  public CompletionStage<RowPage> fetch(Query query) {
    TableSchema table = query.table();
    return StateRows.areOf(table)
        ? open(
            () -> super.fetch(states.stored(query)).thenApply(page -> states.declared(table, page)))
        : open(() -> super.fetch(query.over(names.stored(table))));
  }

  private <T> CompletionStage<T> open(Supplier<CompletionStage<T>> request) {
    if (closed) {
      return CompletableFuture.failedFuture(
          new RowanClosedException(
              ErrorCode.CLOSED, Map.of("closed", "the Rowan with other table names"), null));
    }
    try {
      return request.get();
    } catch (RuntimeException refused) {
      return CompletableFuture.failedFuture(refused);
    }
  }

  /** Returns a schema of stored tables. */
  Schema stored(Schema schema) {
    List<TableSchema> tables = schema.tables().stream().map(names::stored).toList();
    Map<String, String> sources = new HashMap<>();
    schema
        .sources()
        .forEach((table, source) -> sources.put(names.stored(table), names.stored(source)));
    return new Schema(tables, sources, stored(schema.incomplete()), stored(schema.views()));
  }

  private Set<String> stored(Set<String> tables) {
    return tables.stream().map(names::stored).collect(Collectors.toSet());
  }

  private MutationSet stored(MutationSet batch) {
    List<Change> changes = new ArrayList<>(batch.changes().size());
    for (Change change : batch.changes()) {
      changes.add(
          Change.of(
              stored(change.mutation()), RenamedConsequences.of(change, names, this::stored)));
    }
    return new MutationSet(changes, batch.timestamp(), batch.options());
  }

  private Mutation stored(Mutation mutation) {
    return StateRows.areOf(mutation.table())
        ? states.stored(mutation)
        : mutation.over(names.stored(mutation.table()));
  }

  private WriteOutcome declared(WriteOutcome outcome) {
    TableSchema table = outcome.table();
    return table == null
        ? outcome
        : new WriteOutcome(
            outcome.applied(),
            outcome.current(),
            names.declared(table),
            outcome.isOfConsequence(),
            outcome.rows());
  }

  /** The run time reads the name of an incomplete index from the failure. */
  private CompletionStage<Void> declared(Throwable failure) {
    Throwable bare = Failures.unwrap(failure);
    if (bare instanceof SchemaMismatchException e && e.code() == ErrorCode.INDEX_INCOMPLETE) {
      Map<String, String> context = new TreeMap<>(e.context());
      context.computeIfPresent(
          "index",
          (key, index) -> {
            String known = names.declared(index);
            return known == null ? index : known;
          });
      return CompletableFuture.failedFuture(new SchemaMismatchException(e.code(), context, e));
    }
    return CompletableFuture.failedFuture(failure);
  }

  /** Refuses later requests; the other backend stays open, unless it is only for these names. */
  @Override
  public void close() {
    closed = true;
    if (owns) {
      super.close();
    }
  }
}
