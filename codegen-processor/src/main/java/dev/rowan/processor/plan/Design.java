package dev.rowan.processor.plan;

import dev.rowan.processor.model.ColumnType;
import dev.rowan.processor.model.EntityModel;
import dev.rowan.processor.model.UdtModel;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;

/** Everything declared, with a plan for each DAO method that its shape allows to plan. */
public record Design(List<EntityModel> entities, List<UdtModel> udts, List<PlannedDao> daos) {
  public Design {
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

  /** What a user-defined type is made of. */
  public Optional<UdtModel> udt(ColumnType.UserOf type) {
    return udts.stream().filter(udt -> udt.name().equals(type.type())).findFirst();
  }

  /** The user-defined types that a column type is made of, at any depth, each once. */
  public Set<UdtModel> udtsIn(ColumnType type) {
    Set<UdtModel> found = new LinkedHashSet<>();
    addUdts(type, found);
    return found;
  }

  /** Whether the test holds for this type, or one that it is made of, fields included. */
  public boolean anyPart(ColumnType type, Predicate<ColumnType> test) {
    return type.anyPart(test)
        || udtsIn(type).stream()
            .flatMap(UdtModel::fields)
            .anyMatch(field -> field.type().anyPart(test));
  }

  private void addUdts(ColumnType type, Set<UdtModel> found) {
    type.users()
        .flatMap(user -> udt(user).stream())
        .filter(found::add)
        .forEach(udt -> udt.fields().forEach(field -> addUdts(field.type(), found)));
  }
}
