package dev.rowan.patch;

import dev.rowan.error.ErrorCode;
import dev.rowan.error.RejectedInputException;
import dev.rowan.mapping.CollectionEdits;
import dev.rowan.mapping.CombinedEdit;
import dev.rowan.mapping.EntityMapping;
import dev.rowan.mapping.Property;
import dev.rowan.spi.schema.ColumnKind;
import dev.rowan.spi.schema.TableSchema;
import dev.rowan.spi.value.CellEdit;
import dev.rowan.spi.value.Row;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.StringJoiner;
import org.jspecify.annotations.Nullable;

/**
 * A set of changes of one row of an entity. Each property is unchanged, set, or cleared, which
 * deletes its value. A patch can also add elements to collections, remove elements from them, and
 * add to counters. The processor generates a subclass per entity, with methods named after the
 * properties.
 * <!-- tag: patch -->
 *
 * <pre>{@code
 * lots.change(
 *     LotPatch.of(id)
 *         .setHall("blue") // moves the entry of lots_by_hall
 *         .clearTitle()
 *         .removeTags(Set.of("loud"))
 *         .putRemarks(Map.of("repaired", "2024")));
 * }</pre>
 *
 * <p>Later calls for a property build on earlier ones: after {@code setTags}, {@code addTags} adds
 * to the new set. Adding or removing no elements changes nothing. A patch copies its arguments;
 * later changes of a collection have no effect.
 *
 * <p>Two patches are equal if they change the same row in the same way. Not thread-safe; a DAO call
 * writes the content of the patch at the time of the call.
 *
 * @param <E> the entity
 */
public abstract class EntityPatch<E> {
  private final EntityMapping<E> mapping;
  private final @Nullable Object[] values;

  /** Creates a patch. For generated code. */
  protected EntityPatch(PatchStart<E> start) {
    this.mapping = start.mapping();
    this.values = start.change().toArray();
  }

  /** Returns whether the patch changes nothing; an empty patch is never written. */
  public final boolean isEmpty() {
    for (int i = table().keySize(); i < values.length; i++) {
      if (i != mapping.versionColumn() && values[i] != Row.UNSET) {
        return false;
      }
    }
    return true;
  }

  /**
   * Returns the row to write. For generated code. The row has the key, the expected version if the
   * entity has versions, and the changes. The clustering columns are unset if the patch changes
   * only static columns.
   */
  public final Row row() {
    @Nullable Object[] row = values.clone();
    if (changesStaticsAlone()) {
      Arrays.fill(row, table().partitionKeySize(), table().keySize(), Row.UNSET);
    }
    return Row.owning(row);
  }

  /**
   * Sets a property.
   *
   * @throws RejectedInputException if the value is null
   */
  protected final <J> void set(Property<J> property, @Nullable J value) {
    values[property.column()] = property.encode(given(property, value));
  }

  /** Sets a property of an embedded object; deletes its value if the new value is null. */
  protected final <J> void setNullable(Property<J> property, @Nullable J value) {
    values[property.column()] = property.encode(value);
  }

  /**
   * Checks that an embedded object is given.
   *
   * @throws RejectedInputException if the object is null
   */
  protected final void requireObject(String name, @Nullable Object object) {
    if (object == null) {
      throw rejected(name, "null");
    }
  }

  /** Deletes the value of a property. */
  protected final void clear(Property<?> property) {
    values[property.column()] = null;
  }

  /**
   * Adds elements to a set.
   *
   * @throws RejectedInputException if the argument is null, or the patch already removes elements
   *     of the set
   */
  protected final <T> void add(Property<Set<T>> property, @Nullable Set<T> elements) {
    edit(property, CollectionEdits.added(property, given(property, elements)));
  }

  /**
   * Removes elements from a set.
   *
   * @throws RejectedInputException if the argument is null, or the patch already adds elements to
   *     the set
   */
  protected final <T> void remove(Property<Set<T>> property, @Nullable Set<T> elements) {
    edit(property, CollectionEdits.removed(property, given(property, elements)));
  }

