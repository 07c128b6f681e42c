package dev.rowan.spi.query;

import dev.rowan.spi.schema.NativeIndexSchema;
import java.util.List;

/**
 * An order of rows by their nearness to a vector, the nearest first. A row without a vector in the
 * column has no place in it.
 *
 * @param index the index of a column of vectors
 * @param vector the canonical vector
 * @param ranked whether each row has its {@linkplain dev.rowan.spi.value.Row#similarity()
 *     similarity}, by the function of the index
 */
public record Nearest(NativeIndexSchema index, List<?> vector, boolean ranked) {
  /** The most rows that a cluster returns of one search. */
  public static final int MOST = 1_000;

  /** Copies the list. */
  public Nearest {
    vector = List.copyOf(vector);
  }

  /** Creates an order of rows without their similarities. */
  public Nearest(NativeIndexSchema index, List<?> vector) {
    this(index, vector, false);
  }

  /** Returns the index; never the vector, which may be private. */
  @Override
  public String toString() {
    return "nearest by " + index.name();
  }
}
