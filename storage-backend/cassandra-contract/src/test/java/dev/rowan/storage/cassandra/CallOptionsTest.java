package dev.rowan.storage.cassandra;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.rowan.annotation.Consistency;
import dev.rowan.annotation.Order;
import dev.rowan.annotation.Similarity;
import dev.rowan.error.ErrorCode;
import dev.rowan.error.RowanException;
import dev.rowan.spi.call.CallOptions;
import dev.rowan.spi.mutation.Change;
import dev.rowan.spi.mutation.Condition;
import dev.rowan.spi.mutation.MutationSet;
import dev.rowan.spi.mutation.Upsert;
import dev.rowan.spi.query.IndexQuery;
import dev.rowan.spi.query.Nearest;
import dev.rowan.spi.query.Query;
import dev.rowan.spi.query.ReadDirection;
import dev.rowan.spi.query.ReadMode;
import dev.rowan.spi.query.ScanQuery;
import dev.rowan.spi.query.SliceQuery;
import dev.rowan.spi.query.TokenRange;
import dev.rowan.spi.schema.ScalarType;
import dev.rowan.spi.schema.Schema;
import dev.rowan.spi.schema.TableSchema;
import dev.rowan.spi.schema.VectorType;
import dev.rowan.spi.value.Row;
import dev.rowan.spi.value.Slice;
import dev.rowan.storage.contract.cassandra.CassandraKeyspace;
import java.time.Duration;
import java.util.Arrays;
import java.util.List;
import java.util.OptionalLong;
import java.util.concurrent.CompletionException;
import java.util.concurrent.CompletionStage;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;

/** The request options of a caller reach the server. */
class CallOptionsTest {
  @RegisterExtension
  @org.junit.jupiter.api.Order(1)
  static final CassandraKeyspace KEYSPACE = new CassandraKeyspace();

  @RegisterExtension
  @org.junit.jupiter.api.Order(2)
  static final TestSession SESSION = new TestSession(KEYSPACE);

  /**
   * With one replica, a request at level THREE always fails, which shows that the level arrived.
   */
  private static final CallOptions UNMET = CallOptions.at(Consistency.THREE);

  private final CassandraBackend backend =
      CassandraBackend.on(SESSION.session(), KEYSPACE.name(), SchemaMode.CREATE_MISSING);

  private final TableSchema table =
      TableSchema.named("options")
          .partitionKey("p", ScalarType.INT)
          .clustering("c", ScalarType.INT, Order.ASC)
          .column("v", ScalarType.TEXT)
          .build();

  CallOptionsTest() {
    await(backend.define(Schema.of(List.of(table))));
  }

  @Test
  void everyKindOfWriteHasItsConsistency() {
    List<List<Upsert>> batches =
        List.of(
            List.of(insert(1, 1)),
            List.of(insert(1, 1), insert(1, 2)),
            List.of(insert(1, 1), insert(2, 1)));
    for (List<Upsert> batch : batches) {
      Upsert[] upserts = batch.toArray(Upsert[]::new);
      assertCode(ErrorCode.CLUSTER_UNAVAILABLE, () -> apply(UNMET, upserts));
      apply(CallOptions.at(Consistency.ONE), upserts);
    }
    Upsert conditional = insert(1, 9).when(Condition.IF_NOT_EXISTS);
    assertCode(ErrorCode.OUTCOME_UNKNOWN, () -> apply(UNMET, conditional));
  }

  @Test
  void everyKindOfReadHasItsConsistency() {
    for (Query query : everyQuery()) {
      assertCode(ErrorCode.CLUSTER_UNAVAILABLE, () -> fetch(query, UNMET));
      fetch(query, CallOptions.at(Consistency.ONE));
    }
  }

  /** Servers lower other levels by themselves, and warn of each such request. */
  @Test
  void aSearchByNearnessIsSentToOneReplica() {
    TableSchema vectors =
        TableSchema.named("vectors")
            .partitionKey("p", ScalarType.INT)
            .column("v", new VectorType(ScalarType.FLOAT, 2))
            .vectorIndex("vectors_by_v", "v", Similarity.COSINE)
            .build();
    await(backend.define(Schema.of(List.of(table, vectors))));
    Nearest nearest = new Nearest(vectors.nativeIndexes().get(0), List.of(1f, 0.5f));
    fetch(
        new IndexQuery(vectors, List.of(), List.of(), nearest, 3, null, ReadMode.PLAIN),
        UNMET.withTracing(true));
    awaitTrace("SELECT", "LOCAL_ONE", null);
  }

