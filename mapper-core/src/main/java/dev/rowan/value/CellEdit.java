package dev.rowan.value;

import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * A change of a part of a column, in place of a value in a row to write. All but {@link Increment}
 * are for columns of a type that is not frozen. Elements, keys and values are canonical, and copied
 * in. Immutable and thread-safe; says its form, never the values, which may be private.
 */
public sealed interface CellEdit {
  /** Adds elements at the end of a list. */
  record Append(List<Object> elements) implements CellEdit {
    /** Copies the list. */
    public Append {
      elements = List.copyOf(elements);
    }

    @Override
    public String toString() {
      return "append";
    }
  }

  /** Adds elements before a list; the first of them becomes the first of the list. */
  record Prepend(List<Object> elements) implements CellEdit {
    /** Copies the list. */
    public Prepend {
      elements = List.copyOf(elements);
    }

    @Override
    public String toString() {
      return "prepend";
    }
  }

  /**
   * Sets the element of a list at a place, or removes it; the list is read for it, and a place that
   * is not there is refused with {@link dev.rowan.error.RejectedInput}.
   *
   * @param index counted from 0
   * @param element null to remove what stands there
   */
  record SetAt(int index, @Nullable Object element) implements CellEdit {
    @Override
    public String toString() {
      return element == null ? "removal at a place" : "element at a place";
    }
  }

  /** Adds elements to a set. */
  record AddAll(Set<Object> elements) implements CellEdit {
    /** Copies the set, in its order. */
    public AddAll {
      elements = Collections.unmodifiableSet(new LinkedHashSet<>(elements));
    }

    @Override
    public String toString() {
      return "addition";
    }
  }

  /** Sets entries of a map; a null value removes the entry. */
  record PutAll(Map<Object, @Nullable Object> entries) implements CellEdit {
    /** Copies the map, in its order. */
    public PutAll {
      entries = Collections.unmodifiableMap(new LinkedHashMap<>(entries));
    }

    @Override
    public String toString() {
      return "put";
    }
  }

  /**
   * Removes elements of a set, entries of a map by their keys, or every occurrence of values from a
   * list, which is read for it. What is not there is no error.
   */
  record RemoveAll(List<Object> elements) implements CellEdit {
    /** Copies the list. */
    public RemoveAll {
      elements = Collections.unmodifiableList(new ArrayList<>(elements));
    }

    @Override
    public String toString() {
      return "removal";
    }
  }

  /** Sets fields of a user-defined type, by name; a null value removes the field's. */
  record SetFields(Map<String, @Nullable Object> fields) implements CellEdit {
    /** Copies the map, in its order. */
    public SetFields {
      fields = Collections.unmodifiableMap(new LinkedHashMap<>(fields));
    }

    @Override
    public String toString() {
      return "fields";
    }
  }

  /**
   * Deletes all elements or fields at the timestamp of the write, as {@code DELETE column} does;
   * whereas the assignment of a whole value, or of null, deletes what is older than the write.
   */
  record Clear() implements CellEdit {
    @Override
    public String toString() {
      return "clear";
    }
  }

  /**
   * Adds to a counter, whose absent value counts as 0; wraps around at the ends of 64 bits.
   *
   * @param delta possibly negative
   */
  record Increment(long delta) implements CellEdit {
    @Override
    public String toString() {
      return "increment";
    }
  }
}
