package dev.rowan.processor.rule.size;

import dev.rowan.processor.diagnostic.Severity;
import dev.rowan.processor.model.CallHints;
import dev.rowan.processor.model.EntityModel;
import dev.rowan.processor.plan.CallFigures;
import dev.rowan.processor.plan.Design;
import dev.rowan.processor.plan.MethodPlan;
import dev.rowan.processor.plan.PlannedCall;
import dev.rowan.processor.plan.PlannedDao;
import dev.rowan.processor.quantity.Amounts;
import dev.rowan.processor.quantity.ClusterFacts;
import dev.rowan.processor.quantity.DesignLimit;
import dev.rowan.processor.quantity.TableFigures;
import dev.rowan.processor.rule.Complaint;
import dev.rowan.processor.rule.DaoRule;
import dev.rowan.processor.rule.DesignRule;
import dev.rowan.processor.rule.EntityRule;
import dev.rowan.processor.rule.Words;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * Reports a partition that receives more writes or reads per second than its replicas can serve, by
 * the stated rate of inserts, or by the calls per second of the methods of all DAOs.
 */
@DesignRule(
    code = "SIZ-04",
    severity = Severity.WARNING,
    summary = "One partition receives too many writes or reads per second")
public final class HotPartition implements EntityRule, DaoRule {
  /** A read of a table, and the calls per second that the busiest partition receives from it. */
  private record Load(PlannedCall call, TableFigures figures, double perSecond) {
    static Stream<Load> of(PlannedCall call, Design design) {
      if (!(call.plan().orElse(null) instanceof MethodPlan.Read read)) {
        return Stream.empty();
      }
      TableFigures figures = design.figures(read.table());
      CallHints hints = call.method().shape().hints();
      double calls = hints.access().map(CallHints.Access::perSecond).orElse(0.0);
      double values = CallFigures.of(read, call.method().shape(), figures).partitions().values();
      OptionalDouble owners = figures.shape().owners();
      return calls > 0 && owners.isPresent() && !call.entity().orElseThrow().small()
          ? Stream.of(
              new Load(
                  call,
                  figures,
                  Math.min(calls, calls * values * figures.shape().skew() / owners.getAsDouble())))
          : Stream.empty();
    }
  }

  @Override
  public Stream<Complaint> check(EntityModel entity, Design design) {
    double most = design.facts().bounds(DesignLimit.WRITES_PER_SECOND).warning();
    return Sized.tables(entity, design)
        .filter(figures -> !figures.shape().others().isEmpty()) // KEY-03
        .filter(figures -> figures.partitionPeakWritesPerSecond().orElse(0) > most)
        .map(figures -> complaint(figures, design.facts()));
  }

  private static Complaint complaint(TableFigures figures, ClusterFacts facts) {
    double most = facts.bounds(DesignLimit.WRITES_PER_SECOND).warning();
    double peak = figures.partitionPeakWritesPerSecond().orElseThrow();
    return Complaint.at(
            Words.partitionKey(figures.table()),
            "the busiest partition of `%s` receives %s writes per second"
                .formatted(figures.table().name(), Amounts.count(peak)))
        .because(
            "one partition is on the replicas of one key; the limit is %s writes per second (%s)"
                .formatted(Amounts.count(most), facts.source(DesignLimit.WRITES_PER_SECOND)))
        .fix(PartitionFixes.shardsFor(figures, peak / most));
  }

  /** Reports the reads of all DAOs together, at the method with the most. */
  @Override
  public Stream<Complaint> check(PlannedDao dao, Design design) {
    double most = design.facts().bounds(DesignLimit.READS_PER_SECOND).warning();
    return dao.calls().stream()
        .flatMap(call -> call.entity().stream())
        .distinct()
        .flatMap(entity -> loads(entity, design))
        .filter(loads -> sum(loads) > most)
        .flatMap(loads -> complaint(loads, dao, design.facts()).stream());
  }

  /** Returns the reads of each table of an entity. */
  private static Stream<List<Load>> loads(EntityModel entity, Design design) {
    return design.calls(entity).stream()
        .flatMap(call -> Load.of(call, design))
        .collect(
            Collectors.groupingBy(
                load -> load.figures().table().name(), LinkedHashMap::new, Collectors.toList()))
        .values()
        .stream();
  }

  private static double sum(List<Load> loads) {
    return loads.stream().mapToDouble(Load::perSecond).sum();
  }

  private static Optional<Complaint> complaint(
      List<Load> loads, PlannedDao dao, ClusterFacts facts) {
    return loads.stream()
        .max(Comparator.comparingDouble(Load::perSecond))
        .filter(heaviest -> dao.calls().contains(heaviest.call()))
        .map(heaviest -> complaint(heaviest, loads, facts));
  }

  private static Complaint complaint(Load heaviest, List<Load> loads, ClusterFacts facts) {
    TableFigures figures = heaviest.figures();
    String owners = Amounts.count(figures.shape().owners().orElseThrow());
    String skewed =
        figures.shape().skew() > 1
            ? ", and the busiest receives %s times the average"
                .formatted(Amounts.count(figures.shape().skew()))
            : "";
    return Complaint.at(
            heaviest.call().method().shape().origin(),
            "the busiest partition of `%s` receives %s reads per second"
                .formatted(figures.table().name(), Amounts.count(sum(loads))))
        .because(
            "%s calls per second of %s are for %s owners of partitions%s; the replicas of one key serve a partition, and the limit is %s reads per second (%s)"
                .formatted(
                    Amounts.count(loads.stream().mapToDouble(load -> calls(load.call())).sum()),
                    Words.list(
                        loads.stream().map(load -> load.call().method().shape().name()).toList()),
                    owners,
                    skewed,
                    Amounts.count(facts.bounds(DesignLimit.READS_PER_SECOND).warning()),
                    facts.source(DesignLimit.READS_PER_SECOND)))
        .fix("add a column with many values to the partition key, and read by it")
        .fix("cache the result in the program; shards do not help, as a call reads all of them");
  }

  private static double calls(PlannedCall call) {
    return call.method().shape().hints().access().map(CallHints.Access::perSecond).orElse(0.0);
  }
}
