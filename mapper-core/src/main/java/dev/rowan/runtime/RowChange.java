package dev.rowan.runtime;

import dev.rowan.error.ErrorCode;
import dev.rowan.error.RejectedInputException;
import dev.rowan.error.RowanException;
import dev.rowan.mapping.CollectionEdits;
import dev.rowan.mapping.CombinedEdit;
import dev.rowan.mapping.ComputedColumn;
import dev.rowan.mapping.Property;
import dev.rowan.mapping.TypeField;
import dev.rowan.spi.schema.TableSchema;
import dev.rowan.spi.schema.UserType;
import dev.rowan.spi.value.CellEdit;
import dev.rowan.spi.value.Row;
import java.util.Arrays;
import java.util.Collection;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/**
 * Collects what an update or an insert writes: a key, new values of some columns, and changes of
 * parts of columns. A change of no elements changes nothing. Failures name the DAO method. Not
 * thread-safe.
 */
public final class RowChange {
  private final MethodArguments method;
  private final TableSchema table;
  private final @Nullable Object[] values;

  RowChange(MethodArguments method, TableSchema table) {
    this.method = method;
    this.table = table;
    this.values = new @Nullable Object[table.size()];
    Arrays.fill(values, Row.UNSET);
  }

  /**
   * Names the row by a part of its key.
   *
   * @throws RejectedInputException if the value is null
   */
  public <J> RowChange key(Property<J> property, @Nullable J value) {
    values[property.column()] = method.key(property, value);
    return this;
  }

  /**
   * Names the row by a part of its key that is computed from another property.
   *
   * @throws RejectedInputException if the value of the other property is null
   */
  public <S> RowChange key(ComputedColumn<S> column, @Nullable S source) {
    values[column.property().column()] = method.key(column, source);
    return this;
  }

  /**
   * Names several rows by the values of a part of their keys, for {@link SeveralRows#update}.
   *
   * @throws RejectedInputException if the collection or one of its elements is null
   */
  public <J> RowChange keys(
      Property<J> property, @Nullable Collection<? extends @Nullable J> among) {
    values[property.column()] = method.anyOf(property, among);
    return this;
  }

  /**
   * Changes a column; null deletes its value.
   *
   * @throws RejectedInputException if the column cannot hold the value
   */
  public <J> RowChange set(Property<J> property, @Nullable J value) {
    values[property.column()] = encoded(property, () -> property.encode(value));
    return this;
  }

  /**
   * Sets a column, unless the value is null.
   *
   * @throws RejectedInputException if the column cannot hold the value
   */
  public <J> RowChange give(Property<J> property, @Nullable J value) {
    return value == null ? this : set(property, value);
  }

  /**
   * Adds elements to a set.
   *
   * @throws RejectedInputException if the set is null, or the column cannot hold an element
   */
  public <T> RowChange add(Property<Set<T>> property, @Nullable Set<T> elements) {
    Set<T> given = given(property, elements);
    return edit(property, () -> CollectionEdits.added(property, given));
  }

  /**
   * Removes elements from a set.
   *
   * @throws RejectedInputException as {@link #add} does
   */
  public <T> RowChange remove(Property<Set<T>> property, @Nullable Set<T> elements) {
    Set<T> given = given(property, elements);
    return edit(property, () -> CollectionEdits.removed(property, given));
  }

  /**
   * Removes every occurrence of some elements from a list.
   *
   * @throws RejectedInputException as {@link #add} does
   */
  public <T> RowChange remove(Property<List<T>> property, @Nullable List<T> elements) {
    List<T> given = given(property, elements);
    return edit(property, () -> CollectionEdits.removed(property, given));
  }

  /**
   * Adds elements at the end of a list.
   *
   * @throws RejectedInputException as {@link #add} does
   */
  public <T> RowChange append(Property<List<T>> property, @Nullable List<T> elements) {
    List<T> given = given(property, elements);
    return edit(property, () -> CollectionEdits.appended(property, given));
  }

