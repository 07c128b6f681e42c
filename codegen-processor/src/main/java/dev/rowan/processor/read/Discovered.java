package dev.rowan.processor.read;

import java.util.List;
import java.util.Set;
import javax.lang.model.element.TypeElement;

/**
 * What one round has to read, in source order.
 *
 * @param earlier names of the entities that earlier rounds have dealt with
 */
public record Discovered(List<TypeElement> entities, List<TypeElement> daos, Set<String> earlier) {
  public Discovered {
    entities = List.copyOf(entities);
    daos = List.copyOf(daos);
    earlier = Set.copyOf(earlier);
  }
}
