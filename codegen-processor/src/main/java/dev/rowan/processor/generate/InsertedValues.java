package dev.rowan.processor.generate;

import dev.rowan.processor.model.EntityModel;
import dev.rowan.processor.model.PropertyModel;
import dev.rowan.processor.plan.MethodPlan;
import java.util.List;

/** Tells which values an insert of some columns generates. */
final class InsertedValues {
  private InsertedValues() {}

  /** Returns the properties beside the key that have a generated value. */
  static List<PropertyModel> generated(EntityModel entity, MethodPlan.ColumnWrite plan) {
    return entity
        .columns()
        .filter(property -> !property.isKey() && !property.generated().isEmpty())
        .filter(property -> plan.columns().stream().noneMatch(each -> each.isOf(property)))
        .toList();
  }
}
