package dev.rowan.backend;

import dev.rowan.mutation.MutationSet;
import dev.rowan.mutation.WriteOutcome;
import dev.rowan.query.Query;
import dev.rowan.query.RowPage;
import dev.rowan.schema.Schema;
import java.util.concurrent.CompletionStage;

/**
 * A store of tables. It knows partitions, rows and cells; it does not know entities, indexes or
 * DAOs. Thread-safe.
 *
 * <p>A method that fails completes its stage with a {@link dev.rowan.error.RowanException}, and
 * never throws. A stage may be complete when it is returned.
 */
public interface Backend extends AutoCloseable {
  /** Returns what this backend can do; always the same answer. */
  Capabilities capabilities();

  /**
   * Makes sure that these tables are there and fit. May be called again with more tables.
   *
   * @return completes with {@link dev.rowan.error.SchemaMismatch} if a stored table does not fit,
   *     or if a table that follows from another would lack what follows from rows that are there
   *     already: because it or one of its columns is new, or because the other was defined without
   *     it in the meantime; unless the schema says that it {@linkplain Schema#incomplete() may lack
   *     them}
   */
  CompletionStage<Void> define(Schema schema);

  /**
   * Writes a unit, whole or not at all. Its tables must have been defined.
   *
   * @return completes when the unit is as durable as the backend was opened for; with {@link
   *     dev.rowan.error.RejectedInput} if a value cannot be stored, in which case nothing was
   *     written
   */
  CompletionStage<WriteOutcome> apply(MutationSet unit);

  /** Reads a page of live rows. The table must have been defined. */
  CompletionStage<RowPage> fetch(Query query);

  /**
   * Waits for calls under way, and frees what the backend holds. Later calls complete with {@link
   * dev.rowan.error.ClosedMapper}. Closing again does nothing.
   */
  @Override
  void close();
}
