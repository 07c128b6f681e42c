package dev.rowan.processor.rule.consistency;

import dev.rowan.processor.model.DaoMethod;
import dev.rowan.processor.model.EntityModel;
import dev.rowan.processor.model.WriteStatementModel;
import dev.rowan.processor.plan.Binding;
import dev.rowan.processor.plan.Design;
import dev.rowan.processor.plan.MethodPlan;
import dev.rowan.processor.plan.PlannedCall;
import dev.rowan.processor.rule.Complaint;
import java.util.Optional;

/**
 * An update of a property without a condition, although another method compares the property and
 * then writes it. Cassandra decides conditional writes one after another, and others beside them.
 */
final class UnguardedWrite {
  private UnguardedWrite() {}

  /** Returns a complaint about a call, if it is such an update. */
  static Optional<Complaint> of(PlannedCall call, Design design) {
    return call.entity()
        .filter(entity -> entity.version().isEmpty()) // DAO-18
        .filter(entity -> entity.protocol().isEmpty()) // IDX-13
        .filter(entity -> isUnguarded(call, entity))
        .flatMap(entity -> complaint(call, entity, design));
  }

  /**
   * Whether a write that executes by itself has no condition. A write with a timestamp of its own
   * cannot have one.
   */
  private static boolean isUnguarded(PlannedCall call, EntityModel entity) {
    DaoMethod method = call.method();
    return method instanceof DaoMethod.UpdateMethod
        && !method.isConditionalOn(entity)
        && !method.shape().returns().isDeferred()
        && method.written().flatMap(WriteStatementModel::part).isEmpty()
        && method.written().flatMap(WriteStatementModel::timestamp).isEmpty();
  }

  private static Optional<Complaint> complaint(
      PlannedCall call, EntityModel entity, Design design) {
    return call.plan().stream()
        .filter(MethodPlan.ColumnWrite.class::isInstance)
        .flatMap(plan -> ((MethodPlan.ColumnWrite) plan).columns().stream())
        .map(UnguardedWrite::property)
        .flatMap(
            property ->
                design.calls(entity).stream()
                    .filter(guarded -> comparesAndWrites(guarded, property))
                    .limit(1)
                    .map(guarded -> complaint(call, guarded, property)))
        .findFirst();
  }

  private static String property(Binding written) {
    return written.column().component().property();
  }

  private static boolean comparesAndWrites(PlannedCall call, String property) {
    boolean compares =
        call.condition().stream()
            .flatMap(condition -> condition.tests().stream())
            .anyMatch(test -> test.property().name().equals(property));
    return compares
        && call.method() instanceof DaoMethod.UpdateMethod
        && call.plan().stream().anyMatch(plan -> writes(plan, property));
  }

  private static boolean writes(MethodPlan plan, String property) {
    return plan instanceof MethodPlan.ColumnWrite write
        ? write.columns().stream().map(UnguardedWrite::property).anyMatch(property::equals)
        : plan instanceof MethodPlan.EntityWrite || plan instanceof MethodPlan.PatchWrite;
  }

  private static Complaint complaint(PlannedCall call, PlannedCall guarded, String property) {
    String method = call.method().shape().name();
    String other = guarded.method().shape().name();
    return Complaint.at(
            call.method().shape().origin(),
            "`%s` writes `%s` without a condition, beside the condition of `%s`"
                .formatted(method, property, other))
        .because(
            "`%s` compares `%s` and writes it in one step only beside other conditional writes; a write in between without a condition can be lost"
                .formatted(other, property))
        .fix(fix(call));
  }

  private static String fix(PlannedCall call) {
    boolean several =
        call.plan().orElse(null) instanceof MethodPlan.ColumnWrite write
            && write.several().isPresent();
    String condition = call.method().isStatement() ? "IF EXISTS" : "ifExists = true";
    return (several ? "change one row in a call, with " : "add ")
        + condition
        + ", and return boolean";
  }
}
