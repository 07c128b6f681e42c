package dev.rowan.bench.cluster;

import com.datastax.oss.driver.api.core.CqlSession;
import com.datastax.oss.driver.api.core.cql.Row;
import dev.rowan.Rowan;
import dev.rowan.RowanOptions;
import dev.rowan.annotation.Nulls;
import dev.rowan.backend.Backend;
import dev.rowan.backend.Capabilities;
import dev.rowan.binding.EntityMapping;
import dev.rowan.mutation.MutationSet;
import dev.rowan.mutation.WriteOutcome;
import dev.rowan.query.Query;
import dev.rowan.query.RowPage;
import dev.rowan.runtime.DaoRuntime;
import dev.rowan.schema.Schema;
import dev.rowan.storage.cassandra.CassandraBackend;
import dev.rowan.storage.cassandra.statement.CqlTable;
import dev.rowan.storage.cassandra.statement.CqlTables;
import java.time.Instant;
import java.util.UUID;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;
import java.util.function.BiFunction;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/** What is measured: the run time of generated DAOs over the backend for clusters. */
final class RowanWay<E> implements Way<E> {
  private final DaoRuntime<E> runtime;
  private final EntityMapping<E> mapping;
  private final CqlTable table;
  private final BiFunction<UUID, Instant, @Nullable E> find;

  RowanWay(
      CqlSession session,
      EntityMapping<E> mapping,
      Function<Rowan, BiFunction<UUID, Instant, @Nullable E>> find) {
    Rowan rowan =
        Rowan.on(
            new DefinedTables(CassandraBackend.on(session, KnownTables.KEYSPACE)),
            RowanOptions.defaults());
    this.runtime = rowan.runtime(mapping);
    this.mapping = mapping;
    this.table = new CqlTables(KnownTables.KEYSPACE).of(mapping.table());
    this.find = find.apply(rowan);
  }

  @Override
  public CompletionStage<?> write(E entity) {
    return runtime.insert(entity, Nulls.UNSET);
  }

  @Override
  public E read(Row row) {
    return mapping.read(table.rows().row(row));
  }

  @Override
  public @Nullable E find(UUID vehicle, Instant at) {
    return find.apply(vehicle, at);
  }

  /** The backend of a keyspace whose tables need not be looked at. */
  private record DefinedTables(Backend backend) implements Backend {
    @Override
    public Capabilities capabilities() {
      return backend.capabilities();
    }

    @Override
    public CompletionStage<Void> define(Schema schema) {
      return CompletableFuture.completedFuture(null);
    }

    @Override
    public CompletionStage<WriteOutcome> apply(MutationSet unit) {
      return backend.apply(unit);
    }

    @Override
    public CompletionStage<RowPage> fetch(Query query) {
      return backend.fetch(query);
    }

    @Override
    public void close() {
      backend.close();
    }
  }
}
