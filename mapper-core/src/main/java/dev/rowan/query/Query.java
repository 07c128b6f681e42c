package dev.rowan.query;

import dev.rowan.schema.TableSchema;
import org.jspecify.annotations.Nullable;

/** A read of a page of rows of one table. Says its form, never values, which may be private. */
public sealed interface Query permits SliceQuery, ScanQuery {
  /** Returns the table that is read. */
  TableSchema table();

  /** Returns how many rows the page may have at most; at least 1. */
  int limit();

  /**
   * Returns the place after which the page begins, from {@link RowPage#next()} of the same query,
   * or null for the first page.
   */
  @Nullable Position after();

  /** Returns how the read is carried out. */
  ReadMode mode();

  /** Returns the same read of this many rows after this place. */
  Query page(int newLimit, @Nullable Position newAfter);

  /** Returns the same read in this mode. */
  Query in(ReadMode newMode);
}
