package dev.rowan.storage.contract;

import static dev.rowan.storage.contract.VisitMapping.AT;
import static dev.rowan.storage.contract.VisitMapping.GUEST;
import static dev.rowan.storage.contract.VisitMapping.HOME;
import static dev.rowan.storage.contract.VisitMapping.HOST;
import static dev.rowan.storage.contract.VisitMapping.NOTE;
import static dev.rowan.storage.contract.VisitMapping.RANKS;
import static dev.rowan.storage.contract.VisitMapping.RATE;
import static dev.rowan.storage.contract.VisitMapping.ROOM;
import static dev.rowan.storage.contract.VisitMapping.STEPS;
import static dev.rowan.storage.contract.VisitMapping.WORDS;
import static dev.rowan.storage.contract.VisitMapping.YEAR;

import dev.rowan.schema.DerivedTable;
import dev.rowan.upkeep.Shards;
import dev.rowan.value.CellEdit;
import dev.rowan.value.Row;
import java.time.Instant;
import java.time.ZoneOffset;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;

/**
 * The expected visits and their entries: the test's own model of sequential writes, in plain
 * collections.
 */
final class VisitModel {
  private final VisitMapping mapping;
  private final Map<List<@Nullable Object>, @Nullable Object[]> rows = new LinkedHashMap<>();
  private final Map<Object, @Nullable Object> homes = new LinkedHashMap<>();

  VisitModel(VisitMapping mapping) {
    this.mapping = mapping;
  }

  boolean has(Row key) {
    return rows.containsKey(keyOf(key.toArray()));
  }

  /** Returns a visit as a reader sees it; a missing one has only a key and a home. */
  Row row(Row key) {
    @Nullable Object[] known = rows.get(keyOf(key.toArray()));
    @Nullable Object[] row = known == null ? new Object[mapping.table.size()] : known.clone();
    row[GUEST] = key.get(GUEST);
    row[YEAR] = key.get(YEAR);
    row[ROOM] = key.get(ROOM);
    row[HOME] = homes.get(String.valueOf(key.get(GUEST)));
    return Row.owning(row);
  }

  /** Returns the number of steps of the visit. */
  int steps(Row key) {
    @Nullable Object[] row = rows.get(keyOf(key.toArray()));
    return row == null || row[STEPS] == null ? 0 : ((List<?>) row[STEPS]).size();
  }

  /** Writes the set columns; the test never empties a row. */
  void write(Row written) {
    if (written.isSet(HOME)) {
      homes.put(String.valueOf(written.get(GUEST)), written.get(HOME));
    }
    if (!written.isSet(YEAR)) {
      return;
    }
    @Nullable Object[] row =
        rows.computeIfAbsent(keyOf(written.toArray()), key -> new Object[written.size()]);
    for (int i = 0; i < row.length; i++) {
      if (written.isSet(i) && i != HOME) {
        row[i] = edited(row[i], written.get(i));
      }
    }
  }

  void delete(Object... prefix) {
    List<Object> deleted = Arrays.asList(prefix);
    rows.keySet().removeIf(key -> key.subList(0, deleted.size()).equals(deleted));
    if (deleted.size() == 1) {
      homes.remove(deleted.get(0));
    }
  }

  /** Deletes visits, but not the static columns of their guests. */
  void deleteIf(Predicate<Object[]> visits) {
    rows.values().removeIf(visits);
  }

  /** Returns the rows with the static column of their partition. */
  List<List<@Nullable Object>> rows() {
    List<List<@Nullable Object>> all = new ArrayList<>();
    for (@Nullable Object[] row : rows.values()) {
      @Nullable Object[] shown = row.clone();
      shown[HOME] = homes.get(String.valueOf(row[GUEST]));
      all.add(Arrays.asList(shown));
    }
    return all;
  }

