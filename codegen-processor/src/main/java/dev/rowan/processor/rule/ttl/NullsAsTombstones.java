package dev.rowan.processor.rule.ttl;

import dev.rowan.annotation.Nulls;
import dev.rowan.processor.diagnostic.Severity;
import dev.rowan.processor.model.DaoMethod;
import dev.rowan.processor.model.EntityModel;
import dev.rowan.processor.model.PropertyModel;
import dev.rowan.processor.plan.MethodPlan;
import dev.rowan.processor.plan.PlannedCall;
import dev.rowan.processor.rule.CallRule;
import dev.rowan.processor.rule.Complaint;
import dev.rowan.processor.rule.DesignRule;
import dev.rowan.processor.rule.Words;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * Reports a write of null as a deletion where no old value can exist, or where most values are
 * optional: each null becomes a tombstone.
 */
@DesignRule(
    code = "TTL-06",
    severity = Severity.WARNING,
    summary = "Each null of a written entity becomes a tombstone")
public final class NullsAsTombstones implements CallRule {
  @Override
  public Stream<Complaint> check(PlannedCall call) {
    return call.plan().orElse(null) instanceof MethodPlan.EntityWrite write
            && write.before().isEmpty()
            && deletesNulls(call.method())
        ? call.entity().stream().flatMap(entity -> complaint(call.method(), entity).stream())
        : Stream.empty();
  }

  private static boolean deletesNulls(DaoMethod method) {
    return (method instanceof DaoMethod.InsertMethod insert && insert.nulls() == Nulls.DELETE)
        || (method instanceof DaoMethod.UpdateMethod update && update.nulls() == Nulls.DELETE);
  }

  private static Optional<Complaint> complaint(DaoMethod method, EntityModel entity) {
    List<PropertyModel> values = entity.columns().filter(each -> !each.isKey()).toList();
    List<PropertyModel> optional = values.stream().filter(NullsAsTombstones::isOptional).toList();
    boolean insert = method instanceof DaoMethod.InsertMethod;
    boolean unchanging = insert && values.stream().allMatch(PropertyModel::immutable);
    if (optional.isEmpty()) {
      return Optional.empty();
    }
    if ((insert && method.isConditional()) || unchanging) {
      return Optional.of(
          complaint(
              method,
              optional,
              method.isConditional()
                  ? "the row does not exist before, so there is no old value to delete"
                  : "the values never change, so there is no old value to delete"));
    }
    return optional.size() * 2 > values.size()
        ? Optional.of(
            complaint(
                method,
                optional,
                "%d of %d properties are optional, so a sparse row is mostly tombstones"
                    .formatted(optional.size(), values.size())))
        : Optional.empty();
  }

  private static boolean isOptional(PropertyModel property) {
    return property.absence() != PropertyModel.Absence.UNMARKED;
  }

  private static Complaint complaint(DaoMethod method, List<PropertyModel> optional, String why) {
    boolean insert = method instanceof DaoMethod.InsertMethod;
    String existence =
        method.isConditionalOnExistence()
            ? insert ? "ifNotExists = true, " : "ifExists = true, "
            : "";
    String condition =
        method.onlyIf().map(each -> "onlyIf = \"" + each.text() + "\", ").orElse(existence);
    return Complaint.at(
            method.annotation().withAttribute("nulls"),
            "`%s` writes up to %d %s in each row"
                .formatted(
                    method.shape().name(),
                    optional.size(),
                    optional.size() == 1 ? "tombstone" : "tombstones"))
        .because(
            "`Nulls.DELETE` writes each null as a deletion: %s; %s, and each read of the row skips them"
                .formatted(Words.list(optional.stream().map(PropertyModel::name).toList()), why))
        .fix((insert ? "@Insert(" : "@Update(") + condition + "nulls = Nulls.UNSET)")
        .fix("an @Update with the states before and after, which deletes only what is removed");
  }
}
