package dev.rowan.processor.rule.key;

import dev.rowan.processor.diagnostic.Severity;
import dev.rowan.processor.model.ColumnType;
import dev.rowan.processor.model.Component;
import dev.rowan.processor.model.EntityModel;
import dev.rowan.processor.model.JavaScalar;
import dev.rowan.processor.model.Origin;
import dev.rowan.processor.model.ScalarKind;
import dev.rowan.processor.model.TableColumn;
import dev.rowan.processor.model.TableModel;
import dev.rowan.processor.plan.Design;
import dev.rowan.processor.rule.Complaint;
import dev.rowan.processor.rule.DesignRule;
import dev.rowan.processor.rule.EntityRule;
import java.util.List;
import java.util.stream.Stream;

/**
 * Reports a bucket that cannot be computed or bounds no partition, and a date, month or year that
 * is a clustering column before the time itself.
 */
@DesignRule(
    code = "KEY-11",
    severity = Severity.WARNING,
    summary = "A bucket bounds no partition, or cannot be computed")
public final class MisplacedBucket implements EntityRule {
  @Override
  public Stream<Complaint> check(EntityModel entity, Design design) {
    List<Complaint> computed =
        entity.properties().stream().flatMap(each -> UnusableBucket.of(entity, each)).toList();
    if (!computed.isEmpty()) {
      return computed.stream();
    }
    return TableModel.allOf(entity).stream()
        .filter(table -> table.index().filter(index -> index.unique() || index.latest()).isEmpty())
        .flatMap(MisplacedBucket::ofTable);
  }

  private static Stream<Complaint> ofTable(TableModel table) {
    List<TableColumn> clustering = table.clustering();
    for (int i = 0; i + 1 < clustering.size(); i++) {
      if (isPeriod(clustering.get(i)) && isInstant(clustering.get(i + 1))) {
        return Stream.of(complaint(table, clustering.get(i), clustering.get(i + 1)));
      }
    }
    return Stream.empty();
  }

  private static boolean isPeriod(TableColumn column) {
    return column.component() instanceof Component.PeriodOf
        || column.type().meaning().equals(ColumnType.of(ScalarKind.DATE))
        || column.type().isConverted(JavaScalar.YEAR)
        || column.type().isConverted(JavaScalar.YEAR_MONTH);
  }

  private static boolean isInstant(TableColumn column) {
    return column.component() instanceof Component.Whole
        && (column.type().meaning().equals(ColumnType.of(ScalarKind.TIMESTAMP))
            || column.type().meaning().equals(ColumnType.of(ScalarKind.TIMEUUID)));
  }

  private static Complaint complaint(TableModel table, TableColumn period, TableColumn time) {
    return Complaint.at(
            origin(table, period),
            "`%s` is a clustering column before `%s`, so it bounds no partition of `%s`"
                .formatted(period.parameter(), time.parameter(), table.name()))
        .because(
            "rows are in the order of `%s` with or without it; in the partition key it begins a new"
                    .formatted(time.parameter())
                + " partition for each period, which bounds their size")
        .fix("move `%s` to the partition key".formatted(period.parameter()))
        .fix("drop `%s` from the key".formatted(period.parameter()));
  }

  private static Origin origin(TableModel table, TableColumn column) {
    return table
        .index()
        .map(index -> index.origin().withAttribute("clustering"))
        .orElseGet(
            () -> table.entity().property(column.component().property()).orElseThrow().origin());
  }
}
