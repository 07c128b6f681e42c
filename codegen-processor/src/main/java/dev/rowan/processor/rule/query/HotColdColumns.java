package dev.rowan.processor.rule.query;

import dev.rowan.annotation.TableOptions;
import dev.rowan.processor.diagnostic.Severity;
import dev.rowan.processor.model.CallHints;
import dev.rowan.processor.model.ColumnGroupModel;
import dev.rowan.processor.model.EntityModel;
import dev.rowan.processor.model.PropertyModel;
import dev.rowan.processor.model.TableColumn;
import dev.rowan.processor.model.TableModel;
import dev.rowan.processor.model.TableOptionsModel;
import dev.rowan.processor.plan.Binding;
import dev.rowan.processor.plan.Design;
import dev.rowan.processor.plan.MethodPlan;
import dev.rowan.processor.plan.PlannedCall;
import dev.rowan.processor.quantity.Amounts;
import dev.rowan.processor.quantity.TableFigures;
import dev.rowan.processor.rule.Complaint;
import dev.rowan.processor.rule.DesignRule;
import dev.rowan.processor.rule.EntityRule;
import dev.rowan.processor.rule.Words;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.DoublePredicate;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * Reports columns of one table that are read or written much more often than its other columns, by
 * the stated calls per second, and a row cache that holds whole partitions of many rows.
 */
@DesignRule(
    code = "TYP-05",
    severity = Severity.NOTE,
    summary = "Some columns of a table are used much more often than the others")
public final class HotColdColumns implements EntityRule {
  /** The ratio of two rates above which their columns are reported. */
  private static final double RATIO = 100;

  /** The rows of the largest partition that the row cache may hold as a whole. */
  private static final double CACHED_ROWS = 100;

  /** Calls per second that read or write some columns, without those of the key. */
  private record Access(Set<String> columns, double perSecond) {}

  @Override
  public Stream<Complaint> check(EntityModel entity, Design design) {
    return Stream.of(
            TableModel.storedOf(entity).stream().flatMap(table -> cached(table, design)),
            TableModel.of(entity).parts().stream().flatMap(table -> unequal(table, design)))
        .flatMap(each -> each)
        .limit(1);
  }

  private static Stream<Complaint> unequal(TableModel table, Design design) {
    Map<String, Double> reads = rates(table, reads(table.entity(), design));
    return Stream.concat(
        readUnequally(table, reads, design),
        writes(table, design).flatMap(write -> writtenUnequally(table, write, reads, design)));
  }

  private static Stream<Complaint> cached(TableModel table, Design design) {
    TableFigures figures = design.figures(table);
    double rows = figures.largestRows().orElse(0);
    return table.options().stream()
        .filter(options -> options.cachedRows() == TableOptions.ALL_ROWS)
        .filter(options -> rows > CACHED_ROWS && figures.shape().skew() <= 1)
        .map(options -> cached(table, options, rows));
  }

  private static Complaint cached(TableModel table, TableOptionsModel options, double rows) {
    return Complaint.at(
            options.origin().withAttribute("cachedRows"),
            "the row cache holds whole partitions of `%s`, of up to %s rows"
                .formatted(table.name(), Amounts.count(rows)))
        .because(
            "a read of one row loads its whole partition into the cache, and a write of one row removes it again")
        .fix("cachedRows = %d".formatted((int) CACHED_ROWS))
        .asWarning();
  }

  private static Stream<Complaint> readUnequally(
      TableModel table, Map<String, Double> reads, Design design) {
    double most = highest(reads.values());
    List<String> cold = having(reads, rate -> rate > 0 && rate * RATIO < most);
    List<String> hot = having(reads, rate -> rate * RATIO >= most);
    return cold.isEmpty()
        ? Stream.empty()
        : Stream.of(
            complaint(
                table,
                hot,
                design,
                "reads per second of `%2$s`: %3$s of %1$s, at most %5$s of %4$s"
                    .formatted(
                        Words.list(hot),
                        table.name(),
                        Amounts.count(most),
                        Words.list(cold),
                        Amounts.count(
                            highest(
                                cold.stream()
                                    .map(name -> reads.getOrDefault(name, 0.0))
                                    .toList())))));
  }

