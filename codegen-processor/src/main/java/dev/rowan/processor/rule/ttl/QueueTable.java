package dev.rowan.processor.rule.ttl;

import dev.rowan.annotation.Order;
import dev.rowan.processor.diagnostic.Severity;
import dev.rowan.processor.model.CallHints;
import dev.rowan.processor.model.ColumnType;
import dev.rowan.processor.model.TableColumn;
import dev.rowan.processor.model.TableOptionsModel;
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
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.stream.Stream;

/**
 * Reports a table that is used as a queue: a method reads the first rows of a partition, and
 * another one deletes rows at least half as fast as they are inserted. Each read then skips the
 * tombstones of the deleted rows.
 */
@DesignRule(
    code = "TTL-05",
    severity = Severity.WARNING,
    summary = "A read begins where rows are deleted, and skips more than 1,000 tombstones")
public final class QueueTable implements DaoRule {
  private static final double SECONDS_PER_DAY = 86_400;
  private static final double LEAST_SHARE_DELETED = 0.5;

  @Override
  public Stream<Complaint> check(PlannedDao dao, Design design) {
    return dao.calls().stream().flatMap(call -> complaint(call, dao.calls(), design).stream());
  }

  private static Optional<Complaint> complaint(
      PlannedCall call, List<PlannedCall> calls, Design design) {
    if (!(call.plan().orElse(null) instanceof MethodPlan.Read read) || !takesFirst(read)) {
      return Optional.empty();
    }
    TableFigures figures = design.figures(read.table());
    List<PlannedCall> deletes =
        calls.stream()
            .filter(each -> each.entity().equals(call.entity()) && deletes(each))
            .toList();
    double perDay = deletes.stream().mapToDouble(QueueTable::perSecond).sum() * SECONDS_PER_DAY;
    double inserted = figures.rowsPerDay().orElse(Double.POSITIVE_INFINITY);
    OptionalDouble tombstones = figures.tombstones(perDay);
    double most = design.facts().bounds(DesignLimit.TOMBSTONES).warning();
    return perDay >= LEAST_SHARE_DELETED * inserted && tombstones.orElse(0) > most
        ? Optional.of(complaint(call, read, deletes.get(0), perDay, figures, design.facts()))
        : Optional.empty();
  }

  /**
   * Whether a read takes some rows from an end of a partition. Newest rows first are no queue: its
   * oldest rows are taken.
   */
  private static boolean takesFirst(MethodPlan.Read read) {
    List<TableColumn> clustering = read.table().clustering();
    boolean fromTheStart =
        read.limit().isPresent()
            && read.range().isEmpty()
            && read.equality().size() == read.table().partitionKey().size();
    return fromTheStart
        && !clustering.isEmpty()
        && (!isTime(clustering.get(0))
            || (clustering.get(0).order() == Order.ASC) != read.reversed());
  }

  private static boolean isTime(TableColumn column) {
    return column.type().meaning() instanceof ColumnType.Scalar scalar
        && switch (scalar.kind()) {
          case TIMESTAMP, TIMEUUID, DATE -> true;
          default -> false;
        };
  }

  private static boolean deletes(PlannedCall call) {
    boolean row =
        call.plan().orElse(null) instanceof MethodPlan.EntityDelete
            || (call.plan().orElse(null) instanceof MethodPlan.KeyDelete delete
                && delete.wholeKey());
    return row && perSecond(call) > 0;
  }

  private static double perSecond(PlannedCall call) {
    return call.method().shape().hints().access().map(CallHints.Access::perSecond).orElse(0.0);
  }

  private static Complaint complaint(
      PlannedCall call,
      MethodPlan.Read read,
      PlannedCall delete,
      double perDay,
      TableFigures figures,
      ClusterFacts facts) {
    double tombstones = figures.tombstones(perDay).orElseThrow();
    DesignLimit.Bounds bounds = facts.bounds(DesignLimit.TOMBSTONES);
    TableColumn first = read.table().clustering().get(0);
    Complaint complaint =
        Complaint.at(
                call.method().shape().origin(),
                "each call of `%s` skips about %s tombstones"
                    .formatted(call.method().shape().name(), Amounts.count(tombstones)))
            .because(
                "`%s` deletes %s rows per day, %s, and Cassandra stores tombstones for %s days; it warns above %s tombstones in one read and fails above %s (%s)"
                    .formatted(
                        delete.method().shape().name(),
                        Amounts.count(perDay),
                        isTime(first)
                            ? "the oldest ones of a partition are read first"
                            : "a read with a limit passes them first",
                        Amounts.count(TableOptionsModel.graceDays(figures.table().options())),
                        Amounts.count(bounds.warning()),
                        Amounts.count(bounds.error()),
                        facts.source(DesignLimit.TOMBSTONES)))
            .fix(
                isTime(first)
                    ? "add a parameter: Range<%s> %s"
                        .formatted(first.javaType().brief(), first.parameter())
                    : "add a period to the partition key, and do not read periods that are done")
            .fix("use a queue for what is a queue, and a table for what is stored");
    return tombstones > bounds.error() ? complaint.asError() : complaint;
  }
}
