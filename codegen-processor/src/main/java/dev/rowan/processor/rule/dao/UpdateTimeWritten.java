package dev.rowan.processor.rule.dao;

import dev.rowan.processor.diagnostic.Severity;
import dev.rowan.processor.model.EntityModel;
import dev.rowan.processor.model.PropertyModel;
import dev.rowan.processor.plan.Binding;
import dev.rowan.processor.plan.MethodPlan;
import dev.rowan.processor.plan.PlannedCall;
import dev.rowan.processor.rule.CallRule;
import dev.rowan.processor.rule.Complaint;
import dev.rowan.processor.rule.DesignRule;
import java.util.stream.Stream;

/** Reports a method that writes a property with {@code @UpdatedAt}, which each write sets. */
@DesignRule(
    code = "DAO-26",
    severity = Severity.ERROR,
    summary = "A method writes a property that each write sets to the current time")
public final class UpdateTimeWritten implements CallRule {
  @Override
  public Stream<Complaint> check(PlannedCall call) {
    if (!(call.plan().orElse(null) instanceof MethodPlan.ColumnWrite write)) {
      return Stream.empty();
    }
    EntityModel entity = call.entity().orElseThrow();
    return write.columns().stream()
        .filter(column -> isUpdateTime(entity, column))
        .map(column -> complaint(call, column));
  }

  private static boolean isUpdateTime(EntityModel entity, Binding column) {
    return entity
        .property(column.column().component().property())
        .filter(PropertyModel::isUpdateTime)
        .isPresent();
  }

  private static Complaint complaint(PlannedCall call, Binding column) {
    String name = column.column().component().property();
    String method = call.method().shape().brief();
    return Complaint.at(
            call.method().arguments().get(column.parameter()).origin(),
            "`%s` writes `%s`, which is an update time".formatted(method, name))
        .because("each write of the row sets `%s` to the time of the call".formatted(name))
        .fix(
            call.method().isStatement()
                ? "drop the assignment of `%s`".formatted(column.column().name())
                : "drop the parameter `%s`".formatted(name))
        .fix("drop @UpdatedAt from `%s`, and set it in each write".formatted(name));
  }
}
