package dev.rowan.bench.cluster;

import com.datastax.oss.driver.api.core.CqlIdentifier;
import com.datastax.oss.driver.api.core.CqlSession;
import com.datastax.oss.driver.api.core.ProtocolVersion;
import com.datastax.oss.driver.api.core.config.DriverConfig;
import com.datastax.oss.driver.api.core.config.DriverConfigLoader;
import com.datastax.oss.driver.api.core.context.DriverContext;
import com.datastax.oss.driver.api.core.cql.AsyncResultSet;
import com.datastax.oss.driver.api.core.cql.BoundStatement;
import com.datastax.oss.driver.api.core.cql.ColumnDefinitions;
import com.datastax.oss.driver.api.core.cql.PrepareRequest;
import com.datastax.oss.driver.api.core.cql.PreparedStatement;
import com.datastax.oss.driver.api.core.cql.Row;
import com.datastax.oss.driver.api.core.cql.Statement;
import com.datastax.oss.driver.api.core.metadata.Metadata;
import com.datastax.oss.driver.api.core.metrics.Metrics;
import com.datastax.oss.driver.api.core.session.ProgrammaticArguments;
import com.datastax.oss.driver.api.core.session.Request;
import com.datastax.oss.driver.api.core.time.TimestampGenerator;
import com.datastax.oss.driver.api.core.type.reflect.GenericType;
import com.datastax.oss.driver.internal.core.context.DefaultDriverContext;
import com.datastax.oss.driver.internal.core.context.InternalDriverContext;
import com.datastax.oss.driver.internal.core.cql.DefaultColumnDefinitions;
import com.datastax.oss.driver.internal.core.cql.DefaultRow;
import com.datastax.oss.driver.internal.core.cql.SinglePageResultSet;
import java.lang.reflect.Proxy;
import java.nio.ByteBuffer;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;
import org.jspecify.annotations.Nullable;

/**
 * A session that prepares statements as a server would, and answers immediately: a write with an
 * empty result, a read with one row that was recorded from a write. A write without a timestamp
 * gets one of the driver's generator, as from the driver's own session. The statements and rows are
 * the driver's own classes.
 */
final class SessionWithoutServer implements CqlSession {
  private final DriverContext context = contextWithoutServer();
  private final TimestampGenerator timestamps = context.getTimestampGenerator();

  /** The answer to every write, created once so that it does not count. */
  private static final CompletableFuture<AsyncResultSet> WRITTEN =
      CompletableFuture.completedFuture(
          new RecordedResult(DefaultColumnDefinitions.valueOf(List.of()), List.of()));

  private final CompletableFuture<Void> closed = new CompletableFuture<>();
  private @Nullable BoundStatement lastWrite;
  private List<Row> stored = List.of();

  /** Sets the answer to later reads: the row that the last write would have stored. */
  Row store() {
    Row row = row(requireWrite());
    stored = List.of(row);
    return row;
  }

  /** Returns the row that a write would store. */
  static Row row(BoundStatement write) {
    ColumnDefinitions columns = write.getPreparedStatement().getVariableDefinitions();
    List<String> names = new ArrayList<>();
    List<ByteBuffer> values = new ArrayList<>();
    for (int i = 0; i < columns.size(); i++) {
      String name = columns.get(i).getName().asInternal();
      if (!name.equals("TIMESTAMP")) {
        names.add(name);
        values.add(write.getBytesUnsafe(i));
      }
    }
    return new DefaultRow(
        RecordedStatement.columns(columns.get(0).getTable().asInternal(), names), values);
  }

  /** Returns the timestamp of a statement, which the driver's session reads when it sends. */
  private long timestampOf(BoundStatement write) {
    long own = write.getQueryTimestamp();
    return own == Statement.NO_DEFAULT_TIMESTAMP ? timestamps.next() : own;
  }

  private BoundStatement requireWrite() {
    BoundStatement write = lastWrite;
    if (write == null) {
      throw new IllegalStateException("nothing was written");
    }
    return write;
  }

  @Override
  @SuppressWarnings({"unchecked", "ReferenceEquality"}) // Types are the constants of the driver.
  public <RequestT extends Request, ResultT> ResultT execute(
      RequestT request, GenericType<ResultT> resultType) {
    if (request instanceof BoundStatement bound) {
      ColumnDefinitions columns = bound.getPreparedStatement().getResultSetDefinitions();
      if (columns.size() == 0) {
        lastWrite = bound;
        if (timestampOf(bound) < 0) {
          throw new IllegalStateException("a write before 1970");
        }
        return (ResultT) WRITTEN;
      }
      AsyncResultSet result = new RecordedResult(columns, stored);
      return (ResultT)
          (resultType == Statement.ASYNC
              ? CompletableFuture.completedFuture(result)
              : new SinglePageResultSet(result));
    }
    PreparedStatement prepared =
        RecordedStatement.of(((PrepareRequest) request).getQuery()).prepared();
    return (ResultT)
        (resultType == PrepareRequest.ASYNC
            ? CompletableFuture.completedFuture(prepared)
            : prepared);
  }

  @Override
  public DriverContext getContext() {
    return context;
  }

  @Override
  public Optional<CqlIdentifier> getKeyspace() {
    return Optional.of(CqlIdentifier.fromInternal(KnownTables.KEYSPACE));
  }

  @Override
  public String getName() {
    return "without a server";
  }

  @Override
  public Metadata getMetadata() {
    throw new UnsupportedOperationException("no server");
  }

  @Override
  public boolean isSchemaMetadataEnabled() {
    return false;
  }

  @Override
  public CompletionStage<Metadata> setSchemaMetadataEnabled(@Nullable Boolean enabled) {
    throw new UnsupportedOperationException("no server");
  }

  @Override
  public CompletionStage<Metadata> refreshSchemaAsync() {
    throw new UnsupportedOperationException("no server");
  }

  @Override
  public CompletionStage<Boolean> checkSchemaAgreementAsync() {
    return CompletableFuture.completedFuture(true);
  }

  @Override
  public Optional<Metrics> getMetrics() {
    return Optional.empty();
  }

  @Override
  public CompletionStage<Void> closeFuture() {
    return closed;
  }

  @Override
  public CompletionStage<Void> closeAsync() {
    closed.complete(null);
    return closed;
  }

  @Override
  public CompletionStage<Void> forceCloseAsync() {
    return closeAsync();
  }

  /** The driver's own context, with a fixed protocol version because no server negotiates one. */
  private static DriverContext contextWithoutServer() {
    DriverContext drivers =
        new DefaultDriverContext(
            DriverConfigLoader.programmaticBuilder().build(),
            ProgrammaticArguments.builder().build());
    DriverConfig config = drivers.getConfig();
    return (DriverContext)
        Proxy.newProxyInstance(
            InternalDriverContext.class.getClassLoader(),
            new Class<?>[] {InternalDriverContext.class},
            (proxy, method, arguments) ->
                switch (method.getName()) {
                  case "getProtocolVersion" -> ProtocolVersion.DEFAULT;
                  case "getConfig" -> config;
                  default -> method.invoke(drivers, arguments);
                });
  }
}
