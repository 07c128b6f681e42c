package dev.rowan.spi.schema;

import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * The tables that a program needs.
 *
 * @param tables all tables, with distinct names
 * @param sources for each derived table, the name of its source; both are in {@code tables}
 * @param incomplete derived tables that may miss entries of existing rows. They are not read before
 *     they are complete
 * @param views derived tables that the server maintains as materialized views. A view contains all
 *     rows of its source that have a value in each column of the view's key, and copies columns by
 *     name. Empty unless the backend {@linkplain dev.rowan.spi.backend.Capability#SERVER_VIEWS
 *     supports} views
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

  /** Creates a schema without materialized views. */
  public Schema(List<TableSchema> tables, Map<String, String> sources, Set<String> incomplete) {
    this(tables, sources, incomplete, Set.of());
  }

  /** Creates a schema in which every derived table must be complete. */
  public Schema(List<TableSchema> tables, Map<String, String> sources) {
    this(tables, sources, Set.of());
  }

  /** Returns a schema without derived tables. */
  public static Schema of(List<TableSchema> tables) {
    return new Schema(tables, Map.of());
  }
}
