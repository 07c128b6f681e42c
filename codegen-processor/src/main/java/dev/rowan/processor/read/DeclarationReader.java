package dev.rowan.processor.read;

import dev.rowan.processor.model.DaoMethod;
import dev.rowan.processor.model.DaoModel;
import dev.rowan.processor.model.Declarations;
import dev.rowan.processor.model.EntityModel;
import dev.rowan.processor.model.EntityModel.Provenance;
import dev.rowan.processor.model.ParameterModel;
import dev.rowan.processor.read.Discovery.Discovered;
import dev.rowan.processor.source.GeneratedNames;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;
import javax.lang.model.element.TypeElement;
import javax.lang.model.util.Elements;
import javax.lang.model.util.Types;

/**
 * Reads the entities and DAOs of one round, and the entities that those DAOs name, wherever they
 * were compiled.
 */
public final class DeclarationReader {
  private final Elements elements;
  private final EntityReader entities;
  private final DaoReader daos;

  public DeclarationReader(Elements elements, Types types) {
    this.elements = elements;
    this.entities = new EntityReader(elements, types);
    this.daos = new DaoReader(elements, types);
  }

  /** Reads what was discovered; entities that are only named are of the provenance given. */
  public Declarations read(Discovered discovered) {
    Map<String, EntityModel> read = new LinkedHashMap<>();
    for (TypeElement entity : discovered.entities()) {
      put(read, entities.read(entity, Provenance.THIS_ROUND));
    }
    List<DaoModel> readDaos = new ArrayList<>();
    for (TypeElement dao : discovered.daos()) {
      readDaos.add(daos.read(dao));
    }
    for (String name : namedBy(readDaos)) {
      if (!read.containsKey(name)) {
        put(read, named(name, discovered));
      }
    }
    return new Declarations(List.copyOf(read.values()), readDaos);
  }

  private EntityModel named(String name, Discovered discovered) {
    TypeElement type = elements.getTypeElement(name);
    if (discovered.earlier().contains(name)) {
      return entities.read(type, Provenance.EARLIER_ROUND);
    }
    EntityModel entity = entities.read(type, Provenance.COMPILED);
    String mapping = GeneratedNames.mapping(entity.name()).qualified();
    return elements.getTypeElement(mapping) == null
        ? entities.read(type, Provenance.COMPILED_ALONE)
        : entity;
  }

  private static void put(Map<String, EntityModel> read, EntityModel entity) {
    read.put(entity.name().qualified(), entity);
  }

  private static Set<String> namedBy(List<DaoModel> daos) {
    Set<String> names = new LinkedHashSet<>();
    for (DaoModel dao : daos) {
      for (DaoMethod method : dao.methods()) {
        Stream.of(
                method.entity().stream(),
                method.shape().returns().entity().stream(),
                method.shape().parameters().stream().flatMap(DeclarationReader::entity))
            .flatMap(each -> each)
            .forEach(names::add);
      }
    }
    return names;
  }

  private static Stream<String> entity(ParameterModel parameter) {
    return parameter.entity().stream();
  }
}
