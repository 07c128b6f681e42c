package dev.rowan.processor.rule;

import dev.rowan.processor.diagnostic.Severity;
import dev.rowan.processor.model.MethodShape;
import dev.rowan.processor.model.PropertyModel;
import dev.rowan.processor.plan.MethodPlan;
import dev.rowan.processor.plan.PlannedCall;
import java.util.stream.Stream;

/** An update that names only keys changes nothing. */
@DesignRule(
    code = "DAO-11",
    severity = Severity.ERROR,
    summary = "An update names no column to change")
final class UpdateWithoutColumns implements CallRule {
  @Override
  public Stream<Complaint> check(PlannedCall call) {
    boolean empty =
        call.plan().orElse(null) instanceof MethodPlan.ColumnWrite write
            && write.columns().isEmpty()
            && !Parameters.of(call).hasMistake()
            && call.entity().filter(BrokenKeyStructure::isIn).isEmpty();
    if (!empty) {
      return Stream.empty();
    }
    MethodShape shape = call.method().shape();
    String example =
        call.entity().stream()
            .flatMap(entity -> entity.columns())
            .filter(property -> !property.isKey())
            .findFirst()
            .map(UpdateWithoutColumns::parameter)
            .orElse("the entity");
    return Stream.of(
        Complaint.at(shape.origin(), "`%s` names no column to change".formatted(shape.brief()))
            .because("key columns say which row; its other columns are what an update changes")
            .fix("add a parameter: " + example));
  }

  private static String parameter(PropertyModel property) {
    return property.javaType().brief() + " " + property.name();
  }
}
