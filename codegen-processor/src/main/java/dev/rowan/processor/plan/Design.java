package dev.rowan.processor.plan;

import dev.rowan.processor.model.EntityModel;
import java.util.List;
import java.util.Optional;

/** Everything declared, with a plan for each DAO method that its shape allows to plan. */
public record Design(List<EntityModel> entities, List<PlannedDao> daos) {
  public Design {
    entities = List.copyOf(entities);
    daos = List.copyOf(daos);
  }

  /** The entity of that qualified name. */
  public Optional<EntityModel> entity(String qualifiedName) {
    return entities.stream()
        .filter(entity -> entity.name().qualified().equals(qualifiedName))
        .findFirst();
  }
}
