package dev.rowan.processor.rule.dao;

import dev.rowan.processor.diagnostic.NearName;
import dev.rowan.processor.diagnostic.Severity;
import dev.rowan.processor.model.EntityModel;
import dev.rowan.processor.model.ParameterModel;
import dev.rowan.processor.plan.PlannedCall;
import dev.rowan.processor.rule.CallRule;
import dev.rowan.processor.rule.Complaint;
import dev.rowan.processor.rule.DesignRule;
import dev.rowan.processor.rule.Parameters;
import dev.rowan.processor.rule.index.UnderivableIndexKey;
import java.util.stream.Stream;

/** Reports a parameter whose name is not the name of a property. */
@DesignRule(code = "DAO-01", severity = Severity.ERROR, summary = "A parameter names no property")
public final class UnknownParameter implements CallRule {
  @Override
  public Stream<Complaint> check(PlannedCall call) {
    boolean silent =
        call.entity()
            .filter(entity -> entity.columns().findAny().isPresent()) // MAP-06, MAP-07
            .filter(
                entity ->
                    !UnderivableIndexKey.isIn(
                        entity)) // IDX-06: the name may belong to the broken index
            .isEmpty();
    if (silent) {
      return Stream.empty();
    }
    Parameters parameters = Parameters.of(call);
    return parameters.naming().stream()
        .filter(parameter -> parameter.kind() != ParameterModel.Kind.OTHER) // DAO-04
        .filter(parameter -> !parameters.isStrayRange(parameter)) // DAO-04
        .filter(parameter -> !parameters.isKnown(parameter))
        .map(parameter -> complaint(parameter, parameters, call.entity().orElseThrow()));
  }

  private static Complaint complaint(
      ParameterModel parameter, Parameters parameters, EntityModel entity) {
    String name = parameter.name();
    Complaint complaint =
        Complaint.at(
                parameter.origin(),
                "parameter `%s` names no property of `%s`%s"
                    .formatted(
                        name, entity.name().simple(), NearName.question(name, parameters.names())))
            .because("a parameter gives the value of the column that has its name");
    return name.matches("arg\\d+")
        ? complaint.fix("compile the interface that declares the method with -parameters")
        : complaint.fix("use one of these names: " + String.join(", ", parameters.names()));
  }
}