  private static Stream<Complaint> writtenUnequally(
      TableModel table, Access write, Map<String, Double> reads, Design design) {
    Map<String, Double> others = new LinkedHashMap<>(reads);
    others.keySet().removeAll(write.columns());
    double read = highest(others.values());
    return read == 0 || write.perSecond() <= read * RATIO
        ? Stream.empty()
        : Stream.of(
            complaint(
                table,
                List.copyOf(write.columns()),
                design,
                "%s writes per second of %s of `%s`, and %s reads of its other columns"
                    .formatted(
                        Amounts.count(write.perSecond()),
                        Words.list(List.copyOf(write.columns())),
                        table.name(),
                        Amounts.count(read))));
  }

  private static double highest(Collection<Double> rates) {
    return rates.stream().mapToDouble(rate -> rate).max().orElse(0);
  }

  private static List<String> having(Map<String, Double> rates, DoublePredicate test) {
    return rates.entrySet().stream()
        .filter(rate -> test.test(rate.getValue()))
        .map(Map.Entry::getKey)
        .toList();
  }

  private static Complaint complaint(
      TableModel table, List<String> hot, Design design, String headline) {
    return Complaint.at(table.nameOrigin(), headline)
        .because(
            "nodes store, merge and cache all columns of a row together; two tables of one key can be cached and compacted each in its own way")
        .fix(fix(table.entity(), hot, design));
  }

  private static String fix(EntityModel entity, List<String> hot, Design design) {
    boolean conditional =
        design.calls(entity).stream().anyMatch(call -> call.method().isConditionalOn(entity));
    if (conditional || ColumnGroupModel.obstacle(entity).isPresent()) {
      return "move %s to another entity with the same key, such as @Entity(\"%s_hot\")"
          .formatted(Words.list(hot), entity.table());
    }
    List<String> taken = TableModel.storedOf(entity).stream().map(TableModel::name).toList();
    String group = taken.contains(entity.table() + "_hot") ? "hotter" : "hot";
    return "@ColumnGroup(\"%1$s\") on %2$s, for the tables `%3$s` and `%3$s_%1$s`"
        .formatted(group, Words.list(hot), entity.table());
  }

  private static Stream<Access> reads(EntityModel entity, Design design) {
    return design.calls(entity).stream()
        .filter(call -> call.plan().orElse(null) instanceof MethodPlan.Read read && readsRows(read))
        .map(call -> new Access(regular(call.method().returned(entity)), perSecond(call)));
  }

  private static boolean readsRows(MethodPlan.Read read) {
    return read.table().isBase() || read.fromBase();
  }

  private static Stream<Access> writes(TableModel table, Design design) {
    return design.calls(table.entity()).stream()
        .filter(
            call ->
                call.plan().orElse(null) instanceof MethodPlan.ColumnWrite write && !write.insert())
        .map(call -> new Access(written(call, table), perSecond(call)))
        .filter(access -> !access.columns().isEmpty());
  }

  private static Set<String> written(PlannedCall call, TableModel table) {
    return ((MethodPlan.ColumnWrite) call.plan().orElseThrow())
        .columns().stream()
            .map(Binding::column)
            .map(TableColumn::parameter)
            .filter(name -> table.byParameter(name).isPresent())
            .collect(Collectors.toCollection(TreeSet::new));
  }

  private static Set<String> regular(List<PropertyModel> properties) {
    return properties.stream()
        .filter(property -> !property.isKey())
        .map(PropertyModel::name)
        .collect(Collectors.toCollection(LinkedHashSet::new));
  }

  private static double perSecond(PlannedCall call) {
    return call.method().shape().hints().access().map(CallHints.Access::perSecond).orElse(0.0);
  }

  /** Returns the calls per second that use each column without the key, in source order. */
  private static Map<String, Double> rates(TableModel table, Stream<Access> accesses) {
    List<Access> all = accesses.toList();
    Map<String, Double> rates = new LinkedHashMap<>();
    List<PropertyModel> held =
        table.entity().columns().filter(each -> table.hasAll(List.of(each))).toList();
    for (String column : regular(held)) {
      rates.put(
          column,
          all.stream()
              .filter(access -> access.columns().contains(column))
              .mapToDouble(Access::perSecond)
              .sum());
    }
    return rates;
  }
}
