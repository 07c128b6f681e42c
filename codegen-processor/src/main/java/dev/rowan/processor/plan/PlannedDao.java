package dev.rowan.processor.plan;

import dev.rowan.processor.model.DaoModel;
import java.util.List;

/** A DAO with the plans of its methods, in the order of the model. */
public record PlannedDao(DaoModel dao, List<PlannedCall> calls) {
  public PlannedDao {
    calls = List.copyOf(calls);
  }
}
