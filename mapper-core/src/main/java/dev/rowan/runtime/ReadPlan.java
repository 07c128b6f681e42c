package dev.rowan.runtime;

import dev.rowan.internal.index.EntityTables;
import dev.rowan.internal.read.ResolvedPlan;
import dev.rowan.observe.PlannedRequests;
import dev.rowan.spi.query.ColumnSelection;
import dev.rowan.spi.query.PartitionOrder;
import dev.rowan.spi.schema.DerivedTable;
import dev.rowan.spi.schema.TableSchema;
import java.util.BitSet;
import org.jspecify.annotations.Nullable;

/**
 * How one DAO method reads, fixed when it was compiled.
 *
 * @param method the method, such as {@code Items.bySeller}; page tokens are bound to it
 * @param table the table that is read first: the entity's own, or that of {@code index}
 * @param index the derived table that serves the method, or null for the entity's own table
 * @param reversed whether rows come in the reverse of their stored order
 * @param order the order of several partitions
 * @param bucket the place of the bucket in the partition key, if {@code order} visits buckets one
 *     after another; otherwise -1
 * @param partitions whether the method returns one result for each partition that exists
 * @param keys whether the method needs no more of a row than its key
 * @param cql the statement on a cluster, with {@code ?} for each value, for logs and listeners;
 *     empty if call listeners shall not observe the method
 * @param requests how many requests the method needs on a cluster, for listeners
 */
public record ReadPlan(
    String method,
    TableSchema table,
    @Nullable DerivedTable index,
    boolean reversed,
    PartitionOrder order,
    int bucket,
    boolean partitions,
    boolean keys,
    String cql,
    PlannedRequests requests) {
  private static final int NO_BUCKET = -1;

  /** Returns a plan that reads the entity's own table. */
  public static ReadPlan direct(String method, TableSchema table) {
    return new ReadPlan(
        method,
        table,
        null,
        false,
        PartitionOrder.BY_KEY,
        NO_BUCKET,
        false,
        false,
        "",
        PlannedRequests.UNKNOWN);
  }

  /** Returns a plan that reads through a derived table. */
  public static ReadPlan through(String method, DerivedTable index) {
    return new ReadPlan(
        method,
        index.table(),
        index,
        false,
        PartitionOrder.BY_KEY,
        NO_BUCKET,
        false,
        false,
        "",
        PlannedRequests.UNKNOWN);
  }

  /** Returns the plan that reads in the reverse of the stored order. */
  public ReadPlan backwards() {
    return new ReadPlan(
        method, table, index, !reversed, order, bucket, partitions, keys, cql, requests);
  }

  /** Returns the plan that reads several partitions in this order, which visits no buckets. */
  public ReadPlan inOrder(PartitionOrder newOrder) {
    return inOrder(newOrder, NO_BUCKET);
  }

  /**
   * Returns the plan that reads one bucket after another.
   *
   * @param newBucket the place of the bucket in the partition key
   */
  public ReadPlan inOrder(PartitionOrder newOrder, int newBucket) {
    return new ReadPlan(
        method, table, index, reversed, newOrder, newBucket, partitions, keys, cql, requests);
  }

  /**
   * Returns the plan that reads partitions instead of rows: one result for each partition that has
   * a row or a static value. Only for projections to partition key and static columns.
   */
  public ReadPlan ofPartitions() {
    return new ReadPlan(method, table, index, reversed, order, bucket, true, keys, cql, requests);
  }

  /** Returns the plan that reads keys alone, for methods that count rows or ask for one. */
  public ReadPlan ofKeys() {
    return new ReadPlan(
        method, table, index, reversed, order, bucket, partitions, true, cql, requests);
  }

  /** Returns the plan of a DAO method, with its statement; call listeners observe the method. */
  public ReadPlan as(String newCql, PlannedRequests newRequests) {
    return new ReadPlan(
        method, table, index, reversed, order, bucket, partitions, keys, newCql, newRequests);
  }

  /**
   * Returns the plan over the tables as they are stored, possibly with more columns.
   *
   * @param columns the columns of the entity's table that the method returns, or null for all
   */
  ResolvedPlan over(EntityTables tables, @Nullable ColumnSelection columns) {
    TableSchema stored =
        index == null ? tables.row() : tables.derived(index.table().name()).table();
    ColumnSelection needed = keys ? keyColumns(tables.row()) : columns;
    return new ResolvedPlan(method, stored, index, reversed, order, bucket, partitions, needed);
  }

  private static ColumnSelection keyColumns(TableSchema row) {
    BitSet key = new BitSet();
    key.set(0, row.keySize());
    return ColumnSelection.of(key);
  }
}
