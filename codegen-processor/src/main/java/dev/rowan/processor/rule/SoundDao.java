package dev.rowan.processor.rule;

import dev.rowan.processor.model.DaoModel;
import java.util.List;

/** A DAO without mistakes: its methods with their entities and plans, in the order of the model. */
public record SoundDao(DaoModel dao, List<PlannedMethod> methods) {
  public SoundDao {
    methods = List.copyOf(methods);
  }
}
