package dev.rowan.storage.contract.write;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.rowan.error.BackendUnavailableException;
import dev.rowan.error.ErrorCode;
import dev.rowan.error.OutcomeUnknownException;
import dev.rowan.error.RejectedInputException;
import dev.rowan.error.RowanException;
import dev.rowan.internal.state.SequenceTable;
import dev.rowan.internal.write.SequenceNumbers;
import dev.rowan.internal.write.Writers;
import dev.rowan.mapping.NumberSequence;
import dev.rowan.spi.backend.Backend;
import dev.rowan.spi.backend.ForwardingBackend;
import dev.rowan.spi.call.CallOptions;
import dev.rowan.spi.mutation.Change;
import dev.rowan.spi.mutation.DeleteRow;
import dev.rowan.spi.mutation.MutationSet;
import dev.rowan.spi.mutation.TimestampOffset;
import dev.rowan.spi.mutation.WriteOutcome;
import dev.rowan.spi.schema.Schema;
import dev.rowan.spi.value.Row;
import dev.rowan.storage.contract.fixture.ContractCase;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.OptionalLong;
import java.util.UUID;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Function;
import java.util.stream.LongStream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** No number of a sequence is given out twice, whatever programs, threads and failures do. */
public abstract class SequenceContract extends ContractCase {
  private static final Duration TIMEOUT = Duration.ofSeconds(30);
  private NumberSequence sequence;

  @BeforeEach
  final void defineTable() {
    needsConditionalWrites();
    await(backend().define(Schema.of(List.of(SequenceTable.TABLE))));
    sequence = of(10);
  }

  /** Returns a sequence that no other test uses. */
  private static NumberSequence of(int block) {
    return new NumberSequence("fähre " + UUID.randomUUID(), block, Long.MAX_VALUE);
  }

  /** Returns the numbers of a program of its own. */
  private static SequenceNumbers program(Backend backend) {
    return new Writers(backend, TIMEOUT).numbers();
  }

  /** Returns the numbers of a program whose first writes are treated in another way. */
  private SequenceNumbers faulty(
      int writes, Function<MutationSet, CompletionStage<WriteOutcome>> first) {
    return program(new Faulty(backend(), new AtomicInteger(writes), first));
  }

  private static RowanException unknown() {
    return new OutcomeUnknownException(ErrorCode.OUTCOME_UNKNOWN, Map.of(), null);
  }

  private static RowanException refused() {
    return new RejectedInputException(ErrorCode.ARGUMENT_REJECTED, Map.of(), null);
  }

  private static CompletionStage<WriteOutcome> failed(RowanException failure) {
    return CompletableFuture.failedFuture(failure);
  }

  private long next(SequenceNumbers program) {
    return several(program, 1)[0];
  }

  private long[] several(SequenceNumbers program, int count) {
    return await(program.take(sequence, count, CallOptions.NONE));
  }

  @Test
  void theNumbersOfOneProgramHaveNoGaps() {
    SequenceNumbers program = program(backend());
    for (long expected = 1; expected <= 25; expected++) {
      assertThat(next(program)).isEqualTo(expected);
    }
    assertThat(several(program, 27)).isEqualTo(LongStream.rangeClosed(26, 52).toArray());
    assertThat(next(program)).isEqualTo(53);
  }

  @Test
  void programsAlternateByBlocks() {
    SequenceNumbers one = program(backend());
    SequenceNumbers other = program(backend());
    assertThat(next(one)).isEqualTo(1);
    assertThat(several(other, 12)).isEqualTo(LongStream.rangeClosed(11, 22).toArray());
    assertThat(several(one, 10)).containsExactly(2, 3, 4, 5, 6, 7, 8, 9, 10, 31);
    assertThat(next(other)).isEqualTo(23);
    assertThat(next(program(backend()))).as("after a restart").isEqualTo(41);
  }

  @Test
  void sequencesAreIndependent() {
    SequenceNumbers program = program(backend());
    several(program, 3);
    sequence = of(10);
    assertThat(next(program)).isEqualTo(1);
  }

