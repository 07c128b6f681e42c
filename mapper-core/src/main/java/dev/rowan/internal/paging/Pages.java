package dev.rowan.internal.paging;

import dev.rowan.spi.query.Position;
import dev.rowan.spi.query.RowPage;
import java.util.concurrent.CompletionStage;
import org.jspecify.annotations.Nullable;

/** Rows that come page by page. Thread-safe. */
public interface Pages {
  /**
   * Returns at most {@code limit} rows after a place, from the first if it is null. The page may be
   * shorter although rows follow; it then has a next place.
   */
  CompletionStage<RowPage> fetch(int limit, @Nullable Position after);
}
