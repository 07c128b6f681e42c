package dev.rowan.schema;

import dev.rowan.value.ScalarValueType;
import dev.rowan.value.ScalarValueTypes;

/**
 * A 64-bit counter; in a row a {@link Long}. Written only by {@link
 * dev.rowan.value.CellEdit.Increment}. In a table with one, every column outside of the key is one.
 */
public enum CounterType implements ColumnType {
  /** The one type of counters. */
  COUNTER;

  @Override
  public String cql() {
    return "counter";
  }

  @Override
  public ScalarValueType<?> valueType() {
    return ScalarValueTypes.COUNTER;
  }
}
