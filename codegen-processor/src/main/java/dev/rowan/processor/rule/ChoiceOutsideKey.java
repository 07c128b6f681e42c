package dev.rowan.processor.rule;

import dev.rowan.processor.diagnostic.Severity;
import dev.rowan.processor.model.DaoMethod.DeleteMethod;
import dev.rowan.processor.model.ParameterModel;
import dev.rowan.processor.plan.PlannedCall;
import java.util.stream.Stream;

/** Rows are chosen by key columns; nothing else says where they lie. */
@DesignRule(
    code = "DAO-13",
    severity = Severity.ERROR,
    summary = "Rows are chosen by a column that is in no key")
final class ChoiceOutsideKey implements CallRule {
  @Override
  public Stream<Complaint> check(PlannedCall call) {
    if (call.entity().filter(BrokenKeyStructure::isIn).isPresent()) {
      return Stream.empty(); // KEY-01 comes first
    }
    Parameters parameters = Parameters.of(call);
    return parameters.naming().stream()
        .filter(parameter -> parameter.kind() != ParameterModel.Kind.OTHER) // DAO-02, DAO-04
        .filter(parameter -> !parameters.isStrayRange(parameter)) // DAO-04
        .filter(parameters::isKnown) // else DAO-01
        .filter(parameter -> parameters.mistyped(parameter).isEmpty()) // else DAO-02
        .filter(parameters::isOutsideAnyKey)
        .map(parameter -> complaint(call, parameter));
  }

  private static Complaint complaint(PlannedCall call, ParameterModel parameter) {
    String name = parameter.name();
    return call.method() instanceof DeleteMethod
        ? Complaint.at(
                parameter.origin(),
                "`%s` is in no key, so it cannot choose what to delete".formatted(name))
            .because("a delete goes to a row, or to a stretch of sorted rows, by its key")
            .fix("select the rows, and delete each by its key")
        : Complaint.at(
                parameter.origin(), "`%s` is static, so it cannot choose rows".formatted(name))
            .because("all rows of a partition share it: it tells none of them from another")
            .fix("drop the parameter, and look at `%s` of the result".formatted(name));
  }
}
