package dev.rowan.runtime;

import dev.rowan.query.Query;
import dev.rowan.query.Range;
import dev.rowan.query.SliceQuery;
import dev.rowan.schema.DerivedTable;
import dev.rowan.schema.TableSchema;
import dev.rowan.value.Bound;
import dev.rowan.value.Slice;
import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * How one DAO method reads, fixed when it was compiled.
 *
 * @param method the method, such as {@code Items.bySeller}; page tokens are bound to it
 * @param table the table that is read first: the entity's own, or that of {@code index}
 * @param index the derived table that serves the method, or null for the entity's own table
 * @param reversed whether rows come in the reverse of their stored order
 */
public record ReadPlan(
    String method, TableSchema table, @Nullable DerivedTable index, boolean reversed) {
  /** Returns a plan that reads the entity's own table. */
  public static ReadPlan direct(String method, TableSchema table) {
    return new ReadPlan(method, table, null, false);
  }

  /** Returns a plan that reads through a derived table. */
  public static ReadPlan through(String method, DerivedTable index) {
    return new ReadPlan(method, index.table(), index, false);
  }

  /** Returns the plan that reads in the reverse of the stored order. */
  public ReadPlan backwards() {
    return new ReadPlan(method, table, index, !reversed);
  }

  /**
   * Returns the query for these arguments.
   *
   * @param key canonical values of the whole partition key and of the first clustering columns
   * @param range canonical values of the next clustering column, or null for all
   */
  Query query(Object[] key, @Nullable Range<Object> range) {
    int partitionSize = table.partitionKeySize();
    List<Object> values = Arrays.asList(key);
    Slice slice =
        Slice.between(
            values.subList(partitionSize, values.size()),
            range == null || range.lower() == null
                ? null
                : Bound.of(range.lower(), range.lowerInclusive()),
            range == null || range.upper() == null
                ? null
                : Bound.of(range.upper(), range.upperInclusive()));
    return new SliceQuery(table, values.subList(0, partitionSize), slice, reversed, 1, null);
  }
}
