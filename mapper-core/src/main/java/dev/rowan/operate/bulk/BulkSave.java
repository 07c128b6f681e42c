package dev.rowan.operate.bulk;

import dev.rowan.annotation.Nulls;
import dev.rowan.dao.WriteOptions;
import dev.rowan.error.ErrorCode;
import dev.rowan.error.RejectedInputException;
import dev.rowan.internal.session.RowInserts;
import dev.rowan.runtime.DaoRuntime;
import dev.rowan.spi.mutation.Upsert;
import dev.rowan.spi.schema.TableSchema;
import java.util.Iterator;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.Flow;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.stream.Stream;

/**
 * Saves many entities of one type, as inserts. The number of in-flight requests is bounded. Rows of
 * one partition go into one batch if nothing else has to be written with them. Requests of one
 * partition follow each other, so of two entities with one key the later one in the source stays.
 * The source is read as fast as rows are stored, and no faster. Immutable and thread-safe.
 * <!-- tag: bulk -->
 *
 * <pre>{@code
 * BulkResult<Reading> result = rowan.bulk(ReadingMapping.INSTANCE).stoppingAfter(100).save(many);
 * for (BulkFailure<Reading> failure : result.failures()) {
 *   log(failure.place(), failure.error().code());
 * }
 * }</pre>
 */
public final class BulkSave<E> {
  private static final BulkSettings USUAL =
      new BulkSettings(64, RowInserts.ROWS_IN_REQUEST, 1, 0, Nulls.UNSET);

  private final RowInserts<E> inserts;
  private final TableSchema table;
  private final BulkSettings settings;
  private final Consumer<BulkProgress> listener;

  /** Saves through a run time; see {@code Rowan.bulk}. */
  public BulkSave(DaoRuntime<E> runtime, TableSchema table) {
    this(runtime.inserts(), table, USUAL, progress -> {});
  }

  /**
   * Returns a save of rows that come from another table, such as the lines of an export: each row
   * and each static column once, the rows of a partition one after another.
   *
   * @param write returns the write of an element; the calling thread calls it
   */
  public static <W> BulkSave<W> ofTable(
      DaoRuntime<?> runtime, TableSchema table, Function<W, Upsert> write) {
    return new BulkSave<>(
        RowInserts.ofTable(runtime.writes(), write), table, USUAL, progress -> {});
  }

  private BulkSave(
      RowInserts<E> inserts,
      TableSchema table,
      BulkSettings settings,
      Consumer<BulkProgress> listener) {
    this.inserts = inserts;
    this.table = table;
    this.settings = settings;
    this.listener = listener;
  }

  /**
   * Returns the save with this number of in-flight requests at most; the default is 64.
   *
   * @param requests from 1 to 10,000
   */
  public BulkSave<E> withConcurrency(int requests) {
    require("concurrency", requests, 10_000);
    return with(
        new BulkSettings(
            requests, settings.rows(), settings.failures(), settings.skipped(), settings.nulls()));
  }

  /**
   * Returns the save with this number of rows of one partition in a request at most; the default is
   * 32. With 1, every entity is its own request.
   *
   * @param rows from 1 to 1,000
   */
  public BulkSave<E> withRowsPerRequest(int rows) {
    require("rows per request", rows, 1_000);
    return with(
        new BulkSettings(
            settings.concurrency(),
            rows,
            settings.failures(),
            settings.skipped(),
            settings.nulls()));
  }

  /**
   * Returns the save that stops when this number of entities has failed; the default is 1. Failures
   * stay in memory until then.
   *
   * @param failures at least 1
   */
  public BulkSave<E> stoppingAfter(int failures) {
    require("failures", failures, Integer.MAX_VALUE);
    return with(
        new BulkSettings(
            settings.concurrency(),
            settings.rows(),
            failures,
            settings.skipped(),
            settings.nulls()));
  }

  /**
   * Returns the save that skips entities that were saved before; see {@link BulkProgress#leading}.
   */
  public BulkSave<E> skipping(long leading) {
    if (leading < 0) {
      throw rejected("entities to skip", leading);
    }
    return with(
        new BulkSettings(
            settings.concurrency(),
            settings.rows(),
            settings.failures(),
            leading,
            settings.nulls()));
  }

  /** Returns the save that treats null properties like this; by default they are left unset. */
  public BulkSave<E> with(Nulls nulls) {
    return with(
        new BulkSettings(
            settings.concurrency(),
            settings.rows(),
            settings.failures(),
            settings.skipped(),
            nulls));
  }

  /** Returns the save whose writes have these options. */
  public BulkSave<E> with(WriteOptions options) {
    return new BulkSave<>(inserts.with(options), table, settings, listener);
  }

  /**
   * Returns the save that calls a listener after each request. One thread at a time calls it, often
   * one of the backend, so it must not block. An exception of the listener ends the save.
   */
  public BulkSave<E> watchedBy(Consumer<BulkProgress> newListener) {
    return new BulkSave<>(inserts, table, settings, newListener);
  }

  /**
   * Saves entities, and waits for the end. The calling thread reads the source.
   *
   * @throws RuntimeException what the source or the listener throws, after all in-flight requests
   *     have ended
   */
  public BulkResult<E> save(Iterable<? extends E> entities) {
    return save(entities.iterator());
  }

  /** Saves the entities of a stream, and closes it at the end; see {@link #save(Iterable)}. */
  public BulkResult<E> save(Stream<? extends E> entities) {
    try (entities) {
      return save(entities.iterator());
    }
  }

  /**
   * Saves the elements of a publisher, and requests only as many as it can write soon.
   *
   * @return completes at the end; fails with the failure of the source or the listener, after all
   *     in-flight requests have ended
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
      for (long i = 0; i < settings.skipped() && entities.hasNext(); i++) {
        entities.next();
      }
      int gathered = inserts.isOfTable() ? settings.rows() : 1;
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

  /**
   * Waits as long as anything changes: the timeout of one call does not limit all of them together.
   */
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

  private BulkSave<E> with(BulkSettings newSettings) {
    return new BulkSave<>(inserts, table, newSettings, listener);
  }

  private static void require(String what, int value, int most) {
    if (value < 1 || value > most) {
      throw rejected(what, value);
    }
  }

  private static RejectedInputException rejected(String what, long found) {
    return new RejectedInputException(
        ErrorCode.ARGUMENT_REJECTED, Map.of(what, found + ", out of bounds"), null);
  }
}
