package dev.rowan.processor.rule.dao;

import dev.rowan.processor.diagnostic.Severity;
import dev.rowan.processor.model.DaoMethod.InsertMethod;
import dev.rowan.processor.model.MethodShape;
import dev.rowan.processor.model.ParameterModel;
import dev.rowan.processor.plan.PlannedCall;
import dev.rowan.processor.rule.CallRule;
import dev.rowan.processor.rule.Complaint;
import dev.rowan.processor.rule.DesignRule;
import java.util.stream.Stream;

/** Reports an insert that does not have exactly one entity parameter. */
@DesignRule(
    code = "DAO-08",
    severity = Severity.ERROR,
    summary = "An insert does not have exactly one entity parameter")
public final class InsertWithoutEntity implements CallRule {
  @Override
  public Stream<Complaint> check(PlannedCall call) {
    if (!(call.method() instanceof InsertMethod method)) {
      return Stream.empty();
    }
    MethodShape shape = method.shape();
    int entities = shape.positions(ParameterModel.Kind.ENTITY).size();
    return entities == 1
        ? Stream.empty()
        : Stream.of(
            Complaint.at(
                    shape.origin(),
                    "`%s` has %s entity parameter"
                        .formatted(shape.brief(), entities == 0 ? "no" : "more than one"))
                .because("an insert writes all columns of one row, from one entity")
                .fix("void %s(Item item)".formatted(shape.name())));
  }
}
