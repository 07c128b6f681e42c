package dev.rowan.processor.rule.evolution;

import dev.rowan.processor.model.EntityModel;
import dev.rowan.processor.model.IndexModel;
import dev.rowan.processor.model.StoredSchema;
import dev.rowan.processor.model.TableModel;
import dev.rowan.processor.plan.Design;
import java.util.function.BiFunction;
import java.util.stream.Stream;

/** Pairs each table of an entity with the table of the same name in the snapshot. */
final class StoredTables {
  private StoredTables() {}

  /**
   * Returns what a comparison says about the pairs; a server view has no rows of its own. The
   * entity's own table has the columns of its groups.
   */
  static <T> Stream<T> compare(
      EntityModel entity,
      Design design,
      BiFunction<TableModel, StoredSchema.Table, Stream<T>> comparison) {
    StoredSchema stored = design.facts().stored();
    if (stored.tables().isEmpty()) {
      return Stream.empty();
    }
    return TableModel.allOf(entity).stream()
        .filter(table -> table.index().filter(IndexModel::isView).isEmpty())
        .flatMap(
            table ->
                stored.table(table).stream().flatMap(before -> comparison.apply(table, before)));
  }

  /** Returns what a comparison says about the entity's own table and its column groups. */
  static <T> Stream<T> compareBase(
      EntityModel entity,
      Design design,
      BiFunction<TableModel, StoredSchema.Table, Stream<T>> comparison) {
    StoredSchema stored = design.facts().stored();
    return TableModel.of(entity).parts().stream()
        .flatMap(
            table ->
                stored.table(table).stream().flatMap(before -> comparison.apply(table, before)));
  }

  /** Returns a name for the table that takes the place of another one. */
  static String successor(TableModel table) {
    return table.name().replace("\"", "") + "_2";
  }
}
