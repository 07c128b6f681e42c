package dev.rowan.spi.schema;

import dev.rowan.spi.value.TupleValueType;
import dev.rowan.spi.value.ValueType;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * A user-defined type; in a row a {@link dev.rowan.spi.value.TupleValue} of as many fields.
 *
 * @param name the type's name as stored, case-sensitive
 * @param fields at least one, no name twice
 */
public record UserType(String name, List<Field> fields, boolean frozen) implements ColumnType {
  /**
   * A field of a user-defined type.
   *
   * @param name the field's name as stored, case-sensitive
   */
  public record Field(String name, ColumnType type) {
    /** Freezes the type. */
    public Field {
      type = type.frozenType();
    }
  }

  /** Copies the list. */
  public UserType {
    fields = List.copyOf(fields);
    Set<String> names = new HashSet<>();
    if (fields.isEmpty() || !fields.stream().allMatch(field -> names.add(field.name()))) {
      throw new IllegalArgumentException("type " + name + " has no field, or a field twice");
    }
  }

  /** A type with a cell for each field. */
  public UserType(String name, List<Field> fields) {
    this(name, fields, false);
  }

  /**
   * Returns the place of the field of this name.
   *
   * @throws IllegalArgumentException if there is none
   */
  public int indexOf(String field) {
    for (int i = 0; i < fields.size(); i++) {
      if (fields.get(i).name().equals(field)) {
        return i;
      }
    }
    throw new IllegalArgumentException("type " + name + " has no field " + field);
  }

  @Override
  public String cql() {
    return frozen ? "frozen<" + name + ">" : name;
  }

  /** Returns what CQL says of the fields between the parentheses of {@code CREATE TYPE}. */
  public String fieldsCql() {
    return fields.stream()
        .map(field -> field.name() + " " + field.type().cql())
        .collect(Collectors.joining(", "));
  }

  @Override
  public boolean isMultiCell() {
    return !frozen;
  }

  @Override
  public ColumnType frozenType() {
    return frozen ? this : new UserType(name, fields, true);
  }

  @Override
  public TupleValueType valueType() {
    return new TupleValueType(
        cql(),
        fields.stream().<ValueType>map(field -> field.type().valueType()).toList(),
        fields.stream().map(Field::name).toList());
  }
}
