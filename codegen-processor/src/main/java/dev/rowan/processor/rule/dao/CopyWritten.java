package dev.rowan.processor.rule.dao;

import dev.rowan.processor.diagnostic.Severity;
import dev.rowan.processor.model.CopyModel;
import dev.rowan.processor.model.EntityModel;
import dev.rowan.processor.model.PropertyModel;
import dev.rowan.processor.plan.Binding;
import dev.rowan.processor.plan.MethodPlan;
import dev.rowan.processor.plan.PlannedCall;
import dev.rowan.processor.rule.CallRule;
import dev.rowan.processor.rule.Complaint;
import dev.rowan.processor.rule.DesignRule;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * Reports a method that writes a copy, or that deletes a range of rows with copies. A copy always
 * has the value of its source, and each change of a source row updates its copies.
 */
@DesignRule(
    code = "DAO-21",
    severity = Severity.ERROR,
    summary =
        "A method writes a copied property, or deletes a range of rows that other entities"
            + " copy")
public final class CopyWritten implements CallRule {
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
                    "`%s` writes `%s`, which is a copy"
                        .formatted(call.method().shape().brief(), name))
                .because(
                    "a copy always has the value of `%s.%s`; the next change there would overwrite it"
                        .formatted(from.source().simple(), from.field()))
                .fix(
                    "update `%s` of `%s` instead".formatted(from.field(), from.source().simple())));
  }

  private static Complaint ofRange(PlannedCall call, EntityModel entity) {
    String name = entity.name().simple();
    return Complaint.at(
            call.method().shape().origin(),
            "`%s` deletes a range of rows that other entities copy"
                .formatted(call.method().shape().brief()))
        .because(
            "the copies of each deleted `%s` must be found and rewritten, one row at a time"
                .formatted(name))
        .fix("add parameters for the whole key, and delete one row at a time");
  }
}
