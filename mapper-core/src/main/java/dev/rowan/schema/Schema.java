package dev.rowan.schema;

import java.util.List;
import java.util.Map;

/**
 * The tables that a program needs.
 *
 * @param tables all of them; no name is there twice
 * @param sources for a table whose rows follow from those of another table, the name of that other;
 *     both are in {@code tables}
 */
public record Schema(List<TableSchema> tables, Map<String, String> sources) {
  /** Copies list and map. */
  public Schema {
    tables = List.copyOf(tables);
    sources = Map.copyOf(sources);
  }

  /** Returns a schema of tables none of which follows from another. */
  public static Schema of(List<TableSchema> tables) {
    return new Schema(tables, Map.of());
  }
}
