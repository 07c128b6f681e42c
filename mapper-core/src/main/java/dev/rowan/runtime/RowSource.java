package dev.rowan.runtime;

import dev.rowan.backend.Backend;
import dev.rowan.paging.Loop;
import dev.rowan.paging.Pages;
import dev.rowan.paging.PartitionsInTurn;
import dev.rowan.paging.PartitionsMerged;
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
  private static final RowPage NO_ROWS = new RowPage(List.of(), null);

  private final Backend backend;

  RowSource(Backend backend) {
    this.backend = backend;
  }

  /**
   * Returns at most {@code limit} base rows after a place. Fewer come only at the end, which has no
   * next place.
   */
  CompletionStage<RowPage> page(Reading reading, int limit, @Nullable Position after) {
    if (reading.queries().isEmpty()) {
      return CompletableFuture.completedFuture(NO_ROWS);
    }
    Gathering gathering = new Gathering(reading.plan().index(), pages(reading), limit, after);
    return Loop.until(gathering::step).thenApply(end -> gathering.page());
  }

  private Pages pages(Reading reading) {
    List<Query> queries = reading.queries();
    ReadPlan plan = reading.plan();
    if (queries.size() == 1 && reading.perPartition() == Integer.MAX_VALUE) {
      return (limit, after) -> backend.fetch(queries.get(0).page(limit, after));
    }
    return plan.merged() && queries.size() > 1
        ? new PartitionsMerged(
            backend, plan.table(), queries, plan.reversed(), reading.perPartition())
        : new PartitionsInTurn(backend, queries, reading.perPartition());
  }

  /** Adds to the rows until there are enough: a page of a backend may be shorter than asked for. */
  private final class Gathering {
    private final @Nullable DerivedTable index;
    private final Pages pages;
    private final int limit;
    private final List<Row> rows = new ArrayList<>();
    private @Nullable Position next;
    private @Nullable RowPage only;

    Gathering(@Nullable DerivedTable index, Pages pages, int limit, @Nullable Position after) {
      this.index = index;
      this.pages = pages;
      this.limit = limit;
      this.next = after;
    }

    CompletionStage<Boolean> step() {
      return baseRows(index, pages.fetch(limit - rows.size(), next)).thenApply(this::take);
    }

    private boolean take(RowPage page) {
      next = page.next();
      boolean enough = next == null || rows.size() + page.rows().size() >= limit;
      if (enough && rows.isEmpty()) {
        only = page;
      } else {
        rows.addAll(page.rows());
      }
      return enough;
    }

    RowPage page() {
      return only == null ? new RowPage(rows, next) : only;
    }
  }

  /** Returns the base rows of one page of entries, which are base rows already without an index. */
  private CompletionStage<RowPage> baseRows(
      @Nullable DerivedTable index, CompletionStage<RowPage> page) {
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
