package dev.rowan.processor.plan;

import dev.rowan.processor.model.Component;
import dev.rowan.processor.model.CopyModel;
import dev.rowan.processor.model.EntityModel;
import dev.rowan.processor.model.IndexModel;
import dev.rowan.processor.model.PropertyModel;
import dev.rowan.processor.model.TableColumn;
import dev.rowan.processor.model.TableModel;
import dev.rowan.processor.model.TypeName;
import dev.rowan.processor.quantity.TableFigures;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * The copies that rows of one entity have of rows of another entity, the source.
 *
 * @param reference the properties that hold the source's primary key, in the order of that key
 * @param columns the copied properties; at least one
 * @param through the table in which all rows that copy one source row are in one partition
 * @param numbered the most rows that copy one source row, by the stated numbers of both entities; 0
 *     if it is unknown
 */
public record CopyPlan(
    EntityModel copying,
    EntityModel source,
    List<PropertyModel> reference,
    List<Copied> columns,
    TableModel through,
    long numbered) {
  public CopyPlan {
    reference = List.copyOf(reference);
    columns = List.copyOf(columns);
  }

  /** One copied property. */
  public record Copied(PropertyModel here, PropertyModel there) {}

  /** Returns the copies of an entity. Copies with an error are left out. */
  public static List<CopyPlan> of(EntityModel entity, Design design) {
    Map<List<Object>, List<Copied>> together = new LinkedHashMap<>();
    for (PropertyModel here : entity.copies().toList()) {
      CopyModel copy = here.copy().orElseThrow();
      Optional<EntityModel> source = design.entity(copy.source().qualified());
      Optional<List<PropertyModel>> reference =
          source.flatMap(each -> reference(entity, each, copy));
      Optional<PropertyModel> there = source.flatMap(each -> each.property(copy.field()));
      if (there.isPresent() && reference.isPresent()) {
        together
            .computeIfAbsent(
                List.of(source.orElseThrow(), reference.get()), key -> new ArrayList<>())
            .add(new Copied(here, there.get()));
      }
    }
    List<CopyPlan> plans = new ArrayList<>();
    for (List<Copied> columns : together.values()) {
      CopyModel copy = columns.get(0).here().copy().orElseThrow();
      EntityModel source = design.entity(copy.source().qualified()).orElseThrow();
      List<PropertyModel> reference = reference(entity, source, copy).orElseThrow();
      through(entity, reference)
          .ifPresent(
              table ->
                  plans.add(
                      new CopyPlan(
                          entity,
                          source,
                          reference,
                          columns,
                          table,
                          numbered(table, reference, source, design))));
    }
    return plans;
  }

  /**
   * Returns the rows of the largest partition, if each has the copies of one source row, or else
   * the average number of copies.
   */
  private static long numbered(
      TableModel table, List<PropertyModel> reference, EntityModel source, Design design) {
    TableFigures figures = design.figures(table);
    OptionalDouble ofPartition =
        table.partitionKey().size() == reference.size() && figures.isStated()
            ? figures.largestRows()
            : OptionalDouble.empty();
    if (ofPartition.isPresent()) {
      return Math.round(ofPartition.getAsDouble());
    }
    OptionalDouble copies = design.figures(TableModel.of(table.entity())).totalRows();
    OptionalDouble sources = design.figures(TableModel.of(source)).totalRows();
    return copies.isPresent() && sources.isPresent()
        ? Math.round(copies.getAsDouble() / sources.getAsDouble())
        : 0;
  }

  /** Returns the most rows that copy one row of the source, as written at the copies; 0 if not. */
  public long written() {
    return columns.stream()
        .mapToLong(each -> each.here().copy().orElseThrow().rows())
        .max()
        .orElse(0);
  }

  /** Returns the copies that other entities have of an entity that names them. */
  public static List<CopyPlan> from(EntityModel source, Design design) {
    return source.copiedBy().stream()
        .flatMap(named -> named.entities().stream())
        .map(TypeName::qualified)
        .flatMap(name -> design.entity(name).stream())
        .flatMap(entity -> of(entity, design).stream())
        .filter(plan -> plan.source().name().equals(source.name()))
        .toList();
  }

  /**
   * Returns the properties that hold the source's primary key, in the order of that key; empty if
   * they are not unique.
   */
  public static Optional<List<PropertyModel>> reference(
      EntityModel entity, EntityModel source, CopyModel copy) {
    List<PropertyModel> keys = source.primaryKey();
    List<PropertyModel> reference = new ArrayList<>();
    for (int i = 0; i < keys.size(); i++) {
      List<PropertyModel> candidates =
          copy.by().isEmpty()
              ? byConvention(entity, source, keys.get(i))
              : i < copy.by().size()
                  ? entity.property(copy.by().get(i)).stream().toList()
                  : List.of();
      if (candidates.size() != 1 || !refersTo(candidates.get(0), keys.get(i))) {
        return Optional.empty();
      }
      reference.add(candidates.get(0));
    }
    boolean all = copy.by().isEmpty() || copy.by().size() == keys.size();
    return all && !reference.isEmpty() ? Optional.of(reference) : Optional.empty();
  }

  /** Returns the properties that can hold a property of the source's key, by name and type. */
  public static List<PropertyModel> byConvention(
      EntityModel entity, EntityModel source, PropertyModel key) {
    Set<String> names = names(source, key);
    return entity
        .columns()
        .filter(property -> names.contains(property.name()) && refersTo(property, key))
        .toList();
  }

  /** Returns the names that identify a property of the source's key, the usual name first. */
  public static Set<String> names(EntityModel source, PropertyModel key) {
    String stem = small(source.name().simple());
    Set<String> names = new LinkedHashSet<>();
    names.add(stem + key.name().substring(0, 1).toUpperCase(Locale.ROOT) + key.name().substring(1));
    if (source.primaryKey().size() == 1) {
      names.add(stem);
    }
    if (key.name().startsWith(stem)) {
      names.add(key.name());
    }
    return names;
  }

  /** Whether a property can hold the values of a key property of another entity. */
  private static boolean refersTo(PropertyModel property, PropertyModel key) {
    return property.copy().isEmpty()
        && !property.isStatic()
        && property.type().frozenType().equals(key.type().frozenType());
  }

  /**
   * Returns the table in which all rows with one reference are in one partition; the entity's own
   * table is preferred.
   */
  public static Optional<TableModel> through(EntityModel entity, List<PropertyModel> reference) {
    Set<Component> whole =
        reference.stream()
            .map(property -> new Component.Whole(property.name()))
            .collect(Collectors.toSet());
    return TableModel.allOf(entity).stream()
        .filter(table -> table.index().filter(CopyPlan::mayMissRows).isEmpty())
        .filter(
            table ->
                table.partitionKey().size() <= whole.size()
                    && table.primaryKey().stream()
                        .limit(whole.size())
                        .map(TableColumn::component)
                        .collect(Collectors.toSet())
                        .equals(whole))
        .findFirst();
  }

  /** Whether an index cannot find all written rows. Cassandra updates server views with a delay. */
  private static boolean mayMissRows(IndexModel index) {
    return index.unique() || index.isView();
  }

  /** Whether the reference can change, so that a row copies another source row. */
  public boolean isMovable() {
    return reference.stream().anyMatch(property -> !property.isKey() && !property.immutable());
  }

  /** Whether a write of the source does not wait for its copies. */
  public boolean isAsync() {
    return columns.stream().anyMatch(each -> each.here().copy().orElseThrow().async());
  }

  private static String small(String name) {
    return name.substring(0, 1).toLowerCase(Locale.ROOT) + name.substring(1);
  }
}
