package dev.rowan.spi.schema;

import dev.rowan.annotation.IndexKind;
import dev.rowan.annotation.IndexTarget;
import dev.rowan.annotation.Similarity;
import java.util.Locale;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * An index of one column that the servers of a cluster maintain. A store without such indexes
 * ignores it, and answers the same queries.
 *
 * @param name the index's name as stored, case-sensitive, unique in the keyspace
 * @param column the name of the indexed column
 * @param target the indexed part of its values; {@link IndexTarget#VALUES} of a multi-cell
 *     collection are its elements
 * @param similarity how the index compares vectors; null if the column has none
 */
public record NativeIndexSchema(
    String name,
    String column,
    IndexKind kind,
    IndexTarget target,
    @Nullable Similarity similarity) {
  /** Returns the index options of CQL; empty if it needs none. */
  public Map<String, String> options() {
    return similarity == null
        ? Map.of()
        : Map.of("similarity_function", similarity.name().toLowerCase(Locale.ROOT));
  }
}
