package dev.rowan.internal.index.model;

import dev.rowan.annotation.Maintain;
import dev.rowan.internal.index.EntityTables;
import dev.rowan.spi.schema.DerivedTable;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Holds promises against a state. What entries a row should have is worked out here a second time,
 * from cells, so that a mistake of the planners' own projection shows too.
 */
final class Promises {
  private static final int NONE = -1;

  /** One derived table: where in a row its key comes from, and which columns are copied. */
  @SuppressWarnings("ArrayRecordComponent") // never compared
  private record Table(Store.Rows rows, DerivedTable derived, int[] keySource, int[] copied) {}

  private final Scene scene;
  private final Store store;
  private final Writers writers;
  private final Set<Promise> required;
  private final Scrub scrub;
  private final List<Table> tables = new ArrayList<>();
  private final boolean versioned;
  private final int version;
  private final int deleted;
  private final List<Integer> keyGroup = new ArrayList<>();

  Promises(Scene scene, Writers writers, Set<Promise> required) {
    this.scene = scene;
    this.store = scene.store();
    this.writers = writers;
    this.required = required;
    this.scrub = new Scrub(scene);
    EntityTables entity = store.tables();
    this.versioned = entity.isVersioned();
    this.version = versioned ? cell("_v") : NONE;
    this.deleted = versioned ? cell("_d") : NONE;
    for (int i = entity.declared().keySize(); i < entity.declared().size(); i++) {
      if (entity.isInKeyGroup(i)) {
        keyGroup.add(store.base().cell(i));
      }
    }
    for (int i = 0; i < entity.derived().size(); i++) {
      tables.add(table(store.derived(i), entity.derived().get(i)));
    }
  }

  private int cell(String column) {
    return store.base().cell(store.base().table().indexOf(column));
  }

  /** In a copied column's place stands where it comes from; key columns of the row are NONE. */
  private Table table(Store.Rows rows, DerivedTable derived) {
    int baseKey = store.base().table().keySize();
    int[] source = new int[derived.components().size() - (versioned ? 1 : 0)];
    for (int i = 0; i < source.length; i++) {
      int column = derived.components().get(i).column();
      source[i] = column < baseKey ? NONE : store.base().cell(column);
    }
    int keySize = rows.table().keySize();
    int[] copied = new int[source.length - keySize];
    System.arraycopy(source, keySize, copied, 0, copied.length);
    int[] key = new int[keySize];
    System.arraycopy(source, 0, key, 0, keySize);
    return new Table(rows, derived, key, copied);
  }

  /** Returns which promise is broken, or null. */
  @Nullable String broken(int[] state) {
    boolean done = writers.done(state);
    boolean atRest = done && !scene.isUnsettled(state);
    for (int row = 0; row < store.base().count(); row++) {
      Promise broken = ofRow(state, row, done, atRest);
      if (broken == null) {
        for (Table table : tables) {
          broken = broken == null ? ofEntry(state, table, row, atRest) : broken;
        }
      }
      if (broken != null) {
        return broken.name();
      }
    }
    for (Table table : tables) {
      Promise broken = ofEntries(state, table, atRest);
      if (broken != null) {
        return broken.name();
      }
    }
    if (atRest && required.contains(Promise.EXACT_AFTER_SCRUB)) {
      Promise broken = scrub.broken(state, this::isExact);
      return broken == null ? null : broken.name();
    }
    return null;
  }

  private @Nullable Promise ofRow(int[] state, int row, boolean done, boolean atRest) {
    int place = store.base().place(row);
    int newest = versioned ? state[place + version] : Cell.NEVER;
    if (required.contains(Promise.KEY_GROUP_WHOLE) && Cell.isLive(newest)) {
      int mark = state[place + deleted];
      boolean gone =
          Cell.isLive(mark)
              && Cell.value(mark) == 1
              && Cell.timestamp(mark) == Cell.timestamp(newest);
      for (int cell : keyGroup) {
        int found = state[place + cell];
        boolean another = Cell.timestamp(found) != Cell.timestamp(newest);
        if (found != Cell.NEVER && (gone || another)) {
          return Promise.KEY_GROUP_WHOLE;
        }
      }
    }
    boolean settles = done && (atRest || required.contains(Promise.NEVER_MISSING));
    if (required.contains(Promise.NOTHING_LOST)
        && settles
        && Cell.value(newest) < state[scene.acknowledged(row)]) {
      return Promise.NOTHING_LOST;
    }
    return required.contains(Promise.ROWS_WHOLE) && atRest && isHalf(state, place)
        ? Promise.ROWS_WHOLE
        : null;
  }

  private boolean isHalf(int[] state, int place) {
    int live = values(state, place);
    return live != declared() && (live != 0 || isLive(state, place));
  }

