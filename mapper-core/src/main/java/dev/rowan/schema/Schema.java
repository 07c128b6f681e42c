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
 * @param views those among {@code sources} that the server keeps, as materialized views with all
 *     rows of their sources that have a value in each column of the view's key; each column copies
 *     that of its name. Empty unless the backend's {@linkplain
 *     dev.rowan.backend.Capabilities#serverViews() capabilities} say that it takes them
 */
public record Schema(
    List<TableSchema> tables,
    Map<String, String> sources,
    Set<String> incomplete,
    Set<String> views) {
  /** Copies list, map and sets. */
  public Schema {
    tables = List.copyOf(tables);
    sources = Map.copyOf(sources);
    incomplete = Set.copyOf(incomplete);
    views = Set.copyOf(views);
  }

  /** A schema without views. */
  public Schema(List<TableSchema> tables, Map<String, String> sources, Set<String> incomplete) {
    this(tables, sources, incomplete, Set.of());
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
