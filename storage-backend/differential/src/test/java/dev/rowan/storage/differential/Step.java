package dev.rowan.storage.differential;

import dev.rowan.mutation.MutationSet;
import dev.rowan.query.Query;

/** One step of a history: what is done to both stores before they are compared again. */
sealed interface Step {
  /** Writes a unit. */
  record Write(MutationSet unit) implements Step {}

  /**
   * Reads, and compares what is read.
   *
   * @param query its limit is that of the whole read
   * @param pageSize how many rows are fetched at once
   */
  record Read(Query query, int pageSize) implements Step {}

  /**
   * Reads a page, writes, and reads the rest.
   *
   * @param read what is read
   * @param unit what is written after the first page
   */
  record Interrupted(Read read, MutationSet unit) implements Step {}

  /** Lets time pass. */
  record Pass(int seconds) implements Step {}
}
