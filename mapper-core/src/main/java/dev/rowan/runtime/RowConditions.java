package dev.rowan.runtime;

import dev.rowan.error.ErrorCode;
import dev.rowan.error.RejectedInputException;
import dev.rowan.error.RowanException;
import dev.rowan.mapping.Property;
import dev.rowan.mapping.TypeField;
import dev.rowan.mapping.ValueCodec;
import dev.rowan.spi.mutation.ColumnCondition;
import dev.rowan.spi.mutation.ColumnCondition.Operator;
import dev.rowan.spi.schema.TableSchema;
import dev.rowan.spi.schema.UserType;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * Collects the conditions that a row must meet for a write, in the order of the calls. Failures
 * name the DAO method. Not thread-safe.
 */
public final class RowConditions {
  private final MethodArguments method;
  private final TableSchema table;
  private final List<ColumnCondition> all = new ArrayList<>();

  RowConditions(MethodArguments method, TableSchema table) {
    this.method = method;
    this.table = table;
  }

  /**
   * What a condition compares: a column, or a part of one.
   *
   * @param <J> the type of the operand
   * @param part the map key, the list index or the field; null for the whole column
   */
  private record Subject<J>(
      String name, int column, @Nullable Object part, ValueCodec<? super J> codec) {}

  /**
   * Compares a property.
   *
   * @throws RejectedInputException if the value is null, unless the operator is {@code EQ} or
   *     {@code NE}, or if the column cannot hold the value
   */
  public <J> RowConditions compare(Property<J> property, Operator operator, @Nullable J value) {
    return add(whole(property), operator, value);
  }

  /**
   * Requires that a property has one of several values, of which one may be null. No values match
   * no row.
   *
   * @throws RejectedInputException if the collection is null
   */
  public <J> RowConditions anyOf(
      Property<J> property, @Nullable Collection<? extends @Nullable J> values) {
    return addAny(whole(property), values);
  }

  /**
   * Requires that a collection contains an element, or that a map contains a value.
   *
   * @throws RejectedInputException if the element is null
   */
  public <T> RowConditions contains(
      Property<?> property, ValueCodec<T> element, @Nullable T value) {
    return add(
        new Subject<>(property.name(), property.column(), null, element), Operator.CONTAINS, value);
  }

  /**
   * Requires that a map contains a key.
   *
   * @throws RejectedInputException if the key is null
   */
  public <T> RowConditions containsKey(Property<?> property, ValueCodec<T> key, @Nullable T value) {
    return add(
        new Subject<>(property.name(), property.column(), null, key), Operator.CONTAINS_KEY, value);
  }

  /**
   * Compares the value of a key of a map. A key that the map does not contain has the value null.
   *
   * @throws RejectedInputException as {@link #compare}, or if the key is null
   */
  public <K, V> RowConditions compareEntry(
      Property<?> property,
      ValueCodec<K> keys,
      @Nullable K key,
      ValueCodec<V> values,
      Operator operator,
      @Nullable V value) {
    return add(entry(property, keys, key, values), operator, value);
  }

  /** As {@link #compareEntry}, with one of several values; see {@link #anyOf}. */
  public <K, V> RowConditions anyOfEntry(
      Property<?> property,
      ValueCodec<K> keys,
      @Nullable K key,
      ValueCodec<V> values,
      @Nullable Collection<? extends @Nullable V> some) {
    return addAny(entry(property, keys, key, values), some);
  }

  /**
   * Compares an element of a list. An index that the list does not have has the value null.
   *
   * @param index the first element has index 0
   * @throws RejectedInputException as {@link #compare}, or if the index is null or negative
   */
  public <V> RowConditions compareElement(
      Property<?> property,
      @Nullable Integer index,
      ValueCodec<V> values,
      Operator operator,
      @Nullable V value) {
    return add(element(property, index, values), operator, value);
  }

  /** As {@link #compareElement}, with one of several values; see {@link #anyOf}. */
  public <V> RowConditions anyOfElement(
      Property<?> property,
      @Nullable Integer index,
      ValueCodec<V> values,
      @Nullable Collection<? extends @Nullable V> some) {
    return addAny(element(property, index, values), some);
  }

  /**
   * Compares a field of a user-defined type.
   *
   * @throws RejectedInputException as {@link #compare}
   */
  public <J> RowConditions compareField(
      Property<?> property, TypeField<J> field, Operator operator, @Nullable J value) {
    return add(field(property, field), operator, value);
  }

  /** As {@link #compareField}, with one of several values; see {@link #anyOf}. */
  public <J> RowConditions anyOfField(
      Property<?> property,
      TypeField<J> field,
      @Nullable Collection<? extends @Nullable J> values) {
    return addAny(field(property, field), values);
  }

  /** Returns the conditions; there is at least one. */
  List<ColumnCondition> all() {
    return List.copyOf(all);
  }

  private static <J> Subject<J> whole(Property<J> property) {
    return new Subject<>(property.name(), property.column(), null, property.codec());
  }

  private <K, V> Subject<V> entry(
      Property<?> property, ValueCodec<K> keys, @Nullable K key, ValueCodec<V> values) {
    String name = property.name();
    return new Subject<>(
        name, property.column(), given(name, "key", encoded(name, keys, key)), values);
  }

  private <V> Subject<V> element(
      Property<?> property, @Nullable Integer index, ValueCodec<V> values) {
    Integer given = given(property.name(), "index", index);
    if (given < 0) {
      throw refused(property.name(), "an index below 0");
    }
    return new Subject<>(property.name(), property.column(), given, values);
  }

  private <J> Subject<J> field(Property<?> property, TypeField<J> field) {
    UserType type = (UserType) table.column(property.column()).type();
    String name = property.name() + "." + field.name();
    return new Subject<>(
        name, property.column(), type.fields().get(field.place()).name(), field.codec());
  }

  private <J> RowConditions add(Subject<J> subject, Operator operator, @Nullable J value) {
    Object operand = encoded(subject.name(), subject.codec(), value);
    if (operand == null && operator != Operator.EQ && operator != Operator.NE) {
      throw refused(subject.name(), "null, which only = and != compare");
    }
    all.add(new ColumnCondition(subject.column(), subject.part(), operator, operand));
    return this;
  }

  private <J> RowConditions addAny(
      Subject<J> subject, @Nullable Collection<? extends @Nullable J> values) {
    List<@Nullable Object> operands = new ArrayList<>();
    for (J each : given(subject.name(), "collection of values", values)) {
      operands.add(encoded(subject.name(), subject.codec(), each));
    }
    all.add(
        new ColumnCondition(
            subject.column(), subject.part(), Operator.IN, Collections.unmodifiableList(operands)));
    return this;
  }

  private <J> @Nullable Object encoded(String name, ValueCodec<J> codec, @Nullable J value) {
    try {
      return value == null ? null : codec.encode(value);
    } catch (RowanException e) {
      throw method.refused(e.with("property", name));
    }
  }

  private <T> T given(String name, String what, @Nullable T value) {
    if (value == null) {
      throw refused(name, "null instead of a " + what);
    }
    return value;
  }

  private RowanException refused(String name, String found) {
    return method.refused(
        new RejectedInputException(
            ErrorCode.ARGUMENT_REJECTED, Map.of("condition on", name, "found", found), null));
  }
}
