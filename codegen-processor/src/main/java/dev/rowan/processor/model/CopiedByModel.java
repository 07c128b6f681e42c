package dev.rowan.processor.model;

import java.util.List;

/** The {@code @CopiedBy} of an entity: the entities that copy it, in the order written. */
public record CopiedByModel(List<TypeName> entities, Origin origin) {
  public CopiedByModel {
    entities = List.copyOf(entities);
  }
}
