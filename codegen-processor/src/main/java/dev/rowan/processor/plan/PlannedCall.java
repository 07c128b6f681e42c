package dev.rowan.processor.plan;

import dev.rowan.processor.model.DaoMethod;
import dev.rowan.processor.model.EntityModel;
import java.util.List;
import java.util.Optional;

/**
 * A DAO method with its entity, if known, and its plan, if one exists.
 *
 * @param condition the plan of the condition on columns of a write; empty if it has none
 * @param where the problems of the condition of a read
 */
public record PlannedCall(
    DaoMethod method,
    Optional<EntityModel> entity,
    Optional<MethodPlan> plan,
    Optional<ConditionPlan> condition,
    List<ConditionProblem> where) {
  public PlannedCall {
    where = List.copyOf(where);
  }
}
