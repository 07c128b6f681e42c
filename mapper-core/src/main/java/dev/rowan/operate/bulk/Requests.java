package dev.rowan.operate.bulk;

import dev.rowan.error.RejectedInputException;
import dev.rowan.error.RowanException;
import dev.rowan.internal.async.Loop;
import dev.rowan.internal.session.RowInserts;
import dev.rowan.operate.bulk.PartitionQueue.Waiting;
import dev.rowan.spi.async.Failures;
import dev.rowan.spi.mutation.Upsert;
import dev.rowan.spi.schema.TableSchema;
import dev.rowan.spi.value.Row;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Consumer;
import java.util.function.LongConsumer;
import org.jspecify.annotations.Nullable;

/**
 * The requests of one bulk save. Entities enter in the order of the source. Each partition has at
 * most one in-flight request; rows that arrive meanwhile are gathered for the next one. The thread
 * that adds an entity or completes a request also drains the queue, one thread at a time. Draining
 * starts requests, calls the listener and requests more entities. The lock guards only fields; no
 * foreign code runs under it. Thread-safe.
 */
final class Requests<E> {
  /** The approximate size limit of all rows in memory; above it no rows are requested. */
  private static final long MOST_BYTES_IN_MEMORY = 16 << 20;

  private final RowInserts<E> inserts;
  private final TableSchema table;
  private final BulkSettings settings;
  private final Consumer<BulkProgress> listener;
  private final int rowsTogether;
  private final AtomicInteger news = new AtomicInteger();
  private final CompletableFuture<BulkResult<E>> end = new CompletableFuture<>();
  private final Object lock = new Object();

  private final Map<List<?>, PartitionQueue<E>> partitions = new HashMap<>();
  private final ArrayDeque<List<?>> ready = new ArrayDeque<>();
  private final List<BulkFailure<E>> failures = new ArrayList<>();
  private final StoredPrefix stored;
  private CompletableFuture<Void> change = new CompletableFuture<>();
  private LongConsumer asking = more -> {};
  private Runnable cancelling = () -> {};
  private long next;
  private long saved;
  private long notified;
  private long freed;
  private int inMemory;
  private long bytesInMemory;
  private int inFlight;
  private boolean closed;
  private boolean stopped;
  private @Nullable Throwable broken;

  Requests(
      RowInserts<E> inserts,
      TableSchema table,
      BulkSettings settings,
      Consumer<BulkProgress> listener) {
    this.inserts = inserts;
    this.table = table;
    this.settings = settings;
    this.listener = listener;
    this.next = settings.skipped();
    this.stored = new StoredPrefix(settings.skipped());
    this.rowsTogether = inserts.takesSeveral() ? settings.rows() : 1;
  }

  /** Completes when no request is in flight, at the end of the source or after a stop. */
  CompletionStage<BulkResult<E>> end() {
    return end;
  }

  /** Completes with the next change. Callers get it before they check for room. */
  CompletionStage<Void> change() {
    synchronized (lock) {
      return change;
    }
  }

  boolean hasRoom() {
    synchronized (lock) {
      return stopped || (inMemory < settings.window() && bytesInMemory < MOST_BYTES_IN_MEMORY);
    }
  }

  boolean isStopped() {
    synchronized (lock) {
      return stopped;
    }
  }

  /** Sets the callbacks of a source: the first requests more entities, the second cancels. */
  void onRoom(LongConsumer newAsking, Runnable newCancelling) {
    synchronized (lock) {
      asking = newAsking;
      cancelling = newCancelling;
    }
  }

  /** Adds the next entity of the source, and starts requests. */
  void add(E entity) {
    hold(entity);
    drain();
  }

  /** Adds the next entity without a request, so that rows of its partition can gather. */
  void hold(E entity) {
    long place;
    synchronized (lock) {
      if (stopped || closed) {
        return;
      }
      place = next++;
      inMemory++;
    }
    try {
      enqueue(place, entity, inserts.write(entity, settings.nulls()));
    } catch (RowanException e) {
      settle(List.of(new BulkFailure<>(place, entity, e)), List.of(), 1);
    } catch (RuntimeException e) {
      fail(e);
    }
  }

  /** Starts all requests that can be started. */
  void flush() {
    drain();
  }

  private void enqueue(long place, E entity, Upsert write) {
    Row row = write.row();
    long bytes = RowInserts.bytes(write);
    List<?> key = Arrays.asList(row.toArray()).subList(0, table.partitionKeySize());
    Waiting<E> waiting = new Waiting<>(place, entity, write, bytes);
    synchronized (lock) {
      PartitionQueue<E> queue = partitions.computeIfAbsent(key, missing -> new PartitionQueue<>());
      if (queue.isEmpty() && !queue.isInFlight()) {
        ready.add(key);
      }
      queue.add(waiting);
      bytesInMemory += bytes;
    }
  }

  /** Counts an entity of the source that is skipped. */
  void passOver() {
    synchronized (lock) {
      freed++;
    }
    drain();
  }

  /** Marks the end of the source. */
  void close() {
    synchronized (lock) {
      closed = true;
    }
    drain();
  }

  /** Stops the save because the source or the listener failed. */
  void fail(Throwable failure) {
    synchronized (lock) {
      broken = broken == null ? failure : broken;
      stopped = true;
    }
    drain();
  }

  private void drain() {
    if (news.getAndIncrement() != 0) {
      return;
    }
    int heard = 1;
    do {
      startRequests();
      tell();
      askForMore();
      endIfDone();
      heard = news.addAndGet(-heard);
    } while (heard != 0);
  }

