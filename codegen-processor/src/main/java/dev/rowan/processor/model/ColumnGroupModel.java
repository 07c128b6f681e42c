package dev.rowan.processor.model;

import java.util.Optional;
import java.util.stream.Stream;

/**
 * A {@code @ColumnGroup} as written.
 *
 * @param name the name of the group
 */
public record ColumnGroupModel(String name, Origin origin) {
  /** Returns the name of the table of the group. */
  public String table(EntityModel entity) {
    return entity.table() + "_" + name;
  }

  /**
   * Returns the first declaration of an entity that needs the whole row in one table, so that the
   * entity cannot have column groups; empty if there is none.
   */
  public static Optional<String> obstacle(EntityModel entity) {
    return Stream.of(
            when(entity.counts(), "counters"),
            when(entity.columns().anyMatch(PropertyModel::isStatic), "a static column"),
            when(entity.version().isPresent(), "@Version"),
            when(!entity.indexes().isEmpty(), "an index"),
            when(!entity.nativeIndexes().isEmpty(), "@NativeIndex"),
            when(entity.chunked().findAny().isPresent(), "@Chunked"),
            when(!entity.rollups().isEmpty(), "@Rollup"),
            when(entity.rowLimit().isPresent(), "@KeepLast"),
            when(entity.copiedBy().isPresent(), "@CopiedBy"),
            when(entity.columns().anyMatch(each -> each.copy().isPresent()), "@CopiedFrom"),
            when(
                entity.columns().anyMatch(each -> each.reconciled().isPresent()),
                "@ReconciledCounter"))
        .flatMap(Optional::stream)
        .findFirst();
  }

  private static Optional<String> when(boolean holds, String what) {
    return holds ? Optional.of(what) : Optional.empty();
  }
}
