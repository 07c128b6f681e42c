package dev.rowan.internal.former;

import dev.rowan.spi.mutation.Change;
import dev.rowan.spi.mutation.Consequences;
import dev.rowan.spi.mutation.DeleteRow;
import dev.rowan.spi.mutation.Mutation;
import dev.rowan.spi.mutation.Upsert;
import dev.rowan.spi.query.Query;
import dev.rowan.spi.schema.ColumnSchema;
import dev.rowan.spi.schema.TableSchema;
import dev.rowan.spi.value.RemainingTtl;
import dev.rowan.spi.value.Row;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Set;
import java.util.function.UnaryOperator;
import org.jspecify.annotations.Nullable;

/**
 * A table with former columns as a backend reads and writes it, for one state of the copies. The
 * places of the declared columns do not change, so that rows and conditions need no conversion. A
 * column whose values are not copied has the name of its former column. Immutable and thread-safe.
 *
 * @param reading the table of queries
 * @param writing the table of mutations: that of queries, and then the other column of each pair
 * @param sources for each column that {@code writing} has in addition, the place of its value
 */
record ColumnViews(TableSchema reading, TableSchema writing, List<Integer> sources) {
  /**
   * Returns the views of a table.
   *
   * @param copied the names of the columns that have all values of their former columns
   */
  static ColumnViews of(TableSchema table, Set<String> copied) {
    TableSchema.Builder reading = TableSchema.like(table);
    TableSchema.Builder writing = TableSchema.like(table);
    List<ColumnSchema> others = new ArrayList<>();
    List<Integer> sources = new ArrayList<>();
    for (int i = 0; i < table.size(); i++) {
      ColumnSchema column = table.column(i);
      String former = column.former();
      if (former != null) {
        boolean isCopied = copied.contains(column.name());
        others.add(column.named(isCopied ? former : column.name()));
        sources.add(i);
        column = column.named(isCopied ? column.name() : former);
      }
      reading.add(column);
      writing.add(column);
    }
    others.forEach(writing::add);
    return new ColumnViews(reading.build(), writing.build(), List.copyOf(sources));
  }

  /** Returns a query of the column that has all values. */
  Query read(Query query) {
    return query.over(reading);
  }

  /**
   * Returns a change of both columns.
   *
   * @param derived converts the mutations of the consequences
   */
  Change write(Change change, UnaryOperator<Mutation> derived) {
    Consequences consequences = change.consequences();
    return Change.of(
        write(change.mutation()),
        consequences == Consequences.NONE ? consequences : new Declared(consequences, derived));
  }

  /** Returns a mutation of both columns. */
  Mutation write(Mutation mutation) {
    if (mutation instanceof Upsert upsert) {
      return both(upsert);
    } else if (mutation instanceof DeleteRow row) {
      return new DeleteRow(writing, both(row.key()), row.condition(), row.moment());
    }
    return mutation.over(writing);
  }

  private Upsert both(Upsert upsert) {
    return new Upsert(
        writing,
        both(upsert.row()),
        upsert.marker(),
        upsert.condition(),
        upsert.moment(),
        upsert.ttl());
  }

  private Row both(Row row) {
    @Nullable Object[] values = Arrays.copyOf(row.toArray(), writing.size());
    for (int i = 0; i < sources.size(); i++) {
      values[reading.size() + i] = row.get(sources.get(i));
    }
    return Row.owning(values);
  }

  /** Returns a row without the columns that only {@code writing} has; null for null. */
  @Nullable Row declared(@Nullable Row row) {
    return row == null ? null : trimmed(row);
  }

  /** Returns a row without the columns that only {@code writing} has. */
  Row trimmed(Row row) {
    return row.size() == reading.size()
        ? row
        : Row.owning(Arrays.copyOf(row.toArray(), reading.size()));
  }

  /** Consequences that get the declared columns of a row. */
  private final class Declared implements Consequences {
    private final Consequences consequences;
    private final UnaryOperator<Mutation> derived;

    Declared(Consequences consequences, UnaryOperator<Mutation> derived) {
      this.consequences = consequences;
      this.derived = derived;
    }

    @Override
    public List<Mutation> of(@Nullable Row before, @Nullable Row after) {
      return stored(consequences.of(declared(before), declared(after)));
    }

    @Override
    public List<Mutation> of(
        @Nullable Row before,
        RemainingTtl expirationBefore,
        @Nullable Row after,
        RemainingTtl expiration) {
      return stored(
          consequences.of(declared(before), expirationBefore, declared(after), expiration));
    }

    @Override
    public List<Upsert> written(Upsert upsert, @Nullable Row before, RemainingTtl expiration) {
      Upsert one =
          new Upsert(
              reading,
              trimmed(upsert.row()),
              upsert.marker(),
              upsert.condition(),
              upsert.moment(),
              upsert.ttl());
      return consequences.written(one, declared(before), expiration).stream()
          .map(ColumnViews.this::both)
          .toList();
    }

    private List<Mutation> stored(List<Mutation> mutations) {
      return mutations.isEmpty() ? mutations : mutations.stream().map(derived).toList();
    }
  }
}
