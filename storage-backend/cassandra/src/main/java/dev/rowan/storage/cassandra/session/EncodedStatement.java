package dev.rowan.storage.cassandra.session;

import com.datastax.oss.driver.api.core.ConsistencyLevel;
import com.datastax.oss.driver.api.core.CqlIdentifier;
import com.datastax.oss.driver.api.core.ProtocolVersion;
import com.datastax.oss.driver.api.core.config.DriverExecutionProfile;
import com.datastax.oss.driver.api.core.context.DriverContext;
import com.datastax.oss.driver.api.core.cql.BoundStatement;
import com.datastax.oss.driver.api.core.cql.PreparedStatement;
import com.datastax.oss.driver.api.core.metadata.Node;
import com.datastax.oss.driver.api.core.metadata.token.Token;
import com.datastax.oss.driver.api.core.type.DataType;
import com.datastax.oss.driver.api.core.type.codec.registry.CodecRegistry;
import java.nio.ByteBuffer;
import java.time.Duration;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * A bound statement whose values are bytes already. It takes the array of values over and delegates
 * the rest to the statement without values, which costs a fifth of the memory of the driver's own
 * builder and statement. A change of a setting returns a statement of the driver's. Immutable and
 * thread-safe.
 */
final class EncodedStatement implements BoundStatement {
  private final Prepared prepared;
  private final @Nullable ByteBuffer[] values;
  private final @Nullable ByteBuffer pagingState;
  private final int pageSize;
  private final boolean idempotent;
  private final long timestamp;

  /**
   * Makes a statement.
   *
   * @param values one for each marker; the caller does not change the array later
   * @param pageSize 0 for that of the profile
   */
  EncodedStatement(
      Prepared prepared,
      @Nullable ByteBuffer[] values,
      boolean idempotent,
      long timestamp,
      @Nullable ByteBuffer pagingState,
      int pageSize) {
    this.prepared = prepared;
    this.values = values;
    this.idempotent = idempotent;
    this.timestamp = timestamp;
    this.pagingState = pagingState;
    this.pageSize = pageSize;
  }

  private BoundStatement blank() {
    return prepared.blank();
  }

  /** Returns the same statement as one of the driver's. */
  private BoundStatement ofDriver() {
    return prepared
        .bind(values, idempotent, timestamp)
        .setPagingState(pagingState)
        .setPageSize(getPageSize())
        .build();
  }

  @Override
  public PreparedStatement getPreparedStatement() {
    return prepared.statement();
  }

  @Override
  public List<@Nullable ByteBuffer> getValues() {
    return Collections.unmodifiableList(Arrays.asList(values));
  }

  @Override
  public int size() {
    return values.length;
  }

  @Override
  public @Nullable ByteBuffer getBytesUnsafe(int i) {
    return values[i];
  }

  @Override
  public Boolean isIdempotent() {
    return idempotent;
  }

  @Override
  public long getQueryTimestamp() {
    return timestamp;
  }

  @Override
  public @Nullable ByteBuffer getPagingState() {
    return pagingState;
  }

  @Override
  public int getPageSize() {
    return pageSize == 0 ? blank().getPageSize() : pageSize;
  }

  /** Returns the bytes of the partition key, by which the driver chooses a replica. */
  @Override
  public @Nullable ByteBuffer getRoutingKey() {
    List<Integer> indices = prepared.statement().getPartitionKeyIndices();
    if (indices.size() == 1) {
      return isSet(indices.get(0)) ? values[indices.get(0)] : null;
    }
    return indices.isEmpty() ? null : ofDriver().getRoutingKey();
  }

  @Override
  public DataType getType(int i) {
    return blank().getType(i);
  }

  @Override
  public DataType getType(String name) {
    return blank().getType(name);
  }

  @Override
  public DataType getType(CqlIdentifier id) {
    return blank().getType(id);
  }

  @Override
  public int firstIndexOf(String name) {
    return blank().firstIndexOf(name);
  }

  @Override
  public int firstIndexOf(CqlIdentifier id) {
    return blank().firstIndexOf(id);
  }

