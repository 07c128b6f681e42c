package dev.rowan.runtime;

import dev.rowan.internal.read.Fold;
import dev.rowan.internal.read.RowFold;
import dev.rowan.mapping.Aggregate;
import dev.rowan.spi.schema.TableSchema;
import dev.rowan.spi.value.Row;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/** The values of the aggregates of one call. For generated code. Not thread-safe. */
public final class AggregateValues {
  private final Map<Aggregate<?>, Fold<?>> folds = new LinkedHashMap<>();

  AggregateValues(TableSchema table, List<Aggregate<?>> aggregates) {
    aggregates.forEach(aggregate -> folds.put(aggregate, Fold.of(aggregate, table)));
  }

  /** Adds a row, and returns that the next row is needed. */
  boolean add(Row row) {
    folds.values().forEach(fold -> fold.add(row));
    return true;
  }

  /** Returns the computation of a result from these values. */
  <T> RowFold<T> as(Function<AggregateValues, T> result) {
    return new RowFold<>() {
      @Override
      public void add(Row row) {
        AggregateValues.this.add(row);
      }

      @Override
      public T result() {
        return result.apply(AggregateValues.this);
      }
    };
  }

  /**
   * Returns the value of one aggregate, as {@link Aggregate.Kind} states.
   *
   * @throws IllegalArgumentException if the call does not compute it
   */
  @SuppressWarnings("unchecked") // a fold has the type of its aggregate
  public <J> @Nullable J of(Aggregate<J> aggregate) {
    Fold<?> fold = folds.get(aggregate);
    if (fold == null) {
      throw new IllegalArgumentException("the call does not compute " + aggregate.kind());
    }
    return ((Fold<J>) fold).value();
  }
}
