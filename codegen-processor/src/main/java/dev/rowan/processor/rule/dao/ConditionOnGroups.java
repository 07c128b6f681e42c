package dev.rowan.processor.rule.dao;

import dev.rowan.processor.diagnostic.Severity;
import dev.rowan.processor.model.DaoMethod;
import dev.rowan.processor.model.EntityModel;
import dev.rowan.processor.model.TableModel;
import dev.rowan.processor.plan.PlannedCall;
import dev.rowan.processor.rule.CallRule;
import dev.rowan.processor.rule.Complaint;
import dev.rowan.processor.rule.DesignRule;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Reports a conditional write of an entity whose columns are in several tables. */
@DesignRule(
    code = "DAO-34",
    severity = Severity.ERROR,
    summary = "A method writes an entity with column groups under a condition")
public final class ConditionOnGroups implements CallRule {
  @Override
  public Stream<Complaint> check(PlannedCall call) {
    return call.entity().stream()
        .filter(entity -> !entity.columnGroups().isEmpty())
        .filter(entity -> call.method().isConditionalOn(entity))
        .map(entity -> complaint(call.method(), entity));
  }

  private static Complaint complaint(DaoMethod method, EntityModel entity) {
    String clause = clause(method);
    return Complaint.at(
            clause.isEmpty() ? method.shape().origin() : method.clause(clause),
            "`%s` has a condition, and `%s` has column groups"
                .formatted(method.shape().brief(), entity.name().simple()))
        .because(
            "the rows are in tables %s, and a cluster checks a condition in one table alone"
                .formatted(
                    TableModel.of(entity).parts().stream()
                        .map(part -> "`" + part.name() + "`")
                        .collect(Collectors.joining(" and "))))
        .fix(
            clause.isEmpty()
                ? "void in place of the result"
                : "void in place of the result, without %s".formatted(clause))
        .fix("drop @ColumnGroup from the properties of `%s`".formatted(entity.name().simple()));
  }

  /** Returns the attribute that requests the condition; empty if the result does. */
  private static String clause(DaoMethod method) {
    if (method.onlyIf().isPresent()) {
      return "onlyIf";
    }
    if (!method.isConditionalOnExistence()) {
      return "";
    }
    return method instanceof DaoMethod.InsertMethod ? "ifNotExists" : "ifExists";
  }
}
