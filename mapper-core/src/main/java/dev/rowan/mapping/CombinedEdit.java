package dev.rowan.mapping;

import dev.rowan.spi.value.CellEdit;
import dev.rowan.spi.value.Row;
import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** Combines two successive changes of one column into one. */
public final class CombinedEdit {
  private CombinedEdit() {}

  /**
   * Returns the change that has the effect of both.
   *
   * @param first the earlier change: a value, null, an edit, or {@link Row#UNSET}
   * @return a value, null or an edit; {@link Row#UNSET} if no single change has the effect of both
   */
  public static @Nullable Object of(@Nullable Object first, CellEdit second) {
    if (first == Row.UNSET) {
      return second;
    }
    return first instanceof CellEdit edit ? both(edit, second) : edited(first, second);
  }

  private static Object both(CellEdit first, CellEdit second) {
    if (first instanceof CellEdit.AddAll one && second instanceof CellEdit.AddAll two) {
      return new CellEdit.AddAll(union(one.elements(), two.elements()));
    }
    if (first instanceof CellEdit.RemoveAll one && second instanceof CellEdit.RemoveAll two) {
      return new CellEdit.RemoveAll(joined(one.elements(), two.elements()));
    }
    if (first instanceof CellEdit.PutAll one && second instanceof CellEdit.PutAll two) {
      Map<Object, @Nullable Object> entries = new LinkedHashMap<>(one.entries());
      entries.putAll(two.entries());
      return new CellEdit.PutAll(entries);
    }
    if (first instanceof CellEdit.SetFields one && second instanceof CellEdit.SetFields two) {
      Map<String, @Nullable Object> fields = new LinkedHashMap<>(one.fields());
      fields.putAll(two.fields());
      return new CellEdit.SetFields(fields);
    }
    if (first instanceof CellEdit.Append one && second instanceof CellEdit.Append two) {
      return new CellEdit.Append(joined(one.elements(), two.elements()));
    }
    if (first instanceof CellEdit.Prepend one && second instanceof CellEdit.Prepend two) {
      return new CellEdit.Prepend(joined(two.elements(), one.elements()));
    }
    if (first instanceof CellEdit.Increment one && second instanceof CellEdit.Increment two) {
      return new CellEdit.Increment(one.delta() + two.delta());
    }
    return Row.UNSET;
  }

  /** Returns a whole value after an edit; an absent value counts as empty. */
  private static @Nullable Object edited(@Nullable Object whole, CellEdit edit) {
    if (edit instanceof CellEdit.AddAll add) {
      return union(elements(whole), add.elements());
    }
    if (edit instanceof CellEdit.Append append) {
      return joined(elements(whole), append.elements());
    }
    if (edit instanceof CellEdit.Prepend prepend) {
      return joined(prepend.elements(), elements(whole));
    }
    if (edit instanceof CellEdit.PutAll put) {
      return put(whole, put);
    }
    if (edit instanceof CellEdit.RemoveAll remove) {
      List<Object> left = new ArrayList<>(elements(whole));
      left.removeAll(remove.elements());
      return whole instanceof Set<?> ? new LinkedHashSet<>(left) : left;
    }
    return Row.UNSET;
  }

  private static Map<Object, Object> put(@Nullable Object whole, CellEdit.PutAll edit) {
    Map<Object, Object> entries = new LinkedHashMap<>();
    if (whole instanceof Map<?, ?> map) {
      entries.putAll(map);
    }
    edit.entries()
        .forEach(
            (key, value) -> {
              if (value == null) {
                entries.remove(key);
              } else {
                entries.put(key, value);
              }
            });
    return Map.copyOf(entries);
  }

  private static Collection<Object> elements(@Nullable Object whole) {
    return whole instanceof Collection<?> all ? new ArrayList<>(all) : List.of();
  }

  private static List<Object> joined(Collection<Object> first, Collection<Object> second) {
    List<Object> all = new ArrayList<>(first);
    all.addAll(second);
    return all;
  }

  private static Set<Object> union(Collection<Object> first, Collection<Object> second) {
    Set<Object> all = new LinkedHashSet<>(first);
    all.addAll(second);
    return all;
  }
}
