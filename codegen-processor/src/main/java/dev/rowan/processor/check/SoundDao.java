package dev.rowan.processor.check;

import dev.rowan.processor.model.DaoModel;
import dev.rowan.processor.plan.PlannedCall;
import dev.rowan.processor.plan.PlannedDao;
import dev.rowan.processor.rule.PlannedMethod;
import java.util.List;
import java.util.Optional;

/** A DAO without errors: its methods with their entities and plans, in the order of the model. */
public record SoundDao(DaoModel dao, List<PlannedMethod> methods) {
  public SoundDao {
    methods = List.copyOf(methods);
  }

  PlannedDao asPlanned() {
    return new PlannedDao(
        dao,
        methods.stream()
            .map(
                each ->
                    new PlannedCall(
                        each.method(),
                        Optional.of(each.entity()),
                        Optional.of(each.plan()),
                        each.condition(),
                        List.of()))
            .toList());
  }
}
