package dev.rowan.internal.write;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.rowan.annotation.Consistency;
import dev.rowan.annotation.Maintain;
import dev.rowan.annotation.Order;
import dev.rowan.error.BackendUnavailableException;
import dev.rowan.error.ErrorCode;
import dev.rowan.error.OutcomeUnknownException;
import dev.rowan.internal.index.EntityTables;
import dev.rowan.internal.write.PlannedWriter.Part;
import dev.rowan.spi.backend.Backend;
import dev.rowan.spi.backend.Capabilities;
import dev.rowan.spi.backend.Capability;
import dev.rowan.spi.call.CallOptions;
import dev.rowan.spi.mutation.Mutation;
import dev.rowan.spi.mutation.MutationSet;
import dev.rowan.spi.mutation.Upsert;
import dev.rowan.spi.mutation.WriteOutcome;
import dev.rowan.spi.query.Query;
import dev.rowan.spi.query.RowPage;
import dev.rowan.spi.schema.Component.Copy;
import dev.rowan.spi.schema.DerivedTable;
import dev.rowan.spi.schema.ScalarType;
import dev.rowan.spi.schema.Schema;
import dev.rowan.spi.schema.TableSchema;
import dev.rowan.spi.value.CellTimes;
import dev.rowan.spi.value.Row;
import java.time.Duration;
import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalLong;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;
import org.junit.jupiter.api.Test;

/** The requests of a batch where the client maintains the derived tables, and its end. */
class PlannedWriterTest {
  private static final TableSchema ITEM =
      TableSchema.named("item")
          .partitionKey("id", ScalarType.INT)
          .column("seller", ScalarType.TEXT)
          .build();
  private static final TableSchema NOTE =
      TableSchema.named("note")
          .partitionKey("id", ScalarType.INT)
          .column("text", ScalarType.TEXT)
          .build();
  private static final DerivedTable BY_SELLER =
      new DerivedTable(
          TableSchema.named("by_seller")
              .partitionKey("seller", ScalarType.TEXT)
              .clustering("id", ScalarType.INT, Order.ASC)
              .build(),
          ITEM,
          List.of(new Copy(1), new Copy(0)),
          Maintain.VERIFIED);

  private static final TableSchema ROOM =
      TableSchema.named("room")
          .partitionKey("house", ScalarType.INT)
          .clustering("number", ScalarType.INT, Order.ASC)
          .staticColumn("wing", ScalarType.TEXT)
          .column("guest", ScalarType.TEXT)
          .build();
  private static final DerivedTable BY_GUEST =
      new DerivedTable(
          TableSchema.named("by_guest")
              .partitionKey("guest", ScalarType.TEXT)
              .clustering("house", ScalarType.INT, Order.ASC)
              .clustering("number", ScalarType.INT, Order.ASC)
              .build(),
          ROOM,
          List.of(new Copy(3), new Copy(0), new Copy(1)),
          Maintain.VERIFIED);

  private Instant now = Instant.parse("2026-02-01T00:00:00.000500Z");
  private final long micros = now.getEpochSecond() * 1_000_000 + 500;
  private final Recording backend = new Recording();

  /** What the end of a write waits for, by its microseconds. */
  private final Map<Long, CompletableFuture<Void>> delays = new HashMap<>();

  private final Writers writers =
      new Writers(
          backend,
          RetryPolicy.with(
              () -> ChronoUnit.NANOS.between(Instant.EPOCH, now),
              Duration.ofSeconds(30),
              attempt -> {
                now = now.plusSeconds(31); // no third attempt
                return CompletableFuture.completedFuture(null);
              }),
          new ChangeClock(
              () -> now,
              () -> 1,
              delay -> delays.computeIfAbsent(delay, unknown -> new CompletableFuture<>())));
  private final EntityRows items =
      writers.rows(EntityTables.clientMaintained(ITEM, List.of(BY_SELLER)));
  private final EntityRows rooms =
      writers.rows(EntityTables.clientMaintained(ROOM, List.of(BY_GUEST)));
  private final EntityRows notes = writers.rows(EntityTables.clientMaintained(NOTE, List.of()));

  private Part item(int id, String seller) {
    return new Part(items, Upsert.insert(ITEM, Row.of(id, seller)));
  }

  private Part room(int number, Object wing) {
    return new Part(rooms, Upsert.insert(ROOM, Row.of(1, number, wing, "ann")));
  }

  private Part note(int id) {
    return new Part(notes, Upsert.insert(NOTE, Row.of(id, "text")));
  }

  private CompletionStage<WriteOutcome> write(CallOptions options, Part... parts) {
    return writers.planned().write(Arrays.asList(parts), OptionalLong.empty(), options);
  }

  private void endDelays() {
    delays.values().forEach(delay -> delay.complete(null));
    delays.clear();
  }

  private void join(CompletionStage<?> stage) {
    endDelays();
    stage.toCompletableFuture().join();
  }

  @Test
  void goesStageByStage() {
    backend.stored = "ann";
    join(write(CallOptions.at(Consistency.ONE), item(1, "bob"), item(2, "cid"), note(1)));
    join(writers.background().settled());
    assertThat(backend.sent)
        .containsExactly(
            "by_seller", "by_seller", "item item note", "by_seller removed", "by_seller removed");
    assertThat(backend.batches)
        .extracting(batch -> batch.timestamp().orElseThrow())
        .containsOnly(backend.batches.get(0).timestamp().orElseThrow());
    assertThat(backend.batches)
        .extracting(batch -> batch.options().consistency())
        .containsOnly(Consistency.LOCAL_QUORUM);
  }

