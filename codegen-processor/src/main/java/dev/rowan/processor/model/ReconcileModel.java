package dev.rowan.processor.model;

import java.util.List;

/**
 * The {@code @ReconciledCounter} of a property.
 *
 * @param from the entity whose rows are counted
 * @param by its properties that hold the counter's primary key, as written; empty if they follow by
 *     name
 * @param every the period between two runs, as written
 */
public record ReconcileModel(TypeName from, List<String> by, String every, Origin origin) {
  public ReconcileModel {
    by = List.copyOf(by);
  }
}
