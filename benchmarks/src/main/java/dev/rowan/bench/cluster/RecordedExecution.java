package dev.rowan.bench.cluster;

import com.datastax.oss.driver.api.core.cql.ExecutionInfo;
import com.datastax.oss.driver.api.core.cql.QueryTrace;
import com.datastax.oss.driver.api.core.cql.Statement;
import com.datastax.oss.driver.api.core.metadata.Node;
import com.datastax.oss.driver.api.core.session.Request;
import java.nio.ByteBuffer;
import java.util.List;
import java.util.Map;
import java.util.UUID;
import java.util.concurrent.CompletionStage;
import org.jspecify.annotations.Nullable;

/** The execution info of an answer without a server: no warnings, no errors. */
final class RecordedExecution implements ExecutionInfo {
  static final ExecutionInfo INSTANCE = new RecordedExecution();

  private RecordedExecution() {}

  private static UnsupportedOperationException nothingExecuted() {
    return new UnsupportedOperationException("nothing was executed");
  }

  @Override
  public Request getRequest() {
    throw nothingExecuted();
  }

  @Override
  @Deprecated
  public Statement<?> getStatement() {
    throw nothingExecuted();
  }

  @Override
  public @Nullable Node getCoordinator() {
    return null;
  }

  @Override
  public int getSpeculativeExecutionCount() {
    return 0;
  }

  @Override
  public int getSuccessfulExecutionIndex() {
    return 0;
  }

  @Override
  public List<Map.Entry<Node, Throwable>> getErrors() {
    return List.of();
  }

  @Override
  public @Nullable ByteBuffer getPagingState() {
    return null;
  }

  @Override
  public List<String> getWarnings() {
    return List.of();
  }

  @Override
  public Map<String, ByteBuffer> getIncomingPayload() {
    return Map.of();
  }

  @Override
  public boolean isSchemaInAgreement() {
    return true;
  }

  @Override
  public @Nullable UUID getTracingId() {
    return null;
  }

  @Override
  public CompletionStage<QueryTrace> getQueryTraceAsync() {
    throw nothingExecuted();
  }

  @Override
  public QueryTrace getQueryTrace() {
    throw nothingExecuted();
  }

  @Override
  public int getResponseSizeInBytes() {
    return -1;
  }

  @Override
  public int getCompressedResponseSizeInBytes() {
    return -1;
  }
}
