package dev.rowan.processor.rule.query;

import dev.rowan.processor.diagnostic.Severity;
import dev.rowan.processor.model.JavaType;
import dev.rowan.processor.model.MethodShape;
import dev.rowan.processor.model.ParameterModel;
import dev.rowan.processor.model.ReturnModel;
import dev.rowan.processor.plan.CallFigures;
import dev.rowan.processor.plan.Design;
import dev.rowan.processor.plan.MethodPlan;
import dev.rowan.processor.plan.PlannedCall;
import dev.rowan.processor.plan.PlannedDao;
import dev.rowan.processor.quantity.Amounts;
import dev.rowan.processor.quantity.ClusterFacts;
import dev.rowan.processor.quantity.DesignLimit;
import dev.rowan.processor.rule.Complaint;
import dev.rowan.processor.rule.DaoRule;
import dev.rowan.processor.rule.DesignRule;
import java.util.OptionalDouble;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Reports a list of more than 5,000 rows, by the stated numbers. A list is in memory at once. */
@DesignRule(
    code = "QRY-09",
    severity = Severity.WARNING,
    summary = "A method returns more than 5,000 rows as one list")
public final class UnpagedResult implements DaoRule {
  @Override
  public Stream<Complaint> check(PlannedDao dao, Design design) {
    double most = design.facts().bounds(DesignLimit.ROWS_PER_RESULT).warning();
    return dao.calls().stream()
        .filter(UnpagedResult::isWholeList)
        .filter(call -> rows(call, design).orElse(0) > most)
        .map(call -> complaint(call, rows(call, design).orElseThrow(), design.facts()));
  }

  private static boolean isWholeList(PlannedCall call) {
    MethodShape shape = call.method().shape();
    return call.method().reads()
        && shape.returns().kind() == ReturnModel.Kind.LIST
        && shape.position(ParameterModel.Kind.LIMIT).isEmpty()
        && shape.position(ParameterModel.Kind.PER_PARTITION_LIMIT).isEmpty()
        && !(call.plan().orElse(null) instanceof MethodPlan.Read read
            && (read.limit().isPresent() || read.perPartition().isPresent()));
  }

  private static OptionalDouble rows(PlannedCall call, Design design) {
    MethodShape shape = call.method().shape();
    MethodPlan plan = call.plan().orElse(null);
    if (plan instanceof MethodPlan.Read read) {
      return read.ofPartitions()
          ? OptionalDouble.empty()
          : CallFigures.of(read, shape, design.figures(read.table())).rows();
    }
    OptionalDouble stated =
        shape.hints().access().stream()
            .mapToDouble(access -> (double) access.expectRows())
            .filter(rows -> rows > 0)
            .findFirst();
    return stated.isEmpty() && plan instanceof MethodPlan.Scan scan && !scan.ofPartitions()
        ? design.figures(scan.table()).totalRows()
        : stated;
  }

  private static Complaint complaint(PlannedCall call, double rows, ClusterFacts facts) {
    MethodShape shape = call.method().shape();
    Complaint complaint =
        Complaint.at(
                shape.origin(),
                "`%s` returns a list of up to %s rows".formatted(shape.name(), Amounts.count(rows)))
            .because(
                "the list is complete before the caller sees its first row, and is in memory as a whole; by the stated numbers it has more than %s rows (%s)"
                    .formatted(
                        Amounts.count(facts.bounds(DesignLimit.ROWS_PER_RESULT).warning()),
                        facts.source(DesignLimit.ROWS_PER_RESULT)))
            .fix("add a parameter: Limit limit");
    return shape.returns().later() || shape.returns().element().isEmpty()
        ? complaint
        : complaint.fix(streamed(shape, shape.returns().element().get()));
  }

  private static String streamed(MethodShape shape, JavaType element) {
    return "Stream<%s> %s(%s);"
        .formatted(
            element.brief(),
            shape.name(),
            shape.parameters().stream()
                .map(parameter -> parameter.type().brief() + " " + parameter.name())
                .collect(Collectors.joining(", ")));
  }
}
