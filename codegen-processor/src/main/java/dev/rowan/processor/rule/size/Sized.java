package dev.rowan.processor.rule.size;

import dev.rowan.processor.model.EntityModel;
import dev.rowan.processor.model.TableModel;
import dev.rowan.processor.plan.Design;
import dev.rowan.processor.quantity.TableFigures;
import java.util.stream.Stream;

/** The tables of an entity whose size matters, and that have no errors in their keys. */
final class Sized {
  private Sized() {}

  static Stream<TableFigures> tables(EntityModel entity, Design design) {
    return entity.small() || entity.partitionKey().isEmpty()
        ? Stream.empty()
        : TableModel.allOf(entity).stream().filter(Sized::isWhole).map(design::figures);
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
