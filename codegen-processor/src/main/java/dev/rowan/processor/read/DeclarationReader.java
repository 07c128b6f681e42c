package dev.rowan.processor.read;

import dev.rowan.processor.model.DaoMethod;
import dev.rowan.processor.model.DaoModel;
import dev.rowan.processor.model.Declarations;
import dev.rowan.processor.model.EntityModel;
import dev.rowan.processor.model.EntityModel.Provenance;
import dev.rowan.processor.model.ParameterModel;
import dev.rowan.processor.model.TypeName;
import dev.rowan.processor.model.UdtModel;
import dev.rowan.processor.read.Discovery.Discovered;
import dev.rowan.processor.source.GeneratedNames;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
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
 * Reads the entities, user-defined types and DAOs of one round. It also reads the entities and
 * user-defined types that these name, including compiled ones.
 */
public final class DeclarationReader {
  private final Elements elements;
  private final EntityReader entities;
  private final TypeReader types;
  private final Types typeMirrors;

  public DeclarationReader(Elements elements, Types types) {
    this.elements = elements;
    this.entities = new EntityReader(elements, types);
    this.typeMirrors = types;
    this.types = entities.types();
  }

  /** Reads the discovered types, and the types that they name. */
  public Declarations read(Discovered discovered) {
    Map<String, EntityModel> read = new LinkedHashMap<>();
    for (TypeElement entity : discovered.entities()) {
      put(read, entities.read(entity, Provenance.THIS_ROUND));
    }
    PatchTypes patches = new PatchTypes(types, discovered.entities());
    DaoReader daos = new DaoReader(elements, typeMirrors, types, patches);
    List<DaoModel> readDaos = new ArrayList<>();
    for (TypeElement dao : discovered.daos()) {
      readDaos.add(daos.read(dao));
    }
    for (String name : namedBy(readDaos)) {
      if (!read.containsKey(name)) {
        put(read, named(name, discovered));
      }
    }
    readPartners(read, discovered);
    return new Declarations(
        List.copyOf(read.values()), udts(discovered, read), readDaos, discovered.sources());
  }

  /**
   * Reads the user-defined types of this round, then those that properties and their fields name.
   */
  private List<UdtModel> udts(Discovered discovered, Map<String, EntityModel> named) {
    Map<String, UdtModel> read = new LinkedHashMap<>();
    for (TypeElement udt : discovered.udts()) {
      read.put(udt.getQualifiedName().toString(), entities.readUdt(udt, Provenance.THIS_ROUND));
    }
    Deque<EntityModel> open = new ArrayDeque<>(named.values());
    read.values().forEach(udt -> open.add(udt.mapped()));
    while (!open.isEmpty()) {
      for (String name : udtsOf(open.remove())) {
        if (!read.containsKey(name)) {
          TypeElement type = elements.getTypeElement(name);
          UdtModel udt = entities.readUdt(type, provenance(type, discovered));
          read.put(name, udt);
          open.add(udt.mapped());
        }
      }
    }
    return List.copyOf(read.values());
  }

  private static List<String> udtsOf(EntityModel entity) {
    return entity
        .columns()
        .flatMap(property -> property.type().classes())
        .map(user -> user.type().qualified())
        .toList();
  }

  /** Reads the entities that copy the entities already read, and those that these copy from. */
  private void readPartners(Map<String, EntityModel> read, Discovered discovered) {
    Deque<EntityModel> open = new ArrayDeque<>(read.values());
    while (!open.isEmpty()) {
      for (TypeName partner : open.remove().copyPartners().toList()) {
        if (!read.containsKey(partner.qualified())) {
          EntityModel entity = named(partner.qualified(), discovered);
          put(read, entity);
          open.add(entity);
        }
      }
    }
  }

  private EntityModel named(String name, Discovered discovered) {
    TypeElement type = elements.getTypeElement(name);
    return entities.read(type, provenance(type, discovered));
  }

  /** Returns the provenance of a type that this round does not declare. */
  private Provenance provenance(TypeElement type, Discovered discovered) {
    if (discovered.earlier().contains(type.getQualifiedName().toString())) {
      return Provenance.EARLIER_ROUND;
    }
    String mapping = GeneratedNames.mapping(types.nameOf(type)).qualified();
    return elements.getTypeElement(mapping) == null
        ? Provenance.COMPILED_ALONE
        : Provenance.COMPILED;
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
