package dev.rowan.processor.rule.dao;

import dev.rowan.processor.diagnostic.Severity;
import dev.rowan.processor.model.DaoMethod;
import dev.rowan.processor.model.EntityModel;
import dev.rowan.processor.model.ParameterModel;
import dev.rowan.processor.model.PropertyModel;
import dev.rowan.processor.model.TableColumn;
import dev.rowan.processor.plan.MethodPlan;
import dev.rowan.processor.plan.PlannedCall;
import dev.rowan.processor.rule.CallRule;
import dev.rowan.processor.rule.Complaint;
import dev.rowan.processor.rule.DesignRule;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * Reports a write that does not check the version of its row. A writer that read the row earlier
 * would not detect the change.
 */
@DesignRule(
    code = "DAO-18",
    severity = Severity.ERROR,
    summary = "A write does not check the version of its row")
public final class UncheckedVersion implements CallRule {
  private static final String REASON =
      "a writer that read the row earlier would not detect this write, and could overwrite it";

  @Override
  public Stream<Complaint> check(PlannedCall call) {
    Optional<PropertyModel> version = call.entity().flatMap(EntityModel::version);
    MethodPlan plan = call.plan().orElse(null);
    if (version.isEmpty() || call.method().namesVersionOf(call.entity().orElseThrow())) {
      return Stream.empty();
    }
    if (plan instanceof MethodPlan.ColumnWrite write
        && write.several().isPresent()
        && !isOfStatics(write)) {
      ParameterModel several = call.method().arguments().get(write.several().get().parameter());
      return Stream.of(
          complaint(call.method(), "changes rows without their versions")
              .fix(
                  "%s %s, long %s, and call the method for each row"
                      .formatted(
                          several.valueJavaType().brief(), several.name(), version.get().name())));
    }
    if (plan instanceof MethodPlan.ColumnWrite write && !isOfStatics(write)) {
      return Stream.of(
          complaint(call.method(), "changes a row without its version")
              .fix(
                  call.method().isStatement()
                      ? "add to the statement: IF %s = :version".formatted(version.get().column())
                      : "add a parameter: long " + version.get().name()));
    }
    if (plan instanceof MethodPlan.KeyDelete delete && !call.method().isConditional()) {
      Complaint complaint =
          complaint(
              call.method(),
              delete.ofOneRow()
                  ? "deletes a row without its version"
                  : "deletes rows without their versions");
      return Stream.of(
          delete.ofOneRow()
              ? complaint
                  .fix(
                      (call.method().isStatement() ? "IF EXISTS" : "ifExists = true")
                          + ", to delete the row whatever its version is")
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
    String entity = call.entity().orElseThrow().name().simple();
    return call.method().isStatement()
        ? "delete by @Delete, with one parameter of type " + entity
        : "replace the parameters by one entity parameter of type " + entity;
  }

  private static Complaint complaint(DaoMethod method, String fact) {
    return Complaint.at(method.annotation(), "`%s` %s".formatted(method.shape().brief(), fact))
        .because(REASON);
  }
}
