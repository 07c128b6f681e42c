package dev.rowan.spi.schema;

import dev.rowan.spi.value.TupleValueType;
import dev.rowan.spi.value.ValueType;
import java.util.List;
import java.util.stream.Collectors;

/**
 * A tuple: a fixed number of fields, always one value; in a row a {@link
 * dev.rowan.spi.value.TupleValue} of as many fields.
 *
 * @param fields the types of the fields; at least one
 */
public record TupleType(List<ColumnType> fields) implements ColumnType {
  /** Copies the list, and freezes the fields. */
  public TupleType {
    fields = fields.stream().map(ColumnType::frozenType).toList();
    if (fields.isEmpty()) {
      throw new IllegalArgumentException("a tuple without fields");
    }
  }

  @Override
  public String cql() {
    return fields.stream()
        .map(ColumnType::cql)
        .collect(Collectors.joining(", ", "frozen<tuple<", ">>"));
  }

  @Override
  public TupleValueType valueType() {
    return new TupleValueType(
        cql(), fields.stream().<ValueType>map(ColumnType::valueType).toList(), List.of());
  }
}
