package dev.rowan.runtime;

import dev.rowan.backend.Backend;
import dev.rowan.query.Position;
import dev.rowan.query.Query;
import dev.rowan.query.RowPage;
import dev.rowan.query.SliceQuery;
import dev.rowan.schema.Component;
import dev.rowan.schema.DerivedTable;
import dev.rowan.schema.TableSchema;
import dev.rowan.upkeep.Entries;
import dev.rowan.value.Row;
import dev.rowan.value.Slice;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;
import org.jspecify.annotations.Nullable;

/**
 * Reads pages of base rows: from the base table, from entries that hold all columns, or from base
 * rows in the order of their entries. Thread-safe.
 */
final class RowSource {
  private final Backend backend;

  RowSource(Backend backend) {
    this.backend = backend;
  }

  /**
   * Returns at most {@code limit} base rows after a place. Fewer come only at the end, which has no
   * next place.
   */
  CompletionStage<RowPage> page(ReadPlan plan, Query query, int limit, @Nullable Position after) {
    return gather(plan.index(), query, limit, new ArrayList<>(), after);
  }

  /** Adds to the rows until there are enough: a page of a backend may be shorter than asked for. */
  private CompletionStage<RowPage> gather(
      @Nullable DerivedTable index,
      Query query,
      int limit,
      List<Row> rows,
      @Nullable Position after) {
    CompletableFuture<RowPage> fetch =
        fetch(index, query.page(limit - rows.size(), after)).toCompletableFuture();
    // a loop while pages are there at once: a chain of stages would grow the stack with each page
    while (fetch.isDone() && !fetch.isCompletedExceptionally()) {
      RowPage page = fetch.join();
      if (rows.isEmpty() && isEnough(page, page.rows().size(), limit)) {
        return fetch;
      }
      rows.addAll(page.rows());
      if (isEnough(page, rows.size(), limit)) {
        return CompletableFuture.completedFuture(new RowPage(rows, page.next()));
      }
      fetch = fetch(index, query.page(limit - rows.size(), page.next())).toCompletableFuture();
    }
    return fetch.thenCompose(
        page -> {
          rows.addAll(page.rows());
          return isEnough(page, rows.size(), limit)
              ? CompletableFuture.completedFuture(new RowPage(rows, page.next()))
              : gather(index, query, limit, rows, page.next());
        });
  }

  private static boolean isEnough(RowPage page, int found, int limit) {
    return page.next() == null || found >= limit;
  }

  /** Returns the base rows of one page of the backend. */
  private CompletionStage<RowPage> fetch(@Nullable DerivedTable index, Query query) {
    CompletionStage<RowPage> page = backend.fetch(query);
    if (index == null) {
      return page;
    }
    if (index.coversBase()) {
      return page.thenApply(
          entries -> new RowPage(baseRows(index, entries.rows()), entries.next()));
    }
    return page.thenCompose(entries -> lookUp(index, entries));
  }

  private CompletionStage<RowPage> lookUp(DerivedTable index, RowPage entries) {
    List<CompletableFuture<@Nullable Row>> lookups = new ArrayList<>(entries.rows().size());
    for (Row entry : entries.rows()) {
      lookups.add(baseRow(index, entry).toCompletableFuture());
    }
    return CompletableFuture.allOf(lookups.toArray(CompletableFuture<?>[]::new))
        .thenApply(
            done -> {
              List<Row> rows = new ArrayList<>(lookups.size());
              lookups.forEach(lookup -> addIfPresent(rows, lookup.join()));
              return new RowPage(rows, entries.next());
            });
  }

  private static void addIfPresent(List<Row> rows, @Nullable Row row) {
    if (row != null) {
      rows.add(row);
    }
  }

  /** Returns the base row of an entry, or null if it is gone or no longer has this entry. */
  private CompletionStage<@Nullable Row> baseRow(DerivedTable index, Row entry) {
    TableSchema base = index.base();
    List<Object> partition = baseKey(index, entry, 0, base.partitionKeySize());
    List<Object> clustering = baseKey(index, entry, base.partitionKeySize(), base.keySize());
    Query point = new SliceQuery(base, partition, Slice.of(clustering), false, 1, null);
    return backend.fetch(point).thenApply(page -> confirmed(index, entry, page));
  }

  private static @Nullable Row confirmed(DerivedTable index, Row entry, RowPage page) {
    if (page.rows().isEmpty()) {
      return null;
    }
    Row row = page.rows().get(0);
    return Entries.hasKey(index, row, entry) ? row : null;
  }

  private static List<Object> baseKey(DerivedTable index, Row entry, int from, int to) {
    List<Object> key = new ArrayList<>(to - from);
    for (int i = from; i < to; i++) {
      Object value = entry.get(index.copyOf(i));
      if (value == null) {
        throw new IllegalStateException("an entry of " + index.table() + " lacks its base key");
      }
      key.add(value);
    }
    return key;
  }

  private static List<Row> baseRows(DerivedTable index, List<Row> entries) {
    List<Row> rows = new ArrayList<>(entries.size());
    for (Row entry : entries) {
      @Nullable Object[] values = new Object[index.base().size()];
      for (int i = 0; i < index.components().size(); i++) {
        if (index.components().get(i) instanceof Component.Copy copy) {
          values[copy.column()] = entry.get(i);
        }
      }
      rows.add(Row.owning(values));
    }
    return rows;
  }
}
