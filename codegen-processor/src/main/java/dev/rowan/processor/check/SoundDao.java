package dev.rowan.processor.check;

import dev.rowan.processor.model.DaoModel;
import dev.rowan.processor.model.EntityModel;
import dev.rowan.processor.plan.CopyPlan;
import dev.rowan.processor.plan.Design;
import dev.rowan.processor.plan.MethodPlan;
import dev.rowan.processor.plan.PlannedCall;
import dev.rowan.processor.plan.PlannedDao;
import dev.rowan.processor.rule.PlannedMethod;
import java.util.List;

/** A DAO without errors: its methods with their entities and plans, in the order of the model. */
public record SoundDao(PlannedDao planned, List<PlannedMethod> methods) {
  public SoundDao {
    methods = List.copyOf(methods);
  }

  /**
   * Returns a DAO whose methods have no errors, and so have plans.
   *
   * @throws IllegalStateException if a method has no plan, which a rule should have reported
   */
  static SoundDao of(PlannedDao dao, Design design) {
    return new SoundDao(
        dao, dao.calls().stream().map(call -> plannedMethod(call, design)).toList());
  }

  private static PlannedMethod plannedMethod(PlannedCall call, Design design) {
    MethodPlan plan =
        call.plan()
            .filter(each -> !(each instanceof MethodPlan.NoPlan))
            .orElseThrow(
                () ->
                    new IllegalStateException(
                        "no rule reports this method, which has no plan: "
                            + call.method().shape().brief()));
    EntityModel entity = call.entity().orElseThrow();
    return new PlannedMethod(
        call.method(),
        entity,
        plan,
        call.condition(),
        CopyPlan.of(entity, design),
        CopyPlan.from(entity, design),
        design::figures);
  }

  /** Returns the model of the DAO. */
  public DaoModel dao() {
    return planned.dao();
  }
}
