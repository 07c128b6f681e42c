package dev.rowan.processor.plan;

import dev.rowan.processor.model.DaoMethod.SelectMethod;
import dev.rowan.processor.model.EntityModel;
import dev.rowan.processor.model.IndexModel;
import dev.rowan.processor.model.OrderTerm;
import dev.rowan.processor.model.TableModel;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;

/**
 * Chooses the table of a select. The order of preference is the entity's own table, a table of
 * latest rows before several partitions of the entity's own table, a table of unique values, an
 * index with all columns of the result, an index of keys, native indexes of the entity's own table.
 * Among equal tables it prefers one whose partitions the parameters name, then the first declared.
 */
final class ReadPlanner {
  private ReadPlanner() {}

  static MethodPlan plan(SelectMethod method, EntityModel entity) {
    if (OrderTerm.nearest(method.orderBy()).isPresent()) {
      return new NativeFit(entity, method)
          .read()
          .orElseGet(() -> new MethodPlan.NoPlan(List.of())); // QRY-18
    }
    List<Attempt> attempts = new ArrayList<>();
    List<TableFit> fits = new ArrayList<>();
    for (TableModel table : method.tables(entity)) {
      TableFit fit = new TableFit(table, method);
      if (!fit.isCandidate()) {
        continue;
      }
      fit.shortfall()
          .ifPresentOrElse(
              shortfall -> attempts.add(new Attempt(table, shortfall)), () -> fits.add(fit));
    }
    Optional<TableFit> best =
        fits.stream()
            .min(
                Comparator.<TableFit>comparingInt(fit -> rank(fit, method))
                    .thenComparing(TableFit::isDerived));
    if (best.isPresent()) {
      return best.get().read();
    }
    NativeFit indexed = new NativeFit(entity, method);
    Optional<MethodPlan> byIndexes = indexed.read();
    if (byIndexes.isPresent()) {
      return byIndexes.get();
    }
    indexed.nearly().ifPresent(attempts::add);
    attempts.sort(
        Comparator.<Attempt>comparingInt(attempt -> attempt.shortfall().distance())
            .thenComparingInt(attempt -> rank(attempt.table(), method)));
    return new MethodPlan.NoPlan(attempts);
  }

  /**
   * Ranks a table of latest rows after the entity's own table, if that reads one partition and the
   * method tells which of its rows it needs.
   */
  private static int rank(TableFit fit, SelectMethod method) {
    if (fit.table().isLatest()) {
      return 1;
    }
    boolean tells = !method.orderBy().isEmpty() || fit.read().unique();
    return fit.table().isBase() && !fit.isDerived() && tells ? 0 : 2 + rank(fit.table(), method);
  }

  private static int rank(TableModel table, SelectMethod method) {
    if (table.isBase()) {
      return 0;
    }
    if (table.index().filter(IndexModel::unique).isPresent()) {
      return 1;
    }
    return method.isAnsweredBy(table) ? 2 : 3;
  }
}
