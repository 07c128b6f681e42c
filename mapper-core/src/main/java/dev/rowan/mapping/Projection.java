package dev.rowan.mapping;

import dev.rowan.spi.query.ColumnSelection;
import dev.rowan.spi.value.Row;
import java.util.BitSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Collectors;

/**
 * What a method returns for each row instead of the entity: some properties of the entity, in a
 * record of their own. Generated DAOs have one for each method that returns such a record.
 * Immutable and thread-safe.
 *
 * @param <T> the record
 * @param properties the properties that the record holds, or parts of them, in the order of its
 *     components
 * @param reader creates the record from a row of the entity's table, in which other columns may
 *     have no value
 * @param isTimed whether the reader needs rows with the times of their values
 * @param parts the parts of properties of which the reader needs no whole value
 */
public record Projection<T>(
    List<Property<?>> properties,
    Function<Row, T> reader,
    boolean isTimed,
    List<PropertyPart<?>> parts) {
  /** Copies the lists. */
  public Projection {
    properties = List.copyOf(properties);
    parts = List.copyOf(parts);
  }

  /** Creates a projection to values. */
  public Projection(List<Property<?>> properties, Function<Row, T> reader) {
    this(properties, reader, false, List.of());
  }

  /** Returns a projection that also reads the write times or TTLs of values. */
  public static <T> Projection<T> timed(List<Property<?>> properties, Function<Row, T> reader) {
    return new Projection<>(properties, reader, true, List.of());
  }

  /**
   * Returns the projection that needs only these parts of their properties. A store may read less
   * for it.
   */
  public Projection<T> ofParts(List<PropertyPart<?>> needed) {
    return new Projection<>(properties, reader, isTimed, needed);
  }

  /** Returns the columns that the record needs, in the entity's table. */
  public ColumnSelection columns() {
    BitSet columns = new BitSet();
    properties.forEach(property -> columns.set(property.column()));
    Map<Integer, Set<Object>> elements =
        parts.stream()
            .collect(
                Collectors.groupingBy(
                    part -> part.property().column(),
                    Collectors.mapping(PropertyPart::element, Collectors.toSet())));
    return ColumnSelection.of(columns).withElements(elements);
  }
}
