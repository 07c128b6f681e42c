package dev.rowan.processor.rule;

import dev.rowan.processor.model.BatchPart;
import dev.rowan.processor.model.DaoMethod;
import dev.rowan.processor.model.EntityModel;
import dev.rowan.processor.model.ReturnModel;
import dev.rowan.processor.model.TableModel;
import dev.rowan.processor.model.WriteStatementModel;
import dev.rowan.processor.plan.CallRequests;
import dev.rowan.processor.plan.ConditionPlan;
import dev.rowan.processor.plan.CopyPlan;
import dev.rowan.processor.plan.MethodPlan;
import dev.rowan.processor.plan.MethodShapes;
import dev.rowan.processor.quantity.TableFigures;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;

/**
 * A DAO method with its entity and its plan.
 *
 * @param condition the condition on columns under which it writes; empty if there is none
 * @param copies the copies that the entity has of other entities
 * @param copied the copies that other entities have of this entity
 * @param figures computes the quantities of a table of the entity
 */
public record PlannedMethod(
    DaoMethod method,
    EntityModel entity,
    MethodPlan plan,
    Optional<ConditionPlan> condition,
    List<CopyPlan> copies,
    List<CopyPlan> copied,
    Function<TableModel, TableFigures> figures) {
  public PlannedMethod {
    copies = List.copyOf(copies);
    copied = List.copyOf(copied);
  }

  /** Returns the place of the method in a BATCH; empty if it is a method of its own. */
  public Optional<BatchPart> part() {
    return method.written().flatMap(WriteStatementModel::part);
  }

  /** Returns the method with another result. */
  public PlannedMethod returning(ReturnModel result) {
    return new PlannedMethod(
        method.match(new MethodShapes(method.shape().returning(result))),
        entity,
        plan,
        condition,
        copies,
        copied,
        figures);
  }

  /** Returns how many requests a call sends to a cluster; empty if arguments or rows decide. */
  public Optional<CallRequests> requests() {
    return CallRequests.of(plan, method, entity, copies, copied);
  }
}