  /**
   * Removes every occurrence of the given elements from a list.
   *
   * @throws RejectedInputException if the argument is null, or the patch already adds elements to
   *     the list
   */
  protected final <T> void remove(Property<List<T>> property, @Nullable List<T> elements) {
    edit(property, CollectionEdits.removed(property, given(property, elements)));
  }

  /**
   * Appends elements to a list.
   *
   * @throws RejectedInputException if the argument is null, or the patch already prepends or
   *     removes elements
   */
  protected final <T> void append(Property<List<T>> property, @Nullable List<T> elements) {
    edit(property, CollectionEdits.appended(property, given(property, elements)));
  }

  /**
   * Prepends elements to a list.
   *
   * @throws RejectedInputException if the argument is null, or the patch already appends or removes
   *     elements
   */
  protected final <T> void prepend(Property<List<T>> property, @Nullable List<T> elements) {
    edit(property, CollectionEdits.prepended(property, given(property, elements)));
  }

  /**
   * Sets entries of a map.
   *
   * @throws RejectedInputException if the argument is null
   */
  protected final <K, V> void put(Property<Map<K, V>> property, @Nullable Map<K, V> entries) {
    edit(property, CollectionEdits.put(property, given(property, entries)));
  }

  /**
   * Removes entries of a map by their keys.
   *
   * @throws RejectedInputException if the argument is null
   */
  protected final <K, V> void removeKeys(Property<Map<K, V>> property, @Nullable Set<K> keys) {
    edit(property, CollectionEdits.removedKeys(property, given(property, keys)));
  }

  /** Adds an amount to a counter; repeated calls add up. */
  protected final void increment(Property<Long> property, long delta) {
    edit(property, new CellEdit.Increment(delta));
  }

  /** Adds an edit to the earlier ones of the column; an edit without elements changes nothing. */
  private void edit(Property<?> property, CellEdit edit) {
    if (edit.isEmpty()) {
      return;
    }
    Object first = values[property.column()];
    Object both = CombinedEdit.of(first, edit);
    if (both == Row.UNSET) {
      throw rejected(
          property.name(), edit + " after " + (first instanceof CellEdit ? first : "a value"));
    }
    values[property.column()] = both;
  }

  private <T> T given(Property<?> property, @Nullable T value) {
    if (value == null) {
      throw rejected(property.name(), "null");
    }
    return value;
  }

  private RejectedInputException rejected(String property, String change) {
    return new RejectedInputException(
        ErrorCode.PATCH_REJECTED,
        Map.of("table", table().name(), "property", property, "change", change),
        null);
  }

  private boolean changesStaticsAlone() {
    boolean statics = false;
    for (int i = table().keySize(); i < values.length; i++) {
      if (values[i] != Row.UNSET) {
        if (table().column(i).kind() != ColumnKind.STATIC) {
          return false;
        }
        statics = true;
      }
    }
    return statics;
  }

  private TableSchema table() {
    return mapping.table();
  }

  @Override
  public final boolean equals(@Nullable Object other) {
    return other instanceof EntityPatch<?> patch
        && mapping.equals(patch.mapping)
        && Arrays.equals(values, patch.values);
  }

  @Override
  public final int hashCode() {
    return Arrays.hashCode(values);
  }

  /** Returns the names of the changed columns; never their values, which may be private. */
  @Override
  public final String toString() {
    StringJoiner columns = new StringJoiner(", ", getClass().getSimpleName() + " of ", "");
    columns.setEmptyValue(getClass().getSimpleName() + " of nothing");
    for (int i = table().keySize(); i < values.length; i++) {
      if (i != mapping.versionColumn() && values[i] != Row.UNSET) {
        columns.add(table().column(i).name());
      }
    }
    return columns.toString();
  }
}
