package dev.rowan.internal.index.model;

import org.jspecify.annotations.Nullable;

/**
 * What one batch does to one row, as it travels to the replicas: to be carried out as a whole, at
 * any later time or never, and any number of times.
 *
 * @param row the place of the row
 * @param deletion the timestamp at which the row is deleted; 0 if it is not
 * @param places of the cells that are written
 * @param cells what is written there
 * @param condition what must hold, or null; then cells are written whatever their timestamps, as
 *     such writes stand in one order
 * @param text what it says, for people
 */
@SuppressWarnings("ArrayRecordComponent") // never compared
record Message(
    int row, int deletion, int[] places, int[] cells, @Nullable Condition condition, String text) {

  /** The value that a cell must have. */
  record Condition(int place, @Nullable Integer value) {
    boolean holds(int[] state) {
      int cell = state[place];
      return value == null
          ? !Cell.isLive(cell)
          : Cell.isLive(cell) && Cell.value(cell) == value.intValue();
    }
  }

  /** Carries this out, and returns whether it was applied. */
  boolean applyTo(int[] state, int width) {
    if (condition != null) {
      if (!condition.holds(state)) {
        return false;
      }
      for (int i = 0; i < places.length; i++) {
        state[places[i]] = Cell.isLive(cells[i]) ? cells[i] : Cell.NEVER;
      }
      return true;
    }
    if (deletion > state[row]) {
      state[row] = deletion;
      for (int place = row + 1; place < row + width; place++) {
        if (Cell.timestamp(state[place]) <= deletion) {
          state[place] = Cell.NEVER;
        }
      }
    }
    int deleted = state[row];
    for (int i = 0; i < places.length; i++) {
      if (Cell.timestamp(cells[i]) > deleted) {
        state[places[i]] = Math.max(state[places[i]], cells[i]);
      }
    }
    return true;
  }

  /** Returns whether carrying this out would change nothing, now and ever after. */
  boolean isSpent(int[] state) {
    if (condition != null || deletion > state[row]) {
      return false;
    }
    for (int i = 0; i < places.length; i++) {
      if (Cell.timestamp(cells[i]) > state[row] && cells[i] > state[places[i]]) {
        return false;
      }
    }
    return true;
  }
}
