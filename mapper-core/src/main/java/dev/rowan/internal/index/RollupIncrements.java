package dev.rowan.internal.index;

import dev.rowan.mapping.Rollup;
import dev.rowan.spi.mutation.Consequences;
import dev.rowan.spi.mutation.Mutation;
import dev.rowan.spi.mutation.Upsert;
import dev.rowan.spi.value.CellEdit;
import dev.rowan.spi.value.Row;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * The increments of the counters that count the rows of an entity. A counter counts a row while the
 * row exists: a new row adds one, a deleted row subtracts one, and another write of an existing row
 * changes nothing. Used by one thread.
 */
public final class RollupIncrements {
  private final List<Rollup> rollups;
  private final List<Map<Row, Long>> amounts = new ArrayList<>();

  /** Creates an empty sum. */
  public RollupIncrements(List<Rollup> rollups) {
    this.rollups = rollups;
    rollups.forEach(rollup -> amounts.add(new LinkedHashMap<>()));
  }

  /**
   * Returns the increments together with the change of a row, where the engine isolates reads and
   * writes of a row; nothing if no counter counts the rows.
   */
  static Consequences of(List<Rollup> rollups) {
    return rollups.isEmpty()
        ? Consequences.NONE
        : (before, after) -> {
          RollupIncrements increments = new RollupIncrements(rollups);
          increments.add(before, after);
          return increments.mutations();
        };
  }

  /**
   * Adds the change of one row.
   *
   * @param before the row before the change as a reader would see it, or null for none
   * @param after the row after the change, or null for none
   */
  public void add(@Nullable Row before, @Nullable Row after) {
    for (int i = 0; i < rollups.size(); i++) {
      add(i, before, -1);
      add(i, after, 1);
    }
  }

  private void add(int place, @Nullable Row row, long amount) {
    Rollup rollup = rollups.get(place);
    Row key = row == null ? null : rollup.keyOf(row);
    if (key != null && Entries.isStorable(rollup.counters().table(), key)) {
      amounts.get(place).merge(key, amount, Long::sum);
    }
  }

  /** Returns the increments of all counters whose sum is not zero. */
  public List<Mutation> mutations() {
    List<Mutation> mutations = new ArrayList<>();
    for (int i = 0; i < rollups.size(); i++) {
      Rollup rollup = rollups.get(i);
      amounts
          .get(i)
          .forEach(
              (key, amount) -> {
                if (amount != 0) {
                  mutations.add(increment(rollup, key, amount));
                }
              });
    }
    return mutations;
  }

  private static Upsert increment(Rollup rollup, Row key, long amount) {
    @Nullable Object[] values = key.toArray();
    values[rollup.counter()] = new CellEdit.Increment(amount);
    return Upsert.update(rollup.counters().table(), Row.owning(values));
  }
}