  @Test
  void ofRowsWithoutPlansIsTheBackends() {
    join(write(CallOptions.at(Consistency.ONE), note(1), note(2)));
    assertThat(backend.sent).containsExactly("note note");
    assertThat(backend.batches.get(0).timestamp()).isEmpty();
    assertThat(backend.batches.get(0).options().consistency()).isEqualTo(Consistency.ONE);
  }

  @Test
  void withoutItsEntriesDoesNotHappen() {
    backend.failing = "by_seller";
    assertThatThrownBy(() -> join(write(CallOptions.NONE, item(1, "bob"), note(1))))
        .hasCauseInstanceOf(BackendUnavailableException.class)
        .satisfies(e -> assertThat(e.getCause()).isNotInstanceOf(OutcomeUnknownException.class));
    assertThat(backend.sent).doesNotContain("item note");
  }

  @Test
  void whoseCommitIsNotHeardOfIsUnknownAndLeftAsItIs() {
    backend.stored = "ann";
    backend.failing = "item note";
    assertThatThrownBy(() -> join(write(CallOptions.NONE, item(1, "bob"), note(1))))
        .hasCauseInstanceOf(OutcomeUnknownException.class);
    join(writers.background().settled());
    assertThat(backend.sent).doesNotContain("by_seller removed");
  }

  /** The backend dates what it is given without a timestamp by the time of day. */
  @Test
  void withRowsOfAnotherClockIsLaterThanAllSoFarAndOverWhenItsTimeIs() {
    backend.written = micros + Duration.ofSeconds(2).toMillis() * 1_000;
    CompletionStage<WriteOutcome> mixed = write(CallOptions.NONE, item(1, "bob"), note(1));
    assertThat(backend.sent).contains("item note");
    assertThat(mixed.toCompletableFuture()).isNotDone();
    assertThat(delays).containsOnlyKeys(Duration.ofSeconds(1).toMillis() * 1_000);
    endDelays();
    assertThat(mixed.toCompletableFuture()).isDone();
    backend.written = CellTimes.NEVER;
    backend.batches.clear();
    join(write(CallOptions.NONE, item(7, "bob"), note(1)));
    assertThat(backend.batches.get(0).timestamp().orElseThrow()).isGreaterThan(micros + 1_000);
  }

  /** Another row of the partition, and a write of the column alone, are ordered by time. */
  @Test
  void withStaticColumnsIsLaterThanAllSoFarAndOverWhenItsTimeIs() {
    CompletionStage<WriteOutcome> written = write(CallOptions.NONE, room(1, "north"));
    assertThat(backend.sent).contains("room");
    long timestamp = backend.batches.get(backend.batches.size() - 1).timestamp().orElseThrow();
    assertThat(timestamp).isGreaterThan(micros);
    assertThat(written.toCompletableFuture()).isNotDone();
    assertThat(delays).containsOnlyKeys(timestamp + 1 - micros);
    endDelays();
    assertThat(written.toCompletableFuture()).isDone();
    assertThat(write(CallOptions.NONE, room(2, Row.UNSET)).toCompletableFuture()).isDone();
  }

  @Test
  void withPlansAloneIsOverAtOnce() {
    backend.written = micros + Duration.ofSeconds(2).toMillis() * 1_000;
    assertThat(write(CallOptions.NONE, item(1, "bob"), item(2, "bob")).toCompletableFuture())
        .isDone();
    assertThat(backend.batches.get(0).timestamp().orElseThrow()).isGreaterThan(backend.written);
  }

  /** Has one row of each key if it is told to, takes everything, and notes what it is sent. */
  private static final class Recording implements Backend {
    private final List<MutationSet> batches = new ArrayList<>();
    private final List<String> sent = new ArrayList<>();
    private String stored = "";
    private String failing = "";
    private long written = CellTimes.NEVER;

    @Override
    public Capabilities capabilities() {
      return Capabilities.of(Capability.CONDITIONAL_WRITES);
    }

    @Override
    public CompletionStage<Void> define(Schema schema) {
      throw new UnsupportedOperationException("nobody asks");
    }

    @Override
    public CompletionStage<WriteOutcome> apply(MutationSet batch) {
      List<String> tables = new ArrayList<>();
      batch.changes().forEach(change -> tables.add(name(change.mutation())));
      String text = String.join(" ", tables);
      sent.add(text);
      batches.add(batch);
      return text.equals(failing)
          ? CompletableFuture.failedFuture(
              new OutcomeUnknownException(ErrorCode.OUTCOME_UNKNOWN, Map.of(), null))
          : CompletableFuture.completedFuture(WriteOutcome.APPLIED);
    }

    private static String name(Mutation mutation) {
      return mutation.table().name() + (mutation instanceof Upsert ? "" : " removed");
    }

    @Override
    public CompletionStage<RowPage> fetch(Query query) {
      if (stored.isEmpty() && written == CellTimes.NEVER) {
        return CompletableFuture.completedFuture(new RowPage(List.of(), null));
      }
      Row row = Row.of(1, stored.isEmpty() ? null : stored, 100L, false);
      long[] times = {CellTimes.NEVER, written, written, written};
      return CompletableFuture.completedFuture(
          new RowPage(List.of(row), List.of(CellTimes.owning(times, new int[4])), null));
    }

    @Override
    public void close() {}
  }
}
