package dev.rowan.processor.plan;

import dev.rowan.annotation.Maintain;
import dev.rowan.processor.model.Component;
import dev.rowan.processor.model.EntityModel;
import dev.rowan.processor.model.IndexModel;
import java.util.List;

/** Counts what calls cost. */
final class Costs {
  private Costs() {}

  static Cost read(boolean fromBase, List<String> partitions) {
    return new Cost(1, 1, 0, fromBase ? 1 : 0, 0, 0, partitions);
  }

  /** A write that carries the whole entity: it looks up the old row only for verified indexes. */
  static Cost ofEntity(EntityModel entity) {
    boolean looksUp =
        entity.indexes().stream().anyMatch(index -> entity.upkeep(index) == Maintain.VERIFIED);
    return ofRow(entity, looksUp);
  }

  /** A write that carries a key: it looks up the old row for every index with more in its key. */
  static Cost ofKey(EntityModel entity) {
    boolean looksUp =
        entity.indexes().stream()
            .flatMap(IndexModel::keys)
            .map(key -> key.component().property())
            .anyMatch(name -> entity.property(name).filter(each -> each.isKey()).isEmpty());
    return ofRow(entity, looksUp);
  }

  /** A delete of many rows. */
  static Cost ofPrefix(EntityModel entity) {
    int indexes = entity.indexes().size();
    return new Cost(1, indexes == 0 ? 1 : 2, 1, 0, indexes, 0, List.of());
  }

  private static Cost ofRow(EntityModel entity, boolean looksUp) {
    int byElement =
        (int)
            entity.indexes().stream()
                .filter(
                    index ->
                        index.keys().anyMatch(k -> k.component() instanceof Component.ElementOf))
                .count();
    int rows = 1 + entity.indexes().size() - byElement;
    return new Cost(rows, looksUp ? 2 : 1, rows, 0, 0, byElement, List.of());
  }
}
