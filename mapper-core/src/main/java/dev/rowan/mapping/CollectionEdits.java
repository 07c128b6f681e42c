package dev.rowan.mapping;

import dev.rowan.spi.value.CellEdit;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Encodes changes of the elements of a collection. Elements go in as the values of a property, and
 * come out as canonical values. Each method throws {@link dev.rowan.error.RejectedInputException}
 * if the type of the column cannot hold an element.
 */
public final class CollectionEdits {
  private CollectionEdits() {}

  /** Returns the addition of elements to a set. */
  public static <T> CellEdit.AddAll added(Property<Set<T>> property, Set<T> elements) {
    return new CellEdit.AddAll(setOf(encoded(property.codec(), elements)));
  }

  /** Returns the removal of elements from a set. */
  public static <T> CellEdit.RemoveAll removed(Property<Set<T>> property, Set<T> elements) {
    return new CellEdit.RemoveAll(new ArrayList<>(setOf(encoded(property.codec(), elements))));
  }

  /** Returns the removal of every occurrence of elements from a list. */
  public static <T> CellEdit.RemoveAll removed(Property<List<T>> property, List<T> elements) {
    return new CellEdit.RemoveAll(listOf(encoded(property.codec(), elements)));
  }

  /** Returns the addition of elements at the end of a list. */
  public static <T> CellEdit.Append appended(Property<List<T>> property, List<T> elements) {
    return new CellEdit.Append(listOf(encoded(property.codec(), elements)));
  }

  /** Returns the addition of elements at the start of a list. */
  public static <T> CellEdit.Prepend prepended(Property<List<T>> property, List<T> elements) {
    return new CellEdit.Prepend(listOf(encoded(property.codec(), elements)));
  }

  /** Returns the new element of a list at an index from 0; null removes the element. */
  public static <T> CellEdit.SetAt element(
      Property<List<T>> property, int index, @Nullable T element) {
    return new CellEdit.SetAt(
        index, element == null ? null : listOf(encoded(property.codec(), List.of(element))).get(0));
  }

  /** Returns the new entries of a map. */
  public static <K, V> CellEdit.PutAll put(Property<Map<K, V>> property, Map<K, V> entries) {
    return new CellEdit.PutAll(mapOf(encoded(property.codec(), entries)));
  }

  /** Returns the new value of a key of a map; null removes the entry. */
  public static <K, V> CellEdit.PutAll entry(
      Property<Map<K, V>> property, K key, @Nullable V value) {
    return value == null
        ? removedKeys(property, Collections.singleton(key))
        : put(property, Collections.singletonMap(key, value));
  }

  /** Returns the removal of entries of a map by their keys. */
  public static <K, V> CellEdit.PutAll removedKeys(Property<Map<K, V>> property, Set<K> keys) {
    Map<Object, @Nullable Object> removals = new LinkedHashMap<>();
    setOf(encoded(Codecs.keysOf(property.codec()), keys)).forEach(key -> removals.put(key, null));
    return new CellEdit.PutAll(removals);
  }

  /** Returns the canonical value of a collection, which is never null. */
  private static <J> Object encoded(ValueCodec<J> codec, J collection) {
    return Objects.requireNonNull(codec.encode(collection));
  }

  @SuppressWarnings("unchecked") // codecs of sets encode to sets of canonical values
  private static Set<Object> setOf(Object encoded) {
    return (Set<Object>) encoded;
  }

  @SuppressWarnings("unchecked") // codecs of lists encode to lists of canonical values
  private static List<Object> listOf(Object encoded) {
    return (List<Object>) encoded;
  }

  @SuppressWarnings("unchecked") // codecs of maps encode to maps of canonical values
  private static Map<Object, @Nullable Object> mapOf(Object encoded) {
    return (Map<Object, @Nullable Object>) encoded;
  }
}
