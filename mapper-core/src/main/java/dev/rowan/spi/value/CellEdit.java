package dev.rowan.spi.value;

import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * A change of a part of a column, used as a value in a row to write. All edits but {@link
 * Increment} need a type that is not frozen. Elements, keys and values are canonical, and are
 * copied. Immutable and thread-safe. The text form never contains values, which may be private.
 */
public sealed interface CellEdit {
  /** Appends elements to a list. */
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

  /** Prepends elements to a list; the first of them becomes the first of the list. */
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
   * Sets or removes the element of a list at an index. The backend reads the list first. An index
   * out of bounds is rejected with {@link dev.rowan.error.RejectedInputException}.
   *
   * @param index from 0
   * @param element the new element, or null to remove the element
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
   * list. The backend reads a list first. Missing elements are ignored.
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

  /** Sets fields of a user-defined type by name; null removes the value of a field. */
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
   * Deletes all elements or fields at the timestamp of the write, as {@code DELETE column} does. In
   * contrast, writing a whole value or null deletes only elements older than the write.
   */
  record Clear() implements CellEdit {
    @Override
    public String toString() {
      return "clear";
    }
  }

  /**
   * Adds to a counter. A missing value counts as 0; the sum wraps around at 64 bits.
   *
   * @param delta the amount, possibly negative
   */
  record Increment(long delta) implements CellEdit {
    @Override
    public String toString() {
      return "increment";
    }
  }

  /** Returns whether the edit names no element, entry or field, and so changes nothing. */
  default boolean isEmpty() {
    return (this instanceof Append append && append.elements().isEmpty())
        || (this instanceof Prepend prepend && prepend.elements().isEmpty())
        || (this instanceof AddAll add && add.elements().isEmpty())
        || (this instanceof PutAll put && put.entries().isEmpty())
        || (this instanceof RemoveAll remove && remove.elements().isEmpty())
        || (this instanceof SetFields set && set.fields().isEmpty());
  }
}
