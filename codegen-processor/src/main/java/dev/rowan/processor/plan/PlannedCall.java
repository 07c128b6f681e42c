package dev.rowan.processor.plan;

import dev.rowan.processor.model.DaoMethod;
import dev.rowan.processor.model.EntityModel;
import dev.rowan.processor.model.TableModel;
import java.util.List;
import java.util.Optional;

/**
 * A DAO method with its entity, if known, and its plan, if one exists.
 *
 * @param tables the tables whose columns the parameters can name: for a select those that it can
 *     read, else the table of the entity; none without an entity
 * @param condition the plan of the condition on columns of a write; empty if it has none
 * @param where the problems of the condition of a read
 */
public record PlannedCall(
    DaoMethod method,
    Optional<EntityModel> entity,
    List<TableModel> tables,
    Optional<MethodPlan> plan,
    Optional<ConditionPlan> condition,
    List<ConditionProblem> where) {
  public PlannedCall {
    tables = List.copyOf(tables);
    where = List.copyOf(where);
  }
}
