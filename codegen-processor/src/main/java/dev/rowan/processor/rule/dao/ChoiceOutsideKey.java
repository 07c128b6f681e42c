package dev.rowan.processor.rule.dao;

import dev.rowan.processor.diagnostic.Severity;
import dev.rowan.processor.model.DaoMethod.DeleteMethod;
import dev.rowan.processor.model.ParameterModel;
import dev.rowan.processor.plan.PlannedCall;
import dev.rowan.processor.rule.CallRule;
import dev.rowan.processor.rule.Complaint;
import dev.rowan.processor.rule.DesignRule;
import dev.rowan.processor.rule.Parameters;
import dev.rowan.processor.rule.key.BrokenKeyStructure;
import java.util.stream.Stream;

/** Reports a delete or a select that chooses rows by a column that does not locate them. */
@DesignRule(
    code = "DAO-13",
    severity = Severity.ERROR,
    summary = "A delete or a select chooses rows by a column that is not a key column")
public final class ChoiceOutsideKey implements CallRule {
  @Override
  public Stream<Complaint> check(PlannedCall call) {
    if (call.entity().filter(BrokenKeyStructure::isIn).isPresent()) {
      return Stream.empty(); // KEY-01 reports it
    }
    Parameters parameters = Parameters.of(call);
    return parameters.naming().stream()
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
                "`%s` is not a key column, so it cannot choose the rows to delete".formatted(name))
            .because("a delete locates a row, or a contiguous range of rows, by key columns")
            .fix("select the rows, then delete each of them by its key")
        : Complaint.at(
                parameter.origin(), "`%s` is static, so it cannot choose rows".formatted(name))
            .because(
                "all rows of a partition share a static column, so it does not distinguish"
                    + " them")
            .fix("drop the parameter, and filter the result by `%s`".formatted(name));
  }
}
