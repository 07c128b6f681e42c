package dev.rowan.processor.plan;

import dev.rowan.processor.model.DaoMethod.SelectMethod;
import dev.rowan.processor.model.EntityModel;
import dev.rowan.processor.model.IndexModel;
import dev.rowan.processor.model.TableModel;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;

/**
 * Chooses the table of a select: the entity's own where that serves, then one of unique values,
 * which gives one row at most, then an index that holds all columns, then one of keys; among equals
 * the one declared first.
 */
final class ReadPlanner {
  private ReadPlanner() {}

  static MethodPlan plan(SelectMethod method, EntityModel entity) {
    List<Attempt> attempts = new ArrayList<>();
    for (TableModel table : byPreference(entity)) {
      TableFit fit = new TableFit(table, method);
      Optional<Shortfall> shortfall = fit.shortfall();
      if (shortfall.isEmpty()) {
        return fit.read();
      }
      attempts.add(new Attempt(table, shortfall.get()));
    }
    attempts.sort(Comparator.comparingInt(attempt -> attempt.shortfall().distance()));
    return new MethodPlan.NoPlan(attempts);
  }

  private static List<TableModel> byPreference(EntityModel entity) {
    return TableModel.allOf(entity).stream()
        .sorted(Comparator.comparingInt(ReadPlanner::rank))
        .toList();
  }

  private static int rank(TableModel table) {
    if (table.isBase()) {
      return 0;
    }
    if (table.index().filter(IndexModel::unique).isPresent()) {
      return 1;
    }
    return table.hasWholeEntity() ? 2 : 3;
  }
}
