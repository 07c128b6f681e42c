package dev.rowan.processor.rule;

import dev.rowan.processor.model.DaoMethod;
import dev.rowan.processor.model.EntityModel;
import dev.rowan.processor.plan.CopyPlan;
import dev.rowan.processor.plan.MethodPlan;
import java.util.List;

/**
 * A DAO method, the entity that it is about, and how it is carried out.
 *
 * @param copies what the entity copies from others
 * @param copied what others copy from the entity
 */
public record PlannedMethod(
    DaoMethod method,
    EntityModel entity,
    MethodPlan plan,
    List<CopyPlan> copies,
    List<CopyPlan> copied) {
  public PlannedMethod {
    copies = List.copyOf(copies);
    copied = List.copyOf(copied);
  }
}
