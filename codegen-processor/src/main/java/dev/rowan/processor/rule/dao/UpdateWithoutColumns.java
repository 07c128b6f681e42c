package dev.rowan.processor.rule.dao;

import dev.rowan.processor.diagnostic.Severity;
import dev.rowan.processor.model.DaoMethod.UpdateMethod;
import dev.rowan.processor.model.EntityModel;
import dev.rowan.processor.model.MethodShape;
import dev.rowan.processor.model.PropertyModel;
import dev.rowan.processor.plan.MethodPlan;
import dev.rowan.processor.plan.PlannedCall;
import dev.rowan.processor.rule.CallRule;
import dev.rowan.processor.rule.Complaint;
import dev.rowan.processor.rule.DesignRule;
import dev.rowan.processor.rule.Parameters;
import dev.rowan.processor.rule.key.BrokenKeyStructure;
import java.util.stream.Stream;

/** Reports an update that names only key columns, by parameters or by its entity. */
@DesignRule(
    code = "DAO-11",
    severity = Severity.ERROR,
    summary = "An update names no column to change")
public final class UpdateWithoutColumns implements CallRule {
  @Override
  public Stream<Complaint> check(PlannedCall call) {
    if (call.plan().orElse(null) instanceof MethodPlan.PatchWrite) {
      return byPatch(call, call.entity().orElseThrow());
    }
    if (call.plan().orElse(null) instanceof MethodPlan.EntityWrite
        && call.method() instanceof UpdateMethod) {
      return byEntity(call, call.entity().orElseThrow());
    }
    boolean empty =
        call.plan().orElse(null) instanceof MethodPlan.ColumnWrite write
            && write.columns().isEmpty()
            && !write.insert()
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
            .because("key columns identify the row; an update changes the other columns")
            .fix("add a parameter: " + example));
  }

  private static Stream<Complaint> byEntity(PlannedCall call, EntityModel entity) {
    if (BrokenKeyStructure.isIn(entity) || entity.columns().anyMatch(each -> !each.isKey())) {
      return Stream.empty();
    }
    MethodShape shape = call.method().shape();
    return Stream.of(
        Complaint.at(
                shape.origin(),
                "`%s` changes nothing: `%s` has only key columns"
                    .formatted(shape.brief(), entity.name().simple()))
            .because("key columns identify the row; an update changes the other columns")
            .fix(insert(shape, entity)));
  }

  private static String insert(MethodShape shape, EntityModel entity) {
    return "@Insert void %s(%s entity);".formatted(shape.name(), entity.name().nested());
  }

  private static Stream<Complaint> byPatch(PlannedCall call, EntityModel entity) {
    if (entity.changeable().findAny().isPresent() || BrokenKeyStructure.isIn(entity)) {
      return Stream.empty();
    }
    MethodShape shape = call.method().shape();
    return Stream.of(
        Complaint.at(
                shape.origin(),
                "`%s` cannot change any property of `%s`"
                    .formatted(shape.brief(), entity.name().simple()))
            .because("a patch has no setter for key columns, immutable properties and the version")
            .fix(insert(shape, entity)));
  }

  private static String parameter(PropertyModel property) {
    return property.javaType().brief() + " " + property.name();
  }
}
