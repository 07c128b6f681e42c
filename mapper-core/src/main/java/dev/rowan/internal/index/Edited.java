package dev.rowan.internal.index;

import dev.rowan.error.ErrorCode;
import dev.rowan.error.RejectedInputException;
import dev.rowan.spi.schema.ColumnType;
import dev.rowan.spi.schema.MapType;
import dev.rowan.spi.schema.SetType;
import dev.rowan.spi.schema.TableSchema;
import dev.rowan.spi.schema.UserType;
import dev.rowan.spi.value.CellEdit;
import dev.rowan.spi.value.Row;
import dev.rowan.spi.value.TupleValue;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;

/** A row as it will be once a write is applied to it. */
final class Edited {
  private Edited() {}

  /**
   * Returns the row that a write leaves.
   *
   * @param before the row as a reader would see it, or null for none
   * @param written a row to write, of the same table
   * @throws RejectedInputException if an edit names a place that the list does not have
   */
  static Row of(TableSchema table, @Nullable Row before, Row written) {
    @Nullable Object[] values = new Object[table.size()];
    for (int i = 0; i < values.length; i++) {
      Object old = before == null ? null : before.get(i);
      Object change = written.get(i);
      if (!written.isSet(i)) {
        values[i] = old;
      } else if (change instanceof CellEdit edit) {
        values[i] = nullIfEmpty(edited(table, i, old, edit));
      } else {
        values[i] = table.column(i).type().isMultiCell() ? nullIfEmpty(change) : change;
      }
    }
    return Row.owning(values);
  }

  private static @Nullable Object nullIfEmpty(@Nullable Object value) {
    boolean empty =
        (value instanceof Collection<?> all && all.isEmpty())
            || (value instanceof Map<?, ?> map && map.isEmpty());
    return empty ? null : value;
  }

  private static @Nullable Object edited(
      TableSchema table, int column, @Nullable Object old, CellEdit edit) {
    ColumnType type = table.column(column).type();
    if (edit instanceof CellEdit.Append append) {
      return joined(list(old), append.elements());
    }
    if (edit instanceof CellEdit.Prepend prepend) {
      return joined(prepend.elements(), list(old));
    }
    if (edit instanceof CellEdit.SetAt setAt) {
      return setAt(table, column, list(old), setAt);
    }
    if (edit instanceof CellEdit.AddAll add) {
      return added(type, old, add);
    }
    if (edit instanceof CellEdit.PutAll put) {
      return put(type, old, put);
    }
    if (edit instanceof CellEdit.RemoveAll remove) {
      return removed(type, old, remove);
    }
    if (edit instanceof CellEdit.SetFields fields) {
      return fields((UserType) type, old, fields);
    }
    if (edit instanceof CellEdit.Clear) {
      return null;
    }
    throw new IllegalArgumentException(edit + " of a column with entries");
  }

  private static List<Object> joined(List<Object> first, List<Object> second) {
    List<Object> all = new ArrayList<>(first);
    all.addAll(second);
    return all;
  }

  private static List<Object> setAt(
      TableSchema table, int column, List<Object> old, CellEdit.SetAt edit) {
    if (edit.index() < 0 || edit.index() >= old.size()) {
      throw new RejectedInputException(
          ErrorCode.VALUE_REJECTED,
          Map.of(
              "table", table.name(),
              "column", table.column(column).name(),
              "list", "has no such place"),
          null);
    }
    List<Object> list = new ArrayList<>(old);
    Object element = edit.element();
    if (element == null) {
      list.remove(edit.index());
    } else {
      list.set(edit.index(), element);
    }
    return list;
  }

  private static Object added(ColumnType type, @Nullable Object old, CellEdit.AddAll edit) {
    TreeSet<Object> sorted = new TreeSet<>(((SetType) type).element().valueType().order());
    if (old instanceof Collection<?> there) {
      sorted.addAll(there);
    }
    sorted.addAll(edit.elements());
    return Collections.unmodifiableSet(new LinkedHashSet<>(sorted));
  }

  private static Object put(ColumnType type, @Nullable Object old, CellEdit.PutAll edit) {
    TreeMap<Object, Object> sorted = new TreeMap<>(((MapType) type).key().valueType().order());
    if (old instanceof Map<?, ?> there) {
      sorted.putAll(there);
    }
    edit.entries()
        .forEach(
            (key, value) -> {
              if (value == null) {
                sorted.remove(key);
              } else {
                sorted.put(key, value);
              }
            });
    return Collections.unmodifiableMap(new LinkedHashMap<>(sorted));
  }

  private static @Nullable Object removed(
      ColumnType type, @Nullable Object old, CellEdit.RemoveAll edit) {
    if (old instanceof List<?> list) {
      List<Object> left = new ArrayList<>(list);
      left.removeAll(edit.elements());
      return left;
    }
    if (old instanceof Map<?, ?> map) {
      TreeMap<Object, Object> sorted = new TreeMap<>(((MapType) type).key().valueType().order());
      sorted.putAll(map);
      edit.elements().forEach(sorted::remove);
      return Collections.unmodifiableMap(new LinkedHashMap<>(sorted));
    }
    if (old instanceof Collection<?> set) {
      TreeSet<Object> sorted = new TreeSet<>(((SetType) type).element().valueType().order());
      sorted.addAll(set);
      edit.elements().forEach(sorted::remove);
      return Collections.unmodifiableSet(new LinkedHashSet<>(sorted));
    }
    return old;
  }

  private static @Nullable Object fields(
      UserType type, @Nullable Object old, CellEdit.SetFields edit) {
    List<@Nullable Object> fields =
        old instanceof TupleValue tuple
            ? new ArrayList<>(tuple.fields())
            : new ArrayList<>(Collections.nCopies(type.fields().size(), null));
    edit.fields().forEach((name, value) -> fields.set(type.indexOf(name), value));
    boolean any = fields.stream().anyMatch(value -> value != null);
    return any ? new TupleValue(fields) : null;
  }

  @SuppressWarnings("unchecked") // a list column holds a list of canonical values
  private static List<Object> list(@Nullable Object value) {
    return value == null ? List.of() : (List<Object>) value;
  }
}
