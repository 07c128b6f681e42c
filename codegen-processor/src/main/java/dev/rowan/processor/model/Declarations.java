package dev.rowan.processor.model;

import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * All declarations of one round, in source order. The entities include those that a DAO of this
 * round names, and the user-defined types include those that a property names, even if they were
 * compiled elsewhere; see {@link EntityModel#provenance()}.
 *
 * @param sources the qualified names of all top-level types of the sources, those of earlier rounds
 *     included
 */
public record Declarations(
    List<EntityModel> entities, List<UdtModel> udts, List<DaoModel> daos, Set<String> sources) {
  public Declarations {
    entities = List.copyOf(entities);
    udts = List.copyOf(udts);
    daos = List.copyOf(daos);
    sources = Set.copyOf(sources);
  }

  /** Returns the entity of that qualified name. */
  public Optional<EntityModel> entity(String qualifiedName) {
    return entities.stream()
        .filter(entity -> entity.name().qualified().equals(qualifiedName))
        .findFirst();
  }
}
