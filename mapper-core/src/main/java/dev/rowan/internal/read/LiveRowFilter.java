package dev.rowan.internal.read;

import dev.rowan.internal.async.Loop;
import dev.rowan.internal.index.EntityTables;
import dev.rowan.spi.backend.Backend;
import dev.rowan.spi.query.Position;
import dev.rowan.spi.query.Query;
import dev.rowan.spi.query.ReadDirection;
import dev.rowan.spi.query.RowPage;
import dev.rowan.spi.query.SliceQuery;
import dev.rowan.spi.schema.ColumnKind;
import dev.rowan.spi.schema.TableSchema;
import dev.rowan.spi.value.Row;
import dev.rowan.spi.value.Slice;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Objects;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;

/**
 * Removes rows from pages that only index maintenance reads, such as the marker of a deleted row. A
 * filtered page may be shorter than its limit although rows follow.
 *
 * <p>The static columns of a partition outlive its rows. A read of whole partitions returns a
 * partition with static columns and no live row as one row without clustering values, in the page
 * in which the partition begins. To know that no row is live costs further reads, but only of
 * partitions that begin with a row that is not live. Thread-safe.
 */
public final class LiveRowFilter {
  private static final int ROWS_AT_A_TIME = 100;

  private final Backend backend;
  private final TableSchema table;
  private final Predicate<Row> isLive;

  private LiveRowFilter(Backend backend, TableSchema table, Predicate<Row> isLive) {
    this.backend = backend;
    this.table = table;
    this.isLive = isLive;
  }

  /** Returns the filter of the rows of an entity's own table. */
  static LiveRowFilter ofRows(Backend backend, EntityTables tables) {
    return new LiveRowFilter(backend, tables.row(), row -> tables.exists(row));
  }

  /**
   * Returns a page as an export shows it: a row that is not live shows the static columns of its
   * partition without clustering values, and is left out if the table has none.
   */
  public static RowPage exported(RowPage page, EntityTables tables) {
    TableSchema declared = tables.declared();
    List<Row> rows = new ArrayList<>(page.rows().size());
    for (Row row : page.rows()) {
      if (tables.exists(row)) {
        rows.add(row);
      } else if (declared.hasStatics()) {
        @Nullable Object[] values = row.toArray();
        for (int i = declared.partitionKeySize(); i < declared.keySize(); i++) {
          values[i] = null;
        }
        rows.add(Row.owning(values));
      }
    }
    return new RowPage(rows, page.next());
  }

  /** Returns a page with those of its rows that satisfy a predicate; the same page if all do. */
  static RowPage matching(RowPage page, Predicate<Row> predicate) {
    List<Row> rows = new ArrayList<>(page.rows().size());
    for (Row row : page.rows()) {
      if (predicate.test(row)) {
        rows.add(row);
      }
    }
    return rows.size() == page.rows().size() ? page : new RowPage(rows, page.next());
  }

  /** Reads a page of live rows. */
  CompletionStage<RowPage> fetch(Query query) {
    CompletionStage<RowPage> page = backend.fetch(query);
    boolean ofWholePartitions = !(query instanceof SliceQuery slice) || slice.slice().isAll();
    return table.hasStatics() && ofWholePartitions
        ? page.thenCompose(rows -> withStatics(query, rows))
        : page.thenApply(rows -> matching(rows, isLive));
  }

  private List<Row> live(List<Row> rows) {
    return rows.stream().filter(isLive).toList();
  }

  private CompletionStage<RowPage> withStatics(Query query, RowPage page) {
    List<CompletableFuture<List<Row>>> parts = new ArrayList<>();
    List<Row> rows = page.rows();
    int from = 0;
    while (from < rows.size()) {
      int to = from + 1;
      while (to < rows.size() && areOfOnePartition(rows.get(from), rows.get(to))) {
        to++;
      }
      parts.add(partition(query, page, from, rows.subList(from, to)).toCompletableFuture());
      from = to;
    }
    return CompletableFuture.allOf(parts.toArray(CompletableFuture<?>[]::new))
        .thenApply(
            done ->
                new RowPage(
                    parts.stream().flatMap(part -> part.join().stream()).toList(), page.next()));
  }

  private boolean areOfOnePartition(Row one, Row other) {
    for (int i = 0; i < table.partitionKeySize(); i++) {
      if (!Objects.equals(one.get(i), other.get(i))) {
        return false;
      }
    }
    return true;
  }

  /** Returns what readers see of the rows of one partition that are in a page. */
  private CompletionStage<List<Row>> partition(
      Query query, RowPage page, int from, List<Row> rows) {
    List<Row> live = live(rows);
    Row marker = rows.get(0);
    if (!live.isEmpty() || !hasStatics(marker)) {
      return CompletableFuture.completedFuture(live);
    }
    boolean begins = from > 0 || query.after() == null;
    boolean ends = from + rows.size() < page.rows().size() || page.next() == null;
    if (begins && ends) {
      return CompletableFuture.completedFuture(List.of(statics(marker)));
    }
    LiveRowSearch search = new LiveRowSearch(query, marker);
    return Loop.until(search::step)
        .thenApply(
            end -> {
              boolean here = begins || marker.equals(search.first);
              return search.foundNone && here ? List.of(statics(marker)) : List.<Row>of();
            });
  }

  private boolean hasStatics(Row row) {
    for (int i = 0; i < table.size(); i++) {
      if (table.column(i).kind() == ColumnKind.STATIC && row.get(i) != null) {
        return true;
      }
    }
    return false;
  }

  /** Returns the partition alone, as a backend returns a partition without rows. */
  private Row statics(Row marker) {
    @Nullable Object[] values = marker.toArray();
    for (int i = table.partitionKeySize(); i < values.length; i++) {
      if (table.column(i).kind() != ColumnKind.STATIC) {
        values[i] = null;
      }
    }
    return Row.owning(values);
  }

  /** Searches a partition for a live row. Used once. */
  private final class LiveRowSearch {
    private final Query query;
    private final List<Object> partition;
    private @Nullable Position next;
    private @Nullable Row first;
    private boolean foundNone = true;

    LiveRowSearch(Query query, Row marker) {
      this.query = query;
      this.partition =
          Arrays.asList(Arrays.copyOf(marker.toArray(), table.partitionKeySize())).stream()
              .map(Objects::requireNonNull)
              .toList();
    }

    CompletionStage<Boolean> step() {
      boolean reversed = query instanceof SliceQuery slice && slice.reversed();
      SliceQuery all =
          new SliceQuery(
              query.table(),
              partition,
              Slice.ALL,
              ReadDirection.of(reversed),
              ROWS_AT_A_TIME,
              next,
              query.mode());
      return backend.fetch(all).thenApply(this::take);
    }

    private boolean take(RowPage page) {
      if (first == null && !page.rows().isEmpty()) {
        first = page.rows().get(0);
      }
      foundNone &= live(page.rows()).isEmpty();
      next = page.next();
      return next == null || !foundNone;
    }
  }
}
