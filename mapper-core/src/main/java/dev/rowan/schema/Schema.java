package dev.rowan.schema;

import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * The tables that a program needs.
 *
 * @param tables all of them; no name is there twice
 * @param sources for a table whose rows follow from those of another table, the name of that other;
 *     both are in {@code tables}
 * @param incomplete those among {@code sources} that may lack what follows from rows that are there
 *     already: nobody reads them before somebody has added it
 */
public record Schema(
    List<TableSchema> tables, Map<String, String> sources, Set<String> incomplete) {
  /** Copies list, map and set. */
  public Schema {
    tables = List.copyOf(tables);
    sources = Map.copyOf(sources);
    incomplete = Set.copyOf(incomplete);
  }

  /** A schema in which no table may lack anything. */
  public Schema(List<TableSchema> tables, Map<String, String> sources) {
    this(tables, sources, Set.of());
  }

  /** Returns a schema of tables none of which follows from another. */
  public static Schema of(List<TableSchema> tables) {
    return new Schema(tables, Map.of());
  }
}
