package dev.rowan.spi.query;

import dev.rowan.spi.schema.TableSchema;
import org.jspecify.annotations.Nullable;

/**
 * A read of one page of rows of one table. Its text form contains no values, which may be private.
 */
public sealed interface Query permits RowQuery, SliceQuery, ScanQuery, IndexQuery {
  /** Returns the table to read. */
  TableSchema table();

  /** Returns the largest number of rows of the page; at least 1. */
  int limit();

  /**
   * Returns the position after which the page begins, from {@link RowPage#next()} of the same
   * query, or null for the first page.
   */
  @Nullable Position after();

  /** Returns the read mode: request options, and whether to return write times. */
  ReadMode mode();

  /** Returns the same read with another limit and start position. */
  Query page(int newLimit, @Nullable Position newAfter);

  /** Returns the same read in another mode. */
  Query in(ReadMode newMode);

  /**
   * Returns the same read of another table.
   *
   * @param other a table with the same key columns, and the same native indexes in the same order;
   *     their names, and the name of the table, may differ
   */
  Query over(TableSchema other);
}
