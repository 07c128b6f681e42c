package dev.rowan.processor.rule;

import dev.rowan.processor.diagnostic.Severity;
import dev.rowan.processor.model.CopyModel;
import dev.rowan.processor.model.EntityModel;
import dev.rowan.processor.model.PropertyModel;
import dev.rowan.processor.plan.Binding;
import dev.rowan.processor.plan.MethodPlan;
import dev.rowan.processor.plan.PlannedCall;
import java.util.Optional;
import java.util.stream.Stream;

/** A copy says what its source says, and each change of a source finds its copies. */
@DesignRule(
    code = "DAO-21",
    severity = Severity.ERROR,
    summary = "A method writes a copy, or deletes many rows that others copy from")
final class CopyWritten implements CallRule {
  @Override
  public Stream<Complaint> check(PlannedCall call) {
    MethodPlan plan = call.plan().orElse(null);
    if (plan instanceof MethodPlan.ColumnWrite write) {
      EntityModel entity = call.entity().orElseThrow();
      return write.columns().stream().flatMap(column -> ofColumn(call, entity, column).stream());
    }
    return plan instanceof MethodPlan.KeyDelete delete && !delete.wholeKey()
        ? call.entity().filter(entity -> entity.copiedBy().isPresent()).stream()
            .map(entity -> ofRange(call, entity))
        : Stream.empty();
  }

  private static Optional<Complaint> ofColumn(
      PlannedCall call, EntityModel entity, Binding column) {
    String name = column.column().component().property();
    Optional<CopyModel> copy = entity.property(name).flatMap(PropertyModel::copy);
    return copy.map(
        from ->
            Complaint.at(
                    call.method().shape().origin(),
                    "`%s` writes `%s`, a copy".formatted(call.method().shape().brief(), name))
                .because(
                    "it is what `%s.%s` says, and nothing else would last"
                        .formatted(from.source().simple(), from.field()))
                .fix("update `%s` of `%s`".formatted(from.field(), from.source().simple())));
  }

  private static Complaint ofRange(PlannedCall call, EntityModel entity) {
    String name = entity.name().simple();
    return Complaint.at(
            call.method().shape().origin(),
            "`%s` deletes many rows, from which others copy"
                .formatted(call.method().shape().brief()))
        .because("each `%s` that goes is carried on to its copies by itself".formatted(name))
        .fix("give the whole key, and delete one after the other");
  }
}
