package dev.rowan.paging;

import dev.rowan.async.Loop;
import dev.rowan.backend.Backend;
import dev.rowan.query.Position;
import dev.rowan.query.Query;
import dev.rowan.query.RowPage;
import dev.rowan.query.SliceQuery;
import dev.rowan.schema.ColumnKind;
import dev.rowan.schema.TableSchema;
import dev.rowan.value.Row;
import dev.rowan.value.Slice;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Objects;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;

/**
 * The rows of a table with static columns that are meant for readers, where others stand between
 * them that only upkeep knows of. A partition of which no row is left has its static columns still,
 * and is one row without clustering values, as if nothing else stood there: in the page in which
 * the partition begins. To know that no row is left costs further reads, but only of partitions
 * that begin with what readers do not see. Thread-safe.
 */
public final class UnmarkedRows implements Reads {
  private static final int ROWS_AT_A_TIME = 100;

  private final Backend backend;
  private final TableSchema table;
  private final Predicate<Row> lives;

  /** Reads the rows of a table of which this holds. */
  public UnmarkedRows(Backend backend, TableSchema table, Predicate<Row> lives) {
    this.backend = backend;
    this.table = table;
    this.lives = lives;
  }

  @Override
  public CompletionStage<RowPage> fetch(Query query) {
    CompletionStage<RowPage> page = backend.fetch(query);
    return query instanceof SliceQuery slice && !slice.slice().isAll()
        ? page.thenApply(rows -> new RowPage(living(rows.rows()), rows.next()))
        : page.thenCompose(rows -> whole(query, rows));
  }

  private List<Row> living(List<Row> rows) {
    return rows.stream().filter(lives).toList();
  }

  private CompletionStage<RowPage> whole(Query query, RowPage page) {
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

  /** What readers see of the rows of one partition that are in a page. */
  private CompletionStage<List<Row>> partition(
      Query query, RowPage page, int from, List<Row> rows) {
    List<Row> living = living(rows);
    Row marker = rows.get(0);
    if (!living.isEmpty() || !hasStatics(marker)) {
      return CompletableFuture.completedFuture(living);
    }
    boolean begins = from > 0 || query.after() == null;
    boolean ends = from + rows.size() < page.rows().size() || page.next() == null;
    if (begins && ends) {
      return CompletableFuture.completedFuture(List.of(statics(marker)));
    }
    Looking looking = new Looking(query, marker);
    return Loop.until(looking::step)
        .thenApply(
            end -> {
              boolean here = begins || marker.equals(looking.first);
              return looking.isEmpty && here ? List.of(statics(marker)) : List.<Row>of();
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

  /** The partition alone, as the backend shows one that has no rows. */
  private Row statics(Row marker) {
    @Nullable Object[] values = marker.toArray();
    for (int i = table.partitionKeySize(); i < values.length; i++) {
      if (table.column(i).kind() != ColumnKind.STATIC) {
        values[i] = null;
      }
    }
    return Row.owning(values);
  }

  /** Looks for a row of a partition that lives. Used once. */
  private final class Looking {
    private final Query query;
    private final List<Object> partition;
    private @Nullable Position next;
    private @Nullable Row first;
    private boolean isEmpty = true;

    Looking(Query query, Row marker) {
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
              query.table(), partition, Slice.ALL, reversed, ROWS_AT_A_TIME, next, query.mode());
      return backend
          .fetch(all)
          .thenApply(
              page -> {
                if (first == null && !page.rows().isEmpty()) {
                  first = page.rows().get(0);
                }
                isEmpty &= living(page.rows()).isEmpty();
                next = page.next();
                return next == null || !isEmpty;
              });
    }
  }
}