  List<List<@Nullable Object>> entries(DerivedTable index) {
    List<List<@Nullable Object>> entries = new ArrayList<>();
    for (@Nullable Object[] row : rows.values()) {
      @Nullable Object[] key = {row[GUEST], row[YEAR], row[ROOM]};
      if (index == mapping.byHost) {
        add(entries, 2, row[HOST], row[RATE], key, row[NOTE]);
      } else if (index == mapping.byWord) {
        for (Object word : elements(row[WORDS])) {
          add(entries, 1, word, key, row[STEPS]);
        }
      } else if (index == mapping.byRank) {
        Object ranks = row[RANKS];
        for (Object rank : ranks == null ? List.of() : ((Map<?, ?>) ranks).keySet()) {
          add(entries, 2, rank, row[AT], key);
        }
      } else if (index == mapping.byStep) {
        for (Object step : new LinkedHashSet<>(elements(row[STEPS]))) {
          add(entries, 1, step, key);
        }
      } else if (index == mapping.byDay) {
        Object day =
            row[AT] instanceof Instant at ? at.atOffset(ZoneOffset.UTC).toLocalDate() : null;
        add(entries, 2, day, row[AT], key, row[NOTE], row[WORDS]);
      } else if (index == mapping.byShard) {
        Object shard = row[RATE] == null ? null : Shards.of(row[RATE], VisitMapping.SHARDS);
        add(entries, 3, row[HOST], shard, row[RATE], key);
      } else {
        entries.add(Arrays.asList(row[YEAR], row[GUEST], row[ROOM], row[NOTE]));
      }
    }
    return entries;
  }

  /** Returns the rows of the entries in one partition of an index. */
  List<List<@Nullable Object>> rowsOf(DerivedTable index, Object partition) {
    List<List<@Nullable Object>> found = new ArrayList<>();
    for (List<@Nullable Object> entry : entries(index)) {
      if (partition.equals(entry.get(0))) {
        rows().stream().filter(row -> isKeyOf(index, entry, row)).forEach(found::add);
      }
    }
    return found;
  }

  private static boolean isKeyOf(
      DerivedTable index, List<@Nullable Object> entry, List<@Nullable Object> row) {
    for (int column : List.of(GUEST, YEAR, ROOM)) {
      if (!Objects.equals(entry.get(index.copyOf(column)), row.get(column))) {
        return false;
      }
    }
    return true;
  }

  private static void add(
      List<List<@Nullable Object>> entries, int keySize, @Nullable Object... values) {
    List<@Nullable Object> entry = new ArrayList<>();
    for (Object value : values) {
      if (value instanceof Object[] several) {
        entry.addAll(Arrays.asList(several));
      } else {
        entry.add(value);
      }
    }
    if (!entry.subList(0, keySize).contains(null)) {
      entries.add(entry);
    }
  }

  private static Collection<?> elements(@Nullable Object collection) {
    return collection == null ? List.of() : (Collection<?>) collection;
  }

  private static List<@Nullable Object> keyOf(@Nullable Object[] row) {
    return Arrays.asList(row[GUEST], row[YEAR], row[ROOM]);
  }

  private static @Nullable Object edited(@Nullable Object old, @Nullable Object change) {
    Object value = change instanceof CellEdit edit ? applied(old, edit) : change;
    boolean empty =
        (value instanceof Collection<?> all && all.isEmpty())
            || (value instanceof Map<?, ?> map && map.isEmpty());
    return empty ? null : value;
  }

  private static @Nullable Object applied(@Nullable Object old, CellEdit edit) {
    if (edit instanceof CellEdit.AddAll add) {
      TreeSet<Object> all = new TreeSet<>(elements(old));
      all.addAll(add.elements());
      return all;
    }
    if (edit instanceof CellEdit.PutAll put) {
      TreeMap<Object, Object> all = old == null ? new TreeMap<>() : new TreeMap<>((Map<?, ?>) old);
      all.putAll(put.entries());
      return all;
    }
    if (edit instanceof CellEdit.RemoveAll remove) {
      if (old instanceof Map<?, ?> map) {
        TreeMap<Object, Object> left = new TreeMap<>(map);
        remove.elements().forEach(left::remove);
        return left;
      }
      Collection<Object> left =
          old instanceof List<?> ? new ArrayList<>(elements(old)) : new TreeSet<>(elements(old));
      left.removeAll(remove.elements());
      return left;
    }
    List<Object> list = new ArrayList<>(elements(old));
    if (edit instanceof CellEdit.Append append) {
      list.addAll(append.elements());
    } else if (edit instanceof CellEdit.Prepend prepend) {
      list.addAll(0, prepend.elements());
    } else if (edit instanceof CellEdit.SetAt at) {
      list.set(at.index(), String.valueOf(at.element()));
    }
    return list;
  }
}
