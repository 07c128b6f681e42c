package dev.rowan.processor.plan;

import dev.rowan.processor.model.ColumnType;
import dev.rowan.processor.model.EntityModel;
import dev.rowan.processor.model.TableModel;
import dev.rowan.processor.model.TypeName;
import dev.rowan.processor.model.UdtModel;
import dev.rowan.processor.quantity.ClusterFacts;
import dev.rowan.processor.quantity.CountedPeriods;
import dev.rowan.processor.quantity.TableFigures;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.stream.Collectors;

/** All declarations, with a plan for each DAO method whose shape allows one. Not thread-safe. */
public final class Design {
  private final List<EntityModel> entities;
  private final List<UdtModel> udts;
  private final List<PlannedDao> daos;
  private final Set<String> sources;
  private final ClusterFacts facts;
  private final Map<String, EntityModel> byName;
  private final Map<EntityModel, List<PlannedCall>> calls;
  private final Map<Class<?>, Object> results = new HashMap<>();

  /**
   * @param sources the qualified names of all top-level types of the sources
   * @param facts what the options say about the cluster
   */
  public Design(
      List<EntityModel> entities,
      List<UdtModel> udts,
      List<PlannedDao> daos,
      Set<String> sources,
      ClusterFacts facts) {
    this.entities = List.copyOf(entities);
    this.udts = List.copyOf(udts);
    this.daos = List.copyOf(daos);
    this.sources = Set.copyOf(sources);
    this.facts = facts;
    this.byName =
        entities.stream()
            .collect(
                Collectors.toMap(
                    entity -> entity.name().qualified(),
                    Function.identity(),
                    (first, same) -> first));
    this.calls =
        daos.stream()
            .flatMap(dao -> dao.calls().stream())
            .filter(call -> call.entity().isPresent())
            .collect(Collectors.groupingBy(call -> call.entity().orElseThrow()));
  }

  /** Returns the entities, in source order. */
  public List<EntityModel> entities() {
    return entities;
  }

  /** Returns the user-defined types, in source order. */
  public List<UdtModel> udts() {
    return udts;
  }

  /** Returns the DAOs, in source order. */
  public List<PlannedDao> daos() {
    return daos;
  }

  /** Returns the qualified names of all top-level types of the sources. */
  public Set<String> sources() {
    return sources;
  }

  /** Returns what the options say about the cluster. */
  public ClusterFacts facts() {
    return facts;
  }

  /**
   * Returns what a rule computes from all declarations. It is computed once, so that the time of a
   * rule that compares each declaration with all others grows with their number, not with its
   * square.
   *
   * @param rule the rule, or another class, which has one such result
   */
  @SuppressWarnings("unchecked") // the result of a rule has one type
  public <T> T once(Class<?> rule, Function<Design, T> computation) {
    Object result = results.get(rule);
    if (result == null) {
      result = computation.apply(this);
      results.put(rule, result);
    }
    return (T) result;
  }

  /** Returns the entity of that qualified name. */
  public Optional<EntityModel> entity(String qualifiedName) {
    return Optional.ofNullable(byName.get(qualifiedName));
  }

  /** Returns the methods of all DAOs that are about an entity. */
  public List<PlannedCall> calls(EntityModel entity) {
    return calls.getOrDefault(entity, List.of());
  }

  /** Returns the declaration of a user-defined type or tuple. */
  public Optional<UdtModel> udt(ColumnType.OfClass type) {
    return UdtModel.of(type, udts);
  }

  /** Returns the quantities of a table of one of the entities. */
  public TableFigures figures(TableModel table) {
    Map<TypeName, CountedPeriods> periods = once(RollupPlan.class, RollupPlan::periods);
    return TableFigures.of(
        table, this::udt, Optional.ofNullable(periods.get(table.entity().name())));
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
    type.classes()
        .flatMap(user -> udt(user).stream())
        .filter(found::add)
        .forEach(udt -> udt.fields().forEach(field -> addUdts(field.type(), found)));
  }
}
