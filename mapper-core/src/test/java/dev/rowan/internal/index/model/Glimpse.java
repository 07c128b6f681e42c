package dev.rowan.internal.index.model;

import dev.rowan.internal.verify.ObservedRow;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * A row or an entry as a repair saw it, with a number by which a state remembers it.
 *
 * @param table the number of the derived table, or -1 for the row itself
 * @param row which of the table's rows it is
 */
record Glimpse(int number, int table, int row, ObservedRow observed) {

  /** All that was ever seen, each once. */
  static final class Log {
    private final Store store;
    private final Map<List<Integer>, Glimpse> byCells = new HashMap<>();
    private final List<Glimpse> all = new ArrayList<>();

    Log(Store store) {
      this.store = store;
    }

    Glimpse of(int number) {
      return all.get(number);
    }

    Glimpse of(int[] state, int table, int row) {
      Store.Rows rows = table < 0 ? store.base() : store.derived(table);
      int place = rows.place(row);
      List<Integer> key = new ArrayList<>(List.of(table, row));
      Arrays.stream(state, place, place + rows.width()).forEach(key::add);
      return byCells.computeIfAbsent(
          key,
          any -> {
            all.add(new Glimpse(all.size(), table, row, store.observed(state, rows, row)));
            return all.get(all.size() - 1);
          });
    }
  }
}
