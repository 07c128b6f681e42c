package dev.rowan.processor.rule.evolution;

import dev.rowan.processor.model.EntityModel;
import dev.rowan.processor.model.IndexModel;
import dev.rowan.processor.model.SchemaSnapshot;
import dev.rowan.processor.model.TableModel;
import dev.rowan.processor.plan.Design;
import java.util.function.BiFunction;
import java.util.stream.Stream;

/** Pairs each table of an entity with the table of the same name in the snapshot. */
final class SnapshotTables {
  private SnapshotTables() {}

  /**
   * Returns what a comparison says about the pairs; a server view has no rows of its own. The
   * entity's own table has the columns of its groups.
   */
  static <T> Stream<T> compare(
      EntityModel entity,
      Design design,
      BiFunction<TableModel, SchemaSnapshot.Table, Stream<T>> comparison) {
    SchemaSnapshot stored = design.facts().stored();
    if (stored.tables().isEmpty()) {
      return Stream.empty();
    }
    boolean moves = isMoving(entity, design);
    return TableModel.allOf(entity).stream()
        .filter(table -> !moves || !table.isBase())
        .filter(table -> table.index().filter(IndexModel::isView).isEmpty())
        .flatMap(
            table ->
                stored.table(table).stream().flatMap(before -> comparison.apply(table, before)));
  }

  /** Returns what a comparison says about the entity's own table and its column groups. */
  static <T> Stream<T> compareBase(
      EntityModel entity,
      Design design,
      BiFunction<TableModel, SchemaSnapshot.Table, Stream<T>> comparison) {
    if (isMoving(entity, design)) {
      return Stream.empty(); // UnfinishedMove compares it with an index
    }
    SchemaSnapshot stored = design.facts().stored();
    return TableModel.of(entity).parts().stream()
        .flatMap(
            table ->
                stored.table(table).stream().flatMap(before -> comparison.apply(table, before)));
  }

  /** Whether the table of an entity was an index in the snapshot, and is to have all rows now. */
  static boolean isMoving(EntityModel entity, Design design) {
    return design
        .facts()
        .stored()
        .movedFrom(entity)
        .filter(before -> !isInUse(before.name(), design))
        .isPresent();
  }

  /** Whether an entity or an index of the design has a table of this name. */
  static boolean isInUse(String name, Design design) {
    return design.entities().stream()
        .flatMap(entity -> TableModel.allOf(entity).stream())
        .anyMatch(table -> SchemaSnapshot.bare(table.name()).equals(SchemaSnapshot.bare(name)));
  }

  /** Returns a name for the table that takes the place of another one. */
  static String successor(TableModel table) {
    return table.name().replace("\"", "") + "_2";
  }
}
