package dev.rowan.storage.cassandra.schema;

import dev.rowan.annotation.IndexKind;
import dev.rowan.annotation.Similarity;
import dev.rowan.spi.schema.Ddl;
import dev.rowan.spi.schema.NativeIndexSchema;
import dev.rowan.spi.schema.SchemaDifference;
import dev.rowan.spi.schema.SchemaDifference.Kind;
import dev.rowan.spi.schema.TableSchema;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * The differences between the native indexes of a table and those of the cluster. An index of the
 * same part of a column fits, whatever its name is. Indexes that only the cluster has are accepted.
 */
final class NativeIndexDiff {
  private NativeIndexDiff() {}

  /**
   * Returns the differences.
   *
   * @param there the table in the cluster; null if it does not exist
   */
  static List<SchemaDifference> of(Ddl ddl, TableSchema table, StoredSchema.@Nullable Table there) {
    List<SchemaDifference> differences = new ArrayList<>();
    for (NativeIndexSchema index : table.nativeIndexes()) {
      Optional<StoredSchema.Index> found =
          there == null
              ? Optional.empty()
              : there.indexes().stream()
                  .filter(each -> each.target().equals(target(table, index)))
                  .min((one, other) -> Boolean.compare(fits(other, index), fits(one, index)));
      String element = table.name() + "." + target(table, index);
      String create = ddl.createIndex(table, index);
      if (found.isEmpty()) {
        differences.add(
            new SchemaDifference(
                Kind.MISSING_NATIVE_INDEX, element, "nothing", text(index.kind()), create));
      } else if (!fits(found.get(), index)) {
        String replacement = ddl.dropIndex(found.get().name()) + "; " + create;
        differences.add(
            new SchemaDifference(
                Kind.NATIVE_INDEX,
                element,
                found.get().text(),
                text(index.kind())
                    + (index.similarity() == null
                        ? " without options"
                        : " with " + index.options() + " alone"),
                replacement));
      }
    }
    return differences;
  }

  /** Returns the target of an index as the cluster reports it. */
  static String target(TableSchema table, NativeIndexSchema index) {
    return Ddl.indexTarget(table, index);
  }

  private static boolean fits(StoredSchema.Index found, NativeIndexSchema index) {
    boolean ofDefault = index.similarity() == null || index.similarity() == Similarity.COSINE;
    return found.kind() == index.kind()
        && (found.options().isEmpty() ? ofDefault : hasOptions(found, index));
  }

  private static boolean hasOptions(StoredSchema.Index found, NativeIndexSchema index) {
    Map<String, String> lower = new HashMap<>();
    found.options().forEach((name, value) -> lower.put(name, value.toLowerCase(Locale.ROOT)));
    return lower.equals(index.options());
  }

  private static String text(IndexKind kind) {
    return "a native index of kind " + kind.name().toUpperCase(Locale.ROOT);
  }
}
