package dev.rowan.processor.rule;

import dev.rowan.processor.diagnostic.Severity;
import dev.rowan.processor.model.DaoMethod;
import dev.rowan.processor.model.EntityModel;
import dev.rowan.processor.model.PropertyModel;
import dev.rowan.processor.model.TableColumn;
import dev.rowan.processor.plan.MethodPlan;
import dev.rowan.processor.plan.PlannedCall;
import java.util.Optional;
import java.util.stream.Stream;

/** A write past the version lets the next writer believe that nothing has changed. */
@DesignRule(
    code = "DAO-18",
    severity = Severity.ERROR,
    summary = "A write of a row with a version does not look at it")
final class UncheckedVersion implements CallRule {
  private static final String REASON =
      "who has read the row before would overwrite this change, or write into a row that is gone";

  @Override
  public Stream<Complaint> check(PlannedCall call) {
    Optional<PropertyModel> version = call.entity().flatMap(EntityModel::version);
    MethodPlan plan = call.plan().orElse(null);
    if (version.isEmpty() || call.method().namesVersionOf(call.entity().orElseThrow())) {
      return Stream.empty();
    }
    if (plan instanceof MethodPlan.ColumnWrite write && !isOfStatics(write)) {
      return Stream.of(
          complaint(call.method(), "changes a row and does not give its version")
              .fix("add a parameter: long " + version.get().name()));
    }
    if (plan instanceof MethodPlan.KeyDelete delete && !call.method().isConditional()) {
      Complaint complaint =
          complaint(
              call.method(),
              delete.wholeKey()
                  ? "deletes a row whatever its version"
                  : "deletes rows whatever their versions");
      return Stream.of(
          delete.wholeKey()
              ? complaint
                  .fix("ifExists = true, to delete any version that is there")
                  .fix(byEntity(call))
              : complaint.fix(byEntity(call)));
    }
    return Stream.empty();
  }

  private static boolean isOfStatics(MethodPlan.ColumnWrite write) {
    return write.columns().stream()
        .allMatch(binding -> binding.column().role() == TableColumn.Role.STATIC);
  }

  private static String byEntity(PlannedCall call) {
    return "a parameter of the entity: %s".formatted(call.entity().orElseThrow().name().simple());
  }

  private static Complaint complaint(DaoMethod method, String fact) {
    return Complaint.at(method.annotation(), "`%s` %s".formatted(method.shape().brief(), fact))
        .because(REASON);
  }
}