  private boolean isLive(int[] state, int place) {
    if (!versioned) {
      for (int i = 1; i < store.base().width(); i++) {
        if (Cell.isLive(state[place + i])) {
          return true;
        }
      }
      return false;
    }
    int cell = state[place + deleted];
    return (Cell.isLive(cell) && Cell.value(cell) == 0) || hasValue(state, place);
  }

  private boolean hasValue(int[] state, int place) {
    return values(state, place) != 0;
  }

  private int values(int[] state, int place) {
    int live = 0;
    for (int i = 0; i < declared(); i++) {
      live += Cell.isLive(state[place + 2 + i]) ? 1 : 0;
    }
    return live;
  }

  private int declared() {
    return store.tables().declared().size() - store.base().table().keySize();
  }

  private @Nullable Promise ofEntry(int[] state, Table table, int row, boolean atRest) {
    int entry = entryOf(state, table, row);
    boolean beforeRow =
        table.derived.maintain() == Maintain.VERIFIED
            || table.derived.maintain() == Maintain.SERIAL;
    if (entry != NONE && !isThere(state, table, entry)) {
      if (beforeRow && required.contains(Promise.NEVER_MISSING)) {
        return Promise.NEVER_MISSING;
      }
      if (atRest && required.contains(Promise.NOT_MISSING_AT_REST)) {
        return Promise.NOT_MISSING_AT_REST;
      }
    }
    boolean readAlone =
        table.derived.maintain() == Maintain.ATOMIC || table.derived.maintain() == Maintain.BLIND;
    return entry != NONE
            && atRest
            && readAlone
            && required.contains(Promise.COPIES_RIGHT_AT_REST)
            && !agrees(state, table, row, entry)
        ? Promise.COPIES_RIGHT_AT_REST
        : null;
  }

  private @Nullable Promise ofEntries(int[] state, Table table, boolean atRest) {
    boolean confirms = required.contains(Promise.CONFIRMED_RIGHT);
    boolean exact = atRest && required.contains(Promise.NOTHING_STALE_AT_REST);
    if (!confirms && !exact) {
      return null;
    }
    for (int i = 0; i < table.rows.count(); i++) {
      int entry = table.rows.place(i);
      if (isThere(state, table, entry)) {
        int row = i % store.base().count();
        boolean belongs = entryOf(state, table, row) == entry;
        if (exact && !belongs) {
          return Promise.NOTHING_STALE_AT_REST;
        }
        boolean confirmed = confirms && (Cell.value(state[version(table, entry)]) & 1) == 1;
        if (confirmed && !(belongs && agrees(state, table, row, entry))) {
          return Promise.CONFIRMED_RIGHT;
        }
      }
    }
    return null;
  }

  /** Whether each row has its entry, which says what it says, and there is no other. */
  private boolean isExact(int[] state) {
    for (Table table : tables) {
      int expected = 0;
      for (int row = 0; row < store.base().count(); row++) {
        int entry = entryOf(state, table, row);
        if (entry != NONE) {
          expected++;
          if (!isThere(state, table, entry) || !agrees(state, table, row, entry)) {
            return false;
          }
        }
      }
      for (int i = 0; i < table.rows.count(); i++) {
        expected -= isThere(state, table, table.rows.place(i)) ? 1 : 0;
      }
      if (expected != 0) {
        return false;
      }
    }
    return true;
  }

  /** Returns the place of the entry that a row should have; NONE if it should have none. */
  private int entryOf(int[] state, Table table, int row) {
    int place = store.base().place(row);
    if (!isLive(state, place)) {
      return NONE;
    }
    int at = 0;
    for (int i = 0; i < table.keySource.length; i++) {
      int value = row;
      if (table.keySource[i] != NONE) {
        int cell = state[place + table.keySource[i]];
        if (!Cell.isLive(cell)) {
          return NONE;
        }
        value = Cell.value(cell);
      }
      at = at * table.rows.choices()[i] + value;
    }
    return table.rows.place(at);
  }

  private boolean isThere(int[] state, Table table, int entry) {
    if (versioned) {
      return Cell.isLive(state[version(table, entry)]);
    }
    for (int i = 1; i < table.rows.width(); i++) {
      if (Cell.isLive(state[entry + i])) {
        return true;
      }
    }
    return false;
  }

  private static int version(Table table, int entry) {
    return entry + table.rows.width() - 1;
  }

  private boolean agrees(int[] state, Table table, int row, int entry) {
    int place = store.base().place(row);
    for (int i = 0; i < table.copied.length; i++) {
      int there = state[entry + 2 + i];
      int here = state[place + table.copied[i]];
      boolean same =
          Cell.isLive(there) == Cell.isLive(here)
              && (!Cell.isLive(here) || Cell.value(here) == Cell.value(there));
      if (!same) {
        return false;
      }
    }
    return true;
  }
}
