package dev.rowan.processor.rule.size;

import dev.rowan.processor.model.EntityModel;
import dev.rowan.processor.model.TableModel;
import dev.rowan.processor.plan.Design;
import dev.rowan.processor.quantity.TableFigures;
import java.util.Comparator;
import java.util.stream.Stream;

/** The tables of an entity whose size matters, and that have no errors in their keys. */
final class Sized {
  private Sized() {}

  static Stream<TableFigures> tables(EntityModel entity, Design design) {
    return entity.small() || entity.partitionKey().isEmpty()
        ? Stream.empty()
        : TableModel.allOf(entity).stream()
            .filter(Sized::isWhole)
            .map(table -> largest(table, design));
  }

  /** The tables of column groups have the same rows, so the table with the largest rows tells. */
  private static TableFigures largest(TableModel table, Design design) {
    return table.parts().stream()
        .map(design::figures)
        .max(Comparator.comparingDouble(figures -> figures.bytes(1)))
        .orElseThrow();
  }

  /** Whether all key columns of an index can be derived; another rule reports the others. */
  private static boolean isWhole(TableModel table) {
    return !table.partitionKey().isEmpty()
        && table
            .index()
            .filter(index -> index.keys().count() != table.primaryKey().size())
            .isEmpty();
  }
}
