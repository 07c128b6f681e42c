package dev.rowan.internal.group;

import dev.rowan.internal.async.BoundedConcurrency;
import dev.rowan.internal.async.Loop;
import dev.rowan.internal.paging.RowOrder;
import dev.rowan.spi.backend.Backend;
import dev.rowan.spi.query.Query;
import dev.rowan.spi.query.ReadDirection;
import dev.rowan.spi.query.RowPage;
import dev.rowan.spi.query.RowQuery;
import dev.rowan.spi.query.SliceQuery;
import dev.rowan.spi.schema.TablePart;
import dev.rowan.spi.schema.TableSchema;
import dev.rowan.spi.value.Row;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;
import org.jspecify.annotations.Nullable;

/**
 * Reads tables with column groups. A query of the whole table goes in; its page comes out, from the
 * one part that has all columns, or from several parts whose rows are joined by their keys.
 *
 * <p>In a join, the rows of the first part exist, and their page has its size and its position. A
 * row that another part lacks has nulls there, and a row that only another part has is left out.
 * The reads of the parts are no snapshot. Thread-safe.
 */
final class JoinedReads {
  private final Backend stored;

  JoinedReads(Backend stored) {
    this.stored = stored;
  }

  CompletionStage<RowPage> fetch(Query query) {
    List<TablePart> parts = PartQueries.needed(query);
    TablePart first = parts.get(0);
    CompletionStage<RowPage> page = stored.fetch(PartQueries.of(query, first));
    List<Other> others = new ArrayList<>();
    for (TablePart part : parts.subList(1, parts.size())) {
      others.add(new Other(query, part));
    }
    return page.thenApply(rows -> new JoinedRows(query.table(), first, rows))
        .thenCompose(
            joined ->
                BoundedConcurrency.forEach(others, other -> other.addTo(joined))
                    .thenApply(done -> joined.page()));
  }

  /** The rows of another part than the first. */
  private final class Other {
    private final Query query;
    private final TablePart part;

    /** The first page of the same rows, which is requested at the same time as that of the part. */
    private final @Nullable CompletionStage<RowPage> ahead;

    Other(Query query, TablePart part) {
      this.query = query;
      this.part = part;
      boolean known =
          query instanceof RowQuery || (query instanceof SliceQuery && query.after() == null);
      this.ahead = known ? stored.fetch(PartQueries.of(query, part)) : null;
    }

    CompletionStage<Void> addTo(JoinedRows joined) {
      if (joined.rows().isEmpty()) {
        return CompletableFuture.completedFuture(null);
      }
      if (query instanceof RowQuery || query instanceof SliceQuery) {
        return ofPartition(joined, 0, joined.rows().size());
      }
      return BoundedConcurrency.forEach(
          partitions(joined.rows()), of -> ofPartition(joined, of[0], of[1]));
    }

    /** Returns where the rows of each partition begin and end. */
    private List<int[]> partitions(List<Row> rows) {
      List<int[]> partitions = new ArrayList<>();
      int size = part.table().partitionKeySize();
      int from = 0;
      for (int i = 1; i <= rows.size(); i++) {
        boolean ends =
            i == rows.size()
                || !RowsBetween.values(rows.get(i), 0, size)
                    .equals(RowsBetween.values(rows.get(from), 0, size));
        if (ends) {
          partitions.add(new int[] {from, i});
          from = i;
        }
      }
      return partitions;
    }

    private CompletionStage<Void> ofPartition(JoinedRows joined, int from, int to) {
      Merge merge = new Merge(joined, part, direction(), from, to);
      if (ahead != null) {
        Query same = PartQueries.of(query, part);
        return merge.take(ahead, same);
      }
      List<Query> queries =
          RowsBetween.of(
              part.table(),
              joined.rows().subList(from, to),
              direction(),
              !(query instanceof SliceQuery slice) || slice.slice().prefixes().size() == 1,
              PartQueries.mode(query, part));
      CompletionStage<Void> done = CompletableFuture.completedFuture(null);
      for (Query each : queries) {
        done = done.thenCompose(before -> merge.take(stored.fetch(each), each));
      }
      return done;
    }

    private ReadDirection direction() {
      return query instanceof SliceQuery slice ? slice.direction() : ReadDirection.FORWARD;
    }
  }

  /** Adds rows of a part, in their order, to joined rows of one partition. */
  private final class Merge {
    private final JoinedRows joined;
    private final TablePart part;
    private final RowOrder order;
    private final int to;
    private int place;

    Merge(JoinedRows joined, TablePart part, ReadDirection direction, int from, int to) {
      this.joined = joined;
      this.part = part;
      TableSchema table = part.table();
      this.order = new RowOrder(table, direction == ReadDirection.REVERSED);
      this.place = from;
      this.to = to;
    }

    /** Takes a page of a query and its next pages, until no joined row can follow. */
    CompletionStage<Void> take(CompletionStage<RowPage> first, Query query) {
      List<CompletionStage<RowPage>> next = new ArrayList<>(List.of(first));
      return Loop.until(
          () ->
              next.get(0)
                  .thenApply(
                      page -> {
                        add(page);
                        if (page.next() == null || place == to) {
                          return true;
                        }
                        next.set(0, stored.fetch(query.page(query.limit(), page.next())));
                        return false;
                      }));
    }

    private void add(RowPage page) {
      for (int i = 0; i < page.rows().size(); i++) {
        Row row = page.rows().get(i);
        while (place < to && order.compare(joined.rows().get(place), row) < 0) {
          place++;
        }
        if (place < to && order.compare(joined.rows().get(place), row) == 0) {
          joined.add(place++, part, page, i);
        }
      }
    }
  }
}
