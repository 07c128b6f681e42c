package dev.rowan.processor.model;

import dev.rowan.cql.statement.Batch;

/**
 * One statement of a BATCH, which is planned as a write that is committed with the others.
 *
 * @param batch the whole batch
 * @param at the position of the statement, from 0
 * @param result the result that the method declares
 */
public record BatchPart(Batch batch, int at, ReturnModel result) {
  /** Whether it is the first statement, which stands for the whole batch. */
  public boolean isFirst() {
    return at == 0;
  }

  /** Returns the number of statements. */
  public int count() {
    return batch.statements().size();
  }
}