  private void startRequests() {
    while (true) {
      List<?> key;
      List<Waiting<E>> rows;
      synchronized (lock) {
        if (stopped || inFlight >= settings.concurrency() || ready.isEmpty()) {
          return;
        }
        key = ready.remove();
        PartitionQueue<E> queue = queue(key);
        rows = queue.take(rowsTogether, RowInserts.BYTES_IN_REQUEST, table.keySize());
        queue.setInFlight(true);
        inFlight++;
      }
      write(rows).whenComplete((failed, failure) -> done(key, rows, failed, failure));
    }
  }

  /** Writes rows, and completes with those that failed. */
  private CompletionStage<List<BulkFailure<E>>> write(List<Waiting<E>> rows) {
    return insert(rows)
        .handle(
            (done, failure) -> {
              if (failure == null) {
                return CompletableFuture.completedFuture(List.<BulkFailure<E>>of());
              }
              RowanException error = error(failure);
              if (error instanceof RejectedInputException && rows.size() > 1) {
                // a rejected row fails the whole request: retry one by one to store the others
                return oneByOne(rows);
              }
              return CompletableFuture.completedFuture(
                  rows.stream().map(row -> failed(row, error)).toList());
            })
        .thenCompose(failed -> failed);
  }

  private CompletionStage<List<BulkFailure<E>>> oneByOne(List<Waiting<E>> rows) {
    ArrayDeque<Waiting<E>> left = new ArrayDeque<>(rows);
    List<BulkFailure<E>> failed = new ArrayList<>();
    return Loop.until(
            () -> {
              Waiting<E> row = left.remove();
              return insert(List.of(row))
                  .handle(
                      (done, failure) -> {
                        if (failure != null) {
                          failed.add(failed(row, error(failure)));
                        }
                        return left.isEmpty();
                      });
            })
        .thenApply(end -> failed);
  }

  private CompletionStage<Boolean> insert(List<Waiting<E>> rows) {
    try {
      return inserts.apply(rows.stream().map(Waiting::write).toList());
    } catch (RuntimeException e) {
      return CompletableFuture.failedFuture(e);
    }
  }

  private static <E> BulkFailure<E> failed(Waiting<E> row, RowanException error) {
    return new BulkFailure<>(row.place(), row.entity(), error);
  }

  /** Returns the error of a request. An exception that is not from Rowan ends the save. */
  private static RowanException error(Throwable failure) {
    if (Failures.unwrap(failure) instanceof RowanException error) {
      return error;
    }
    throw Failures.unchecked(failure);
  }

  private void done(
      List<?> key,
      List<Waiting<E>> rows,
      @Nullable List<BulkFailure<E>> failed,
      @Nullable Throwable failure) {
    synchronized (lock) {
      inFlight--;
      PartitionQueue<E> queue = queue(key);
      queue.setInFlight(false);
      if (queue.isEmpty()) {
        partitions.remove(key);
      } else {
        ready.add(key);
      }
    }
    if (failure == null && failed != null) {
      settle(failed, rows, rows.size());
      drain();
    } else if (failure != null) {
      fail(Failures.unwrap(failure));
    }
  }

  /** Counts rows as stored, except those that failed. */
  private void settle(List<BulkFailure<E>> failed, List<Waiting<E>> rows, int gone) {
    synchronized (lock) {
      failed.forEach(each -> stored.fail(each.place()));
      failures.addAll(failed);
      for (Waiting<E> row : rows) {
        bytesInMemory -= row.bytes();
        if (failed.stream().noneMatch(each -> each.place() == row.place())) {
          stored.add(row.place());
          saved++;
        }
      }
      inMemory -= gone;
      freed += gone;
      stopped |= failures.size() >= settings.failures();
    }
  }

  private PartitionQueue<E> queue(List<?> key) {
    PartitionQueue<E> queue = partitions.get(key);
    if (queue == null) {
      throw new IllegalStateException("a partition with rows is unknown");
    }
    return queue;
  }

  private void tell() {
    BulkProgress progress = null;
    synchronized (lock) {
      if (notified < saved + failures.size()) {
        notified = saved + failures.size();
        progress = progress();
      }
    }
    if (progress != null) {
      try {
        listener.accept(progress);
      } catch (RuntimeException e) {
        fail(e);
      }
    }
  }

  private void askForMore() {
    CompletableFuture<Void> changed;
    LongConsumer ask = null;
    Runnable cancel = null;
    long more;
    synchronized (lock) {
      changed = change;
      change = new CompletableFuture<>();
      more = freed;
      freed = 0;
      if (stopped) {
        cancel = cancelling;
        cancelling = () -> {};
      } else if (more > 0 && !closed) {
        ask = asking;
      }
    }
    changed.complete(null);
    if (cancel != null) {
      cancel.run();
    }
    if (ask != null) {
      ask.accept(more);
    }
  }

  private void endIfDone() {
    BulkResult<E> result;
    Throwable failure;
    synchronized (lock) {
      if (inFlight > 0 || !(stopped || (closed && inMemory == 0))) {
        return;
      }
      failure = broken;
      result = new BulkResult<>(progress(), failures, !stopped);
    }
    if (failure == null) {
      end.complete(result);
    } else {
      end.completeExceptionally(failure);
    }
  }

  private BulkProgress progress() {
    return new BulkProgress(saved, stored.leading(), failures.size());
  }
}
