package dev.rowan.spi.backend;

import dev.rowan.spi.mutation.MutationSet;
import dev.rowan.spi.mutation.WriteOutcome;
import dev.rowan.spi.query.Query;
import dev.rowan.spi.query.RowPage;
import dev.rowan.spi.schema.Schema;
import dev.rowan.spi.schema.TableSchema;
import java.util.Optional;
import java.util.concurrent.CompletionStage;

/**
 * A store of tables. A backend knows partitions, rows and cells, but no entities, indexes or DAOs.
 * Thread-safe.
 *
 * <p>A method reports a failure by completing its stage with a {@link
 * dev.rowan.error.RowanException}; it never throws. A returned stage may be complete already.
 */
public interface Backend extends AutoCloseable {
  /**
   * Returns this backend as one of another kind, such as {@link GuardedBackend}. A backend that
   * passes requests to another backend returns the other one if it is not of that kind itself, so
   * the result is for the methods of its kind alone: requests to it would not pass this backend.
   *
   * @return empty if no backend that gets the requests is of that kind
   */
  default <B extends Backend> Optional<B> as(Class<B> kind) {
    return kind.isInstance(this) ? Optional.of(kind.cast(this)) : Optional.empty();
  }

  /** Returns the capabilities of this backend; always the same value. */
  Capabilities capabilities();

  /**
   * Creates missing tables, and checks existing ones. May be called again with more tables.
   *
   * <p>A derived table is incomplete if it or one of its columns is new while its source has rows.
   * It is also incomplete if its source was written by a program that did not declare it.
   * Incomplete tables fail unless the schema {@linkplain Schema#incomplete() allows them}.
   *
   * @return completes exceptionally with {@link dev.rowan.error.SchemaMismatchException} if a
   *     stored table does not match, or if a derived table is incomplete and the schema does not
   *     allow it
   */
  CompletionStage<Void> define(Schema schema);

  /**
   * Applies a batch atomically. Its tables must be defined.
   *
   * @return completes when the batch is as durable as the backend was configured for; or
   *     exceptionally with {@link dev.rowan.error.RejectedInputException} if a value cannot be
   *     stored, and then nothing was written
   */
  CompletionStage<WriteOutcome> apply(MutationSet batch);

  /**
   * Returns a declared table under the name that it has in the store.
   *
   * @return the table itself, unless this backend stores tables under other names
   */
  default TableSchema underStoredName(TableSchema declared) {
    return declared;
  }

  /** Reads a page of live rows. The table must be defined. */
  CompletionStage<RowPage> fetch(Query query);

  /**
   * Waits for in-flight calls, and releases all resources. Later calls complete exceptionally with
   * {@link dev.rowan.error.RowanClosedException}. Closing again does nothing.
   */
  @Override
  void close();
}
