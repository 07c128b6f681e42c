package dev.rowan.processor.rule.dao;

import dev.rowan.processor.diagnostic.Severity;
import dev.rowan.processor.model.DaoMethod.DeleteMethod;
import dev.rowan.processor.model.DaoMethod.SelectMethod;
import dev.rowan.processor.model.ParameterModel;
import dev.rowan.processor.model.TableColumn;
import dev.rowan.processor.plan.PlannedCall;
import dev.rowan.processor.rule.CallRule;
import dev.rowan.processor.rule.Complaint;
import dev.rowan.processor.rule.DesignRule;
import dev.rowan.processor.rule.IndexAdvice;
import dev.rowan.processor.rule.Parameters;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;

/** Reports a parameter whose type differs from the property of that name. */
@DesignRule(
    code = "DAO-02",
    severity = Severity.ERROR,
    summary = "A parameter does not have the type of its property")
public final class MistypedParameter implements CallRule {
  private static final Set<String> SEVERAL = Set.of("java.util.List", "java.util.Set");

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
                    .filter(column -> !isChunked(call, column)) // DAO-29
                    .map(column -> complaint(call, parameter, column))
                    .stream());
  }

  /** Whether a write of a large value is not possible, whatever the type of the parameter. */
  private static boolean isChunked(PlannedCall call, TableColumn column) {
    return !call.method().reads()
        && call.entity()
            .flatMap(entity -> entity.property(column.component().property()))
            .filter(property -> property.chunked().isPresent())
            .isPresent();
  }

  private static Complaint complaint(
      PlannedCall call, ParameterModel parameter, TableColumn column) {
    Complaint complaint =
        Complaint.at(
                parameter.origin(),
                "parameter `%s` has type `%s`, but the property has type `%s`"
                    .formatted(parameter.name(), declared(parameter), column.javaType().brief()))
            .because(
                "the value is written to the column, or compared with it, without a conversion");
    List<String> byElement = byElement(call, parameter);
    for (String index : byElement) {
      complaint = complaint.fix(index);
    }
    return byElement.isEmpty() ? complaint.fix(wanted(call, parameter, column)) : complaint;
  }

  /** Returns the type of a parameter, with that of a converter. */
  private static String declared(ParameterModel parameter) {
    return parameter
        .appliedConverter()
        .map(
            each ->
                "%s`, which `%s` stores as `%s"
                    .formatted(
                        parameter.declaredType().brief(),
                        each.by().type().nested(),
                        parameter.type().brief()))
        .orElseGet(() -> parameter.type().brief());
  }

  /** Returns the index by the elements of a collection, if the parameter is one element. */
  private static List<String> byElement(PlannedCall call, ParameterModel parameter) {
    return call.method() instanceof SelectMethod select
            && call.entity()
                .flatMap(entity -> entity.property(parameter.name()))
                .filter(property -> IndexAdvice.isElement(property, parameter))
                .isPresent()
        ? new IndexAdvice(call.entity().orElseThrow(), select).indexes()
        : List.of();
  }

  private static String wanted(PlannedCall call, ParameterModel parameter, TableColumn column) {
    boolean several =
        (call.method() instanceof SelectMethod || call.method() instanceof DeleteMethod)
            && SEVERAL.contains(parameter.type().raw())
            && parameter.type().arguments().stream().allMatch(column.javaType()::sameValuesAs);
    String wanted =
        switch (parameter.kind()) {
          case RANGE -> "Range<%s> %s";
          case ANY_OF -> "Collection<%s> %s";
          default -> "%s %s";
        };
    return (several ? "Collection<%s> %s" : wanted)
        .formatted(
            several ? parameter.type().arguments().get(0).brief() : column.javaType().brief(),
            parameter.name());
  }
}
