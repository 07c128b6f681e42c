package dev.rowan.internal.index.model;

import dev.rowan.internal.index.RowState;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * A row as somebody read it, with a number by which a state remembers it.
 *
 * @param cells the row's place in the store as it was, which tells more than a reader sees
 */
@SuppressWarnings("ArrayRecordComponent") // never compared
record Reading(int number, RowState state, int[] cells) {

  @SuppressWarnings("ArrayRecordComponent") // compared by what is in it
  private record Cells(int row, int[] cells) {
    @Override
    public boolean equals(Object other) {
      return other instanceof Cells that && row == that.row && Arrays.equals(cells, that.cells);
    }

    @Override
    public int hashCode() {
      return 31 * row + Arrays.hashCode(cells);
    }
  }

  /** All readings that were ever made, each once. */
  static final class Log {
    private final Store store;
    private final Map<Cells, Reading> byCells = new HashMap<>();
    private final List<Reading> all = new ArrayList<>();

    Log(Store store) {
      this.store = store;
    }

    Reading of(int[] state, int row) {
      int place = store.base().place(row);
      int[] cells = Arrays.copyOfRange(state, place, place + store.base().width());
      return byCells.computeIfAbsent(
          new Cells(row, cells),
          any -> {
            all.add(new Reading(all.size(), store.readState(state, row), cells));
            return all.get(all.size() - 1);
          });
    }

    Reading of(int number) {
      return all.get(number);
    }
  }
}
