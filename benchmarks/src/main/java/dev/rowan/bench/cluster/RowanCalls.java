package dev.rowan.bench.cluster;

import com.datastax.oss.driver.api.core.CqlSession;
import com.datastax.oss.driver.api.core.cql.BoundStatement;
import com.datastax.oss.driver.api.core.cql.Row;
import dev.rowan.Rowan;
import dev.rowan.RowanOptions;
import dev.rowan.annotation.Nulls;
import dev.rowan.mapping.EntityMapping;
import dev.rowan.runtime.DaoRuntime;
import dev.rowan.spi.backend.Backend;
import dev.rowan.spi.backend.ForwardingBackend;
import dev.rowan.spi.backend.SchemaBackend;
import dev.rowan.spi.call.CallOptions;
import dev.rowan.spi.guard.GuardrailLimits;
import dev.rowan.spi.guard.Guardrails;
import dev.rowan.spi.mutation.Upsert;
import dev.rowan.spi.schema.Schema;
import dev.rowan.storage.cassandra.CassandraBackend;
import dev.rowan.storage.cassandra.session.Cluster;
import dev.rowan.storage.cassandra.statement.CqlTable;
import dev.rowan.storage.cassandra.statement.CqlTables;
import dev.rowan.storage.cassandra.write.InsertBinding;
import java.nio.ByteBuffer;
import java.time.Instant;
import java.util.Objects;
import java.util.Optional;
import java.util.UUID;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;
import java.util.function.BiFunction;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/** The measured code: the runtime of generated DAOs over the cluster backend. */
final class RowanCalls<E> implements EntityCalls<E> {
  private static final long AT_SOME_TIME = 1_760_000_000_000_000L;

  private final DaoRuntime<E> runtime;
  private final EntityMapping<E> mapping;
  private final CqlTable table;
  private final Cluster cluster;
  private final BiFunction<UUID, Instant, @Nullable E> find;

  RowanCalls(
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
    this.cluster = new Cluster(session, null, new Guardrails(GuardrailLimits.usual()));
    this.find = find.apply(rowan);
  }

  /** Prepares the statement of an insert, as a first call would. */
  RowanCalls<E> prepared(E entity) {
    Upsert upsert = upsert(entity);
    cluster.send(
        InsertBinding.text(table, upsert), values(upsert), true, AT_SOME_TIME, CallOptions.NONE);
    return this;
  }

  @Override
  public BoundStatement bind(E entity) {
    Upsert upsert = upsert(entity);
    return Objects.requireNonNull(
        cluster.ifPrepared(InsertBinding.text(table, upsert), values(upsert), true, AT_SOME_TIME));
  }

  private Upsert upsert(E entity) {
    return Upsert.insert(mapping.table(), mapping.write(entity));
  }

  /** Executes the same code as the backend for a batch with one insert. */
  private @Nullable ByteBuffer[] values(Upsert upsert) {
    return Objects.requireNonNull(InsertBinding.values(table, upsert));
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

  /** The backend of a keyspace whose tables need no comparison. */
  private static final class DefinedTables extends ForwardingBackend {
    DefinedTables(Backend backend) {
      super(backend);
    }

    @Override
    public <B extends Backend> Optional<B> as(Class<B> kind) {
      return kind == SchemaBackend.class ? Optional.empty() : super.as(kind);
    }

    @Override
    public CompletionStage<Void> define(Schema schema) {
      return CompletableFuture.completedFuture(null);
    }
  }
}
