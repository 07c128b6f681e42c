package dev.rowan.storage.differential;

import dev.rowan.dao.AppliedBatch;
import dev.rowan.error.RejectedInputException;
import dev.rowan.error.RowanException;
import dev.rowan.spi.backend.Backend;
import dev.rowan.spi.mutation.MutationSet;
import dev.rowan.spi.mutation.WriteOutcome;
import dev.rowan.spi.query.Position;
import dev.rowan.spi.query.Query;
import dev.rowan.spi.query.RowPage;
import dev.rowan.spi.schema.Schema;
import dev.rowan.spi.schema.TableSchema;
import dev.rowan.spi.value.Row;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletionException;
import java.util.concurrent.CompletionStage;
import java.util.function.Supplier;

/** One of Rowan's backends. */
final class BackendStore implements ComparedStore {
  private final Supplier<Backend> opener;
  private Backend backend;
  private TableSchema table;
  private CommittedBatches committed;

  /** Opens an empty backend whenever an empty table is requested. */
  BackendStore(Supplier<Backend> opener) {
    this.opener = opener;
    this.backend = opener.get();
  }

  @Override
  public void begin(History history, boolean emptied) {
    if (emptied) {
      backend.close();
      backend = opener.get();
    }
    table = history.table();
    await(backend.define(Schema.of(List.of(table))));
    committed = null;
  }

  @Override
  public Outcome write(MutationSet batch) {
    try {
      return CommittedBatches.suits(batch) ? committed(batch) : applied(batch);
    } catch (RejectedInputException e) {
      return Outcome.REFUSED;
    }
  }

  private Outcome applied(MutationSet batch) {
    WriteOutcome outcome = await(backend.apply(batch));
    Row current = outcome.current();
    return outcome.applied()
        ? Outcome.APPLIED
        : notApplied(current == null ? List.of() : List.of(current), Outcome.Extent.ONE_ROW);
  }

  private Outcome committed(MutationSet batch) {
    if (committed == null) {
      committed = new CommittedBatches(backend, table);
    }
    AppliedBatch<Row> result = await(committed.commit(batch));
    return result.applied()
        ? Outcome.APPLIED
        : notApplied(result.current(), Outcome.Extent.ALL_ROWS);
  }

  private Outcome notApplied(List<Row> current, Outcome.Extent extent) {
    return new Outcome(
        Outcome.Kind.NOT_APPLIED, current.stream().map(this::named).toList(), extent);
  }

  private Map<String, Object> named(Row row) {
    Map<String, Object> named = new HashMap<>();
    for (int i = 0; i < row.size(); i++) {
      named.put(table.column(i).name(), ComparableValues.value(row.get(i)));
    }
    return named;
  }

  @Override
  public Reading read(Query query, int pageSize) {
    return new Pages(query, pageSize);
  }

  private static <T> T await(CompletionStage<T> stage) {
    try {
      return stage.toCompletableFuture().join();
    } catch (CompletionException e) {
      if (e.getCause() instanceof RowanException known) {
        throw known;
      }
      throw e;
    }
  }

  @Override
  public void close() {
    backend.close();
  }

  private final class Pages implements Reading {
    private final Query query;
    private final int pageSize;
    private int left;
    private Position next;
    private boolean over;

    Pages(Query query, int pageSize) {
      this.query = query;
      this.pageSize = pageSize;
      this.left = query.limit();
    }

    @Override
    public List<List<Object>> page() {
      if (over) {
        return List.of();
      }
      RowPage page = await(backend.fetch(query.page(Math.min(pageSize, left), next)));
      left -= page.rows().size();
      next = page.next();
      over = next == null || left == 0;
      return page.rows().stream().map(row -> ComparableValues.row(row.toArray())).toList();
    }

    @Override
    public boolean isOver() {
      return over;
    }
  }
}
