package dev.rowan.mapping;

import dev.rowan.spi.value.Row;
import java.util.BitSet;
import java.util.List;
import java.util.function.Function;

/**
 * What a method returns for each row instead of the entity: some properties of the entity, in a
 * record of their own. Generated DAOs have one for each method that returns such a record.
 * Immutable and thread-safe.
 *
 * @param <T> the record
 * @param properties the properties that the record holds, in the order of its components
 * @param reader creates the record from a row of the entity's table, in which other columns may
 *     have no value
 */
public record Projection<T>(List<Property<?>> properties, Function<Row, T> reader) {
  /** Copies the list. */
  public Projection {
    properties = List.copyOf(properties);
  }

  /** Returns the places of the columns that the record needs, in the entity's table. */
  public BitSet columns() {
    BitSet columns = new BitSet();
    properties.forEach(property -> columns.set(property.column()));
    return columns;
  }
}
