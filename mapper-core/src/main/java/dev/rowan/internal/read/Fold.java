package dev.rowan.internal.read;

import dev.rowan.mapping.Aggregate;
import dev.rowan.mapping.Property;
import dev.rowan.spi.schema.ScalarType;
import dev.rowan.spi.schema.TableSchema;
import dev.rowan.spi.value.NumberFold;
import dev.rowan.spi.value.Row;
import dev.rowan.spi.value.ValueType;
import java.util.Comparator;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * The value of one aggregate over the rows of one call, as Cassandra computes it. Not thread-safe:
 * a call adds its rows one after another.
 *
 * @param <J> the type of the value
 */
public final class Fold<J> {
  private final Aggregate<J> aggregate;
  private final @Nullable Comparator<Object> order;
  private final @Nullable NumberFold numbers;
  private long rows;
  private @Nullable Object found;

  private Fold(
      Aggregate<J> aggregate, @Nullable Comparator<Object> order, @Nullable NumberFold numbers) {
    this.aggregate = aggregate;
    this.order = order;
    this.numbers = numbers;
  }

  /**
   * Starts without rows.
   *
   * @param table the entity's table
   */
  public static <J> Fold<J> of(Aggregate<J> aggregate, TableSchema table) {
    Property<J> property = aggregate.property();
    if (property == null) {
      return new Fold<>(aggregate, null, null);
    }
    Aggregate.Kind kind = aggregate.kind();
    boolean ofNumbers = kind == Aggregate.Kind.SUM || kind == Aggregate.Kind.AVG;
    ScalarType sumType = aggregate.sumType();
    ValueType type =
        sumType == null ? table.column(property.column()).type().valueType() : sumType.valueType();
    return new Fold<>(
        aggregate,
        kind == Aggregate.Kind.FIRST ? null : type.order(),
        ofNumbers ? type.fold(kind == Aggregate.Kind.AVG) : null);
  }

  /** Adds a row of the entity's table. */
  public void add(Row row) {
    rows++;
    Property<J> property = aggregate.property();
    Object value = property == null ? null : row.get(property.column());
    if (value == null || value == Row.UNSET) {
      return;
    }
    if (aggregate.kind() == Aggregate.Kind.FIRST) {
      found = rows == 1 ? value : found;
    } else if (numbers != null) {
      numbers.add((Number) value);
    } else if (found == null || isNearer(value, found)) {
      found = value;
    }
  }

  private boolean isNearer(Object value, Object other) {
    int compared = Objects.requireNonNull(order).compare(value, other);
    return aggregate.kind() == Aggregate.Kind.MIN ? compared < 0 : compared > 0;
  }

  /**
   * Returns the value over the rows so far; null for the smallest, largest or first of no values.
   */
  @SuppressWarnings("unchecked") // the number of rows is the only aggregate without a property
  public @Nullable J value() {
    Property<J> property = aggregate.property();
    if (property == null) {
      return (J) Long.valueOf(rows);
    }
    Object value = numbers == null ? found : numbers.value();
    return value == null ? null : property.codec().decode(value);
  }
}
