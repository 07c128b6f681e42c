package dev.rowan.spi.query;

import dev.rowan.spi.schema.TableSchema;
import org.jspecify.annotations.Nullable;

/**
 * A read of all partitions of a token range, ordered by token, then by partition key. The rows of a
 * partition come in stored order. A partition that has only static columns is one row without
 * clustering values.
 *
 * @param rows the rows to read of each partition
 */
public record ScanQuery(
    TableSchema table,
    TokenRange range,
    Rows rows,
    int limit,
    @Nullable Position after,
    ReadMode mode)
    implements Query {
  /** The rows that a scan reads of each partition. */
  public sealed interface Rows {
    /** Every row. */
    Rows ALL = new First(Integer.MAX_VALUE);

    /** One row of partition key and static columns, all others null: {@code SELECT DISTINCT}. */
    Rows PARTITIONS = new Partitions();
  }

  /**
   * The first rows of a partition: {@code PER PARTITION LIMIT} of CQL.
   *
   * @param count the largest number of rows; at least 1
   */
  public record First(int count) implements Rows {
    /** Checks the bound. */
    public First {
      if (count < 1) {
        throw new IllegalArgumentException("per partition limit is " + count);
      }
    }
  }

  /** See {@link Rows#PARTITIONS}. */
  public record Partitions() implements Rows {}

  /** Checks the bound. */
  public ScanQuery {
    if (limit < 1) {
      throw new IllegalArgumentException("limit is " + limit);
    }
  }

  /** Creates a scan that returns values without write times. */
  public ScanQuery(
      TableSchema table, TokenRange range, Rows rows, int limit, @Nullable Position after) {
    this(table, range, rows, limit, after, ReadMode.PLAIN);
  }

  @Override
  public ScanQuery page(int newLimit, @Nullable Position newAfter) {
    return new ScanQuery(table, range, rows, newLimit, newAfter, mode);
  }

  @Override
  public ScanQuery in(ReadMode newMode) {
    return new ScanQuery(table, range, rows, limit, after, newMode);
  }

  @Override
  public ScanQuery over(TableSchema other) {
    return new ScanQuery(other, range, rows, limit, after, mode);
  }

  @Override
  public String toString() {
    return "scan of " + table + ", " + rows + ", limit " + limit;
  }
}
