package dev.rowan.internal.copy;

import dev.rowan.spi.schema.TableSchema;
import dev.rowan.spi.value.Row;
import java.util.concurrent.CompletionStage;
import org.jspecify.annotations.Nullable;

/** The rows that the counters of one column count. Thread-safe. */
interface CountedRows {
  /** Returns the table whose rows or entries are counted. */
  TableSchema table();

  /** Returns the key of the counter that counts a row or an entry; null if none does. */
  @Nullable Row counterOf(Row found);

  /** Returns whether all rows that a counter has counted can still be there. */
  boolean isCountable(Row counter);

  /** Returns the number of rows of a counter. */
  CompletionStage<Long> count(Row counter);
}
