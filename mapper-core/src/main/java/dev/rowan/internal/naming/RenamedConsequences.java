package dev.rowan.internal.naming;

import dev.rowan.spi.mutation.Change;
import dev.rowan.spi.mutation.Consequences;
import dev.rowan.spi.mutation.Mutation;
import dev.rowan.spi.mutation.Upsert;
import dev.rowan.spi.schema.TableSchema;
import dev.rowan.spi.value.RemainingTtl;
import dev.rowan.spi.value.Row;
import java.util.List;
import java.util.function.UnaryOperator;
import org.jspecify.annotations.Nullable;

/**
 * The consequences of a change, as mutations of stored tables. Immutable and thread-safe.
 *
 * @param table the declared table of the change
 * @param row the same table as it is stored
 * @param stored converts a mutation
 */
record RenamedConsequences(
    Consequences consequences, TableSchema table, TableSchema row, UnaryOperator<Mutation> stored)
    implements Consequences {
  static Consequences of(Change change, TableNames names, UnaryOperator<Mutation> stored) {
    TableSchema table = change.mutation().table();
    return change.consequences() == Consequences.NONE
        ? Consequences.NONE
        : new RenamedConsequences(change.consequences(), table, names.stored(table), stored);
  }

  @Override
  public List<Mutation> of(@Nullable Row before, @Nullable Row after) {
    return stored(consequences.of(before, after));
  }

  @Override
  public List<Mutation> of(
      @Nullable Row before,
      RemainingTtl expirationBefore,
      @Nullable Row after,
      RemainingTtl expiration) {
    return stored(consequences.of(before, expirationBefore, after, expiration));
  }

  @Override
  public List<Upsert> written(Upsert upsert, @Nullable Row before, RemainingTtl expiration) {
    return consequences.written(upsert.over(table), before, expiration).stream()
        .map(each -> each.over(row))
        .toList();
  }

  private List<Mutation> stored(List<Mutation> mutations) {
    return mutations.isEmpty() ? mutations : mutations.stream().map(stored).toList();
  }
}
