package dev.rowan.storage.embedded.row;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Objects;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;

/**
 * The stored state of one column that has a cell per element: the deletion of the whole column, and
 * the elements by ascending path. Always normalized: the deletion shadows none of the elements.
 * Immutable and thread-safe, as long as callers do not change the arrays.
 */
public final class ElementCells {
  /** A column without elements and deletion. */
  public static final ElementCells NONE = new ElementCells(null, new Element[0]);

  private final @Nullable Deletion deletion;
  private final Element[] elements;

  private ElementCells(@Nullable Deletion deletion, Element[] elements) {
    this.deletion = deletion;
    this.elements = elements;
  }

  /** Returns the deletion of all elements, or null. */
  public @Nullable Deletion deletion() {
    return deletion;
  }

  /** Returns the number of elements, dead ones included. */
  public int size() {
    return elements.length;
  }

  /** Returns an element; paths ascend. */
  public Element element(int index) {
    return elements[index];
  }

  /** Returns whether there is nothing to store. */
  boolean isEmpty() {
    return deletion == null && elements.length == 0;
  }

  /** Returns whether a reader in this second sees any element. */
  public boolean isLive(long now) {
    for (Element element : elements) {
      if (element.cell().isLive(now)) {
        return true;
      }
    }
    return false;
  }

  /** Returns whether any of it will expire, or can be purged at some time. */
  boolean isPerishable() {
    if (deletion != null) {
      return true;
    }
    for (Element element : elements) {
      if (element.cell().end() != Cell.NEVER) {
        return true;
      }
    }
    return false;
  }

  long newestTimestamp() {
    long newest = deletion == null ? Long.MIN_VALUE : deletion.timestamp();
    for (Element element : elements) {
      newest = Math.max(newest, element.cell().timestamp());
    }
    return newest;
  }

  ElementCells merge(ElementCells other) {
    Builder merged = new Builder(elements.length + other.elements.length);
    merged.deletion = Deletion.greater(deletion, other.deletion);
    int mine = 0;
    int theirs = 0;
    while (mine < elements.length && theirs < other.elements.length) {
      int order = elements[mine].comparePath(other.elements[theirs]);
      if (order == 0) {
        merged.add(Element.reconcile(elements[mine++], other.elements[theirs++]));
      } else {
        merged.add(order < 0 ? elements[mine++] : other.elements[theirs++]);
      }
    }
    while (mine < elements.length) {
      merged.add(elements[mine++]);
    }
    while (theirs < other.elements.length) {
      merged.add(other.elements[theirs++]);
    }
    return merged.build();
  }

  ElementCells shadow(long timestamp) {
    return keep(
        deletion == null || deletion.timestamp() <= timestamp ? null : deletion,
        element -> element.cell().timestamp() > timestamp);
  }

  ElementCells purge(long now, long retention) {
    return keep(
        deletion == null || deletion.isPurgeable(now, retention) ? null : deletion,
        element -> !element.cell().isPurgeable(now, retention));
  }

  private ElementCells keep(@Nullable Deletion retainedDeletion, Predicate<Element> retained) {
    Builder left = new Builder(elements.length);
    left.deletion = retainedDeletion;
    for (Element element : elements) {
      if (retained.test(element)) {
        left.add(element);
      }
    }
    boolean same =
        Objects.equals(retainedDeletion, deletion) && left.elements.size() == elements.length;
    return same ? this : left.build();
  }

  @Override
  public boolean equals(@Nullable Object other) {
    return other instanceof ElementCells cells
        && Objects.equals(deletion, cells.deletion)
        && Arrays.equals(elements, cells.elements);
  }

  @Override
  public int hashCode() {
    return Arrays.hashCode(elements);
  }

  /** Returns everything but paths and values. */
  @Override
  public String toString() {
    return "ElementCells[" + deletion + ", " + Arrays.toString(elements) + "]";
  }

  /**
   * Collects elements in any order; of two at one path the winner of their reconciliation stays.
   * Not thread-safe.
   */
  public static final class Builder {
    private static final Comparator<Element> BY_PATH = Element::comparePath;

    private final List<Element> elements;
    private @Nullable Deletion deletion;

    /** Creates an empty builder. */
    public Builder() {
      this(8);
    }

    private Builder(int capacity) {
      elements = new ArrayList<>(capacity);
    }

    /** Sets the deletion of all elements. */
    public Builder deletion(@Nullable Deletion newDeletion) {
      deletion = newDeletion;
      return this;
    }

    /** Adds an element. */
    public Builder add(Element element) {
      elements.add(element);
      return this;
    }

    /** Returns the elements that the deletion does not shadow. */
    public ElementCells build() {
      Element[] retained = new Element[elements.size()];
      int size = 0;
      boolean ascending = true;
      for (Element element : elements) {
        if (deletion == null || !deletion.shadows(element.cell().timestamp())) {
          ascending &= size == 0 || retained[size - 1].comparePath(element) < 0;
          retained[size++] = element;
        }
      }
      if (!ascending) {
        Arrays.sort(retained, 0, size, BY_PATH);
        size = reconcileEqual(retained, size);
      }
      return new ElementCells(
          deletion, size == retained.length ? retained : Arrays.copyOf(retained, size));
    }

    private static int reconcileEqual(Element[] sorted, int size) {
      int retained = 1;
      for (int i = 1; i < size; i++) {
        if (sorted[retained - 1].comparePath(sorted[i]) == 0) {
          sorted[retained - 1] = Element.reconcile(sorted[retained - 1], sorted[i]);
        } else {
          sorted[retained++] = sorted[i];
        }
      }
      return retained;
    }
  }
}
