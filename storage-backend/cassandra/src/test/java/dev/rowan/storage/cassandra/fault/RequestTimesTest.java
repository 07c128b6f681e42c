package dev.rowan.storage.cassandra.fault;

import static org.assertj.core.api.Assertions.assertThat;

import com.datastax.oss.driver.api.core.CqlSession;
import com.datastax.oss.protocol.internal.request.Batch;
import com.datastax.oss.protocol.internal.request.Execute;
import dev.rowan.annotation.Order;
import dev.rowan.error.OutcomeUnknownException;
import dev.rowan.spi.call.CallOptions;
import dev.rowan.spi.mutation.Change;
import dev.rowan.spi.mutation.DeleteRow;
import dev.rowan.spi.mutation.Mutation;
import dev.rowan.spi.mutation.MutationSet;
import dev.rowan.spi.mutation.TimestampOffset;
import dev.rowan.spi.mutation.Upsert;
import dev.rowan.spi.schema.ScalarType;
import dev.rowan.spi.schema.TableSchema;
import dev.rowan.spi.value.Row;
import dev.rowan.storage.cassandra.CassandraBackend;
import java.nio.ByteBuffer;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.OptionalLong;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/**
 * A request has the timestamp of its batch, and a statement with an earlier timestamp contains it.
 */
@Timeout(60)
class RequestTimesTest {
  private static final long UNIT = 1_700_000_000_000_000L;

  private final TableSchema notes =
      TableSchema.named("notes")
          .partitionKey("p", ScalarType.TEXT)
          .clustering("c", ScalarType.TEXT, Order.ASC)
          .column("v", ScalarType.TEXT)
          .build();
  private final List<Long> times = new CopyOnWriteArrayList<>();
  private final List<ByteBuffer> values = new CopyOnWriteArrayList<>();
  private final ScriptedCluster cluster = new ScriptedCluster(1);
  private final CqlSession session = cluster.session(Duration.ofSeconds(20));
  private final CassandraBackend backend = CassandraBackend.on(session, "k");

  RequestTimesTest() {
    cluster.play(
        (request, cql, attempt) -> {
          if (request instanceof Execute execute) {
            times.add(execute.options.defaultTimestamp);
            values.addAll(execute.options.positionalValues);
          } else if (request instanceof Batch batch) {
            times.add(batch.defaultTimestamp);
            batch.values.forEach(values::addAll);
          }
          return Answer.with(Replies.done(cql));
        });
  }

  @AfterEach
  void stop() {
    backend.close();
    session.close();
    cluster.close();
  }

  @Test
  void oneStatementHasIt() {
    write(UNIT, Upsert.insert(notes, Row.of("a", "b", "v")));
    write(UNIT + 1, Upsert.update(notes, Row.of("a", "b", "v")));
    write(UNIT + 2, delete(TimestampOffset.NONE));
    assertThat(times).containsExactly(UNIT, UNIT + 1, UNIT + 2);
    assertThat(values).hasSize(8).noneMatch(value -> value.remaining() == Long.BYTES);
  }

  @Test
  void batchesOfOnePartitionAndOfSeveralHaveIt() {
    Upsert first = Upsert.insert(notes, Row.of("a", "b", "v"));
    write(UNIT, first, Upsert.insert(notes, Row.of("a", "c", "v")));
    write(UNIT + 1, first, Upsert.insert(notes, Row.of("b", "b", "v")));
    assertThat(times).containsExactly(UNIT, UNIT + 1);
  }

  @Test
  void writesOneMicrosecondBeforeContainTheirTimestamp() {
    write(UNIT, delete(TimestampOffset.ONE_MICROSECOND_EARLIER));
    write(
        UNIT,
        delete(TimestampOffset.ONE_MICROSECOND_EARLIER),
        Upsert.insert(notes, Row.of("c", "b", "v")));
    assertThat(times).containsExactly(UNIT, UNIT);
    List<Long> said = new ArrayList<>();
    values.stream()
        .filter(value -> value.remaining() == Long.BYTES)
        .forEach(value -> said.add(value.getLong(value.position())));
    assertThat(said).containsExactly(UNIT - 1, UNIT - 1);
  }

  /** Without a timeout of its own, a request would wait for the 20 seconds of the session. */
  @Test
  void oneStatementAndBatchesHaveTheTimeoutOfTheirCall() {
    cluster.play(
        (request, cql, attempt) ->
            request instanceof Execute || request instanceof Batch
                ? Answer.silence()
                : Answer.with(Replies.done(cql)));
    Row first = Row.of("a", "b", "v");
    CallOptions soon = CallOptions.NONE.withTimeout(Duration.ofMillis(50));
    for (List<Row> rows :
        List.of(
            List.of(first),
            List.of(first, Row.of("a", "c", "v")),
            List.of(first, Row.of("b", "b", "v")))) {
      List<Change> changes =
          rows.stream().map(row -> Change.of(Upsert.insert(notes, row))).toList();
      assertThat(
              backend
                  .apply(new MutationSet(changes, OptionalLong.of(UNIT), soon))
                  .toCompletableFuture())
          .as("%d rows", rows.size())
          .failsWithin(Duration.ofSeconds(10))
          .withThrowableThat()
          .withCauseInstanceOf(OutcomeUnknownException.class);
    }
  }

  private DeleteRow delete(TimestampOffset moment) {
    return DeleteRow.of(notes, Row.of("a", "b", null), moment);
  }

  private void write(long timestamp, Mutation... mutations) {
    List<Change> changes = Stream.of(mutations).map(Change::of).toList();
    assertThat(
            backend
                .apply(new MutationSet(changes, OptionalLong.of(timestamp)))
                .toCompletableFuture())
        .succeedsWithin(Duration.ofSeconds(30));
  }
}
