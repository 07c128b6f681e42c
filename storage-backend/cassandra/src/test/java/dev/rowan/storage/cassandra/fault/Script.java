package dev.rowan.storage.cassandra.fault;

import com.datastax.oss.protocol.internal.Message;

/**
 * The reactions of scripted nodes to the program's requests; the nodes answer the driver's own
 * requests themselves.
 */
@FunctionalInterface
interface Script {
  /** Every request succeeds. */
  Script OBEDIENT = (request, cql, attempt) -> Answer.with(Replies.done(cql));

  /**
   * Returns the answer.
   *
   * @param request that executes a statement or a batch
   * @param cql the text of the statement, or of the first of the batch
   * @param attempt the number of such requests before
   */
  Answer answer(Message request, String cql, int attempt);
}
