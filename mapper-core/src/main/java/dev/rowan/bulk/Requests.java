package dev.rowan.bulk;

import dev.rowan.bulk.PartitionQueue.Waiting;
import dev.rowan.error.RejectedInput;
import dev.rowan.error.RowanException;
import dev.rowan.guard.ValueSize;
import dev.rowan.internal.session.RowInserts;
import dev.rowan.mutation.Upsert;
import dev.rowan.paging.Loop;
import dev.rowan.schema.TableSchema;
import dev.rowan.value.Row;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Consumer;
import java.util.function.LongConsumer;
import org.jspecify.annotations.Nullable;

/**
 * The requests of one save: entities go in, in the order of the source, and as many requests are
 * under way as may be, each with what has gathered of one partition meanwhile. Whoever brings news
 * drains them: one thread at a time starts requests, tells the listener, and asks for more. Only
 * the fields are guarded; nothing foreign is called under the lock. Thread-safe.
 */
final class Requests<E> {
  /** Of one request, roughly; a single larger row goes alone. */
  private static final long MOST_BYTES = 32 << 10;

  /** Of all that is in memory, roughly; more is not taken from a source that can wait. */
  private static final long MOST_BYTES_IN_MEMORY = 16 << 20;

  private final RowInserts<E> inserts;
  private final TableSchema table;
  private final BulkSave.Settings settings;
  private final Consumer<BulkProgress> listener;
  private final int rowsTogether;
  private final AtomicInteger news = new AtomicInteger();
  private final CompletableFuture<BulkResult<E>> end = new CompletableFuture<>();
  private final Object lock = new Object();

  private final Map<List<?>, PartitionQueue<E>> partitions = new HashMap<>();
  private final ArrayDeque<List<?>> ready = new ArrayDeque<>();
  private final List<BulkFailure<E>> failures = new ArrayList<>();
  private final Stored stored;
  private CompletableFuture<Void> change = new CompletableFuture<>();
  private LongConsumer asking = more -> {};
  private Runnable cancelling = () -> {};
  private long next;
  private long saved;
  private long told;
  private long freed;
  private int inMemory;
  private long bytesInMemory;
  private int underWay;
  private boolean closed;
  private boolean stopped;
  private @Nullable Throwable broken;

  Requests(
      RowInserts<E> inserts,
      TableSchema table,
      BulkSave.Settings settings,
      Consumer<BulkProgress> listener) {
    this.inserts = inserts;
    this.table = table;
    this.settings = settings;
    this.listener = listener;
    this.next = settings.skipped();
    this.stored = new Stored(settings.skipped());
    this.rowsTogether = inserts.takesSeveral() ? settings.rows() : 1;
  }

  /** Completes when the source has ended, or enough has failed, and nothing is under way. */
  CompletionStage<BulkResult<E>> end() {
    return end;
  }

  /** Completes with the next change; to be asked for before looking whether there is room. */
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

  /** Tells who brings entities when there is room for how many more, and when none is wanted. */
  void onRoom(LongConsumer newAsking, Runnable newCancelling) {
    synchronized (lock) {
      asking = newAsking;
      cancelling = newCancelling;
    }
  }

  /** Takes the next entity of the source. */
  void add(E entity) {
    hold(entity);
    drain();
  }

  /** Takes the next entity of the source; others are to come at once, so that some may gather. */
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

  /** Starts what can be started. */
  void flush() {
    drain();
  }

  private void enqueue(long place, E entity, Upsert write) {
    Row row = write.row();
    long bytes = 0;
    for (int i = 0; i < table.size(); i++) {
      bytes += row.isSet(i) ? ValueSize.most(row.get(i)) : 0;
    }
    List<?> key = Arrays.asList(row.toArray()).subList(0, table.partitionKeySize());
    Waiting<E> waiting = new Waiting<>(place, entity, write, bytes);
    synchronized (lock) {
      PartitionQueue<E> queue = partitions.computeIfAbsent(key, missing -> new PartitionQueue<>());
      if (queue.isEmpty() && !queue.isUnderWay()) {
        ready.add(key);
      }
      queue.add(waiting);
      bytesInMemory += bytes;
    }
  }

  /** The source has an entity that was saved before. */
  void passOver() {
    synchronized (lock) {
      freed++;
    }
    drain();
  }

  /** The source has ended. */
  void close() {
    synchronized (lock) {
      closed = true;
    }
    drain();
  }

  /** The source, or whoever listens, has failed. */
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
        if (stopped || underWay >= settings.concurrency() || ready.isEmpty()) {
          return;
        }
        key = ready.remove();
        PartitionQueue<E> queue = queue(key);
        rows = queue.take(rowsTogether, MOST_BYTES, table.keySize());
        queue.setUnderWay(true);
        underWay++;
      }
      write(rows).whenComplete((failed, failure) -> done(key, rows, failed, failure));
    }
  }

  /** Completes with the failures among these rows. */
  private CompletionStage<List<BulkFailure<E>>> write(List<Waiting<E>> rows) {
    return insert(rows)
        .handle(
            (done, failure) -> {
              if (failure == null) {
                return CompletableFuture.completedFuture(List.<BulkFailure<E>>of());
              }
              RowanException error = error(failure);
              if (error instanceof RejectedInput && rows.size() > 1) {
                // one of them is to blame, and the others need not suffer
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

  /** Returns why a request failed; what is no error of Rowan's ends the save. */
  private static RowanException error(Throwable failure) {
    Throwable bare = failure;
    while (bare instanceof CompletionException && bare.getCause() != null) {
      bare = bare.getCause();
    }
    if (bare instanceof RowanException error) {
      return error;
    }
    throw bare instanceof RuntimeException other ? other : new CompletionException(bare);
  }

  private void done(
      List<?> key,
      List<Waiting<E>> rows,
      @Nullable List<BulkFailure<E>> failed,
      @Nullable Throwable failure) {
    synchronized (lock) {
      underWay--;
      PartitionQueue<E> queue = queue(key);
      queue.setUnderWay(false);
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
      fail(
          failure instanceof CompletionException e && e.getCause() != null
              ? e.getCause()
              : failure);
    }
  }

  /** Counts rows, of which all are stored but those that failed. */
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
      throw new IllegalStateException("a partition is known as long as it has rows");
    }
    return queue;
  }

  private void tell() {
    BulkProgress progress = null;
    synchronized (lock) {
      if (told < saved + failures.size()) {
        told = saved + failures.size();
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
      if (underWay > 0 || !(stopped || (closed && inMemory == 0))) {
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
