package dev.rowan.processor.rule.dao;

import dev.rowan.processor.diagnostic.Severity;
import dev.rowan.processor.model.DaoMethod.DeleteMethod;
import dev.rowan.processor.model.DaoMethod.UpdateMethod;
import dev.rowan.processor.model.EntityModel;
import dev.rowan.processor.model.MethodShape;
import dev.rowan.processor.model.ParameterModel;
import dev.rowan.processor.plan.Attempt;
import dev.rowan.processor.plan.Binding;
import dev.rowan.processor.plan.MethodPlan;
import dev.rowan.processor.plan.Mismatch;
import dev.rowan.processor.plan.PlannedCall;
import dev.rowan.processor.rule.Complaint;
import dev.rowan.processor.rule.DesignRule;
import dev.rowan.processor.rule.Parameters;
import dev.rowan.processor.rule.Words;
import dev.rowan.processor.rule.query.PlanRule;
import java.util.stream.Stream;

/**
 * Reports an update or a conditional delete without the whole primary key. Both apply to exactly
 * one row.
 */
@DesignRule(
    code = "DAO-12",
    severity = Severity.ERROR,
    summary = "An update or a conditional delete does not give the whole primary key")
public final class PartialKey implements PlanRule {
  @Override
  public Stream<Complaint> check(PlannedCall call) {
    if (call.method() instanceof DeleteMethod delete
        && delete.isConditional()
        && call.plan().orElse(null) instanceof MethodPlan.KeyDelete plan
        && !plan.ofOneRow()
        && !Parameters.of(call).hasMistake()) {
      if (plan.several().isPresent()) {
        return Stream.of(ofSeveral(delete, plan.several().get()));
      }
      return Stream.of(
          Complaint.at(
                  delete.clause(attribute(delete)),
                  "`%s` deletes a range of rows under a condition"
                      .formatted(delete.shape().brief()))
              .because(
                  "a condition checks one row; these parameters match every row whose key"
                      + " begins with them")
              .fix(
                  delete.isStatement()
                      ? "compare the whole key in WHERE: " + Words.key(plan.table())
                      : "add parameters for the whole key " + Words.key(plan.table()))
              .fix(dropped(delete)));
    }
    if (call.method() instanceof UpdateMethod update
        && call.plan().orElse(null) instanceof MethodPlan.ColumnWrite write
        && write.several().isPresent()
        && update.isConditionalOn(write.table().entity())
        && !Parameters.of(call).hasMistake()) {
      return Stream.of(ofSeveral(update, write.several().get()));
    }
    return PlanRule.super.check(call);
  }

  private static Complaint ofSeveral(UpdateMethod update, Binding several) {
    ParameterModel parameter = update.arguments().get(several.parameter());
    return Complaint.at(
            update.annotation(),
            "`%s` changes several rows under a condition".formatted(update.shape().brief()))
        .because("a condition checks one row, and the result tells about one row")
        .fix(
            "%s %s, and call the method for each value"
                .formatted(parameter.valueJavaType().brief(), parameter.name()));
  }

  private static Complaint ofSeveral(DeleteMethod delete, Binding several) {
    ParameterModel parameter = delete.arguments().get(several.parameter());
    return Complaint.at(
            delete.clause(attribute(delete)),
            "`%s` deletes by several values under a condition".formatted(delete.shape().brief()))
        .because("a condition checks one row, and the result tells about one row")
        .fix(
            delete.isStatement()
                ? "compare `%s` with =, and call the method for each value"
                    .formatted(several.column().name())
                : "%s %s, and call the method for each value"
                    .formatted(parameter.valueJavaType().brief(), parameter.name()))
        .fix(dropped(delete));
  }

  private static String dropped(DeleteMethod delete) {
    return delete.isStatement() ? "drop IF" : "drop " + attribute(delete);
  }

  private static String attribute(DeleteMethod delete) {
    return delete.ifExists() ? "ifExists" : "onlyIf";
  }

  @Override
  public Stream<Complaint> check(PlannedCall call, EntityModel entity, Attempt nearest) {
    if (!(nearest.shortfall() instanceof Mismatch.KeyIncomplete incomplete)) {
      return Stream.empty();
    }
    MethodShape shape = call.method().shape();
    String missing = Words.columns(incomplete.missing());
    return Stream.of(
        Complaint.at(
                call.method().whole(),
                "`%s` gives no value for %s".formatted(shape.brief(), missing))
            .because(
                "an update changes one row of `%s`, whose key is %s"
                    .formatted(nearest.table().name(), Words.key(nearest.table())))
            .fix(
                call.method().isStatement()
                    ? "compare %s in WHERE".formatted(missing)
                    : "add a parameter for " + missing));
  }
}
