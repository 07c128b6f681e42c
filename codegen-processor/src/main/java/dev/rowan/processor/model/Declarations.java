package dev.rowan.processor.model;

import java.util.List;
import java.util.Optional;

/**
 * Everything that one round declared, in source order. The entities hold those that this round
 * declares and those that a DAO of this round names, wherever they were compiled; so do the
 * user-defined types, with those that a property names; see {@link EntityModel#provenance()}.
 */
public record Declarations(List<EntityModel> entities, List<UdtModel> udts, List<DaoModel> daos) {
  public Declarations {
    entities = List.copyOf(entities);
    udts = List.copyOf(udts);
    daos = List.copyOf(daos);
  }

  /** The entity of that qualified name. */
  public Optional<EntityModel> entity(String qualifiedName) {
    return entities.stream()
        .filter(entity -> entity.name().qualified().equals(qualifiedName))
        .findFirst();
  }
}
