package dev.rowan.internal.paging;

import dev.rowan.spi.query.Query;
import dev.rowan.spi.query.RowPage;
import java.util.concurrent.CompletionStage;

/** Where queries are answered. Thread-safe. */
@FunctionalInterface
public interface Reads {
  /** Reads a page of rows; see {@link dev.rowan.spi.backend.Backend#fetch}. */
  CompletionStage<RowPage> fetch(Query query);
}
