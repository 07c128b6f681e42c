package dev.rowan.spi.schema;

import dev.rowan.spi.value.ScalarValueType;
import dev.rowan.spi.value.ScalarValueTypes;

/**
 * A 64-bit counter; in a row a {@link Long}. Written only by {@link
 * dev.rowan.spi.value.CellEdit.Increment}. In a table with one, every column outside of the key is
 * one.
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