  /**
   * Adds elements at the start of a list.
   *
   * @throws RejectedInputException as {@link #add} does
   */
  public <T> RowChange prepend(Property<List<T>> property, @Nullable List<T> elements) {
    List<T> given = given(property, elements);
    return edit(property, () -> CollectionEdits.prepended(property, given));
  }

  /**
   * Sets the element of a list at an index; null removes the element.
   *
   * @param index the first element has index 0
   * @throws RejectedInputException if the index is null or negative, or the column cannot hold the
   *     element
   */
  public <T> RowChange setAt(
      Property<List<T>> property, @Nullable Integer index, @Nullable T element) {
    int given = given(property, index);
    if (given < 0) {
      throw refused(property, "an index below 0");
    }
    return edit(property, () -> CollectionEdits.element(property, given, element));
  }

  /**
   * Sets entries of a map.
   *
   * @throws RejectedInputException as {@link #add} does
   */
  public <K, V> RowChange putAll(Property<Map<K, V>> property, @Nullable Map<K, V> entries) {
    Map<K, V> given = given(property, entries);
    return edit(property, () -> CollectionEdits.put(property, given));
  }

  /**
   * Sets the value of a key of a map; null removes the entry.
   *
   * @throws RejectedInputException if the key is null, an earlier call has the same key, or the
   *     column cannot hold the key or the value
   */
  public <K, V> RowChange put(Property<Map<K, V>> property, @Nullable K key, @Nullable V value) {
    K given = given(property, key);
    CellEdit.PutAll entry = encoded(property, () -> CollectionEdits.entry(property, given, value));
    if (values[property.column()] instanceof CellEdit.PutAll earlier
        && !Collections.disjoint(earlier.entries().keySet(), entry.entries().keySet())) {
      throw refused(property, "the same key twice");
    }
    return edit(property, () -> entry);
  }

  /**
   * Removes entries of a map by their keys.
   *
   * @throws RejectedInputException as {@link #add} does
   */
  public <K, V> RowChange removeKeys(Property<Map<K, V>> property, @Nullable Set<K> keys) {
    Set<K> given = given(property, keys);
    return edit(property, () -> CollectionEdits.removedKeys(property, given));
  }

  /**
   * Sets a field of a user-defined type; null deletes its value.
   *
   * @throws RejectedInputException if the field cannot hold the value
   */
  public <J> RowChange setField(Property<?> property, TypeField<J> field, @Nullable J value) {
    UserType type = (UserType) table.column(property.column()).type();
    String name = type.fields().get(field.place()).name();
    return edit(
        property,
        () -> new CellEdit.SetFields(Collections.singletonMap(name, field.encode(value))));
  }

  /**
   * Adds to a counter.
   *
   * @throws RejectedInputException if there is nothing to add
   */
  public RowChange increment(Property<Long> property, @Nullable Long delta) {
    long given = given(property, delta);
    return edit(property, () -> new CellEdit.Increment(given));
  }

  /**
   * Subtracts from a counter.
   *
   * @throws RejectedInputException if there is nothing to subtract
   */
  public RowChange decrement(Property<Long> property, @Nullable Long delta) {
    return increment(property, delta == null ? null : -delta);
  }

  /** Returns the row to write; every other column is unset. The change must not be used again. */
  public Row row() {
    return Row.owning(values);
  }

  private RowChange edit(Property<?> property, Supplier<CellEdit> encoding) {
    CellEdit edit = encoded(property, encoding);
    if (!edit.isEmpty()) {
      values[property.column()] = CombinedEdit.of(values[property.column()], edit);
    }
    return this;
  }

  private <T extends @Nullable Object> T encoded(Property<?> property, Supplier<T> encoding) {
    try {
      return encoding.get();
    } catch (RowanException e) {
      throw method.refused(e.with("property", property.name()));
    }
  }

  private <T> T given(Property<?> property, @Nullable T value) {
    if (value == null) {
      throw refused(property, "null");
    }
    return value;
  }

  private RowanException refused(Property<?> property, String found) {
    return method.refused(
        new RejectedInputException(
            ErrorCode.ARGUMENT_REJECTED,
            Map.of("change of", property.name(), "found", found),
            null));
  }
}
