package dev.rowan.processor.plan;

import dev.rowan.processor.model.ColumnType;
import dev.rowan.processor.model.EntityModel;
import dev.rowan.processor.model.TableModel;
import dev.rowan.processor.model.UdtModel;
import dev.rowan.processor.quantity.ClusterFacts;
import dev.rowan.processor.quantity.TableFigures;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;

/**
 * All declarations, with a plan for each DAO method whose shape allows one.
 *
 * @param sources the qualified names of all top-level types of the sources
 * @param facts what the options say about the cluster
 */
public record Design(
    List<EntityModel> entities,
    List<UdtModel> udts,
    List<PlannedDao> daos,
    Set<String> sources,
    ClusterFacts facts) {
  public Design {
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

  /** Returns the declaration of a user-defined type. */
  public Optional<UdtModel> udt(ColumnType.UserOf type) {
    return UdtModel.of(type, udts);
  }

  /** Returns the quantities of a table of one of the entities. */
  public TableFigures figures(TableModel table) {
    return TableFigures.of(table, this::udt);
  }

  /** Returns the user-defined types inside a column type, at any depth, each once. */
  public Set<UdtModel> udtsIn(ColumnType type) {
    Set<UdtModel> found = new LinkedHashSet<>();
    addUdts(type, found);
    return found;
  }

  /** Whether the test holds for this type or for a type inside it, fields included. */
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
