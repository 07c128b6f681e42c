package dev.rowan.storage.differential;

import dev.rowan.spi.mutation.MutationSet;
import dev.rowan.spi.query.Query;

/** One step of a history, executed on both stores before their next comparison. */
sealed interface Step {
  /** Writes a batch. */
  record Write(MutationSet batch) implements Step {}

  /**
   * Reads, and compares the results.
   *
   * @param query has the limit of the whole read
   * @param pageSize the number of rows per page
   */
  record Read(Query query, int pageSize) implements Step {}

  /**
   * Reads a page, writes, and reads the rest.
   *
   * @param read the read
   * @param batch written after the first page
   */
  record Interrupted(Read read, MutationSet batch) implements Step {}

  /** Advances the clock. */
  record Pass(int seconds) implements Step {}
}
