package dev.rowan.processor.plan;

import dev.rowan.processor.model.DaoMethod;
import dev.rowan.processor.model.EntityModel;
import java.util.Optional;

/** A DAO method, the entity that it is about where one is known, and its plan where one exists. */
public record PlannedCall(
    DaoMethod method, Optional<EntityModel> entity, Optional<MethodPlan> plan) {}
