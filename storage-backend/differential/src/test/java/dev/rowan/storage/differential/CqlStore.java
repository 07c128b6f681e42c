package dev.rowan.storage.differential;

import com.datastax.oss.driver.api.core.CqlSession;
import com.datastax.oss.driver.api.core.cql.AsyncResultSet;
import com.datastax.oss.driver.api.core.cql.BatchStatement;
import com.datastax.oss.driver.api.core.cql.BatchType;
import com.datastax.oss.driver.api.core.cql.BoundStatement;
import com.datastax.oss.driver.api.core.cql.BoundStatementBuilder;
import com.datastax.oss.driver.api.core.cql.ColumnDefinition;
import com.datastax.oss.driver.api.core.cql.PreparedStatement;
import com.datastax.oss.driver.api.core.cql.Row;
import com.datastax.oss.driver.api.core.cql.Statement;
import com.datastax.oss.driver.api.core.servererrors.InvalidQueryException;
import dev.rowan.spi.mutation.Change;
import dev.rowan.spi.mutation.Condition;
import dev.rowan.spi.mutation.Mutation;
import dev.rowan.spi.mutation.MutationSet;
import dev.rowan.spi.mutation.Upsert;
import dev.rowan.spi.query.Query;
import dev.rowan.spi.query.ReadMode;
import dev.rowan.spi.query.RowQuery;
import dev.rowan.spi.schema.ColumnKind;
import dev.rowan.spi.schema.TableSchema;
import dev.rowan.spi.value.CellEdit;
import java.nio.ByteBuffer;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalLong;
import java.util.concurrent.CompletionException;
import java.util.concurrent.CompletionStage;

/** A real Cassandra, with CQL from this test, and the time of the steered clock. */
final class CqlStore implements ComparedStore {
  private static final String APPLIED = "[applied]";

  private final CqlSession session;
  private final CqlTables tables;
  private final SteeredClock clock;
  private final Map<String, PreparedStatement> prepared = new HashMap<>();
  private TableSchema table;
  private boolean expiring;
  private long last;

  CqlStore(CqlSession session, CqlTables tables, SteeredClock clock) {
    this.session = session;
    this.tables = tables;
    this.clock = clock;
  }

  @Override
  public void begin(History history, boolean emptied) {
    table = history.table();
    expiring = !history.isTimeless();
    tables.require(table);
    if (emptied) {
      tables.empty(table);
    }
  }

  @Override
  public Outcome write(MutationSet batch) {
    List<Mutation> mutations = batch.changes().stream().map(Change::mutation).toList();
    boolean conditional = mutations.stream().anyMatch(m -> m.condition() != Condition.NONE);
    List<Cql> statements = statements(mutations, conditional ? OptionalLong.empty() : stamp(batch));
    if (conditional) {
      passLastWrite();
    }
    try {
      AsyncResultSet result = await(session.executeAsync(together(statements, conditional)));
      if (conditional) {
        last = (System.currentTimeMillis() + 1) * 1_000;
      }
      if (!conditional || result.wasApplied()) {
        return Outcome.APPLIED;
      }
      return CommittedBatches.suits(batch)
          ? notApplied(rows(mutations), Outcome.Extent.ALL_ROWS)
          : notApplied(
              current(result, mutations),
              statements.size() == 1 ? Outcome.Extent.ONE_ROW : Outcome.Extent.ANY_ROWS);
    } catch (InvalidQueryException e) {
      if (mutations.stream().anyMatch(CqlStore::namesPlaceInList)) {
        return Outcome.REFUSED;
      }
      throw new IllegalArgumentException("no valid CQL: " + statements, e);
    }
  }

  private static Outcome notApplied(List<Map<String, Object>> rows, Outcome.Extent extent) {
    return new Outcome(Outcome.Kind.NOT_APPLIED, rows, extent);
  }

  /** Reads the rows of the writes with a condition. */
  private List<Map<String, Object>> rows(List<Mutation> mutations) {
    List<Map<String, Object>> rows = new ArrayList<>();
    for (Mutation mutation : mutations) {
      if (mutation.condition() != Condition.NONE) {
        Query byKey = RowQuery.of(table, History.key(mutation), ReadMode.PLAIN);
        read(byKey, 1).page().forEach(row -> rows.add(named(row)));
      }
    }
    return rows;
  }

  private Map<String, Object> named(List<Object> row) {
    Map<String, Object> named = new HashMap<>();
    for (int i = 0; i < row.size(); i++) {
      named.put(table.column(i).name(), row.get(i));
    }
    return named;
  }

  /** Returns a batch in CQL; a batch of counters has no timestamp. */
  List<Cql> statements(List<Mutation> mutations, OptionalLong timestamp) {
    CqlWrites writes = new CqlWrites(table, table.hasCounters() ? OptionalLong.empty() : timestamp);
    return mutations.stream().flatMap(mutation -> writes.of(mutation).stream()).toList();
  }

