package dev.rowan.processor.rule.dao;

import dev.rowan.processor.diagnostic.Severity;
import dev.rowan.processor.model.ParameterModel;
import dev.rowan.processor.model.TableColumn;
import dev.rowan.processor.plan.PlannedCall;
import dev.rowan.processor.rule.CallRule;
import dev.rowan.processor.rule.Complaint;
import dev.rowan.processor.rule.DesignRule;
import dev.rowan.processor.rule.Parameters;
import java.util.stream.Stream;

/** Reports a parameter whose type differs from the property of that name. */
@DesignRule(
    code = "DAO-02",
    severity = Severity.ERROR,
    summary = "A parameter does not have the type of its property")
public final class MistypedParameter implements CallRule {
  @Override
  public Stream<Complaint> check(PlannedCall call) {
    Parameters parameters = Parameters.of(call);
    return parameters.naming().stream()
        .filter(parameter -> !parameters.isStrayRange(parameter)) // DAO-04
        .flatMap(
            parameter ->
                parameters
                    .mistyped(parameter)
                    .filter(column -> !column.type().isUnsupported()) // MAP-01
                    .map(column -> complaint(parameter, column))
                    .stream());
  }

  private static Complaint complaint(ParameterModel parameter, TableColumn column) {
    String wanted =
        switch (parameter.kind()) {
          case RANGE -> "Range<%s> %s";
          case ANY_OF -> "Collection<%s> %s";
          default -> "%s %s";
        };
    return Complaint.at(
            parameter.origin(),
            "parameter `%s` has type `%s`, but the property has type `%s`"
                .formatted(parameter.name(), parameter.type().brief(), column.javaType().brief()))
        .because("the value is written to the column, or compared with it, without a conversion")
        .fix(wanted.formatted(column.javaType().brief(), parameter.name()));
  }
}
