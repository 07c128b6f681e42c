package dev.rowan.internal.index;

import dev.rowan.error.RejectedInputException;
import dev.rowan.spi.schema.Component;
import dev.rowan.spi.schema.DerivedTable;
import dev.rowan.spi.schema.TableSchema;
import dev.rowan.spi.value.Row;
import dev.rowan.spi.value.ScalarValueTypes;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** The entries that a row of a base table has in a derived table. */
public final class Entries {

  private Entries() {}

  /**
   * Returns the entries of a row: none where a key component has no value, one for each element
   * where a component is an element of a collection, else one. A row has no entry whose key cannot
   * be stored, such as that of an empty text: see {@link #unindexable}.
   *
   * @param base a row of the base table as a reader would see it, or null for no row
   */
  public static List<Row> of(DerivedTable derived, @Nullable Row base) {
    List<Row> entries = candidates(derived, base);
    for (int i = 0; i < entries.size(); i++) {
      if (!isStorable(derived.table(), entries.get(i))) {
        return storable(derived.table(), entries);
      }
    }
    return entries;
  }

  /** Returns whether a row of a table has a key that can be stored, and named in a request. */
  public static boolean isStorable(TableSchema table, Row row) {
    return KeyLimits.violation(table, row) == null;
  }

  private static List<Row> storable(TableSchema table, List<Row> entries) {
    return entries.stream().filter(each -> isStorable(table, each)).toList();
  }

  /**
   * Returns the column of the derived table that is the reason why a row lacks an entry, because
   * its value cannot be in a key; null if the row has all of its entries.
   *
   * @param base a row of the base table as a reader would see it, or null for no row
   */
  public static @Nullable String unindexable(DerivedTable derived, @Nullable Row base) {
    for (Row entry : candidates(derived, base)) {
      KeyLimits.Violation violation = KeyLimits.violation(derived.table(), entry);
      if (violation != null) {
        return violation.column();
      }
    }
    return null;
  }

  /**
   * Checks that a change of a row adds no value that cannot be in the key of an entry. A value that
   * the row has already may stay: the row then has no such entry.
   *
   * @param before the row before the change as a reader would see it, or null for none
   * @param after the row after the change, or null for none
   * @throws RejectedInputException if it adds such a value
   */
  static void requireIndexable(
      List<DerivedTable> derivedTables, @Nullable Row before, @Nullable Row after) {
    for (DerivedTable derived : derivedTables) {
      for (Row entry : candidates(derived, after)) {
        KeyLimits.Violation violation = KeyLimits.violation(derived.table(), entry);
        if (violation != null && !hasPart(derived, before, entry, violation)) {
          throw violation.refusal();
        }
      }
    }
  }

  /** Returns whether a row has the part of a key that is at fault. */
  private static boolean hasPart(
      DerivedTable derived, @Nullable Row base, Row entry, KeyLimits.Violation violation) {
    for (int i = violation.from(); i < violation.to(); i++) {
      Component component = derived.components().get(i);
      Object source = base == null ? null : base.get(component.column());
      boolean has =
          component instanceof Component.ElementOf
              ? elements(source).contains(entry.get(i))
              : Objects.equals(valueOf(component, source), entry.get(i));
      if (!has) {
        return false;
      }
    }
    return true;
  }

  /** Returns the entries of a row, also those whose keys cannot be stored. */
  private static List<Row> candidates(DerivedTable derived, @Nullable Row base) {
    if (base == null) {
      return List.of();
    }
    @Nullable Object[] values = new Object[derived.components().size()];
    int keySize = derived.table().keySize();
    int elementAt = -1;
    for (int i = 0; i < values.length; i++) {
      Component component = derived.components().get(i);
      Object source = base.get(component.column());
      if (source == null && i < keySize) {
        return List.of();
      }
      if (component instanceof Component.ElementOf) {
        elementAt = i;
      } else {
        values[i] = valueOf(component, source);
      }
    }
    if (elementAt < 0) {
      return List.of(Row.owning(values));
    }
    return perElement(base.get(derived.components().get(elementAt).column()), values, elementAt);
  }

  /**
   * Returns whether a row has an entry of this key, whatever the other columns of the entry
   * contain.
   *
   * @param base a row of the base table as a reader would see it
   * @param entry a row of the derived table
   */
  public static boolean hasKey(DerivedTable derived, Row base, Row entry) {
    for (Row candidate : of(derived, base)) {
      if (sameKey(derived.table(), candidate, entry)) {
        return true;
      }
    }
    return false;
  }

  /** Clustering values that compare equal are one, which stays stored in its first form. */
  private static boolean sameKey(TableSchema table, Row one, Row other) {
    for (int i = 0; i < table.keySize(); i++) {
      if (!Objects.equals(one.get(i), other.get(i))
          && !(i >= table.partitionKeySize()
              && ScalarValueTypes.compareEqual(one.get(i), other.get(i)))) {
        return false;
      }
    }
    return true;
  }

  private static List<Row> perElement(
      @Nullable Object collection, @Nullable Object[] values, int elementAt) {
    Set<?> elements = elements(collection);
    List<Row> entries = new ArrayList<>(elements.size());
    for (Object element : elements) {
      @Nullable Object[] entry = values.clone();
      entry[elementAt] = element;
      entries.add(Row.owning(entry));
    }
    return entries;
  }

  /** Returns the elements, or the keys of a map, in their order, each once. */
  private static Set<?> elements(@Nullable Object collection) {
    if (collection instanceof Map<?, ?> map) {
      return map.keySet();
    }
    if (collection instanceof Set<?> set) {
      return set;
    }
    return collection instanceof List<?> list ? new LinkedHashSet<>(list) : Set.of();
  }

  private static @Nullable Object valueOf(Component component, @Nullable Object source) {
    return source == null ? null : component.valueOf(source);
  }
}