  @Test
  void noNumberIsGivenTwiceToManyThreadsOfSeveralPrograms() throws Exception {
    int programs = 3;
    int calls = onServer(40, 400);
    ExecutorService threads = Executors.newFixedThreadPool(2 * programs);
    List<Long> given = new ArrayList<>();
    try {
      List<Future<List<Long>>> takers = new ArrayList<>();
      for (int i = 0; i < programs; i++) {
        SequenceNumbers program = program(backend());
        for (int thread = 0; thread < 2; thread++) {
          takers.add(threads.submit(() -> taken(program, calls)));
        }
      }
      for (Future<List<Long>> taker : takers) {
        List<Long> numbers = taker.get();
        assertThat(numbers).as("of one thread").isSorted();
        given.addAll(numbers);
      }
    } finally {
      threads.shutdownNow();
    }
    assertThat(given).hasSize(2 * programs * 2 * calls).doesNotHaveDuplicates();
    assertThat(given).allMatch(number -> number >= 1 && number <= given.size() + 10L * programs);
  }

  private List<Long> taken(SequenceNumbers program, int calls) {
    List<Long> numbers = new ArrayList<>();
    for (int i = 0; i < calls; i++) {
      for (long number : several(program, 1 + 2 * (i % 2))) {
        numbers.add(number);
      }
    }
    return numbers;
  }

  @Test
  void aReservationWithoutAnAnswerLosesItsNumbers() {
    SequenceNumbers program =
        faulty(1, batch -> backend().apply(batch).thenCompose(done -> failed(unknown())));
    assertThat(next(program)).isEqualTo(11);
    assertThat(next(program(backend()))).isEqualTo(21);
  }

  @Test
  void aReservationThatDidNotArriveIsRepeated() {
    assertThat(next(faulty(2, batch -> failed(unknown())))).isEqualTo(1);
  }

  @Test
  void aFailureEndsTheCallAndNoLaterOne() {
    SequenceNumbers program = faulty(1, batch -> failed(refused()));
    assertThatThrownBy(() -> next(program)).isInstanceOf(RowanException.class);
    assertThat(next(program)).isEqualTo(1);
  }

  @Test
  void callsThatWaitForAFailedReservationTryAgain() {
    CompletableFuture<Void> answer = new CompletableFuture<>();
    SequenceNumbers program =
        faulty(1, batch -> answer.thenCompose(done -> backend().apply(batch)));
    CompletableFuture<long[]> first =
        program.take(sequence, 1, CallOptions.NONE).toCompletableFuture();
    CompletableFuture<long[]> second =
        program.take(sequence, 1, CallOptions.NONE).toCompletableFuture();
    CompletionStage<long[]> late =
        program.take(sequence, 1, CallOptions.NONE.withTimeout(Duration.ofMillis(1)));
    assertThatThrownBy(() -> await(late))
        .isInstanceOfSatisfying(
            BackendUnavailableException.class,
            e -> assertThat(e.code()).isEqualTo(ErrorCode.TIMED_OUT));
    assertThat(first).isNotDone();
    answer.completeExceptionally(refused());
    assertThat(await(second)).containsExactly(1);
    assertThat(first).isCompletedExceptionally();
  }

  @Test
  void aDeletedRowBringsNoNumbersBack() {
    SequenceNumbers program = program(backend());
    several(program, 10);
    DeleteRow deletion =
        DeleteRow.of(SequenceTable.TABLE, Row.of(sequence.name(), Row.UNSET), TimestampOffset.NONE);
    await(
        backend()
            .apply(
                new MutationSet(
                    List.of(Change.of(deletion)), OptionalLong.empty(), CallOptions.NONE)));
    assertThat(next(program)).isEqualTo(11);
    assertThat(next(program(backend()))).isEqualTo(21);
  }

  @Test
  void aNumberBeyondTheColumnIsRefused() {
    sequence = new NumberSequence(sequence.name(), 10, 12);
    SequenceNumbers program = program(backend());
    assertThat(several(program, 12)).endsWith(12);
    assertThatThrownBy(() -> next(program))
        .isInstanceOfSatisfying(
            RejectedInputException.class,
            e -> assertThat(e.code()).isEqualTo(ErrorCode.SEQUENCE_EXHAUSTED));
  }

  /** A backend that treats the first writes in its own way. */
  private static final class Faulty extends ForwardingBackend {
    private final AtomicInteger left;
    private final Function<MutationSet, CompletionStage<WriteOutcome>> first;

    Faulty(
        Backend whole,
        AtomicInteger left,
        Function<MutationSet, CompletionStage<WriteOutcome>> first) {
      super(whole);
      this.left = left;
      this.first = first;
    }

    @Override
    public CompletionStage<WriteOutcome> apply(MutationSet batch) {
      return left.getAndDecrement() > 0 ? first.apply(batch) : super.apply(batch);
    }

    /** Leaves the backend open. */
    @Override
    public void close() {}
  }
}
