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
 * @param isTimed whether the reader needs rows with the times of their values
 */
public record Projection<T>(
    List<Property<?>> properties, Function<Row, T> reader, boolean isTimed) {
  /** Copies the list. */
  public Projection {
    properties = List.copyOf(properties);
  }

  /** Creates a projection to values. */
  public Projection(List<Property<?>> properties, Function<Row, T> reader) {
    this(properties, reader, false);
  }

  /** Returns a projection that also reads the write times or TTLs of values. */
  public static <T> Projection<T> timed(List<Property<?>> properties, Function<Row, T> reader) {
    return new Projection<>(properties, reader, true);
  }

  /** Returns the places of the columns that the record needs, in the entity's table. */
  public BitSet columns() {
    BitSet columns = new BitSet();
    properties.forEach(property -> columns.set(property.column()));
    return columns;
  }
}
