package dev.rowan.bulk;

import dev.rowan.annotation.Nulls;
import dev.rowan.error.ErrorCode;
import dev.rowan.error.RejectedInput;
import dev.rowan.internal.session.RowInserts;
import dev.rowan.mutation.Upsert;
import dev.rowan.query.WriteOptions;
import dev.rowan.runtime.DaoRuntime;
import dev.rowan.schema.TableSchema;
import java.util.Iterator;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.Flow;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.stream.Stream;

/**
 * Saves many entities of one type, as inserts. A bounded number of requests is under way at a time;
 * rows of one partition go together, as one unit, where nothing but their rows is to be written;
 * requests of one partition follow each other, so that of two entities with one key the later one
 * in the source stays. The source is read as fast as rows are stored, and no faster. Immutable and
 * thread-safe.
 *
 * <pre>{@code
 * BulkResult<Item> result = rowan.bulk(ItemMapping.INSTANCE).stoppingAfter(100).save(items);
 * }</pre>
 */
public final class BulkSave<E> {
  private static final Settings USUAL = new Settings(64, 32, 1, 0, Nulls.UNSET);

  private final RowInserts<E> inserts;
  private final TableSchema table;
  private final Settings settings;
  private final Consumer<BulkProgress> listener;

  /**
   * How a save goes.
   *
   * @param concurrency requests at a time
   * @param rows of one request at most
   * @param failures after how many it stops
   * @param skipped how many entities were saved before
   */
  record Settings(int concurrency, int rows, int failures, long skipped, Nulls nulls) {
    /** How many entities are in memory at most. */
    int window() {
      return (int) Math.min((long) concurrency * rows, 100_000);
    }
  }

  /** Saves through a run time; see {@code Rowan.bulk}. */
  public BulkSave(DaoRuntime<E> runtime, TableSchema table) {
    this(runtime.inserts(), table, USUAL, progress -> {});
  }

  /**
   * Returns a save of what comes from another table, such as the lines of an export: each row and
   * each static column once, and those of a partition one after the other.
   *
   * @param write returns what is to be written; called by the calling thread
   */
  public static <W> BulkSave<W> ofTable(
      DaoRuntime<?> runtime, TableSchema table, Function<W, Upsert> write) {
    return new BulkSave<>(
        RowInserts.ofTable(runtime.writes(), write), table, USUAL, progress -> {});
  }

  private BulkSave(
      RowInserts<E> inserts,
      TableSchema table,
      Settings settings,
      Consumer<BulkProgress> listener) {
    this.inserts = inserts;
    this.table = table;
    this.settings = settings;
    this.listener = listener;
  }

  /**
   * Returns the save with so many requests under way at a time; 64 otherwise.
   *
   * @param requests from 1 to 10,000
   */
  public BulkSave<E> withConcurrency(int requests) {
    require("concurrency", requests, 10_000);
    return with(
        new Settings(requests, settings.rows, settings.failures, settings.skipped, settings.nulls));
  }

  /**
   * Returns the save with so many rows of one partition in a request at most; 32 otherwise. With 1
   * every entity is a request of its own.
   *
   * @param rows from 1 to 1,000
   */
  public BulkSave<E> withRowsPerRequest(int rows) {
    require("rows per request", rows, 1_000);
    return with(
        new Settings(
            settings.concurrency, rows, settings.failures, settings.skipped, settings.nulls));
  }

  /**
   * Returns the save that stops when so many entities have failed, and goes on before; 1 otherwise.
   * What has failed is kept in memory up to then.
   *
   * @param failures at least 1
   */
  public BulkSave<E> stoppingAfter(int failures) {
    require("failures", failures, Integer.MAX_VALUE);
    return with(
        new Settings(
            settings.concurrency, settings.rows, failures, settings.skipped, settings.nulls));
  }

