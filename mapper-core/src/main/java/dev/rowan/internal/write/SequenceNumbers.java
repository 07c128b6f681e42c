package dev.rowan.internal.write;

import dev.rowan.error.BackendUnavailableException;
import dev.rowan.error.ErrorCode;
import dev.rowan.error.RejectedInputException;
import dev.rowan.internal.async.Loop;
import dev.rowan.internal.state.SequenceTable;
import dev.rowan.mapping.NumberSequence;
import dev.rowan.spi.async.Failures;
import dev.rowan.spi.backend.Backend;
import dev.rowan.spi.call.CallOptions;
import dev.rowan.spi.call.Deadline;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import org.jspecify.annotations.Nullable;

/**
 * Gives numbers of sequences to inserts. A block of numbers is reserved in the store by one
 * conditional write, and then given out from memory. No two inserts get the same number, in this
 * process or in others. A number is lost if its insert fails, and the rest of a block is lost when
 * the process ends. Thread-safe.
 */
public final class SequenceNumbers {
  private final SequenceTable table;
  private final RetryPolicy retries;
  private final Map<String, Block> blocks = new ConcurrentHashMap<>();

  SequenceNumbers(Backend backend, RetryPolicy retries) {
    this.table = new SequenceTable(backend);
    this.retries = retries;
  }

  /**
   * Completes with numbers that increase. They are consecutive unless other inserts take numbers of
   * the sequence meanwhile, in this process or in others.
   *
   * @param count at least 1
   * @param options of the call that needs the numbers
   */
  public CompletionStage<long[]> take(NumberSequence sequence, int count, CallOptions options) {
    Block block = blocks.computeIfAbsent(sequence.name(), Block::new);
    return block
        .take(sequence.block(), count, options)
        .thenApply(numbers -> checked(sequence, numbers));
  }

  private static long[] checked(NumberSequence sequence, long[] numbers) {
    if (numbers[numbers.length - 1] > sequence.largest()) {
      throw new RejectedInputException(
          ErrorCode.SEQUENCE_EXHAUSTED,
          Map.of("sequence", sequence.name(), "largest", Long.toString(sequence.largest())),
          null);
    }
    return numbers;
  }

  /** The numbers of one sequence that this process has reserved and not given out. */
  private final class Block {
    private final String name;
    private long next;
    private long end;
    private @Nullable CompletableFuture<Void> reserving;

    Block(String name) {
      this.name = name;
    }

    CompletionStage<long[]> take(int size, int count, CallOptions options) {
      long[] numbers = new long[count];
      int filled = fill(numbers, 0);
      if (filled == count) {
        return CompletableFuture.completedFuture(numbers);
      }
      Taking taking = new Taking(this, size, numbers, filled, retries.deadline(options), options);
      return Loop.until(taking::step).thenApply(done -> numbers);
    }

    /** Gives out numbers; returns how many places of the array are filled then. */
    synchronized int fill(long[] numbers, int filled) {
      int place = filled;
      while (place < numbers.length && next < end) {
        numbers[place++] = next++;
      }
      return place;
    }

    /** Returns the reservation that runs, or null if it is this one, which runs from now on. */
    synchronized @Nullable CompletableFuture<Void> runs(CompletableFuture<Void> started) {
      if (next < end) {
        return CompletableFuture.completedFuture(null);
      }
      if (reserving == null) {
        reserving = started;
        return null;
      }
      return reserving;
    }

    synchronized long expected() {
      return end;
    }

    synchronized void reserved(long first, long count) {
      next = first;
      end = first + count;
    }

    synchronized void ended() {
      reserving = null;
    }
  }

  /** The wait of one call for its numbers. */
  private final class Taking {
    private final Block block;
    private final int size;
    private final long[] numbers;
    private final Deadline deadline;
    private final CallOptions options;
    private int filled;

    Taking(
        Block block, int size, long[] numbers, int filled, Deadline deadline, CallOptions options) {
      this.block = block;
      this.size = size;
      this.numbers = numbers;
      this.filled = filled;
      this.deadline = deadline;
      this.options = options;
    }

    CompletionStage<Boolean> step() {
      filled = block.fill(numbers, filled);
      if (filled == numbers.length) {
        return CompletableFuture.completedFuture(true);
      }
      CompletableFuture<Void> own = new CompletableFuture<>();
      CompletableFuture<Void> running = block.runs(own);
      return running == null ? reserve(own) : after(running);
    }

    /** Reserves a block, or as many blocks as the call needs. */
    private CompletionStage<Boolean> reserve(CompletableFuture<Void> own) {
      long missing = (long) numbers.length - filled;
      long count = (missing + size - 1) / size * size;
      Reserving reserving = new Reserving(block, count, deadline, options);
      return Loop.until(reserving::step)
          .whenComplete(
              (done, failure) -> {
                block.ended();
                own.complete(null); // calls that wait try again
              })
          .thenApply(done -> false);
    }

    /** Waits for the reservation of another call, no longer than this call may take. */
    private CompletionStage<Boolean> after(CompletableFuture<Void> running) {
      return running
          .copy()
          .orTimeout(Math.max(0, deadline.nanosLeft()), TimeUnit.NANOSECONDS)
          .handle(
              (done, failure) -> {
                if (Failures.unwrap(failure) instanceof TimeoutException late) {
                  throw new BackendUnavailableException(
                      ErrorCode.TIMED_OUT, Map.of("sequence", block.name), late);
                }
                return false;
              });
    }
  }

  /** The attempts to reserve numbers, one after the other. */
  private final class Reserving {
    private final Block block;
    private final long count;
    private final Deadline deadline;
    private final CallOptions options;
    private long expected;
    private long first;
    private int refused;

    Reserving(Block block, long count, Deadline deadline, CallOptions options) {
      this.block = block;
      this.count = count;
      this.deadline = deadline;
      this.options = options;
      this.expected = block.expected();
      this.first = Math.max(expected, 1);
    }

    CompletionStage<Boolean> step() {
      if (refused > 0 && deadline.isPast()) {
        throw new BackendUnavailableException(
            ErrorCode.CONTENDED, Map.of("sequence", block.name), null);
      }
      // after an unknown outcome the numbers may be lost: then the next attempt finds a larger one
      return retries
          .idempotent(
              () ->
                  table.reserve(block.name, expected, first, count, options.withDeadline(deadline)),
              deadline,
              options.counters())
          .thenCompose(this::took);
    }

    private CompletionStage<Boolean> took(SequenceTable.Reservation reservation) {
      if (reservation.granted()) {
        block.reserved(first, count);
        return CompletableFuture.completedFuture(true);
      }
      expected = reservation.next();
      // a row that was deleted does not bring numbers back that this process knows to be reserved
      first = Math.max(expected, first);
      // the first refusal is usual: another process has reserved numbers since
      return ++refused == 1
          ? CompletableFuture.completedFuture(false)
          : retries.pause(refused - 1, deadline).thenApply(paused -> false);
    }
  }
}