  @Test
  void aSerialReadIsOfOnePartition() {
    apply(CallOptions.NONE, insert(5, 1).when(Condition.IF_NOT_EXISTS));
    fetch(slice(5, Slice.ALL), CallOptions.at(Consistency.SERIAL));
    Query scan = new ScanQuery(table, TokenRange.ALL, ScanQuery.Rows.ALL, 10, null);
    assertCode(
        ErrorCode.ARGUMENT_REJECTED, () -> fetch(scan, CallOptions.at(Consistency.LOCAL_SERIAL)));
  }

  /** The server records traces of requests with their consistency levels. */
  @Test
  void tracesContainTheConsistencyLevels() {
    CallOptions traced =
        CallOptions.at(Consistency.LOCAL_ONE)
            .withSerialConsistency(Consistency.LOCAL_SERIAL)
            .withTracing(true);
    apply(traced, insert(77, 1).when(Condition.IF_NOT_EXISTS));
    fetch(slice(77, Slice.ALL), CallOptions.at(Consistency.LOCAL_SERIAL).withTracing(true));
    awaitTrace("INSERT INTO", "LOCAL_ONE", "LOCAL_SERIAL");
    awaitTrace("SELECT", "LOCAL_SERIAL", null);
  }

  @Test
  void aProfileIsOneOfTheConfiguration() {
    fetch(slice(1, Slice.ALL), CallOptions.NONE.withProfile("default"));
    assertCode(
        ErrorCode.ARGUMENT_REJECTED,
        () -> fetch(slice(1, Slice.ALL), CallOptions.NONE.withProfile("nightly")));
    assertCode(
        ErrorCode.ARGUMENT_REJECTED,
        () -> apply(CallOptions.NONE.withProfile("nightly"), insert(1, 1), insert(2, 1)));
  }

  private List<Query> everyQuery() {
    return List.of(
        slice(1, Slice.ALL),
        slice(1, Slice.of(List.of(1))),
        slice(1, Slice.in(List.of(List.of(1), List.of(2)))),
        new ScanQuery(table, TokenRange.ALL, ScanQuery.Rows.ALL, 10, null),
        new ScanQuery(table, TokenRange.ALL, ScanQuery.Rows.PARTITIONS, 10, null));
  }

  private SliceQuery slice(int partition, Slice slice) {
    return new SliceQuery(table, List.of(partition), slice, ReadDirection.FORWARD, 10, null);
  }

  /** Waits until the servers have stored a trace, which they do after the call. */
  private static void awaitTrace(String text, String consistency, String serialConsistency) {
    long end = System.nanoTime() + Duration.ofSeconds(30).toNanos();
    while (System.nanoTime() < end) {
      for (var row : SESSION.session().execute("SELECT * FROM system_traces.sessions")) {
        var parameters = row.getMap("parameters", String.class, String.class);
        if (parameters != null
            && parameters.getOrDefault("query", "").startsWith(text)
            && parameters.get("query").contains(KEYSPACE.name())
            && consistency.equals(parameters.get("consistency_level"))
            && (serialConsistency == null
                || serialConsistency.equals(parameters.get("serial_consistency_level")))) {
          return;
        }
      }
    }
    throw new AssertionError("no trace of " + text + " at " + consistency);
  }

  private void apply(CallOptions options, Upsert... upserts) {
    List<Change> changes = Arrays.stream(upserts).map(Change::of).toList();
    await(backend.apply(new MutationSet(changes, OptionalLong.empty(), options)));
  }

  private void fetch(Query query, CallOptions options) {
    await(backend.fetch(query.in(ReadMode.PLAIN.with(options))));
  }

  private Upsert insert(int partition, int clustering) {
    return Upsert.insert(table, Row.of(partition, clustering, "v"));
  }

  private static void assertCode(ErrorCode code, Runnable call) {
    assertThatThrownBy(call::run)
        .isInstanceOfSatisfying(RowanException.class, e -> assertThat(e.code()).isEqualTo(code));
  }

  private static <T> T await(CompletionStage<T> stage) {
    try {
      return stage.toCompletableFuture().join();
    } catch (CompletionException e) {
      throw (RuntimeException) e.getCause();
    }
  }
}