  @Override
  public CodecRegistry codecRegistry() {
    return blank().codecRegistry();
  }

  @Override
  public ProtocolVersion protocolVersion() {
    return blank().protocolVersion();
  }

  @Override
  public @Nullable String getExecutionProfileName() {
    return blank().getExecutionProfileName();
  }

  @Override
  public @Nullable DriverExecutionProfile getExecutionProfile() {
    return blank().getExecutionProfile();
  }

  @Override
  public @Nullable CqlIdentifier getKeyspace() {
    return blank().getKeyspace();
  }

  @Override
  public @Nullable CqlIdentifier getRoutingKeyspace() {
    return blank().getRoutingKeyspace();
  }

  @Override
  public @Nullable Token getRoutingToken() {
    return blank().getRoutingToken();
  }

  @Override
  public Map<String, ByteBuffer> getCustomPayload() {
    return blank().getCustomPayload();
  }

  @Override
  public @Nullable Duration getTimeout() {
    return blank().getTimeout();
  }

  @Override
  public @Nullable Node getNode() {
    return blank().getNode();
  }

  @Override
  public @Nullable ConsistencyLevel getConsistencyLevel() {
    return blank().getConsistencyLevel();
  }

  @Override
  public @Nullable ConsistencyLevel getSerialConsistencyLevel() {
    return blank().getSerialConsistencyLevel();
  }

  @Override
  public boolean isTracing() {
    return blank().isTracing();
  }

  @Override
  public int computeSizeInBytes(DriverContext context) {
    return ofDriver().computeSizeInBytes(context);
  }

  @Override
  public BoundStatement setBytesUnsafe(int i, @Nullable ByteBuffer value) {
    return ofDriver().setBytesUnsafe(i, value);
  }

  @Override
  public BoundStatement setExecutionProfileName(@Nullable String name) {
    return ofDriver().setExecutionProfileName(name);
  }

  @Override
  public BoundStatement setExecutionProfile(@Nullable DriverExecutionProfile profile) {
    return ofDriver().setExecutionProfile(profile);
  }

  @Override
  public BoundStatement setRoutingKeyspace(@Nullable CqlIdentifier keyspace) {
    return ofDriver().setRoutingKeyspace(keyspace);
  }

  @Override
  public BoundStatement setNode(@Nullable Node node) {
    return ofDriver().setNode(node);
  }

  @Override
  public BoundStatement setRoutingKey(@Nullable ByteBuffer key) {
    return ofDriver().setRoutingKey(key);
  }

  @Override
  public BoundStatement setRoutingToken(@Nullable Token token) {
    return ofDriver().setRoutingToken(token);
  }

  @Override
  public BoundStatement setCustomPayload(Map<String, ByteBuffer> payload) {
    return ofDriver().setCustomPayload(payload);
  }

  @Override
  public BoundStatement setIdempotent(@Nullable Boolean isIdempotent) {
    return ofDriver().setIdempotent(isIdempotent);
  }

  @Override
  public BoundStatement setTracing(boolean tracing) {
    return ofDriver().setTracing(tracing);
  }

  @Override
  public BoundStatement setQueryTimestamp(long newTimestamp) {
    return ofDriver().setQueryTimestamp(newTimestamp);
  }

  @Override
  public BoundStatement setTimeout(@Nullable Duration timeout) {
    return ofDriver().setTimeout(timeout);
  }

  @Override
  public BoundStatement setPagingState(@Nullable ByteBuffer newPagingState) {
    return ofDriver().setPagingState(newPagingState);
  }

  @Override
  public BoundStatement setPageSize(int newPageSize) {
    return ofDriver().setPageSize(newPageSize);
  }

  @Override
  public BoundStatement setConsistencyLevel(@Nullable ConsistencyLevel level) {
    return ofDriver().setConsistencyLevel(level);
  }

  @Override
  public BoundStatement setSerialConsistencyLevel(@Nullable ConsistencyLevel level) {
    return ofDriver().setSerialConsistencyLevel(level);
  }
}
