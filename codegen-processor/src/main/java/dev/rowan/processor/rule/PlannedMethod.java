package dev.rowan.processor.rule;

import dev.rowan.processor.model.DaoMethod;
import dev.rowan.processor.model.EntityModel;
import dev.rowan.processor.plan.MethodPlan;

/** A DAO method, the entity that it is about, and how it is carried out. */
public record PlannedMethod(DaoMethod method, EntityModel entity, MethodPlan plan) {}