  private OptionalLong stamp(MutationSet batch) {
    if (batch.timestamp().isPresent()) {
      return batch.timestamp();
    }
    last = Math.max(last + 2, System.currentTimeMillis() * 1_000);
    return OptionalLong.of(last);
  }

  /** The clock of conditional writes counts milliseconds. */
  private void passLastWrite() {
    long from = System.currentTimeMillis();
    while (System.currentTimeMillis() * 1_000 <= last || System.currentTimeMillis() == from) {
      Thread.onSpinWait();
    }
  }

  private Statement<?> together(List<Cql> statements, boolean conditional) {
    if (statements.size() == 1) {
      return bound(statements.get(0)).setNowInSeconds((int) clock.seconds());
    }
    BatchType type = table.hasCounters() ? BatchType.COUNTER : BatchType.LOGGED;
    List<BoundStatement> all = statements.stream().map(this::bound).toList();
    return BatchStatement.newInstance(conditional ? BatchType.UNLOGGED : type)
        .addAll(all)
        .setNowInSeconds((int) clock.seconds());
  }

  private BoundStatement bound(Cql cql) {
    BoundStatementBuilder builder =
        prepared.computeIfAbsent(cql.text(), session::prepare).boundStatementBuilder();
    for (int i = 0; i < cql.bound().size(); i++) {
      ByteBuffer value = cql.bound().get(i);
      builder.setBytesUnsafe(i, value == null ? null : value.duplicate());
    }
    return builder.build();
  }

  private List<Map<String, Object>> current(AsyncResultSet result, List<Mutation> mutations) {
    boolean ofPartition = mutations.stream().anyMatch(this::isStatic);
    List<Map<String, Object>> current = new ArrayList<>();
    for (Row row : result.currentPage()) {
      Map<String, Object> columns = new HashMap<>();
      for (ColumnDefinition definition : row.getColumnDefinitions()) {
        String name = definition.getName().asInternal();
        if (!name.equals(APPLIED) && tells(name, ofPartition)) {
          Object value =
              CqlBytes.decode(
                  table.column(table.indexOf(name)).type(),
                  row.getBytesUnsafe(definition.getName()));
          columns.put(name, ComparableValues.value(value));
        }
      }
      current.add(columns);
    }
    return current;
  }

  /**
   * Returns whether to compare a column. The answer for a row may lack its static columns; the
   * answer for static columns may contain any row.
   */
  private boolean tells(String column, boolean ofPartition) {
    ColumnKind kind = table.column(table.indexOf(column)).kind();
    return (kind == ColumnKind.STATIC) == ofPartition && kind != ColumnKind.PARTITION_KEY;
  }

  private boolean isStatic(Mutation mutation) {
    return mutation instanceof Upsert upsert
        && table.clusteringSize() > 0
        && !upsert.row().isSet(table.partitionKeySize());
  }

  private static boolean namesPlaceInList(Mutation mutation) {
    if (mutation instanceof Upsert upsert) {
      for (Object value : upsert.row().toArray()) {
        if (value instanceof CellEdit.SetAt) {
          return true;
        }
      }
    }
    return false;
  }

  @Override
  public Reading read(Query query, int pageSize) {
    Cql cql = expiring ? CqlReads.withoutDistinct(query) : CqlReads.of(query);
    return new Pages(
        query,
        session.executeAsync(
            bound(cql).setPageSize(pageSize).setNowInSeconds((int) clock.seconds())));
  }

  private static <T> T await(CompletionStage<T> stage) {
    try {
      return stage.toCompletableFuture().join();
    } catch (CompletionException e) {
      throw e.getCause() instanceof RuntimeException known ? known : e;
    }
  }

  @Override
  public void close() {}

  private static List<Object> row(Query query, Row row) {
    TableSchema table = query.table();
    Object[] values = new Object[table.size()];
    for (ColumnDefinition definition : row.getColumnDefinitions()) {
      int column = table.indexOf(definition.getName().asInternal());
      if (CqlReads.reads(query, table.column(column).kind())) {
        values[column] =
            CqlBytes.decode(table.column(column).type(), row.getBytesUnsafe(definition.getName()));
      }
    }
    return ComparableValues.row(values);
  }

  private static final class Pages implements Reading {
    private final Query query;
    private CompletionStage<AsyncResultSet> first;
    private AsyncResultSet current;

    Pages(Query query, CompletionStage<AsyncResultSet> first) {
      this.query = query;
      this.first = first;
    }

    @Override
    public List<List<Object>> page() {
      if (isOver()) {
        return List.of();
      }
      // A page is fetched on request, so that it sees concurrent writes.
      current = await(current == null ? first : current.fetchNextPage());
      first = null;
      List<List<Object>> rows = new ArrayList<>();
      current.currentPage().forEach(row -> rows.add(row(query, row)));
      return rows;
    }

    @Override
    public boolean isOver() {
      return first == null && !current.hasMorePages();
    }
  }
}
