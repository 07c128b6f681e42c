package dev.rowan.paging;

import dev.rowan.query.Query;
import dev.rowan.query.RowPage;
import java.util.concurrent.CompletionStage;

/** Where queries are answered. Thread-safe. */
@FunctionalInterface
public interface Reads {
  /** Reads a page of rows; see {@link dev.rowan.backend.Backend#fetch}. */
  CompletionStage<RowPage> fetch(Query query);
}
