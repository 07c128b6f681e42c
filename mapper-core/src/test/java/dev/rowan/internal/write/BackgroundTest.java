package dev.rowan.internal.write;

import static org.assertj.core.api.Assertions.assertThat;

import dev.rowan.error.BackendUnavailableException;
import dev.rowan.error.ErrorCode;
import dev.rowan.spi.backend.Backend;
import dev.rowan.spi.backend.Capabilities;
import dev.rowan.spi.backend.Capability;
import dev.rowan.spi.mutation.Change;
import dev.rowan.spi.mutation.MutationSet;
import dev.rowan.spi.mutation.Upsert;
import dev.rowan.spi.mutation.WriteOutcome;
import dev.rowan.spi.query.Query;
import dev.rowan.spi.query.RowPage;
import dev.rowan.spi.schema.ScalarType;
import dev.rowan.spi.schema.Schema;
import dev.rowan.spi.schema.TableSchema;
import dev.rowan.spi.value.Row;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;
import org.junit.jupiter.api.Test;

class BackgroundTest {
  private static final int MOST_REPAIRS = 256;
  private static final TableSchema TABLE =
      TableSchema.named("entries").partitionKey("p", ScalarType.INT).build();

  private final Answering backend = new Answering();
  private final Background background =
      new Background(
          backend,
          RetryPolicy.with(
              System::nanoTime,
              Duration.ofSeconds(30),
              attempt -> CompletableFuture.completedFuture(null)));

  @Test
  void repairsAreBoundedAndOthersAreNot() {
    for (int i = 0; i < MOST_REPAIRS + 10; i++) {
      background.repair(batch(i));
    }
    assertThat(backend.asked).hasSize(MOST_REPAIRS);
    background.run(batch(-1));
    assertThat(backend.asked).hasSize(MOST_REPAIRS + 1);
    backend.asked.get(0).complete(WriteOutcome.APPLIED);
    assertThat(background.repaired()).isEqualTo(1);
    background.repair(batch(-2));
    assertThat(backend.asked).as("one more, as one is done").hasSize(MOST_REPAIRS + 2);
  }

  @Test
  void settledCompletesWhenAllThatWasBegunIsDone() {
    assertThat(background.settled()).isCompleted();
    background.run(batch(1));
    background.repair(batch(2));
    CompletionStage<Void> settled = background.settled();
    assertThat(settled).isNotDone();
    background.run(batch(3));
    backend.asked.get(1).complete(WriteOutcome.APPLIED);
    assertThat(settled).isNotDone();
    backend.asked.get(0).complete(WriteOutcome.APPLIED);
    assertThat(settled).as("what was begun later does not count").isCompleted();
    assertThat(background.settled()).isNotDone();
  }

  @Test
  void aUnitIsTriedThreeTimesThenGivenUpAndCounted() {
    background.run(batch(1));
    CompletionStage<Void> settled = background.settled();
    for (int made = 1; made <= 3; made++) {
      assertThat(backend.asked).hasSize(made);
      assertThat(background.givenUp()).isZero();
      backend.asked.get(made - 1).completeExceptionally(unavailable());
    }
    assertThat(backend.asked).hasSize(3);
    assertThat(background.givenUp()).isEqualTo(1);
    assertThat(settled).as("settled never fails").isCompleted();
  }

  @Test
  void aUnitThatFailsOnceIsNotGivenUp() {
    background.run(batch(1));
    backend.asked.get(0).completeExceptionally(unavailable());
    backend.asked.get(1).complete(WriteOutcome.APPLIED);
    assertThat(background.givenUp()).isZero();
    assertThat(background.settled()).isCompleted();
  }

  @Test
  void staleEntriesAreCounted() {
    background.sawStale();
    background.sawStale();
    assertThat(background.stale()).isEqualTo(2);
  }

  private static MutationSet batch(int key) {
    return MutationSet.of(Change.of(Upsert.insert(TABLE, Row.of(key))));
  }

  private static BackendUnavailableException unavailable() {
    return new BackendUnavailableException(ErrorCode.CLUSTER_UNAVAILABLE, Map.of(), null);
  }

  /** Answers writes when the test says so. */
  private static final class Answering implements Backend {
    final List<CompletableFuture<WriteOutcome>> asked = new ArrayList<>();

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
      CompletableFuture<WriteOutcome> answer = new CompletableFuture<>();
      asked.add(answer);
      return answer;
    }

    @Override
    public CompletionStage<RowPage> fetch(Query query) {
      return CompletableFuture.completedFuture(new RowPage(List.of(), null));
    }

    @Override
    public void close() {}
  }
}
