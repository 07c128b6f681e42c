package dev.rowan.processor.read;

import dev.rowan.annotation.Dao;
import dev.rowan.annotation.Entity;
import dev.rowan.annotation.Tuple;
import dev.rowan.annotation.Udt;
import java.lang.annotation.Annotation;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;
import javax.annotation.processing.RoundEnvironment;
import javax.lang.model.element.TypeElement;
import javax.lang.model.util.ElementFilter;
import javax.lang.model.util.Elements;

/**
 * Finds the types that each round must read. A type that names a missing type waits for a later
 * round, because another processor may generate it. Between rounds only names are stored.
 */
public final class Discovery {
  /**
   * The types that one round must read, in source order.
   *
   * @param udts the user-defined types, followed by the tuples
   * @param earlier names of the entities and user-defined types of earlier rounds
   * @param sources names of the top-level types of all sources up to this round
   */
  public record Discovered(
      List<TypeElement> entities,
      List<TypeElement> udts,
      List<TypeElement> daos,
      Set<String> earlier,
      Set<String> sources) {
    public Discovered {
      entities = List.copyOf(entities);
      udts = List.copyOf(udts);
      daos = List.copyOf(daos);
      earlier = Set.copyOf(earlier);
      sources = Set.copyOf(sources);
    }
  }

  private final Elements elements;
  private final Set<String> earlier = new HashSet<>();
  private final Set<String> sources = new HashSet<>();
  private Map<String, Set<String>> waiting = new LinkedHashMap<>();

  public Discovery(Elements elements) {
    this.elements = elements;
  }

  /** Returns the entities, user-defined types and DAOs that this round can read. */
  public Discovered discover(RoundEnvironment round) {
    Map<String, Set<String>> waited = waiting;
    waiting = new LinkedHashMap<>();
    Set<String> before = Set.copyOf(earlier);
    ElementFilter.typesIn(round.getRootElements())
        .forEach(type -> sources.add(type.getQualifiedName().toString()));
    PatchTypes none = patchesOf(List.of());
    List<TypeElement> entities = ready(candidates(Entity.class, round, waited.keySet()), none);
    Set<TypeElement> composed = candidates(Udt.class, round, waited.keySet());
    composed.addAll(candidates(Tuple.class, round, waited.keySet()));
    List<TypeElement> udts = ready(composed, none);
    List<TypeElement> daos =
        ready(candidates(Dao.class, round, waited.keySet()), patchesOf(entities));
    Stream.concat(entities.stream(), udts.stream())
        .forEach(type -> earlier.add(type.getQualifiedName().toString()));
    return new Discovered(entities, udts, daos, before, sources);
  }

  private PatchTypes patchesOf(List<TypeElement> entities) {
    return new PatchTypes(new TypeReader(elements, type -> List.of()), entities);
  }

  /** Returns the waiting types, with the names of the types that they wait for. */
  public Map<String, Set<String>> waiting() {
    return waiting;
  }

  private Set<TypeElement> candidates(
      Class<? extends Annotation> annotation, RoundEnvironment round, Set<String> waited) {
    Set<TypeElement> candidates = new LinkedHashSet<>();
    for (String name : waited) {
      TypeElement type = elements.getTypeElement(name);
      if (type != null && type.getAnnotation(annotation) != null) {
        candidates.add(type);
      }
    }
    candidates.addAll(ElementFilter.typesIn(round.getElementsAnnotatedWith(annotation)));
    return candidates;
  }

  private List<TypeElement> ready(Set<TypeElement> candidates, PatchTypes patches) {
    List<TypeElement> ready = new ArrayList<>();
    for (TypeElement type : candidates) {
      Set<String> missing = MissingTypes.of(type, patches);
      if (missing.isEmpty()) {
        ready.add(type);
      } else {
        waiting.put(type.getQualifiedName().toString(), missing);
      }
    }
    return ready;
  }
}
