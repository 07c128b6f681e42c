package dev.rowan.processor.plan;

import dev.rowan.processor.model.DaoMethod;
import dev.rowan.processor.model.EntityModel;
import java.util.Optional;

/**
 * A DAO method with its entity, if known, and its plan, if one exists.
 *
 * @param condition the plan of its condition on columns; empty if it has none
 */
public record PlannedCall(
    DaoMethod method,
    Optional<EntityModel> entity,
    Optional<MethodPlan> plan,
    Optional<ConditionPlan> condition) {}