  /** Returns the save that passes over entities saved before: {@link BulkProgress#leading}. */
  public BulkSave<E> skipping(long leading) {
    if (leading < 0) {
      throw rejected("entities to skip", leading);
    }
    return with(
        new Settings(
            settings.concurrency, settings.rows, settings.failures, leading, settings.nulls));
  }

  /** Returns the save that does this with null properties; they are left unset otherwise. */
  public BulkSave<E> with(Nulls nulls) {
    return with(
        new Settings(
            settings.concurrency, settings.rows, settings.failures, settings.skipped, nulls));
  }

  /** Returns the save whose writes have these options. */
  public BulkSave<E> with(WriteOptions options) {
    return new BulkSave<>(inserts.with(options), table, settings, listener);
  }

  /**
   * Returns the save that tells this listener after each request. It is called by one thread at a
   * time, often one of the backend's, and must not block; what it throws ends the save.
   */
  public BulkSave<E> watchedBy(Consumer<BulkProgress> newListener) {
    return new BulkSave<>(inserts, table, settings, newListener);
  }

  /**
   * Saves entities, and waits for the end. The source is read by the calling thread.
   *
   * @throws RuntimeException what the source or the listener throws, after the requests under way
   *     have ended
   */
  public BulkResult<E> save(Iterable<? extends E> entities) {
    return save(entities.iterator());
  }

  /** Saves the entities of a stream, which is closed at the end; see {@link #save(Iterable)}. */
  public BulkResult<E> save(Stream<? extends E> entities) {
    try (entities) {
      return save(entities.iterator());
    }
  }

  /**
   * Saves what a publisher brings, and asks it for no more than is soon to be written.
   *
   * @return completes at the end, or with what the source or the listener fails with, after the
   *     requests under way have ended
   */
  public CompletionStage<BulkResult<E>> save(Flow.Publisher<? extends E> entities) {
    Requests<E> requests = new Requests<>(inserts, table, settings, listener);
    PublishedEntities<E> subscriber = new PublishedEntities<>(requests, settings);
    entities.subscribe(subscriber);
    return requests.end();
  }

  private BulkResult<E> save(Iterator<? extends E> entities) {
    Requests<E> requests = new Requests<>(inserts, table, settings, listener);
    try {
      for (long i = 0; i < settings.skipped && entities.hasNext(); i++) {
        entities.next();
      }
      int gathered = inserts.isOfTable() ? settings.rows : 1;
      for (long i = 1; !requests.isStopped() && entities.hasNext(); i++) {
        E entity = entities.next();
        waitForRoom(requests);
        requests.hold(entity);
        if (i % gathered == 0) {
          requests.flush();
        }
      }
      requests.close();
    } catch (RuntimeException | Error e) {
      requests.fail(e);
    }
    waitForEnd(requests);
    return inserts.await(requests.end());
  }

  private void waitForRoom(Requests<E> requests) {
    CompletionStage<Void> change = requests.change();
    if (!requests.hasRoom()) {
      requests.flush();
    }
    while (!requests.hasRoom()) {
      inserts.await(change);
      change = requests.change();
    }
  }

  /** As long as anything changes: the limit of a call is not that of all of them together. */
  private void waitForEnd(Requests<E> requests) {
    CompletionStage<Void> change = requests.change();
    while (!requests.end().toCompletableFuture().isDone()) {
      inserts.await(CompletableFuture.anyOf(change.toCompletableFuture(), ended(requests)));
      change = requests.change();
    }
  }

  private static CompletableFuture<?> ended(Requests<?> requests) {
    return requests.end().handle((result, failure) -> null).toCompletableFuture();
  }

  private BulkSave<E> with(Settings newSettings) {
    return new BulkSave<>(inserts, table, newSettings, listener);
  }

  private static void require(String what, int value, int most) {
    if (value < 1 || value > most) {
      throw rejected(what, value);
    }
  }

  private static RejectedInput rejected(String what, long found) {
    return new RejectedInput(
        ErrorCode.ARGUMENT_REJECTED, Map.of(what, found + ", out of bounds"), null);
  }
}
