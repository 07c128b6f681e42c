package dev.rowan.storage.cassandra.fault;

import com.datastax.oss.protocol.internal.Message;

/**
 * What scripted nodes do with requests of the program; those of the driver they know themselves.
 */
@FunctionalInterface
interface Script {
  /** Every request is carried out. */
  Script OBEDIENT = (request, cql, attempt) -> Answer.with(Replies.done(cql));

  /**
   * Returns the answer.
   *
   * @param request that executes a statement or a batch
   * @param cql the text of the statement, or of the first of the batch
   * @param attempt how many such requests there were before
   */
  Answer answer(Message request, String cql, int attempt);
}
