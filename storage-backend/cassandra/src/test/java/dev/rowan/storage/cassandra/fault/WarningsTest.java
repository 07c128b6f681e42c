package dev.rowan.storage.cassandra.fault;

import static org.assertj.core.api.Assertions.assertThat;

import com.datastax.oss.driver.api.core.CqlSession;
import dev.rowan.annotation.Order;
import dev.rowan.spi.call.CallOptions;
import dev.rowan.spi.mutation.Change;
import dev.rowan.spi.mutation.Condition;
import dev.rowan.spi.mutation.DeleteRow;
import dev.rowan.spi.mutation.Mutation;
import dev.rowan.spi.mutation.MutationSet;
import dev.rowan.spi.mutation.TimestampOffset;
import dev.rowan.spi.mutation.Upsert;
import dev.rowan.spi.query.Query;
import dev.rowan.spi.query.ReadDirection;
import dev.rowan.spi.query.ReadMode;
import dev.rowan.spi.query.ScanQuery;
import dev.rowan.spi.query.SliceQuery;
import dev.rowan.spi.query.TokenRange;
import dev.rowan.spi.schema.ScalarType;
import dev.rowan.spi.schema.TableSchema;
import dev.rowan.spi.store.Guardrail;
import dev.rowan.spi.store.GuardrailStats;
import dev.rowan.spi.value.Row;
import dev.rowan.spi.value.Slice;
import dev.rowan.storage.cassandra.CassandraBackend;
import java.time.Duration;
import java.util.List;
import java.util.OptionalLong;
import java.util.concurrent.CompletionStage;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** Servers' warnings are reported with the tables and the method, for every kind of request. */
@Timeout(60)
class WarningsTest {
  private static final String PASSED = "Read 1 live rows and 7000 tombstone cells for key ";
  private static final CallOptions BY = CallOptions.NONE.withMethod("Notes.tidy");

  private final TableSchema notes = table("notes");
  private final TableSchema days = table("days");
  private final ScriptedCluster cluster = new ScriptedCluster(1);
  private final CqlSession session = cluster.session(Duration.ofSeconds(20));
  private final CassandraBackend backend = CassandraBackend.on(session, "k");

  private static TableSchema table(String name) {
    return TableSchema.named(name)
        .partitionKey("p", ScalarType.TEXT)
        .clustering("c", ScalarType.TEXT, Order.ASC)
        .column("v", ScalarType.TEXT)
        .build();
  }

  @AfterEach
  void stop() {
    backend.close();
    session.close();
    cluster.close();
  }

  @Test
  void everyReadReportsItsMethod() {
    List<Query> queries =
        List.of(
            slice(Slice.ALL),
            slice(Slice.in(List.of(List.of("b"), List.of("c")))),
            new ScanQuery(notes, TokenRange.ALL, ScanQuery.Rows.ALL, 10, null));
    warnOfEverything();
    for (Query query : queries) {
      done(backend.fetch(query.in(ReadMode.PLAIN.with(BY))));
    }
    assertThat(stats(Guardrail.DEAD_ROWS).warnings()).isEqualTo(queries.size());
    assertThat(stats(Guardrail.DEAD_ROWS).largest()).isEqualTo(7_000);
    assertThat(stats(Guardrail.DEAD_ROWS).table()).isEqualTo("notes by Notes.tidy");
  }

  @Test
  void warningsOfLaterPagesAreReportedToo() {
    cluster.play(
        (request, cql, attempt) ->
            attempt == 0
                ? Answer.with(Replies.emptyPage())
                : Answer.with(Replies.rows(List.of())).warning(PASSED + Work.SECRET));
    done(backend.fetch(slice(Slice.ALL).in(ReadMode.PLAIN.with(BY))));
    assertThat(cluster.attempts()).isEqualTo(2);
    assertThat(stats(Guardrail.DEAD_ROWS).warnings()).isEqualTo(1);
    assertThat(stats(Guardrail.DEAD_ROWS).table()).isEqualTo("notes by Notes.tidy");
  }

  @Test
  void everyWriteReportsItsMethodAndIsNeverRefusedForAWarning() {
    Upsert insert = Upsert.insert(notes, Row.of("a", "b", "v"));
    warnOfEverything();
    write(insert);
    write(insert, Upsert.insert(notes, Row.of("a", "c", "v")));
    write(DeleteRow.of(notes, Row.of("a", "b", null), TimestampOffset.NONE));
    write(insert.when(Condition.IF_NOT_EXISTS));
    assertThat(stats(Guardrail.DEAD_ROWS).warnings()).isEqualTo(4);
    assertThat(stats(Guardrail.DEAD_ROWS).table()).isEqualTo("notes by Notes.tidy");
    write(insert, Upsert.insert(days, Row.of("a", "b", "v")));
    write(insert, Upsert.insert(days, Row.of("b", "b", "v")));
    assertThat(stats(Guardrail.DEAD_ROWS).warnings()).isEqualTo(6);
    assertThat(stats(Guardrail.DEAD_ROWS).refusals()).isZero();
    assertThat(stats(Guardrail.DEAD_ROWS).table()).isEqualTo("notes, days by Notes.tidy");
  }

  @Test
  void otherWarningsAreCountedSeparately() {
    cluster.play(
        (request, cql, attempt) ->
            Answer.with(Replies.done(cql)).warning("Something about " + Work.SECRET));
    write(Upsert.insert(notes, Row.of("a", "b", "v")));
    assertThat(stats(Guardrail.SERVER_WARNINGS).warnings()).isEqualTo(1);
    assertThat(stats(Guardrail.SERVER_WARNINGS).table()).isEqualTo("notes by Notes.tidy");
    assertThat(stats(Guardrail.DEAD_ROWS).warnings()).isZero();
  }

  private void warnOfEverything() {
    cluster.play(
        (request, cql, attempt) -> Answer.with(Replies.done(cql)).warning(PASSED + Work.SECRET));
  }

  private Query slice(Slice slice) {
    return new SliceQuery(notes, List.of("a"), slice, ReadDirection.FORWARD, 10, null);
  }

  private void write(Mutation... mutations) {
    List<Change> changes = Stream.of(mutations).map(Change::of).toList();
    done(backend.apply(new MutationSet(changes, OptionalLong.empty(), BY)));
  }

  private static void done(CompletionStage<?> call) {
    assertThat(call.toCompletableFuture()).succeedsWithin(Duration.ofSeconds(30));
  }

  private GuardrailStats stats(Guardrail guardrail) {
    return backend.guardrails().stats().stream()
        .filter(each -> each.guardrail() == guardrail)
        .findFirst()
        .orElseThrow();
  }
}
