package dev.rowan.internal.batch;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.rowan.annotation.Consistency;
import dev.rowan.dao.Write;
import dev.rowan.error.ErrorCode;
import dev.rowan.error.RejectedInputException;
import dev.rowan.internal.copy.Copies;
import dev.rowan.internal.index.EntityTables;
import dev.rowan.internal.observe.JobObservers;
import dev.rowan.internal.write.Writers;
import dev.rowan.mapping.EntityMapping;
import dev.rowan.spi.backend.Backend;
import dev.rowan.spi.backend.Capabilities;
import dev.rowan.spi.backend.Capability;
import dev.rowan.spi.call.CallOptions;
import dev.rowan.spi.mutation.MutationSet;
import dev.rowan.spi.mutation.Upsert;
import dev.rowan.spi.mutation.WriteOutcome;
import dev.rowan.spi.query.Query;
import dev.rowan.spi.query.RowPage;
import dev.rowan.spi.schema.DerivedTable;
import dev.rowan.spi.schema.ScalarType;
import dev.rowan.spi.schema.Schema;
import dev.rowan.spi.schema.TableSchema;
import dev.rowan.spi.value.Row;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.OptionalLong;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;
import org.junit.jupiter.api.Test;

/** The writes of a batch agree on one request, or are rejected. */
class BatchOptionsTest {
  private static final TableSchema NOTE =
      TableSchema.named("note")
          .partitionKey("id", ScalarType.INT)
          .column("text", ScalarType.TEXT)
          .build();

  private final Taking backend = new Taking();
  private final Writers writers = new Writers(backend, Duration.ofSeconds(10));
  private final EntityTables tables = EntityTables.clientMaintained(NOTE, List.of());
  private final BatchWriter batches =
      new BatchWriter(
          writers,
          new Copies(backend, writers, mapping -> tables, new JobObservers(List.of())),
          null);
  private final BatchEntity notes =
      batches.entity(new Notes(), tables, List.of(), null, row -> row);

  private CallOptions asked(CallOptions... options) {
    List<Write> batch = new ArrayList<>();
    for (CallOptions each : options) {
      Upsert note = Upsert.insert(NOTE, Row.of(batch.size(), "text"));
      batch.add(notes.write(note, OptionalLong.empty(), each, null));
    }
    batches.commit(batch).toCompletableFuture().join();
    assertThat(backend.batches).hasSize(1);
    return backend.batches.remove(0).options();
  }

  private Consistency level(Consistency one, Consistency other) {
    Consistency level = asked(CallOptions.at(one), CallOptions.at(other)).consistency();
    assertThat(asked(CallOptions.at(other), CallOptions.NONE, CallOptions.at(one)).consistency())
        .isEqualTo(level);
    return level;
  }

  private void refused(CallOptions one, CallOptions other) {
    assertThatThrownBy(() -> asked(one, other))
        .isInstanceOfSatisfying(
            RejectedInputException.class,
            e -> assertThat(e.code()).isEqualTo(ErrorCode.BATCH_OPTIONS));
    assertThat(backend.batches).isEmpty();
  }

  @Test
  void theStrongerOfTwoLevelsHolds() {
    assertThat(level(Consistency.ONE, Consistency.LOCAL_ONE)).isEqualTo(Consistency.LOCAL_ONE);
    assertThat(level(Consistency.LOCAL_ONE, Consistency.LOCAL_QUORUM))
        .isEqualTo(Consistency.LOCAL_QUORUM);
    assertThat(level(Consistency.ONE, Consistency.QUORUM)).isEqualTo(Consistency.QUORUM);
    assertThat(level(Consistency.TWO, Consistency.THREE)).isEqualTo(Consistency.THREE);
    assertThat(level(Consistency.QUORUM, Consistency.EACH_QUORUM))
        .isEqualTo(Consistency.EACH_QUORUM);
    assertThat(level(Consistency.LOCAL_QUORUM, Consistency.EACH_QUORUM))
        .isEqualTo(Consistency.EACH_QUORUM);
    for (Consistency each : Consistency.values()) {
      if (!each.isSerial()) {
        assertThat(level(each, Consistency.ALL)).isEqualTo(Consistency.ALL);
        assertThat(level(each, Consistency.ANY)).isEqualTo(each);
        assertThat(level(each, each)).isEqualTo(each);
      }
    }
  }

  @Test
  void levelsOfWhichNoneIsTheOtherAreRefused() {
    refused(CallOptions.at(Consistency.QUORUM), CallOptions.at(Consistency.LOCAL_QUORUM));
    refused(CallOptions.at(Consistency.QUORUM), CallOptions.at(Consistency.LOCAL_ONE));
    refused(CallOptions.at(Consistency.THREE), CallOptions.at(Consistency.QUORUM));
    refused(CallOptions.at(Consistency.TWO), CallOptions.at(Consistency.LOCAL_ONE));
  }

  @Test
  void theLongestLimitATraceAndAllMethodsHold() {
    CallOptions all =
        asked(
            CallOptions.NONE.withTimeout(Duration.ofSeconds(2)).withMethod("Notes.saving"),
            CallOptions.NONE
                .withTimeout(Duration.ofSeconds(5))
                .withMethod("Notes.saving")
                .withProfile("slow"),
            CallOptions.NONE.withTracing(true).withMethod("Notes.changing"));
    assertThat(all.timeout()).isEqualTo(Duration.ofSeconds(5));
    assertThat(all.tracing()).isTrue();
    assertThat(all.profile()).isEqualTo("slow");
    assertThat(all.method()).isEqualTo("Notes.saving, Notes.changing");
    refused(CallOptions.NONE.withProfile("slow"), CallOptions.NONE.withProfile("fast"));
  }

  /** Notes as their rows. */
  private static final class Notes implements EntityMapping<Row> {
    @Override
    public Class<Row> type() {
      return Row.class;
    }

    @Override
    public TableSchema table() {
      return NOTE;
    }

    @Override
    public List<DerivedTable> derived() {
      return List.of();
    }

    @Override
    public Row write(Row row) {
      return row;
    }

    @Override
    public Row read(Row row) {
      return row;
    }
  }

  /** Takes everything. */
  private static final class Taking implements Backend {
    private final List<MutationSet> batches = new ArrayList<>();

    @Override
    public Capabilities capabilities() {
      return Capabilities.of(Capability.CONDITIONAL_WRITES);
    }

    @Override
    public CompletionStage<Void> define(Schema schema) {
      return CompletableFuture.completedFuture(null);
    }

    @Override
    public CompletionStage<WriteOutcome> apply(MutationSet batch) {
      batches.add(batch);
      return CompletableFuture.completedFuture(WriteOutcome.APPLIED);
    }

    @Override
    public CompletionStage<RowPage> fetch(Query query) {
      return CompletableFuture.completedFuture(new RowPage(List.of(), null));
    }

    @Override
    public void close() {}
  }
}
