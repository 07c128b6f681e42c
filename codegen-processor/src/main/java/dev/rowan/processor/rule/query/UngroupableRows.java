package dev.rowan.processor.rule.query;

import dev.rowan.processor.diagnostic.NearName;
import dev.rowan.processor.diagnostic.Severity;
import dev.rowan.processor.model.DaoMethod;
import dev.rowan.processor.model.DaoMethod.ScanMethod;
import dev.rowan.processor.model.DaoMethod.SelectMethod;
import dev.rowan.processor.model.EntityModel;
import dev.rowan.processor.model.ProjectionModel;
import dev.rowan.processor.model.PropertyModel;
import dev.rowan.processor.plan.GroupOrder;
import dev.rowan.processor.plan.MethodPlan;
import dev.rowan.processor.plan.PlannedCall;
import dev.rowan.processor.rule.CallRule;
import dev.rowan.processor.rule.Complaint;
import dev.rowan.processor.rule.DesignRule;
import dev.rowan.processor.rule.Words;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * Reports groups of rows that do not follow each other in the order of the read. The program holds
 * one group at a time, so such rows would become several groups.
 */
@DesignRule(
    code = "QRY-17",
    severity = Severity.ERROR,
    summary = "The rows of a group do not follow each other in the order of the read")
public final class UngroupableRows implements CallRule {
  @Override
  public Stream<Complaint> check(PlannedCall call) {
    boolean reads = call.method() instanceof SelectMethod || call.method() instanceof ScanMethod;
    return reads
            && call.entity().isPresent()
            && call.method().shape().returns().projection().orElse(null)
                instanceof ProjectionModel.OfGroups groups
        ? complaint(call, groups, call.entity().get()).stream()
        : Stream.empty();
  }

  private static Optional<Complaint> complaint(
      PlannedCall call, ProjectionModel.OfGroups groups, EntityModel entity) {
    if (groups.each() instanceof ProjectionModel.OfKey) {
      return Optional.of(
          Complaint.at(groups.origin(), "a group is no `%s`".formatted(entity.name().simple()))
              .because(
                  "the result of a group has values of its first row, and aggregates of all its rows")
              .fix(
                  "columns = \"%s, count(*)\", and return a record of these values"
                      .formatted(String.join(", ", groups.by()))));
    }
    List<String> names = entity.columns().map(PropertyModel::name).toList();
    Optional<String> unknown = groups.by().stream().filter(by -> !names.contains(by)).findFirst();
    if (unknown.isPresent()) {
      return Optional.of(
          Complaint.at(
                  groups.origin(),
                  "groupBy names `%s`, which is no property of `%s`%s"
                      .formatted(
                          unknown.get(),
                          entity.name().simple(),
                          NearName.question(unknown.get(), names)))
              .because("the rows of a group have the same values in properties")
              .fix("name one of " + Words.list(names)));
    }
    return call.plan().flatMap(plan -> apart(call.method(), plan, groups));
  }

  private static Optional<Complaint> apart(
      DaoMethod method, MethodPlan plan, ProjectionModel.OfGroups groups) {
    if (plan instanceof MethodPlan.IndexRead) {
      return Optional.of(
          complaint(groups)
              .because("a read through native indexes has no order by which rows can be grouped")
              .fix(inProgram(method)));
    }
    if (plan instanceof MethodPlan.Read read) {
      return apart(
          method, groups, GroupOrder.of(read), "table `%s`".formatted(read.table().name()));
    }
    return plan instanceof MethodPlan.Scan scan
        ? apart(
            method,
            groups,
            GroupOrder.of(scan),
            "each partition of table `%s`".formatted(scan.table().name()))
        : Optional.empty();
  }

  private static Optional<Complaint> apart(
      DaoMethod method, ProjectionModel.OfGroups groups, GroupOrder order, String read) {
    if (order.isTogether(groups.by())) {
      return Optional.empty();
    }
    Complaint ordered =
        complaint(groups)
            .because(
                "the method reads %s %s, and the program holds one group at a time"
                    .formatted(read, order(order.columns())));
    List<String> fewest = order.fewest();
    return Optional.of(
        (fewest.isEmpty() ? ordered : ordered.fix(by(method, fewest))).fix(inProgram(method)));
  }

  private static Complaint complaint(ProjectionModel.OfGroups groups) {
    return Complaint.at(
        groups.origin(),
        "rows with the same %s do not follow each other".formatted(Words.list(groups.by())));
  }

  private static String order(List<String> columns) {
    return columns.isEmpty()
        ? "without an order of columns"
        : "in the order of " + Words.list(columns);
  }

  private static String by(DaoMethod method, List<String> properties) {
    if (!method.isStatement()) {
      return "groupBy = \"%s\"".formatted(String.join(", ", properties));
    }
    return "group by the column%s of %s"
        .formatted(properties.size() == 1 ? "" : "s", Words.list(properties));
  }

  private static String inProgram(DaoMethod method) {
    return "%s, return a Stream of the rows, and group them in the program"
        .formatted(method.isStatement() ? "drop GROUP BY" : "drop groupBy");
  }
}
